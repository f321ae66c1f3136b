import Foundation

/// All that a folder holds, for comparing the tree before with the tree after.
///
/// It reads the disk through Foundation, not through the module that the tests are about.
public struct TreeSnapshot: Hashable, Sendable, CustomStringConvertible {
    /// One entry.
    public enum Entry: Hashable, Sendable {
        case file(bytes: Data, mode: Int)
        case folder
        case link(to: String)
        case other
    }

    /// The entries by their paths below the folder.
    public var entries: [String: Entry] = [:]

    /// Creates a snapshot of a tree that was thought up.
    public init(entries: [String: Entry] = [:]) {
        self.entries = entries
    }

    /// Reads a folder.
    public init(of folder: String) throws {
        let files = FileManager.default
        for path in try files.subpathsOfDirectory(atPath: folder) {
            let absolute = "\(folder)/\(path)"
            let attributes = try files.attributesOfItem(atPath: absolute)
            switch attributes[.type] as? FileAttributeType {
            case .typeRegular?:
                let bytes = try Data(contentsOf: URL(fileURLWithPath: absolute))
                let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
                entries[path] = .file(bytes: bytes, mode: mode)
            case .typeDirectory?: entries[path] = .folder
            case .typeSymbolicLink?:
                entries[path] = .link(to: try files.destinationOfSymbolicLink(atPath: absolute))
            default: entries[path] = .other
            }
        }
    }

    /// The entries, one a line.
    public var description: String {
        entries.sorted { $0.key < $1.key }.map { path, entry in
            switch entry {
            case .file(let bytes, let mode):
                "\(path) \(String(mode, radix: 8)) \(bytes.count) bytes: "
                    + "\(String(decoding: bytes.prefix(24), as: UTF8.self).debugDescription)"
            case .folder: "\(path)/"
            case .link(let destination): "\(path) -> \(destination)"
            case .other: "\(path) (special)"
            }
        }.joined(separator: "\n")
    }
}
