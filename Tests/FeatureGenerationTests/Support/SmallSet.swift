import BuiltInTemplateSets
import Diagnostics
import TemplateLanguage
import TemplateManifest

@testable import FeatureGeneration

/// Sets made by hand, as values.
enum SmallSet {
    /// A set of a view and a test, with an option `extra`.
    static func viewAndTest() throws -> TemplateSet {
        var set = try empty()
        set.roles = [
            RoleDeclaration(role: "view", suffix: "View"),
            RoleDeclaration(role: "model", suffix: "", alternativeSuffix: "Model"),
            RoleDeclaration(role: "test", suffix: "Tests", base: "view"),
        ]
        set.options = [Option(id: "extra", summary: "more")]
        add(
            to: &set, id: "view", role: "view", output: "{{ names.view }}.swift",
            template: "struct {{ names.view }} {}\n")
        add(
            to: &set, id: "test", role: "test", output: "{{ names.test }}.swift",
            destination: .tests, template: "struct {{ names.test }} {}\n")
        return set
    }

    static func empty() throws -> TemplateSet {
        TemplateSet(
            id: try setID("small"), version: SemanticVersion(1, 0, 0), origin: .builtIn,
            title: "Small", summary: "A set of a few files.")
    }

    static func add(
        to set: inout TemplateSet, id: String, role: Role, output: String,
        destination: FileDeclaration.Destination = .source, template: String
    ) {
        let name = "\(id).stencil"
        set.files.append(
            FileDeclaration(
                id: id, role: role, template: name, output: SourcedText(output),
                destination: destination))
        set.sources[name] = SetSource(
            bytes: Array(template.utf8), isExecutable: false, displayPath: "small/\(name)")
    }

    private static func setID(_ text: String) throws -> SetID {
        guard let id = SetID(text) else { throw Failure(.invalidInput, id: "test", "bad id") }
        return id
    }
}

/// Requests made by hand.
func request(_ name: String) throws -> GenerationRequest {
    GenerationRequest(
        feature: try FeatureName.parse(name).name,
        recorded: RecordedInputs(date: "2026-03-09", author: "Ada Lovelace"))
}

extension Diagnostics.Failure {
    /// The ids of the findings.
    var ids: [String] { diagnostics.map(\.id) }
}

/// Runs a call that must fail, and gives its failure.
func caught<Result>(_ body: () throws -> Result) -> Diagnostics.Failure? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? Diagnostics.Failure
    }
}
