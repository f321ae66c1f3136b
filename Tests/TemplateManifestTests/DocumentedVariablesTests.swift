import Foundation
import Testing

@testable import TemplateManifest

@Suite("Documentation/TemplateVariables.md")
struct DocumentedVariablesTests {
    @Test("lists every name that templates may use, and no other member of the project")
    func everyName() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appendingPathComponent("Documentation/TemplateVariables.md"),
            encoding: .utf8)
        let words = Set(page.split(separator: "`").map(String.init))
        for name in ManifestContext.reservedNames {
            #expect(words.contains(name), "\(name) isn't documented")
        }
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `project.") }
            .compactMap { $0.split(separator: "`").dropFirst().first }
        #expect(
            rows.map { String($0.dropFirst(8)) }.sorted()
                == ManifestContext.projectMembers.keys.sorted())
    }
}
