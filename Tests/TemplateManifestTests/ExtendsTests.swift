import Diagnostics
import Testing

@testable import TemplateManifest

@Suite("a set that extends another")
struct ExtendsTests {
    private func member(
        _ id: String, extends parent: String?, _ sections: String = "<learned/>",
        _ templates: [String: String] = [:]
    ) -> SetGroupLoader.Member {
        let attributes = parent.map { " extends=\"\($0)\"" } ?? ""
        return SetGroupLoader.Member(
            folderName: id, displayRoot: id, origin: .folder(id),
            files: ManifestSamples.files(
                ManifestSamples.manifest(sections, id: id, attributes: attributes), templates))
    }

    private func load(_ members: [SetGroupLoader.Member]) throws -> [SetGroupLoader.Outcome] {
        try SetGroupLoader(loader: ManifestLoader(schema: ManifestSamples.schema())).load(members)
    }

    @Test("takes over what it doesn't declare, and replaces what has the same id")
    func composes() throws {
        let base = member(
            "base", extends: nil,
            """
            <requires deploymentTarget="17.0"/>
            <roles><role id="view" suffix="View"/><role id="model" suffix="Model"/></roles>
            <parameters><parameter name="symbol" type="text" default="'star'"><prompt>?</prompt></parameter></parameters>
            <files>
            <file id="view" role="view" template="View.stencil" output="{{ names.view }}.swift"/>
            <file id="model" role="model" template="Model.stencil" output="{{ names.model }}.swift"/>
            </files>
            <nextSteps><step>Do it</step></nextSteps>
            <detection><import module="SwiftUI" weight="1">x</import></detection>
            """, ["View.stencil": "old {{ symbol }}", "Model.stencil": "model"])
        let child = member(
            "child", extends: "base",
            """
            <roles><role id="view" suffix="Screen"/><role id="extra" suffix="Extra"/></roles>
            <files>
            <file id="extra" role="extra" template="Extra.stencil" output="{{ names.extra }}.swift"/>
            <file id="view" role="view" template="View.stencil" output="Screens/{{ names.view }}.swift"/>
            </files>
            """, ["View.stencil": "new {{ symbol }}", "Extra.stencil": "{{ names.model }}"])
        let outcomes = try load([child, base])
        let set = try outcomes[0].result.get().set
        #expect(outcomes.flatMap(\.diagnostics).isEmpty)
        #expect(set.id.description == "child")
        #expect(set.files.map(\.id) == ["view", "model", "extra"])
        #expect(set.files[0].output.text == "Screens/{{ names.view }}.swift")
        #expect(set.roles.map(\.suffix) == ["Screen", "Model", "Extra"])
        #expect(set.parameters.map(\.name) == ["symbol"])
        #expect(set.requirements.deploymentTarget == "17.0")
        #expect(set.nextSteps.map(\.text.text) == ["Do it"])
        #expect(set.detection.signals.isEmpty)
        #expect(set.sources["View.stencil"]?.bytes == Array("new {{ symbol }}".utf8))
        #expect(set.sources["Model.stencil"] != nil)
    }

    @Test("a ring is said at every set that takes part in it, at 'extends'")
    func ring() throws {
        let outcomes = try load([
            member("a", extends: "b"), member("b", extends: "a"), member("c", extends: "c"),
        ])
        let found = outcomes.map { outcome in
            outcome.diagnostics.map {
                "\($0.location?.path ?? ""):\($0.location?.column ?? 0): \($0.message)"
            }
        }
        #expect(
            found == [
                ["a/template-set.xml:82: no set comes of this: 'a' extends 'b' extends 'a'"],
                ["b/template-set.xml:82: no set comes of this: 'a' extends 'b' extends 'a'"],
                ["c/template-set.xml:82: the set 'c' extends itself"],
            ])
        #expect(outcomes.flatMap(\.diagnostics).allSatisfy { $0.fix != nil })
    }

    @Test("a parent that doesn't exist, or is invalid, is said at 'extends'")
    func badParent() throws {
        let outcomes = try load([
            member("a", extends: "nobody"), member("b", extends: "broken"),
            member("broken", extends: nil, "<oops/>"),
        ])
        #expect(
            outcomes[0].diagnostics.map(\.message) == ["there is no set 'nobody' to extend"])
        let invalid = try #require(outcomes[1].diagnostics.first)
        #expect(invalid.message == "the set 'broken', which this one extends, is invalid")
        #expect(invalid.notes.first?.location?.path == "broken/template-set.xml")
    }

    @Test("a long chain ends in a finding, not in a crash")
    func longChain() throws {
        let members = (0..<500).map { index in
            member("s\(index)", extends: index == 499 ? nil : "s\(index + 1)")
        }
        let outcomes = try load(members)
        #expect(outcomes[0].diagnostics.isEmpty == false)
        #expect(outcomes[499].diagnostics.isEmpty)
    }
}
