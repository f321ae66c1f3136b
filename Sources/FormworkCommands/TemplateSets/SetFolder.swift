import Diagnostics
import FileTree
import TemplateManifest

/// A folder that holds a template set.
struct SetFolder: Sendable, Hashable {
    /// The folder's name, which the set's id must be.
    var name: String
    /// Whether a manifest lies in it; a folder without one is no set.
    var hasManifest: Bool
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
        var found: [SetFolder] = []
        for entry in try folder.entries()
        where entry.kind == .folder && !entry.name.hasPrefix(".") {
            let path = "\(folder.path)/\(entry.name)"
            found.append(
                SetFolder(
                    name: entry.name,
                    hasManifest: try DirectoryRoot(path: path).entries().contains {
                        $0.name == ManifestLoader.manifestName
                    }, absolutePath: path,
                    displayPath: displayPath.isEmpty
                        ? entry.name : "\(displayPath)/\(entry.name)"))
        }
        return found
    }
}
