import FileTree
import Foundation

/// A folder for one test, removed with the value.
public final class TemporaryTree: Sendable {
    /// Where it is, without links on the way.
    public let path: String

    /// Makes an empty folder.
    public init() throws {
        let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
        path = "\(parent)/formwork-test-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
    }

    /// Makes a folder that holds files of the given texts.
    public convenience init(_ files: [String: String]) throws {
        try self.init()
        for (path, text) in files { try write(text, to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The absolute path of an entry.
    public func absolute(_ relative: String) -> String { "\(path)/\(relative)" }

    /// Writes a file, and the folders that it needs.
    public func write(_ text: String, to relative: String, mode: Int? = nil) throws {
        let file = absolute(relative)
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        if let mode {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        }
    }

    /// Makes an empty folder.
    public func makeFolder(_ relative: String) throws {
        try FileManager.default.createDirectory(
            atPath: absolute(relative), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link.
    public func link(_ relative: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: absolute(relative), withDestinationPath: destination)
    }

    /// Removes an entry.
    public func remove(_ relative: String) throws {
        try FileManager.default.removeItem(atPath: absolute(relative))
    }

    /// The text of a file.
    public func text(_ relative: String) throws -> String {
        try String(contentsOfFile: absolute(relative), encoding: .utf8)
    }

    /// Everything below the folder, hidden entries too.
    public func snapshot() throws -> TreeSnapshot { try TreeSnapshot(of: path) }

    /// The folder, opened.
    public func root() throws -> DirectoryRoot { try DirectoryRoot(path: path) }
}
