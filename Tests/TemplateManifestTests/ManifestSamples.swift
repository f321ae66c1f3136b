import Diagnostics
import Testing

@testable import TemplateManifest

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Manifests for tests, and what loads them.
enum ManifestSamples {
    /// The repository's own schema.
    static func schema() throws -> [UInt8] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return Array(
            try Data(contentsOf: root.appendingPathComponent("schemas/template-set-1.xsd")))
    }

    /// A manifest with every section, and its templates.
    static let full = """
        <?xml version="1.0" encoding="UTF-8"?>
        <templateSet xmlns="urn:formwork:template-set:1" id="sample" version="1.2.0">
          <title>A sample</title>
          <summary>A view with
            a model.</summary>
          <requires formwork="0.1.0" deploymentTarget="17.0"/>
          <detection architecture="mvvm-observable">
            <import module="ComposableArchitecture" weight="-4">TCA</import>
            <declaration kind="class" name="*ViewModel" attribute="Observable" weight="3">a view model</declaration>
            <folder name="Features" weight="0.5">features in folders</folder>
            <file name="*ViewModel.swift" weight="0.5">a file for it</file>
          </detection>
          <roles>
            <role id="view" suffix="View"/>
            <role id="view-model" suffix="ViewModel"/>
            <role id="mock" prefix="Mock" base="view-model"/>
          </roles>
          <parameters>
            <parameter name="symbol" type="text" default="'star'" pattern="[a-z.]+">
              <prompt>Which symbol?</prompt>
            </parameter>
            <parameter name="style" type="choice" default="'list'">
              <prompt>Which style?</prompt>
              <choice value="list">A list</choice>
              <choice value="grid">A grid</choice>
            </parameter>
            <parameter name="fields" type="list" default="''|split:','">
              <prompt>Which fields?</prompt>
            </parameter>
          </parameters>
          <options>
            <option id="empty-state" default="points.routeEnum">A view for no content</option>
          </options>
          <values>
            <value name="stateType" expression="names.viewModel|lowerFirstWord"/>
          </values>
          <files>
            <file id="view" role="view" template="View.swift.stencil" output="{{ names.view }}.swift"/>
            <file id="view-model" role="view-model" template="ViewModel.swift.stencil" output="{{ names.viewModel }}.swift" when="not options.emptyState or style == 'grid'"/>
            <file id="field" role="view" template="Field.swift.stencil" output="{{ feature }}{{ field }}.swift" forEach="fields" as="field"/>
            <file id="mock" role="mock" template="ViewModel.swift.stencil" output="{{ names.mock }}.swift" target="tests"/>
            <file id="row" role="view" template="Row.swift.stencil" output="{{ names.view }}.swift" scope="part"/>
          </files>
          <integrationPoints>
            <integrationPoint kind="route-enum">case {{ feature|lowerFirstLetter }}</integrationPoint>
          </integrationPoints>
          <layers>
            <layer id="domain">
              <path>Domain/**</path><usualPath>Use Cases/**</usualPath>
              <targetName>*Domain</targetName><fileRole>use-case</fileRole>
              <mayImport module="Foundation"/><mayNotName type="URL*" module="Foundation"/>
            </layer>
            <layer id="screen"><path>Screen/**</path><mayNotImport module="CoreData"/><mayUse layer="domain"/></layer>
            <outside><fileName>*Assembler.swift</fileName></outside>
          </layers>
          <parts>
            <part id="screen"><summary>A view alone</summary><partFile file="row"/></part>
          </parts>
          <checklist>
            <item><text>{{ names.view }} exists</text><itemFile file="view"/><itemEdit kind="route-enum"/></item>
          </checklist>
          <nextSteps>
            <step when="points.routeEnum">Add a case to {{ pointNames.routeEnum }}</step>
          </nextSteps>
          <examples>
            <example name="default" feature="Profile" golden="Examples/default">
              <with option="empty-state"/><given name="symbol" value="person"/>
            </example>
          </examples>
        </templateSet>
        """

    static let fullTemplates = [
        "View.swift.stencil":
            "{% if options.emptyState %}// Empty{% endif %}struct {{ names.view }} { let symbol = \"{{ symbol }}\" }\n",
        "ViewModel.swift.stencil":
            "final class {{ names.viewModel }} { var state: {{ stateType }} }\n",
        "Field.swift.stencil": "struct {{ field }} {}\n",
        "Row.swift.stencil": "struct {{ names.view }} { let parent: {{ parent.names.view }} }\n",
        "Examples/default/ProfileView.swift": "struct ProfileView {}\n",
    ]

    /// A manifest with what must stand in each, and some sections.
    static func manifest(_ sections: String, id: String = "sample", attributes: String = "")
        -> String
    {
        """
        <templateSet xmlns="urn:formwork:template-set:1" id="\(id)" version="1.0.0"\(attributes)>
        <title>T</title><summary>S</summary>
        \(sections)
        </templateSet>
        """
    }

    static func files(_ manifest: String, _ templates: [String: String] = [:]) -> [String:
        SetSource]
    {
        var result: [String: SetSource] = [:]
        for (path, text) in templates.merging(
            [ManifestLoader.manifestName: manifest], uniquingKeysWith: { $1 })
        {
            result[path] = SetSource(
                bytes: Array(text.utf8), isExecutable: false, displayPath: "sample/\(path)")
        }
        return result
    }

    static func load(
        _ manifest: String, _ templates: [String: String] = [:], folder: String = "sample",
        parent: TemplateSet? = nil
    ) throws -> LoadedSet {
        try ManifestLoader(schema: schema()).load(
            files: files(manifest, templates), folderName: folder, displayRoot: folder,
            origin: .folder(folder)
        ) { id in parent?.id == id ? parent : nil }
    }

    /// Every finding as `line:column: message`.
    static func findings(
        _ manifest: String, _ templates: [String: String] = [:], folder: String = "sample",
        parent: TemplateSet? = nil
    ) throws -> [String] {
        do {
            return try load(manifest, templates, folder: folder, parent: parent).warnings
                .map(text)
        } catch let failure as Failure {
            #expect(failure.exitCode == .invalidInput)
            #expect(failure.diagnostics.allSatisfy { $0.fix != nil })
            return failure.diagnostics.map(text)
        }
    }

    /// Findings of a manifest whose sections begin on line 3.
    static func findings(
        sections: String, _ templates: [String: String] = [:], attributes: String = ""
    ) throws -> [String] {
        try findings(manifest(sections, attributes: attributes), templates)
    }

    private static func text(_ finding: Diagnostic) -> String {
        let place = finding.location
        let file = place.map { $0.path.hasSuffix(".xml") ? "" : $0.path + ":" } ?? "nowhere:"
        let severity = finding.severity == .error ? "" : "\(finding.severity.rawValue): "
        return "\(file)\(place?.line ?? 0):\(place?.column ?? 0): \(severity)\(finding.message)"
    }
}
