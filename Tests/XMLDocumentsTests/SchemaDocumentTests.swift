import Diagnostics
import Foundation
import Testing

@testable import XMLDocuments

/// The repository's own schemas, which editors read as well.
@Suite("the schemas")
struct SchemaDocumentTests {
    static let names = ["template-set-1.xsd", "project-1.xsd"]

    private func path(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("schemas/\(name)").path
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    @Test("compile as XML Schema 1.0", arguments: names)
    func compile(name: String) throws {
        let schema = try XMLSchema(bytes: bytes(name), path: name)
        #expect(schema.outline.roots.count == 1)
    }

    @Test("document every element, attribute, value and type", arguments: names)
    func documented(name: String) throws {
        let document = try XMLDocument(bytes: bytes(name), path: name)
        let described = document.root.selfAndDescendants.filter { element in
            ["element", "attribute", "enumeration", "simpleType"].contains(element.name)
                && element["ref"] == nil
        }
        #expect(described.count > 20)
        for element in described {
            let text = element.firstChild("annotation")?.firstChild("documentation")?.text.value
            let place = document.location(at: element.start)
            #expect(
                (text ?? "").contains { $0.isLetter },
                "\(name):\(place.line ?? 0): \(element["name"] ?? element["value"] ?? "")")
        }
    }

    @Test("name only types and elements that they declare", arguments: names)
    func closed(name: String) throws {
        let document = try XMLDocument(bytes: bytes(name), path: name)
        let declared = Set(document.root.children.compactMap { $0["name"] })
        for element in document.root.selfAndDescendants {
            for attribute in ["ref", "type", "base"] {
                guard let value = element[attribute], !value.hasPrefix("xs:") else { continue }
                #expect(declared.contains(value), "\(name): \(value)")
            }
        }
    }

    @Test("judge as xmllint does, where it is installed")
    func xmllint() throws {
        let tool = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let tool else {
            print("skipped: xmllint isn't installed")
            return
        }
        let head = "<templateSet xmlns=\"urn:formwork:template-set:1\" id=\"a\" version=\"1.0.0\">"
        let cases = [
            (head + "<title>t</title><summary>s</summary><learned/></templateSet>", true),
            (head + "<title>t</title><learned/></templateSet>", false),
            (head + "<title>t</title><summary>s</summary><learnd/></templateSet>", false),
            (head + "<title>t</title><summary>s</summary><learned x=\"1\"/></templateSet>", false),
        ]
        let schema = try XMLSchema(bytes: bytes("template-set-1.xsd"), path: "t.xsd")
        for (text, isValid) in cases {
            let file = FileManager.default.temporaryDirectory
                .appendingPathComponent("formwork-\(UUID().uuidString).xml")
            try Data(text.utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: tool)
            process.arguments = ["--noout", "--schema", path("template-set-1.xsd"), file.path]
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            #expect((process.terminationStatus == 0) == isValid)
            let document = try XMLDocument(bytes: Array(text.utf8), path: "t.xml")
            #expect(schema.findings(in: document).isEmpty == isValid)
        }
    }
}
