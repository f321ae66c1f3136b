import Diagnostics
import ProjectConfiguration
import TemplateManifest

/// What `Formwork.xml` says that no set listens to.
///
/// One configuration serves every set that the project uses, so that `generate` passes over what the set in
/// hand doesn't know; what none knows is a slip.
struct ConfigurationUse {
    let configuration: ProjectConfiguration
    let sets: [TemplateSet]

    /// The findings, in the order of the kinds.
    var findings: [Diagnostic] {
        let parameters = Set(sets.flatMap { $0.parameters.map(\.name) })
        let options = Set(
            sets.flatMap { $0.options.map(\.id) } + [ManifestContext.testsOption])
        let roles = Set(sets.flatMap { $0.roles.map(\.role.description) })
        return configuration.values.compactMap {
            Self.finding("parameter", $0.name, known: parameters, at: $0.location)
        }
            + configuration.options.compactMap {
                Self.finding("option", $0.id, known: options, at: $0.location)
            }
            + configuration.namings.compactMap {
                Self.finding("role", $0.role, known: roles, at: $0.location)
            }
    }

    /// What a generation warns of: lines of the project's configuration that none of its sets listens to.
    static func warnings(in project: ScannedProject) -> [Diagnostic] {
        let configuration = project.configuration
        let isSilent =
            configuration.values.isEmpty && configuration.options.isEmpty
            && configuration.namings.isEmpty
        // A set that can't be read might listen; 'validate' says what is wrong with it.
        guard !isSilent, let sets = try? project.sets.get() else { return [] }
        let use = ConfigurationUse(configuration: configuration, sets: sets.map(\.set))
        return use.findings.map { finding in
            var finding = finding
            finding.severity = .warning
            return finding
        }
    }

    private static func finding(
        _ what: String, _ name: String, known: Set<String>, at location: SourceLocation?
    ) -> Diagnostic? {
        guard !known.contains(name) else { return nil }
        let names = known.sorted()
        return Diagnostic(
            .error, id: "configuration.unknown-\(what)", "no set has the \(what) '\(name)'",
            at: location,
            fix: SpellingSuggestion.question(for: name, in: names)
                ?? (names.isEmpty
                    ? "delete the line" : "name one of: \(names.joined(separator: ", "))"))
    }
}
