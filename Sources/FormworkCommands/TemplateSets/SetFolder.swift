import Diagnostics
import FileTree

/// A folder that holds a template set.
struct SetFolder: Sendable, Hashable {
    /// The folder's name, which the set's id must be.
    var name: String
    /// Where the folder is.
    var absolutePath: String
    /// The folder as diagnostics show it.
    var displayPath: String

    /// The set folders of a project or package: those below its `TemplateSets`.
    /// - Parameter displayRoot: the project's folder as diagnostics show it; empty for none.
    static func all(
        in root: DirectoryRoot, displayRoot: String
    ) throws(Failure) -> [SetFolder] {
        let holds = try root.entries().contains {
            $0.name == SetLibrary.folderName && $0.kind == .folder
        }
        guard holds else { return [] }
        let prefix = displayRoot.isEmpty ? "" : "\(displayRoot)/"
        return try below(
            try DirectoryRoot(path: "\(root.path)/\(SetLibrary.folderName)"),
            displayPath: prefix + SetLibrary.folderName)
    }

    /// The folders below a folder of sets; hidden ones are none.
    static func below(
        _ folder: DirectoryRoot, displayPath: String
    ) throws(Failure) -> [SetFolder] {
        try folder.entries().filter { $0.kind == .folder && !$0.name.hasPrefix(".") }
            .map { entry in
                SetFolder(
                    name: entry.name, absolutePath: "\(folder.path)/\(entry.name)",
                    displayPath: displayPath.isEmpty ? entry.name : "\(displayPath)/\(entry.name)")
            }
    }
}
