import FileTree
import ProjectScanning
import TemplateLanguage
import Testing

@testable import FeatureGeneration

@Suite("HouseStyle")
struct HouseStyleTests {
    private func styled(
        _ text: String, file: String = "Sources/Shop/A.swift",
        _ change: (inout ProjectDescription) -> Void = { _ in }
    ) throws -> String {
        var facts = try ScratchProject().facts()
        change(&facts.project)
        let style = HouseStyle(
            facts: facts,
            choice: try TargetChoice(
                facts: facts, feature: try FeatureName.parse("A").name, requested: nil),
            recorded: RecordedInputs(date: "2026-03-09", author: "Ada {{ year }}"))
        return String(
            decoding: style.apply(
                to: Array(text.utf8), file: try RelativePath(validating: file)), as: UTF8.self)
    }

    @Test("takes the project's indentation and line ends")
    func indentation() throws {
        let text = try styled("struct A {\n    let a = 1\n}\n") { project in
            project.indentation = Indentation(style: .spaces, width: 2)
            project.lineEnding = .crlf
        }

        #expect(text == "struct A {\r\n  let a = 1\r\n}\r\n")
    }

    @Test("takes the project's line length")
    func lineLength() throws {
        let text = try styled("func a(first: Int, second: Int) {}\n") { $0.lineLength = 24 }

        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 24 })
    }

    @Test("writes the project's header, and takes a value that looks like a mark as it is")
    func header() throws {
        let text = try styled("struct A {}\n") { project in
            project.fileHeader = FileHeader(
                template: "//\n//  {{ file }}\n//  {{ module }}, {{ author }} on {{ date }}\n//",
                dateFormat: "d/M/yy")
        }

        #expect(text == "//\n//  A.swift\n//  Shop, Ada {{ year }} on 9/3/26\n//\n\nstruct A {}\n")
    }

    @Test("removes the blank lines that conditions leave, but not those of a literal")
    func blankLines() throws {
        let text = try styled(
            "\n\nstruct A {\n\n    let a = \"\"\"\n\n\n        x\n        \"\"\"\n  \n\n}\n\n\n")

        #expect(text == "struct A {\n    let a = \"\"\"\n\n\n        x\n        \"\"\"\n}\n")
    }

    @Test("a template with CRLF gives the project's line ends, and no stray ones")
    func carriageReturns() throws {
        let template = "struct A {}\r\n\r\nstruct B {}\r\n"

        #expect(try styled(template) == "struct A {}\n\nstruct B {}\n")
        #expect(try styled(template) { $0.lineEnding = .crlf } == template)
    }

    @Test("leaves other files alone")
    func otherFiles() throws {
        #expect(try styled("a:\n\n\n    b\n", file: "a.yml") == "a:\n\n\n    b\n")
    }

    @Test(
        "writes days in any header's manner",
        arguments: [
            ("dd/MM/yyyy", "09/03/2026"), ("M/d/yy", "3/9/26"), ("yyyy-MM-dd", "2026-03-09"),
            ("dd.MM.yy", "09.03.26"),
        ])
    func dates(pattern: String, expected: String) {
        #expect(DayFormat.format("2026-03-09", pattern: pattern) == expected)
    }
}
