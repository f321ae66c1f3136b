import Foundation

/// A copy of a project in a temporary folder, which goes away with the value.
final class ProjectCopy {
    /// The folder.
    let url: URL

    /// Copies `Examples/Storefront`.
    init() throws {
        url = try Self.newFolder().appendingPathComponent("Storefront")
        let example = BuiltProgram.repository.appendingPathComponent("Examples/Storefront")
        try FileManager.default.copyItem(at: example, to: url)
    }

    /// Makes a project of files by their paths.
    init(_ files: [String: String]) throws {
        url = try Self.newFolder().appendingPathComponent("Project")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    private static func newFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("formwork-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// The folder's path.
    var path: String { url.path }

    /// Writes a file, with the folders above it.
    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Removes a file.
    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: url.appendingPathComponent(path))
    }

    /// The text of a file; nil where there is none.
    func text(_ path: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(path))).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Everything in the folder: kind, permissions and content by path.
    func snapshot() throws -> [String: String] { try Self.snapshot(of: url) }

    /// Everything below a folder: kind, permissions and content by path.
    static func snapshot(of url: URL) throws -> [String: String] {
        var entries: [String: String] = [:]
        guard let walk = FileManager.default.enumerator(atPath: url.path) else { return entries }
        for case let path as String in walk {
            let file = url.appendingPathComponent(path)
            let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
            let kind = attributes[.type] as? FileAttributeType ?? .typeUnknown
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            var entry = "\(kind.rawValue) \(String(mode, radix: 8))"
            if kind == .typeRegular {
                entry += " " + (try Data(contentsOf: file).base64EncodedString())
            }
            entries[path] = entry
        }
        return entries
    }
}
