import Foundation
import Testing

/// The table in `Documentation/CleanArchitecture.md` holds: what it names is generated, declared or proposed.
@Suite("The table of the seed document's rules")
struct SeedTableTests {
    private let formwork = BuiltProgram.formwork

    /// A row: what realises a rule, and what stands there.
    private struct Row {
        var rule: String
        var kind: String
        var name: String
        var texts: [String]
    }

    @Test("names only what a generated feature or the set's manifest has")
    func holds() throws {
        let rows = try Self.rows()
        try #require(rows.count >= 50)
        // A composition root for the proposed edit; the feature brings the routes itself.
        let project = try ProjectCopy([
            "Sources/App/AppDependencies.swift": "struct AppDependencies {}\n",
            "Sources/App/RootView.swift": Self.rootView,
        ])
        let run = try formwork(
            "generate", "Order", "--project", project.path, "--set", "clean-architecture",
            "--with", "local-store", "--with", "tests", "--json")
        try #require(run.code == 0, "\(run.messages)")
        let report = try JSONObject(run.output)
        let manifest = try String(
            contentsOf: BuiltProgram.repository.appendingPathComponent(
                "TemplateSets/clean-architecture/template-set.xml"), encoding: .utf8)

        for row in rows {
            let place: String
            switch row.kind {
            case "role":
                let path = report.objects("files").first { $0["role"] == row.name }?["path"]
                place = path.map { "\($0)\n" + (project.text($0) ?? "") } ?? ""
            case "edit":
                place =
                    report.objects("edits").first { $0["kind"] == row.name }?["addition"] ?? ""
            case "layer": place = Self.element("layer id=\"\(row.name)\"", "layer", of: manifest)
            default: place = Self.element(row.name, row.name, of: manifest)
            }
            #expect(!place.isEmpty, "\(row.kind):\(row.name) isn't there: \(row.rule)")
            for text in row.texts { #expect(place.contains(text), "\(row.rule): \(text)") }
        }
    }

    private static let rootView = """
        import SwiftUI

        struct RootView: View {
            var body: some View { NavigationStack { Text("Hello") } }
        }

        """

    private static func rows() throws -> [Row] {
        let page = try String(
            contentsOf: BuiltProgram.repository.appendingPathComponent(
                "Documentation/CleanArchitecture.md"), encoding: .utf8)
        return page.split(separator: "\n").compactMap { line in
            let cells = line.components(separatedBy: " | ")
            guard cells.count == 3, line.hasPrefix("| "), cells[1].hasPrefix("`") else {
                return nil
            }
            let source = cells[1].filter { $0 != "`" }.split(separator: ":").map(String.init)
            let codes = cells[2].split(separator: "`", omittingEmptySubsequences: false)
            let texts = codes.indices.filter { $0 % 2 == 1 }.map { String(codes[$0]) }
            guard source.count == 2, !texts.isEmpty else { return nil }
            return Row(
                rule: String(cells[0].dropFirst(2)), kind: source[0], name: source[1],
                texts: texts)
        }
    }

    /// The text of an element, from its name to its end.
    private static func element(_ start: String, _ name: String, of manifest: String) -> String {
        guard let opening = manifest.range(of: "<\(start)") else { return "" }
        let rest = manifest[opening.lowerBound...]
        return rest.range(of: "</\(name)>").map { String(rest[..<$0.upperBound]) } ?? ""
    }
}
