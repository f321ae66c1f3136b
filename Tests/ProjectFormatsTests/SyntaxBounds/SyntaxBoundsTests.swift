import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("SyntaxBounds")
struct SyntaxBoundsTests {
    private func admits(_ code: String) -> Bool { SyntaxBounds.admit(Array(code.utf8)) }

    @Test("admits ordinary code, comparisons and arrows")
    func ordinary() {
        #expect(admits("let x: [String: Result<Set<Int>, any Error>] = [:]"))
        #expect(admits(String(repeating: "if a<b { c() }\n", count: 1_000)))
        #expect(admits(String(repeating: "let f: (A<B>) -> C<D>\n", count: 1_000)))
    }

    @Test("refuses generic arguments and chains that would end the parser's stack")
    func deep() {
        #expect(!admits("let x: " + String(repeating: "A<", count: 490)))
        #expect(!admits("let x: " + String(repeating: "A<\n", count: 490)))
        for link in [".b", "?", "!", "()", "(c, d)", "{}.b", "[0]"] {
            #expect(!admits("let x = a" + String(repeating: link, count: 43_800)), "\(link)")
        }
    }

    @Test("a manifest of that kind is an error of its own, not a crash")
    func manifest() {
        let text = "// swift-tools-version: 6.0\nlet x: " + String(repeating: "A<", count: 100_000)
        #expect(throws: Failure.self) {
            try SwiftPackage(parsing: Array(text.utf8), path: "Package.swift")
        }
    }

    @Test(
        "an absurd width in .swift-format is taken as not stated",
        arguments: ["-1", "0", "1000000", "99999999999"])
    func width(text: String) throws {
        let json = #"{"indentation":{"spaces":\#(text)},"lineLength":\#(text)}"#
        let source = FormattingSource.swiftFormatJSON
        let read = try source.read(
            Array(json.utf8), .init(path: ".swift-format", swiftFile: "A.swift"))
        #expect(read.0.indentWidth == nil)
    }
}
