import FileTree
import ProjectScanning

/// Leaves out what the project has already of a new feature elsewhere, such as the model that it is about: a file that
/// is there isn't written again, and a type isn't declared twice.
struct ExistingFiles {
    private let tree: ProjectTree
    private let types: DeclaredTypes
    private let paths: Set<String>
    /// The sources by their folded names: the compiler refuses two of one name in a target.
    private let byName: [String: [RelativePath]]

    init(_ tree: ProjectTree, types: DeclaredTypes) {
        self.tree = tree
        self.types = types
        paths = Set(tree.files.map(\.string))
        byName = Dictionary(
            grouping: tree.files.filter { $0.fileExtension == "swift" && !tree.isTest($0) }
        ) { $0.name.lowercased() }
    }

    /// The choices that are left, and the paths of the files that are there.
    func missing(
        of choices: [RoleChoice.Choice], in family: Family, for feature: String
    ) -> (choices: [RoleChoice.Choice], present: [String]) {
        let isThere = tree.facts.features.contains {
            $0.name == feature && $0.group == family.group
        }
        guard family.siblings.contains(where: { $0.folder != nil }), !isThere else {
            return (choices, [])
        }
        let resources = choices.indices.filter { index in
            choices[index].role.isResource
                && standsThere(choices[index].role.pattern.path(of: feature, in: family))
        }
        let rest = choices.indices.filter { !resources.contains($0) }.map { choices[$0] }
        let (left, present) = sources(among: rest, in: family, for: feature)
        let paths = resources.map { choices[$0].role.pattern.path(of: feature, in: family) }
        return (left, (present + paths).sorted())
    }

    private func sources(
        among choices: [RoleChoice.Choice], in family: Family, for feature: String
    ) -> (choices: [RoleChoice.Choice], present: [String]) {
        var present: [Int: String] = [:]
        for (index, choice) in choices.enumerated() {
            let path = choice.role.pattern.path(of: feature, in: family)
            if isTaken(path, choice.role, family, feature) { present[index] = path }
        }
        // Where most are there, another feature bears the name, and it's for the plan to say so.
        guard present.count * 2 < choices.count else { return (choices, []) }
        let left = choices.indices.filter { present[$0] == nil }.map { choices[$0] }
        return (left, present.values.sorted())
    }

    /// Whether a file stands at a path, or where the path needs a folder: a catalogue of images may be either.
    private func standsThere(_ path: String) -> Bool {
        let components = path.split(separator: "/")
        return components.indices.contains {
            paths.contains(components[...$0].joined(separator: "/"))
        }
    }

    private func isTaken(
        _ path: String, _ role: FamilyRole, _ family: Family, _ feature: String
    ) -> Bool {
        let isOwn = role.files.values.contains(where: \.isInside)
        if !isOwn, paths.contains(path) || declaresKnownType(role, family, feature) { return true }
        guard !role.isTest, role.pattern.isNamed, let name = path.split(separator: "/").last,
            let place = try? RelativePath(validating: path)
        else { return false }
        let holders = tree.facts.targets.filter { target in
            role.files.values.contains { target.holds($0.path) }
        }
        return byName[name.lowercased(), default: []].contains { file in
            file != place && (holders.isEmpty || holders.contains { $0.holds(file) })
        }
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

extension FamilyRole {
    /// Whether its files hold no code: what the project has of them for the new feature may stay as it is.
    fileprivate var isResource: Bool {
        files.values.allSatisfy { $0.path.fileExtension != "swift" }
    }
}

extension PathPattern {
    /// The path that a feature's file gets.
    fileprivate func path(of feature: String, in family: Family) -> String {
        parts.compactMap { part in
            switch part {
            case .component(let pieces): pieces.spelled(for: feature)
            case .group: family.group
            case .outerGroup: nil
            case .ownFolder: family.ownFolder?.spelled(for: feature)
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
