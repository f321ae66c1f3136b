import Diagnostics
import FileTree

/// Puts a feature's new name into the paths of its files: into their names, and into the folders that the
/// feature has for itself and those below.
struct PathRenaming {
    private let renaming: TextRenaming
    private let folders: [RelativePath]

    init(_ renaming: TextRenaming, _ receipt: Receipt) {
        self.renaming = renaming
        folders = receipt.ownFolders
    }

    /// The new path of a file.
    func path(_ path: RelativePath) throws(Failure) -> RelativePath {
        let fixed =
            folders.filter { path.hasPrefix($0) }.map { $0.components.count - 1 }.min()
            ?? path.components.count - 1
        return try renamed(path, from: fixed)
    }

    /// The new path of a folder that the feature has for itself, or that lies in one.
    func folder(_ folder: RelativePath) throws(Failure) -> RelativePath {
        let fixed = folders.filter { folder.hasPrefix($0) }.map { $0.components.count - 1 }.min()
        return try fixed.map { (first) throws(Failure) in try renamed(folder, from: first) }
            ?? folder
    }

    private func renamed(_ path: RelativePath, from first: Int) throws(Failure) -> RelativePath {
        let components = path.components.enumerated().map { index, component in
            index < first ? component : name(component)
        }
        do { return try RelativePath(validating: components.joined(separator: "/")) } catch {
            throw Failure(.cannotCreate, [error.diagnostic()])
        }
    }

    /// A file's or folder's name; the parts between dots, hyphens and spaces are names of their own.
    private func name(_ component: String) -> String {
        var result = ""
        var word = ""
        for character in component {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += renaming.spelled(word)
                result.append(character)
                word = ""
            }
        }
        return result + renaming.spelled(word)
    }
}
