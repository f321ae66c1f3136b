import Foundation
import Testing

@testable import TemplateLanguage

@Suite("Language reference")
struct LanguageReferenceTests {
    private static let text: String = {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        let path = "Sources/TemplateLanguage/Documentation.docc/LanguageReference.md"
        return (try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }()

    @Test("every filter is described", arguments: Filter.builtIn.map(\.name))
    func filters(_ name: String) {
        #expect(Self.text.contains("`\(name)`") || Self.text.contains("`\(name):"))
    }

    @Test("every tag is described", arguments: Tag.all.map(\.name))
    func tags(_ name: String) {
        #expect(Self.text.contains("{% \(name)") || Self.text.contains(": \(name) "))
    }

    @Test("no two filters and no two tags share a name")
    func names() {
        #expect(Set(Filter.builtIn.map(\.name)).count == Filter.builtIn.count)
        #expect(Tag.byName.count == Tag.all.count)
    }
}
