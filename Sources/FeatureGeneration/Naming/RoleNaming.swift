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
    ///   - shared: the pieces that features share, as the project has them.
    ///   - recorded: the names of an earlier generation of the same feature, which stay.
    init(
        feature: FeatureName, roles: [RoleDeclaration], habits: HabitFacts, module: String,
        taken: Set<String>, shared: [Role: SharedPiece], recorded: [String: String]
    ) {
        let plain = roles.filter { $0.base == nil } + roles.filter { $0.base != nil }
        for declaration in plain {
            let role = declaration.role
            if let name = recorded[role.description] {
                names[role] = name
                continue
            }
            if let piece = declaration.shared, let found = shared[role] {
                let own = declaration.prefix + feature.description + declaration.suffix
                name(declaration, as: piece, found, own: own)
                continue
            }
            let stem = declaration.base.flatMap { names[$0] } ?? feature.description
            let (prefix, suffix) = affixes(of: declaration, stem: stem, habits: habits)
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

    /// What stands before and behind the stem: as the project has it, or as the set has it where the project's
    /// way would give two roles one name.
    private mutating func affixes(
        of declaration: RoleDeclaration, stem: String, habits: HabitFacts
    ) -> (prefix: String, suffix: String) {
        let role = declaration.role.description
        var suffix = habits.suffixes[role] ?? declaration.suffix
        if suffix == declaration.alternativeSuffix, Self.isLone(suffix, of: role, in: habits) {
            suffix = declaration.suffix
        }
        // A suffix in place of the set's prefix, `OrderMock`, leaves no room for both.
        let standsInstead = suffix != declaration.suffix && declaration.suffix.isEmpty
        let prefix = habits.prefixes[role] ?? (standsInstead ? "" : declaration.prefix)
        let namesakes = names.filter { $0.value == prefix + stem + suffix }
        guard let other = namesakes.keys.min() else { return (prefix, suffix) }
        if habits.readings["suffix.\(role)"]?.configuration != nil, suffix != declaration.suffix {
            remarks.append(
                Diagnostic(
                    .warning, id: "name.suffix-taken",
                    "the \(role) is called '\(declaration.prefix + stem + declaration.suffix)', since with the suffix '\(suffix)' it would bear the name of the \(other)",
                    fix: "give the \(role) or the \(other) another suffix in Formwork.xml"))
        }
        return (declaration.prefix, declaration.suffix)
    }

    /// Whether a suffix was seen in one feature only, where it may stand because the plain name was taken.
    private static func isLone(_ suffix: String, of role: String, in habits: HabitFacts) -> Bool {
        guard let reading = habits.readings["suffix.\(role)"] else { return false }
        return reading.source == .counted && reading.counts[suffix] == 1
    }

    /// Names a shared piece: as the project has it, or the feature's own where that can't be used.
    private mutating func name(
        _ declaration: RoleDeclaration, as piece: SharedPieceDeclaration, _ found: SharedPiece,
        own: String
    ) {
        let role = declaration.role
        switch found {
        case .missing: names[role] = piece.name
        case .unreachable: names[role] = own
        case .found(let place):
            names[role] = place.name
            guard place.name != piece.name else { return }
            remarks.append(
                Diagnostic(
                    .note, id: "shared.found",
                    "the project's '\(place.name)' serves as the \(role)",
                    at: SourceLocation(path: place.path.string, line: place.line, column: 1)))
        case .unfit(let place, let lacks):
            names[role] = own
            remarks.append(
                Diagnostic(
                    .note, id: "shared.unfit",
                    "the \(role) is the feature's own '\(own)', since the project's '\(place.name)' has no '\(lacks)'",
                    at: SourceLocation(path: place.path.string, line: place.line, column: 1)))
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
