import Diagnostics
import FileTree
import TemplateLanguage

/// Finds included templates in folders, the first one first, and never outside of them.
struct FolderLoader: TemplateLoader {
    /// A folder and how diagnostics show it.
    struct Folder: Sendable {
        var root: DirectoryRoot
        var displayPath: String
    }

    private let folders: [Folder]

    /// Creates a loader.
    init(_ folders: [Folder]) { self.folders = folders }

    func template(named name: String) throws -> TemplateSource? {
        let path: RelativePath
        do throws(PathRefusal) {
            path = try RelativePath(validating: name)
        } catch {
            throw Failure(
                .invalidInput, id: "template.path", "can't include '\(name)': \(error.message)",
                fix: "name a template inside a search path")
        }
        for folder in folders where try folder.root.kind(of: path) == .file {
            let shown = folder.displayPath.isEmpty ? name : "\(folder.displayPath)/\(name)"
            return TemplateSource(bytes: try folder.root.read(path).bytes, path: shown)
        }
        return nil
    }

    var templateNames: [String] {
        folders.flatMap { folder in
            // Names are for suggestions only: a folder that can't be listed suggests nothing.
            ((try? folder.root.entries()) ?? []).filter { $0.kind == .file }.map(\.name)
        }
    }
}
