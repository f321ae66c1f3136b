import Diagnostics
import Testing

@testable import FormworkCommands

@Suite("Diagnostics as text")
struct CompilerDiagnosticFormatterTests {
    private func text(_ line: String, column: Int?) -> [Substring] {
        let diagnostic = Diagnostic(
            id: "x", "wrong",
            at: SourceLocation(path: "a.xml", line: 1, column: column, lineText: line))
        return CompilerDiagnosticFormatter().text(of: diagnostic).split(separator: "\n")
    }

    @Test("a finding reads like the compiler's, with notes and a fix")
    func wholeFinding() {
        let diagnostic = Diagnostic(
            id: "template.unknown-variable", "unknown variable 'nmae'",
            at: SourceLocation(path: "View.stencil", line: 3, column: 4, lineText: "{{ nmae }}"),
            notes: [.init("declared here", at: SourceLocation(path: "set.xml", line: 9))],
            fix: "did you mean 'name'?")
        #expect(
            CompilerDiagnosticFormatter().text(of: diagnostic) == """
                View.stencil:3:4: error: unknown variable 'nmae'
                {{ nmae }}
                   ^
                set.xml:9: note: declared here
                fix: did you mean 'name'?

                """)
    }

    @Test("a finding without a place has none in its text")
    func noPlace() {
        let text = CompilerDiagnosticFormatter().text(of: Diagnostic(.warning, id: "x", "odd"))
        #expect(text == "warning: odd\n")
    }

    @Test(
        "the caret stands below its character",
        arguments: [
            ("abc", 1, "^"), ("abc", 4, "   ^"), ("abc", 99, "   ^"),
            ("\t\tx", 3, "\t\t^"),
            ("é = x", 6, "    ^"),
            ("日本 x", 8, "     ^"),
            ("e\u{301}x", 4, " ^"),
            ("👩‍👩‍👧x", 19, "  ^"),
            ("é", 2, "^"),
        ])
    func caret(line: String, column: Int, expected: String) {
        #expect(text(line, column: column).last.map(String.init) == expected)
    }

    @Test("a line of a megabyte is cut around the place")
    func longLine() throws {
        let line =
            String(repeating: "a", count: 500_000) + "!" + String(repeating: "b", count: 500_000)
        let shown = text(line, column: 500_001)
        #expect(shown[1].count < 300)
        let caret = try #require(shown[2].firstIndex(of: "^"))
        let distance = shown[2].distance(from: shown[2].startIndex, to: caret)
        #expect(Array(shown[1])[distance] == "!")
    }

    @Test("what a file holds can't steer the terminal")
    func terminalEscapes() {
        let lines = text("\u{1B}]0;x\u{07}\u{202E}y", column: nil)
        #expect(lines[1] == "\\u{1B}]0;x\\u{7}\\u{202E}y")
        let named = Diagnostic(id: "x", "no '\u{1B}[2J'", at: SourceLocation(path: "\u{1B}c"))
        let message = CompilerDiagnosticFormatter().text(of: named)
        #expect(message == "\\u{1B}c: error: no '\\u{1B}[2J'\n")
    }

    @Test("colour is used only when asked for")
    func color() {
        let diagnostic = Diagnostic(id: "x", "wrong")
        #expect(!CompilerDiagnosticFormatter().text(of: diagnostic).contains("\u{1B}"))
        #expect(
            CompilerDiagnosticFormatter(isColored: true).text(of: diagnostic)
                .contains("\u{1B}[1;31merror"))
    }

    @Test("annotations escape what the workflow command's syntax means something by")
    func annotations() {
        let diagnostic = Diagnostic(
            .warning, id: "a.b", "50% is, at\nmost",
            at: SourceLocation(path: "a,b:c.xml", line: 2, column: 3), fix: "more")
        #expect(
            AnnotationFormatter().text(of: diagnostic)
                == "::warning file=a%2Cb%3Ac.xml,line=2,col=3,title=a.b::50%25 is, at%0Amost%0Afix: more\n"
        )
    }
}
