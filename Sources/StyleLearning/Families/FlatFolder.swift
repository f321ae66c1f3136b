import FileTree
import ProjectScanning

/// A folder whose screens stand in it as files side by side: a new feature gets no folder of its own there, however
/// features elsewhere have one.
struct FlatFolder {
    private let tree: ProjectTree
    private let path: String
    /// The screens of the folder that have no folder of their own. One of the folder's own name has it for itself.
    let screens: [RelativePath]

    /// - Parameter path: the folder's path.
    init(tree: ProjectTree, path: String) {
        self.tree = tree
        self.path = path
        let name = path.slashParts.last?.folded ?? ""
        screens = tree.files.filter { file in
            file.parent?.string == path && file.fileExtension == "swift" && !tree.isTest(file)
                && tree.showsScreen(file) && Self.subject(of: file) != name
        }
    }

    private static func subject(of file: RelativePath) -> String {
        let base = FileBase(file.name).base
        return (RoleNames.stem(of: base) ?? base).lowercased()
    }

    /// Features of folders as they would stand in this one.
    /// - Parameter family: the family of features as they stand in folders of their own in this folder.
    /// - Returns: nil where no screen of the folder has a role that these have.
    func family(_ family: Family) -> Family? {
        let names = Set(tree.files.filter { $0.parent?.string == path }.map(\.name))
        var family = family
        for index in family.roles.indices {
            let pattern = family.roles[index].pattern
            family.roles[index].pattern = pattern.withoutOwnFolder
        }
        let stems = screens.compactMap { screen in
            family.usual.lazy.compactMap { $0.pattern.stem(of: screen.name) }.first
        }
        guard !stems.isEmpty else { return nil }
        // What the neighbours have not, a new one hasn't either.
        for index in family.roles.indices
        where family.roles[index].files.values.contains(where: \.isInside) {
            let pattern = family.roles[index].pattern
            let count = stems.count { stem in names.contains { pattern.stem(of: $0) == stem } }
            family.roles[index].isDemoted = count * 2 < stems.count
        }
        family.ownFolder = nil
        return family
    }
}

extension PathPattern {
    /// The path of a feature whose files stand side by side with others'.
    fileprivate var withoutOwnFolder: PathPattern {
        guard let own = parts.firstIndex(of: .ownFolder) else { return self }
        return PathPattern(parts: parts[..<own] + parts.suffix(1))
    }

    /// The feature's name in the name of a file of this role; nil where it isn't of this role.
    fileprivate func stem(of name: String) -> String? {
        guard case .component(var pieces)? = parts.last else { return nil }
        var name = name[...]
        if pieces.count == 3, case .literal(let start) = pieces.removeFirst() {
            guard name.hasPrefix(start) else { return nil }
            name = name.dropFirst(start.count)
        }
        guard pieces.count == 2, case .name = pieces[0], case .literal(let ending) = pieces[1],
            name.hasSuffix(ending), name.utf8.count > ending.utf8.count
        else { return nil }
        return String(name.dropLast(ending.count))
    }
}
