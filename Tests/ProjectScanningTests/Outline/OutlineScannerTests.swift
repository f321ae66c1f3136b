import Testing

@testable import ProjectScanning

private func outline(_ source: String) -> FileOutline {
    OutlineScanner.scan(Array(source.utf8)).outline
}

private func names(_ source: String) -> [String] { outline(source).declarations.map(\.name) }

@Suite("Outline scanner")
struct OutlineScannerTests {
    @Test("reads imports with their attributes and kinds")
    func imports() {
        let found = outline(
            """
            import SwiftUI
            @testable import Shop
            @_spi(Testing) public import struct Foundation.URL
            let text = "import Nothing"
            // import Nothing
            """
        ).imports
        #expect(found.map(\.module) == ["SwiftUI", "Shop", "Foundation"])
        #expect(found.map(\.attributes) == [[], ["testable"], ["_spi"]])
        #expect(found.map(\.line) == [1, 2, 3])
    }

    @Test("reads kind, name, attributes, modifiers, inheritance, depth and line")
    func declaration() {
        let found = outline(
            """
            import Observation

            @MainActor @Observable
            public final class CatalogViewModel<Item: Hashable>: Base<Item, Int>, @unchecked Sendable
            where Item: Sendable {
                enum State: Equatable { case loading }
            }
            """
        ).declarations
        #expect(
            found == [
                FileOutline.Declaration(
                    kind: "class", name: "CatalogViewModel",
                    attributes: ["MainActor", "Observable"],
                    modifiers: ["public", "final"],
                    inheritance: ["Base<Item, Int>", "@unchecked Sendable"], depth: 0, line: 4),
                FileOutline.Declaration(
                    kind: "enum", name: "State", inheritance: ["Equatable"], depth: 1, line: 6),
            ])
    }

    @Test(
        "doesn't take what only looks like a declaration",
        arguments: [
            "class func make() {}", "override class var x: Int { 1 }", "let a = object.class",
            "func f(protocol p: Int, extension e: String) {}", "let s = \"class A {}\"",
            "/* class A {} /* nested */ struct B {} */", "// struct A {}",
            "let s = \"\"\"\n  class A {}\n  \"\"\"", "let r = #\"class A { \" }\"#",
            "let s = \"\\(map { \"struct A {}\" })\"", "let r = /class A {/",
            "let r = #/class A {/#",
            "actor.run()", "run { actor in actor.stop() }", "let actor = 1", "protocol P: class",
            "#if false\nclass A {}\n#endif",
            "#if 0 // off\nclass A {}\n#endif",
        ])
    func noDeclaration(source: String) {
        #expect(names(source).filter { $0 != "P" } == [])
    }

    @Test(
        "goes on after what is hard to read",
        arguments: [
            "let s = \"a\\\"b\"", "let s = #\"\"\"\n\"\"\n\"\"\"#", "let x = a / b / c",
            "let f = reduce(1, /)", "let s = \"\\(dictionary[\"key\"] ?? \"\")\"", "let s = \"open",
            "#if DEBUG\nlet a = 1\n#else\nlet a = 2\n#endif", "let c = \"\\u{1F600}\"", "`class`",
            "@Wrapper(key: \"}\") var x = 1", "let r = /[/]{/",
        ])
    func goesOn(source: String) {
        #expect(names(source + "\nstruct After {}\n") == ["After"])
    }

    @Test("counts every live branch of #if, and brackets once")
    func conditions() {
        let found = outline(
            """
            #if os(iOS)
            class A: UIView {
            #else
            class A: NSView {
            #endif
                struct Inner {}
            }
            struct B {}
            #if false
            struct Dead {}
            #else
            struct Live {}
            #endif
            """
        ).declarations
        #expect(found.map(\.name) == ["A", "A", "Inner", "B", "Live"])
        #expect(found.map(\.depth) == [0, 0, 1, 0, 0])
    }

    @Test("notes property wrappers and mentions, but not those in comments and strings")
    func uses() {
        let found = outline(
            """
            struct V: View {
                @State private var a = NSLocalizedString("x", comment: "")
                // @StateObject L10n
                let s = "TabView @Environment"
                let t = String(localized: "b")
                let u = String(describing: 1)
            }
            """)
        #expect(found.attributeUses == ["State"])
        #expect(found.mentions == [.nsLocalizedString, .stringLocalized])
    }

    @Test("reads a file with CRLF and a byte order mark")
    func carriageReturns() {
        let found = outline("\u{FEFF}import A\r\n\r\nstruct B: C {\r\n}\r\n")
        #expect(found.imports.map(\.module) == ["A"])
        #expect(found.declarations.map(\.name) == ["B"])
        #expect(found.declarations.first?.inheritance == ["C"])
        #expect(found.declarations.first?.line == 3)
    }

    @Test("survives any bytes")
    func fuzz() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let pieces = [
            "class ", "struct A", "import ", "extension ", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/",
            "//", "\n", "{", "}", "(", ")", "[", "]", "<", ">", "@", "`", "#if ", "#else", "#endif",
            "false", ":", ",", "/", "#/", "where ", "\\", "é", "actor ", "macro ", "\r\n", "->",
        ]
        for _ in 0..<4000 {
            var bytes: [UInt8] = []
            for _ in 0..<next(40) {
                if next(6) == 0 {
                    bytes.append(UInt8(next(256)))
                } else {
                    bytes += Array(pieces[next(pieces.count)].utf8)
                }
            }
            let result = OutlineScanner.scan(bytes)
            #expect(result.outline.declarations.allSatisfy { $0.line >= 1 && $0.depth >= 0 })
        }
    }

    @Test("reads deep nesting in linear time")
    func deepNesting() {
        // Nobody can say where such a string ends; it is enough that the scanner does.
        let deep = String(repeating: "\"\\(", count: 50_000)
        #expect(outline(deep).declarations.isEmpty)
        let comments = String(repeating: "/*", count: 100_000)
        #expect(names(comments) == [])
        let braces = String(repeating: "{", count: 200_000) + "struct A {}"
        #expect(outline(braces).declarations.first?.depth == 200_000)
    }
}
