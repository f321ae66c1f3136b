import BuiltInTemplateSets
import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateManifest

/// What a project's `Formwork.xml` says, checked against the sets that there are.
struct ProjectSettings: Sendable {
    /// The configuration; one that says nothing where the project has none.
    let configuration: ProjectConfiguration

    /// Reads a project's configuration.
    /// - Throws: `Failure` with the exit code `invalidInput` and every finding.
    init(root: DirectoryRoot, library: SetLibrary) throws(Failure) {
        // Compiling the schema takes longer than finding out that there is nothing to read.
        let isThere = try root.entries().contains { $0.name == ProjectConfiguration.fileName }
        guard isThere else {
            configuration = ProjectConfiguration()
            return
        }
        let loader = try ConfigurationLoader(
            schema: BuiltInTemplateSets.schema(named: ConfigurationLoader.schemaName) ?? [])
        configuration = try loader.load(root: root) ?? ProjectConfiguration()
        let known = library.ids.map(\.description)
        // A set of a package can't be looked up before packages are fetched.
        let unknown = configuration.sets.filter { !known.contains($0.id) && !$0.id.contains("/") }
        guard unknown.isEmpty else {
            throw Failure(
                .invalidInput,
                unknown.map { pin in
                    Diagnostic(
                        .error, id: "configuration.unknown-set",
                        "there is no template set '\(pin.id)'", at: pin.location,
                        fix: SpellingSuggestion.question(for: pin.id, in: known)
                            ?? "name one of: \(known.joined(separator: ", "))")
                })
        }
    }
}
