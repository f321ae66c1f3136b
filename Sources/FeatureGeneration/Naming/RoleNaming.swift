import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// The names of a feature's types.
struct RoleNaming: Sendable {
    /// The name of each role's type.
    private(set) var names: [Role: String] = [:]
    /// What a user should be told about the names.
    private(set) var remarks: [Diagnostic] = []

    /// Names every role's type: the project's suffixes and prefixes replace the set's, and where the plain
    /// name is taken, or would shadow a type of Swift, Foundation or SwiftUI, the set's alternative is taken.
    /// - Parameters:
    ///   - feature: the feature's name.
    ///   - roles: the set's roles.
    ///   - habits: the project's habits.
    ///   - module: the module that the feature goes into.
    ///   - taken: names of types that the module's other files declare.
    ///   - recorded: the names of an earlier generation of the same feature, which stay.
    init(
        feature: FeatureName, roles: [RoleDeclaration], habits: HabitFacts, module: String,
        taken: Set<String>, recorded: [String: String]
    ) {
        let plain = roles.filter { $0.base == nil } + roles.filter { $0.base != nil }
        for declaration in plain {
            let role = declaration.role
            if let name = recorded[role.description] {
                names[role] = name
                continue
            }
            let prefix = habits.prefixes[role.description] ?? declaration.prefix
            let suffix = habits.suffixes[role.description] ?? declaration.suffix
            let stem = declaration.base.flatMap { names[$0] } ?? feature.description
            let name = prefix + stem + suffix
            if let alternative = declaration.alternativeSuffix,
                let reason = Self.reason(against: name, module: module, taken: taken)
            {
                let other = prefix + stem + alternative
                names[role] = other
                remarks.append(
                    Diagnostic(
                        .note, id: "name.alternative",
                        "the \(role) is called '\(other)', since '\(name)' \(reason)"))
            } else {
                names[role] = name
            }
        }
    }

    /// Why a name shouldn't be given to a type of the module; nil where nothing speaks against it.
    private static func reason(
        against name: String, module: String, taken: Set<String>
    ) -> String? {
        if name == module { return "is the module's name and would make its types unreachable" }
        if taken.contains(name) { return "is declared in the module already" }
        if let framework = FrameworkTypes.framework(declaring: name) {
            return "would shadow \(framework)'s type"
        }
        return nil
    }

    /// The names by the role's name, as a receipt records them.
    var byRoleName: [String: String] {
        Dictionary(uniqueKeysWithValues: names.map { ($0.key.description, $0.value) })
    }
}
