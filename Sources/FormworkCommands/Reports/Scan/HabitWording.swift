import ProjectScanning

/// The habits in words, those that a generated feature follows first.
struct HabitWording {
    /// A habit less sure than this is said with its share.
    private static let sure = 0.75

    private let facts: ProjectFacts

    init(_ facts: ProjectFacts) { self.facts = facts }

    /// The habits of the text: indentation, line ends, header, imports, commas and lines.
    var layout: [String] {
        let project = facts.project
        let habits = facts.habits
        var parts = ["\(project.indentation.summary)\(source(.indentation))"]
        if project.lineEnding == .crlf { parts.append("CRLF") }
        if let limit = project.lineLength { parts.append("lines up to \(limit)") }
        parts.append(header)
        switch habits.reading(.importOrder)?.text {
        case "sorted": parts.append("sorted imports")
        case "sorted-groups": parts.append("imports sorted in groups")
        case "by-length": parts.append("imports sorted by length")
        default: break
        }
        switch habits.testableImports {
        case .lastApart: parts.append("@testable last after an empty line")
        case .last: parts.append("@testable last")
        case .first: parts.append("@testable first")
        case .sorted: parts.append("@testable among the imports")
        case nil: break
        }
        if habits.blankLineAfterTypeBrace == true {
            parts.append("an empty line after a type's brace")
        }
        if let comma = habits.trailingComma {
            parts.append(comma ? "trailing commas" : "no trailing commas")
        }
        return parts
    }

    /// The habits of declarations.
    var declarations: [String] {
        let habits = facts.habits
        var parts = ["\(habits.accessLevel ?? "internal") types\(share(.accessLevel))"]
        switch habits.usesFinal {
        case true?: parts.append("final classes\(share(.finalClasses))")
        case false?: parts.append("classes that aren't final\(share(.finalClasses))")
        case nil: break
        }
        switch habits.mainActor {
        case .type?: parts.append("@MainActor view models\(share(.mainActor))")
        case .members?: parts.append("@MainActor on members of view models\(share(.mainActor))")
        case .base?: parts.append("@MainActor by a base class\(share(.mainActor))")
        case MainActorHabit.none?:
            parts.append("view models without @MainActor\(share(.mainActor))")
        case nil: break
        }
        if let style = habits.dependencies {
            parts.append("dependencies by \(Self.words(for: style))\(share(.dependencies))")
        }
        switch habits.localization {
        case .none: break
        case .stringCatalog: parts.append("texts in a String Catalog")
        case .stringLocalized: parts.append("texts by String(localized:)")
        case .nsLocalizedString: parts.append("texts by NSLocalizedString")
        case .swiftGen: parts.append("texts by SwiftGen's L10n")
        }
        return parts
    }

    /// The names of types by role, such as `…View`, `Mock…`.
    var names: [String] {
        let habits = facts.habits
        let roles = [
            "view", "view-controller", "view-model", "presenter", "interactor", "reducer",
            "reactor", "coordinator", "router", "navigator", "builder", "dependencies", "use-case",
            "repository", "service", "mock", "test",
        ]
        return roles.compactMap { role in
            let prefix = habits.prefixes[role] ?? ""
            let suffix = habits.suffixes[role] ?? ""
            guard !(prefix + suffix).isEmpty else { return nil }
            return "\(prefix)…\(suffix)"
        }
    }

    /// What most screens share.
    var components: String? {
        guard case .list(let names)? = facts.habits.reading(.screenComponents)?.value,
            !names.isEmpty
        else { return nil }
        return "most screens use \(names.joined(separator: ", "))"
    }

    private var header: String {
        guard let header = facts.project.fileHeader else {
            return "no header\(source(.fileHeader))"
        }
        let lines = header.template.split(separator: "\n").count
        let text = lines == 1 ? "a header of 1 line" : "a header of \(lines) lines"
        return text + source(.fileHeader)
    }

    /// Where a habit doesn't come from counting, the file that states it.
    private func source(_ name: HabitName) -> String {
        let path = facts.habits.reading(name)?.configuration
        return path.map { " (\($0.split(separator: "/").last ?? ""))" } ?? ""
    }

    /// The share of a habit that isn't clear.
    private func share(_ name: HabitName) -> String {
        guard let reading = facts.habits.reading(name), reading.configuration == nil else {
            return ""
        }
        let total = reading.counts.values.reduce(0, +)
        let most = reading.counts.values.max() ?? 0
        return Double(most) < Double(total) * Self.sure ? " (\(most) of \(total))" : ""
    }

    /// How a feature gets what it needs, in words.
    static func words(for style: DependencyStyle) -> String {
        switch style {
        case .initializer: "initialiser"
        case .environment: "the environment"
        case .factory: "Factory's @Injected"
        case .swiftDependencies: "@Dependency"
        case .swinject: "Swinject"
        case .resolver: "Resolver's @Injected"
        case .needle: "Needle"
        case .propertyWrapper: "a property wrapper of its own"
        case .singletons: "shared instances"
        }
    }
}
