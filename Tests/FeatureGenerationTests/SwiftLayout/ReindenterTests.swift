import ProjectScanning
import SwiftParser
import Testing

@testable import FeatureGeneration

@Suite("Changing the indentation")
struct ReindenterTests {
    private let four = Indentation(style: .spaces, width: 4)

    @Test(
        "every level is rewritten, whatever the manner",
        arguments: [
            (Indentation(style: .spaces, width: 2), "  ", "    "),
            (Indentation(style: .spaces, width: 3), "   ", "      "),
            (Indentation(style: .tabs, width: 4), "\t", "\t\t"),
        ]
    )
    func rewritesLevels(indentation: Indentation, one: String, two: String) {
        let text = "struct S {\n    func f() {\n        g()\n\n    }\n}\n"

        let result = Reindenter(from: four, to: indentation).reindent(text)

        #expect(result == "struct S {\n\(one)func f() {\n\(two)g()\n\n\(one)}\n}\n")
    }

    @Test("the way back gives the original")
    func comesBack() {
        let two = Indentation(style: .tabs, width: 8)
        let text = "enum E {\n    case a\n\n    /* one\n     * two\n     */\n    case b\n}\n"

        let there = Reindenter(from: four, to: two).reindent(text)

        #expect(Reindenter(from: two, to: four).reindent(there) == text)
    }

    @Test("a multi-line string literal keeps its value and moves with its closing delimiter")
    func keepsLiterals() {
        let text = ##"""
            func f() {
                let text = """
                    a
                      b \(g("""
                            inner
                        """))

                    c
                    """
                let raw = #"""
                literal
                    deeper
                """#
            }
            """##

        let result = Reindenter(from: four, to: Indentation(style: .spaces, width: 2))
            .reindent(text)

        let expected = ##"""
            func f() {
              let text = """
                a
                  b \(g("""
                        inner
                    """))

                c
                """
              let raw = #"""
              literal
                  deeper
              """#
            }
            """##
        #expect(result == expected)
    }

    @Test("a text without its last line end, an empty one and one of white space survive")
    func oddTexts() {
        let reindenter = Reindenter(from: four, to: Indentation(style: .tabs, width: 4))

        #expect(reindenter.reindent("") == "")
        #expect(reindenter.reindent("    a") == "\ta")
        #expect(reindenter.reindent("    \n") == "\t\n")
        #expect(Reindenter(from: four, to: four).reindent("    a") == "    a")
    }
}
