import Diagnostics
import Testing

@testable import ArchitectureChecking

@Suite("baselines")
struct BaselineTests {
    private let files = [
        "App/Domain/A.swift": "import UIKit\nimport SwiftUI\nlet c: Color? = nil\n"
    ]

    @Test("what is in the baseline is known, on whatever line it stands")
    func known() throws {
        let baseline = Baseline(try CheckedProject.outcome(files).violations)
        let moved = [
            "App/Domain/A.swift": "// more\n\n" + (files["App/Domain/A.swift"] ?? "")
                + "let s: URLSession? = nil\n"
        ]
        let found = try CheckedProject.outcome(moved).violations
        #expect(baseline.unknown(among: found).map(\.symbol) == ["URLSession"])
        #expect(baseline.gone(found) { _ in true } == [])
    }

    @Test("entries that stand for nothing any more are told, where their file was checked")
    func gone() throws {
        let baseline = Baseline(try CheckedProject.outcome(files).violations)
        let found = try CheckedProject.outcome(["App/Domain/A.swift": "import UIKit"]).violations
        #expect(
            baseline.gone(found) { _ in true } == [
                .init(rule: "framework-type", path: "App/Domain/A.swift", symbol: "Color"),
                .init(rule: "import", path: "App/Domain/A.swift", symbol: "SwiftUI"),
            ])
        #expect(baseline.gone(found) { _ in false } == [])
    }

    @Test("a baseline is written sorted and reads back the same")
    func roundTrip() throws {
        let baseline = Baseline(try CheckedProject.outcome(files).violations)
        let bytes = try baseline.bytes()
        #expect(try Baseline.read(bytes, path: "b.json") == baseline)
        #expect(baseline.violations == baseline.violations.sorted())
        #expect(bytes.last == 0x0A)
    }

    @Test("what isn't a baseline is refused", arguments: ["", "[]", "{}", "{\"violations\":1}"])
    func malformed(text: String) {
        let failure = #expect(throws: Failure.self) {
            try Baseline.read(Array(text.utf8), path: "b.json")
        }
        #expect(failure?.exitCode == .invalidInput)
        #expect(failure?.diagnostics.first?.location?.path == "b.json")
    }
}
