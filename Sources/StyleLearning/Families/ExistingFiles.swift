import ProjectScanning

/// Leaves out what the project has already of a new feature outside of its own folder, such as the model that it is
/// about: a file that is there isn't written again, and a type isn't declared twice.
struct ExistingFiles {
    private let tree: ProjectTree
    private let types: DeclaredTypes

    init(_ tree: ProjectTree, types: DeclaredTypes) {
        self.tree = tree
        self.types = types
    }

    /// The choices that are left, and the paths of the files that are there.
    func missing(
        of choices: [RoleChoice.Choice], in family: Family, for feature: String
    ) -> (choices: [RoleChoice.Choice], present: [String]) {
        let isThere = tree.facts.features.contains { $0.name == feature }
        guard family.siblings.contains(where: { $0.folder != nil }), !isThere else {
            return (choices, [])
        }
        let paths = Set(tree.files.map(\.string))
        let names = Set(
            tree.files.filter { !tree.isTest($0) && $0.fileExtension == "swift" }.map(\.name))
        var present: [String] = []
        let left = choices.filter { choice in
            guard !choice.role.pattern.parts.contains(.ownFolder) else { return true }
            let path = choice.role.pattern.path(of: feature, group: family.group)
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let isTaken =
                paths.contains(path) || !choice.role.isTest && names.contains(name)
                || declaresKnownType(choice.role, family, feature)
            if isTaken { present.append(path) }
            return !isTaken
        }
        return (left, present)
    }

    /// Whether the file of a sibling declares a type whose counterpart is there already.
    private func declaresKnownType(_ role: FamilyRole, _ family: Family, _ feature: String) -> Bool
    {
        role.files.contains { index, file in
            let spellings = StemSpellings(family.siblings[index].stem)
            return types.declared(in: file.path).contains { type in
                let pieces = spellings.pieces(of: type)
                return pieces.holdsName && types.isDeclared(pieces.spelled(for: feature))
            }
        }
    }
}

extension PathPattern {
    /// The path that a feature's file gets; of no use for files in the feature's own folder.
    fileprivate func path(of feature: String, group: String?) -> String {
        parts.compactMap { part in
            switch part {
            case .component(let pieces): pieces.spelled(for: feature)
            case .group: group
            case .ownFolder: nil
            }
        }.joined(separator: "/")
    }
}

extension [NamePiece] {
    /// The text for a feature.
    fileprivate func spelled(for feature: String) -> String {
        map { piece in
            switch piece {
            case .literal(let text): text
            case .name(let forms): forms.first.spelling(of: feature)
            case .tag: ""
            }
        }.joined()
    }
}
