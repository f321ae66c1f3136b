import BuiltInTemplateSets
import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateManifest

/// What a project's `Formwork.xml` says, and whether that fits the sets that there are.
enum ProjectSettings {
    /// A loader with the schema that ships with Formwork.
    static func makeLoader() throws(Failure) -> ConfigurationLoader {
        try ConfigurationLoader(
            schema: BuiltInTemplateSets.schema(named: ConfigurationLoader.schemaName) ?? [])
    }

    /// What a `Formwork.xml` says; nothing where there is none.
    /// - Throws: `Failure` with the exit code `invalidInput` and every finding.
    static func configuration(at place: ConfigurationPlace?) throws(Failure) -> ProjectConfiguration
    {
        // Compiling the schema takes longer than finding out that there is nothing to read.
        guard let place else { return ProjectConfiguration() }
        let configuration = try makeLoader().load(place)
        let findings = LayoutCheck.findings(in: configuration)
        guard findings.isEmpty else { throw Failure(.invalidInput, findings) }
        return configuration
    }

    /// Refuses pins of sets that aren't there.
    /// - Parameter hasPackages: whether the library has the project's packages; otherwise a set of a
    ///   declared package is taken to be there.
    /// - Throws: `Failure` with the exit code `invalidInput` and every finding.
    static func checkPins(
        of configuration: ProjectConfiguration, in library: SetLibrary, hasPackages: Bool
    ) throws(Failure) {
        let declared = Set(configuration.packages.map(\.name))
        var findings: [Diagnostic] = []
        for pin in configuration.sets {
            do throws(Failure) {
                if try library.names(pin.id) { continue }
            } catch {
                findings += error.diagnostics.map { finding in
                    Diagnostic(
                        .error, id: finding.id, finding.message, at: pin.location, fix: finding.fix)
                }
                continue
            }
            if !hasPackages, let slash = pin.id.firstIndex(of: "/"),
                declared.contains(String(pin.id[..<slash]))
            {
                continue
            }
            let known = library.allIDs.map(\.description)
            findings.append(
                Diagnostic(
                    .error, id: "configuration.unknown-set",
                    "there is no template set '\(pin.id)'", at: pin.location,
                    fix: SpellingSuggestion.question(for: pin.id, in: known)
                        ?? "name one of: \(known.joined(separator: ", "))"))
        }
        guard findings.isEmpty else { throw Failure(.invalidInput, findings) }
    }
}
