import ProjectScanning
import Testing

@testable import FeatureGeneration

@Suite("Habits in generated code")
struct ProjectHabitTests {
    private static let imports =
        "import Foundation\nimport Testing\n\n@testable import Shop\n\nlet a = 1\n"

    @Test(
        "testable imports stand where the project's stand",
        arguments: [
            (TestableImports.lastApart, imports),
            (.last, "import Foundation\nimport Testing\n@testable import Shop\n\nlet a = 1\n"),
            (.first, "@testable import Shop\nimport Foundation\nimport Testing\n\nlet a = 1\n"),
            (.sorted, "import Foundation\n@testable import Shop\nimport Testing\n\nlet a = 1\n"),
        ])
    func testableImports(place: TestableImports, expected: String) {
        var habits = HabitFacts()
        habits.testableImports = place
        #expect(ImportArrangement(habits: habits).arranged(Self.imports) == expected)
    }

    @Test("imports are sorted by length where the project does so")
    func byLength() {
        var habits = HabitFacts()
        habits.sortsImportsByLength = true
        let text = "import Foundation\nimport UIKit\n\nlet a = 1\n"
        #expect(
            ImportArrangement(habits: habits).arranged(text)
                == "import UIKit\nimport Foundation\n\nlet a = 1\n")
    }

    @Test("commas of collections over several lines follow the project; others stay")
    func commas() {
        let with = "let a = [\n    1,\n    2,\n]\nlet b = [1, 2]\nlet c = [\n    1: 2,\n]\n"
        let without = "let a = [\n    1,\n    2\n]\nlet b = [1, 2]\nlet c = [\n    1: 2\n]\n"
        #expect(TrailingCommas(isWanted: true).apply(to: without) == with)
        #expect(TrailingCommas(isWanted: false).apply(to: with) == without)
        #expect(TrailingCommas(isWanted: true).apply(to: with) == with)
    }

    @Test("an empty line follows the brace of a type with members, and of nothing else")
    func braces() {
        let text =
            "public final class A: B {\n    enum C {\n    }\n    func f() {\n        g()\n    }\n}\n"
        let expected =
            "public final class A: B {\n\n    enum C {\n    }\n    func f() {\n        g()\n    }\n}\n"
        #expect(TypeBraces.opened(text) == expected)
    }
}
