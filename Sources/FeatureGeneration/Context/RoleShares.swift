import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// How many of a project's layered features have a file of a role: by that a set's defaults follow what
/// the rest of the project does.
struct RoleShares: Sendable {
    /// Roles that only a feature with a domain or data layer has.
    private static let layered: Set<String> = [
        "use-case", "repository", "repository-protocol", "data-source", "dto", "mapper",
    ]

    private let features: [FeatureFacts]
    /// The number of files of each role that belong to no feature, in a project that keeps layers apart.
    private let others: [Role: Int]

    /// The number of features that are counted. Where none holds layers of its own, each file of the role of
    /// which a project that keeps layers apart has most stands for one.
    private var count: Int {
        guard features.isEmpty else { return features.count }
        return others.filter { Self.layered.contains($0.key.description) }.values.max() ?? 0
    }

    /// Whether a file holds what other teams call a use case.
    private static func isInteractor(_ file: SourceFileFacts) -> Bool {
        file.path.name.hasSuffix("Interactor.swift")
    }

    init(_ facts: ProjectFacts, apartFrom feature: FeatureName, roles: [RoleDeclaration]) {
        features = facts.features.filter { found in
            found.name != feature.description
                && found.files.contains { Self.layered.contains($0.role) }
        }
        let owned = Set(facts.features.flatMap(\.files).map(\.path))
        let table = RoleSuffixes(roles, habits: facts.habits)
        var others: [Role: Int] = [:]
        for file in facts.files where !file.isTest && !owned.contains(file.path) {
            let role = Self.isInteractor(file) ? Role("use-case") : table.role(of: file)
            if let role { others[role, default: 0] += 1 }
        }
        self.others = others
    }

    /// The shares in percent by the roles' member names, and the number of features that are counted.
    func values(for roles: [RoleDeclaration]) -> TemplateValue {
        var members: [String: TemplateValue] = [
            ManifestContext.countedFeatures: .integer(self.count)
        ]
        for declaration in roles {
            let role = declaration.role.description
            let count =
                features.count { $0.files.contains { $0.role == role } }
                + (others[declaration.role] ?? 0)
            let share = self.count == 0 ? 0 : min(100, count * 100 / self.count)
            members[declaration.role.memberName] = .integer(share)
        }
        return .dictionary(members)
    }
}
