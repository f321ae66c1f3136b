import FileTree
import ProjectScanning
import TemplateManifest

/// Tells a file's role by the ending of its name, as the set and the project's habits have it.
struct RoleSuffixes: Sendable {
    private let endings: [(suffix: String, role: Role)]

    init(_ roles: [RoleDeclaration], habits: HabitFacts) {
        endings = roles.filter { $0.shared == nil && $0.base == nil }.map { declaration in
            let role = declaration.role
            return (habits.suffixes[role.description] ?? declaration.suffix, role)
        }
        .filter { !$0.suffix.isEmpty }.sorted { $0.suffix.count > $1.suffix.count }
    }

    func role(of file: SourceFileFacts) -> Role? {
        let stem = file.path.name.split(separator: ".").first.map(String.init) ?? ""
        guard let role = endings.first(where: { stem.hasSuffix($0.suffix) })?.role else {
            return nil
        }
        // A protocol and what conforms to it often end alike.
        let isProtocol = file.outline.fileLevelTypes.allSatisfy { $0.kind == "protocol" }
        if role == "repository" || role == "repository-protocol" {
            return isProtocol ? "repository-protocol" : "repository"
        }
        return role
    }
}
