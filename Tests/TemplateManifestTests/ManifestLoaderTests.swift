import Diagnostics
import Testing

@testable import TemplateManifest

@Suite("loading a manifest")
struct ManifestLoaderTests {
    @Test("every section of a correct manifest becomes a value")
    func everySection() throws {
        let loaded = try ManifestSamples.load(ManifestSamples.full, ManifestSamples.fullTemplates)
        let set = loaded.set
        #expect(loaded.warnings.isEmpty)
        #expect(set.id.description == "sample")
        #expect(set.version == SemanticVersion(1, 2, 0))
        #expect(set.summary == "A view with a model.")
        #expect(set.requirements.deploymentTarget == "17.0")
        #expect(set.detection.architecture == "mvvm-observable")
        #expect(set.detection.signals.map(\.weight) == [-4, 3, 0.5, 0.5])
        #expect(set.detection.signals[3].match == .file(name: "*ViewModel.swift"))
        #expect(set.roles.map(\.role.memberName) == ["view", "viewModel", "mock"])
        #expect(set.roles[2].base == "view-model")
        #expect(set.parameters.map(\.name) == ["symbol", "style", "fields"])
        #expect(set.parameters[0].pattern?.text == "[a-z.]+")
        #expect(
            set.parameters[1].type
                == .choice([
                    .init(value: "list", title: "A list"), .init(value: "grid", title: "A grid"),
                ]))
        #expect(set.options[0].memberName == "emptyState")
        #expect(set.derivedValues[0].expression.text == "names.viewModel|lowerFirstWord")
        #expect(set.files.map(\.id) == ["view", "view-model", "field", "mock", "row"])
        #expect(set.files[0].output.text == "{{ names.view }}.swift")
        #expect(set.files[2].repetition?.variable == "field")
        #expect(set.files[3].destination == .tests)
        #expect(set.integrationPoints[0].addition.text == "case {{ feature|lowerFirstLetter }}")
        let domain = set.layering.layers[0]
        #expect(domain.places.paths == ["Domain/**"])
        #expect(domain.places.usualPaths == ["Use Cases/**"])
        #expect(domain.places.targetNames == ["*Domain"])
        #expect(domain.places.fileRoles == ["use-case"])
        #expect(domain.forbiddenTypes == [.init(name: "URL*", module: "Foundation")])
        #expect(set.layering.layers[1].allowedLayers == ["domain"])
        #expect(set.layering.layers[1].forbiddenImports == ["CoreData"])
        #expect(set.layering.outside.fileNames == ["*Assembler.swift"])
        #expect(set.parts[0].files == ["row"])
        #expect(set.checklist[0].edits == ["route-enum"])
        #expect(set.nextSteps[0].condition?.text == "points.routeEnum")
        #expect(set.examples[0].values == ["symbol": "person"])
        #expect(set.sources.keys.sorted() == ManifestSamples.fullTemplates.keys.sorted())
    }

    @Test("declarations and texts know their places")
    func places() throws {
        let set = try ManifestSamples.load(ManifestSamples.full, ManifestSamples.fullTemplates).set
        let output = try #require(set.files[0].output.location)
        #expect(output.path == "sample/template-set.xml")
        #expect(
            output.lineText?.dropFirst((output.column ?? 0) - 1).hasPrefix("{{ names.view") == true)
        let addition = try #require(set.integrationPoints[0].addition.location)
        #expect(
            addition.lineText?.dropFirst((addition.column ?? 0) - 1).hasPrefix("case {{") == true)
    }
}
