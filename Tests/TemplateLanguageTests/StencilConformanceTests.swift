import Diagnostics
import Foundation
import Testing

@testable import TemplateLanguage

/// Runs recorded cases of the reference implementation, in a folder `shared` beside this checkout
/// or above it. `FORMWORK_TEMPLATE_CASES` names another file.
@Suite("Stencil conformance")
struct StencilConformanceTests {
    static let casesPath: String? = {
        if let chosen = ProcessInfo.processInfo.environment["FORMWORK_TEMPLATE_CASES"] {
            return chosen
        }
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<6 {
            folder.deleteLastPathComponent()
            let path = folder.appendingPathComponent("shared/template-language/cases.json").path
            if FileManager.default.fileExists(atPath: path) { return path }
        }
        return nil
    }()

    @Test(
        "every case without a quirk renders as recorded, in the lenient mode",
        .enabled(if: casesPath != nil, "the recorded cases aren't on this machine"))
    func recordedCases() throws {
        let path = try #require(Self.casesPath)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        guard case .array(let cases) = try TemplateValue(json: Array(data)) else {
            Issue.record("\(path) isn't a list")
            return
        }
        var passed = 0
        var failed: [String] = []
        var quirks: (same: Int, other: [String]) = (0, [])
        for recorded in cases {
            let outcome = Outcome(recorded)
            if outcome.isQuirk {
                if outcome.isAsRecorded {
                    quirks.same += 1
                } else {
                    quirks.other.append(outcome.description)
                }
            } else if outcome.isAsRecorded {
                passed += 1
            } else {
                failed.append(outcome.description)
            }
        }
        print(
            "cases: \(passed) as recorded, \(failed.count) not; quirks: \(quirks.same) as recorded, \(quirks.other.count) not:"
        )
        for quirk in quirks.other { print("  quirk \(quirk)") }
        #expect(failed.isEmpty, "\(failed.joined(separator: "\n"))")
    }
}

/// What a case gives here.
private struct Outcome {
    let isQuirk: Bool
    let isAsRecorded: Bool
    let description: String

    init(_ recorded: TemplateValue) {
        func field(_ name: String) -> TemplateValue? { recorded.member(.name(name)) }
        isQuirk = field("quirk") == true
        var templates: [String: String] = [:]
        if case .dictionary(let members)? = field("templates") {
            for (name, text) in members { templates[name] = text.text }
        }
        let environment = Environment(
            templates: templates, isStrict: false,
            trim: field("trim").flatMap { TrimBehaviour(rawValue: $0.text) } ?? .nothing)
        var context: [String: TemplateValue] = [:]
        if case .dictionary(let members)? = field("context") {
            context = members.compactMapValues(Self.withoutAbsent)
        }
        let text = field("load").flatMap { templates[$0.text] } ?? field("template")?.text ?? ""
        let expected = field("output")?.text
        var actual = ""
        var isFailure = false
        do {
            actual = try Template(text, name: "case", environment: environment).renderString(
                context)
        } catch let failure as Failure {
            isFailure = true
            actual = failure.diagnostics.first?.message ?? "?"
        } catch {
            actual = "\(error)"
        }
        isAsRecorded = expected == nil ? isFailure : !isFailure && actual == expected
        description =
            "\(field("id")?.text ?? "?") \(field("name")?.text ?? ""): \(text.debugDescription) gives \(isFailure ? "error " : "")\(actual.debugDescription), recorded \(expected?.debugDescription ?? "error")"
    }

    /// A null member of an object means that it is absent.
    private static func withoutAbsent(_ value: TemplateValue) -> TemplateValue? {
        switch value {
        case .null: return nil
        case .array(let elements): return .array(elements.map { withoutAbsent($0) ?? .null })
        case .dictionary(let members): return .dictionary(members.compactMapValues(withoutAbsent))
        default: return value
        }
    }
}
