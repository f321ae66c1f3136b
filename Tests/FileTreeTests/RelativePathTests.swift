import FileTree
import Foundation
import Testing

@Suite("A relative path")
struct RelativePathTests {
    @Test(
        "refuses what could leave its folder or can't be a file's name",
        arguments: [
            ("", PathRefusal.Reason.empty), ("/etc/x", .absolute), ("/", .absolute),
            ("../x", .leavesFolder), ("a/../../x", .leavesFolder), ("a/..", .leavesFolder),
            ("..", .leavesFolder), (".", .dotComponent), ("./x", .dotComponent),
            ("a/./b", .dotComponent), ("a//b", .emptyComponent), ("a/", .trailingSlash),
            ("~", .home), ("~/x", .home), ("~root/x", .home), ("a\0b", .controlCharacter("\0")),
            ("a\nb", .controlCharacter("\n")), ("a\u{7F}", .controlCharacter("\u{7F}")),
            ("a\u{85}b", .controlCharacter("\u{85}")),
            ("a\u{2028}b", .controlCharacter("\u{2028}")),
        ])
    func refusals(text: String, reason: PathRefusal.Reason) {
        #expect(throws: PathRefusal(path: text, reason: reason)) {
            try RelativePath(validating: text)
        }
    }

    @Test("refuses what is longer than file systems take, counted in bytes")
    func lengths() {
        func reason(_ text: String) -> PathRefusal.Reason? {
            do throws(PathRefusal) {
                _ = try RelativePath(validating: text)
                return nil
            } catch {
                return error.reason
            }
        }
        #expect(reason(String(repeating: "a", count: 256)) == .componentTooLong)
        #expect(reason(String(repeating: "é", count: 128)) == .componentTooLong)
        #expect(reason(String(repeating: "abcdefg/", count: 512) + "x") == .tooLong)
        #expect(reason(String(repeating: "a", count: 255)) == nil)
    }

    @Test(
        "takes ordinary names, dots included",
        arguments: [
            "a", "a..b.swift", "Sources/App/Profile View.swift", ".gitignore", "...", "a/~b",
            "日本/é.swift",
            "a\\b", "-x",
        ])
    func accepted(text: String) throws {
        #expect(try RelativePath(validating: text).string == text)
    }

    @Test("says in its refusal what is wrong, without the control character itself")
    func refusalText() {
        let error = #expect(throws: PathRefusal.self) {
            try RelativePath(validating: "a\u{1B}[31m")
        }
        #expect(error?.message == "the path 'a\\u{001B}[31m' holds the control character U+001B")
    }

    @Test("drops './' in front and '/' at the end of what a person typed")
    func typed() throws {
        #expect(try RelativePath(typed: "./Sources/App/").string == "Sources/App")
        #expect(throws: PathRefusal.self) { try RelativePath(typed: "./../x") }
        #expect(throws: PathRefusal.self) { try RelativePath(typed: "./") }
        #expect(throws: PathRefusal.self) { try RelativePath(typed: "/") }
    }

    @Test("gives its parts")
    func parts() throws {
        let path = try RelativePath(validating: "Sources/App/Profile.test.swift")
        #expect(path.components == ["Sources", "App", "Profile.test.swift"])
        #expect(path.name == "Profile.test.swift")
        #expect(path.fileExtension == "swift")
        #expect(path.stem == "Profile.test")
        #expect(path.parent?.string == "Sources/App")
        #expect(path.ancestors.map(\.string) == ["Sources", "Sources/App"])
        let hidden = try RelativePath(validating: ".gitignore")
        #expect(hidden.fileExtension == nil)
        #expect(hidden.stem == ".gitignore")
        #expect(hidden.parent == nil)
        #expect(try RelativePath(validating: "x.").fileExtension == nil)
    }

    @Test("knows what lies below it by whole components")
    func prefixes() throws {
        let folder = try RelativePath(validating: "Sources/App")
        let below = try folder.appending("Views/A.swift")
        #expect(below.string == "Sources/App/Views/A.swift")
        #expect(below.hasPrefix(folder))
        #expect(folder.hasPrefix(folder))
        #expect(try !RelativePath(validating: "Sources/Apple/A.swift").hasPrefix(folder))
        #expect(below.relative(to: folder)?.string == "Views/A.swift")
        #expect(folder.relative(to: folder) == nil)
        #expect(throws: PathRefusal.self) { try folder.appending("../x") }
    }

    @Test(
        "has one key for spellings that are one file on a Mac",
        arguments: [
            ("Sources/Café.swift", "sources/CAFE\u{301}.SWIFT"), ("Straße", "STRASSE"),
            ("ΟΔΟΣ", "οδος"), ("ſ", "S"), ("\u{212A}", "k"), ("Å", "a\u{30A}"),
        ])
    func foldedKeys(first: String, second: String) throws {
        let keys = try [first, second].map {
            Array(try RelativePath(validating: $0).foldedKey.utf8)
        }
        #expect(keys[0] == keys[1])
        #expect(
            try RelativePath(validating: "a").foldedKey != RelativePath(validating: "b").foldedKey)
    }

    @Test("is written as a string and checked when read")
    func coding() throws {
        let path = try RelativePath(validating: "a/é.swift")
        let data = try JSONEncoder().encode([path])
        #expect(try JSONDecoder().decode([RelativePath].self, from: data) == [path])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([RelativePath].self, from: Data(#"["../x"]"#.utf8))
        }
    }

    @Test("never holds a forbidden component, whatever it is made from")
    func fuzz() {
        var random = SeededGenerator(seed: 7)
        let pieces = [
            "/", ".", "..", "a", "~", "\0", "\n", "é", "e\u{301}", "\u{200D}", "\u{202E}", "\\",
        ]
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...8, using: &random))
                .compactMap { _ in pieces.randomElement(using: &random) }.joined()
            guard let path = try? RelativePath(validating: text) else { continue }
            #expect(path.string == text)
            #expect(!path.string.hasPrefix("/") && !path.string.hasPrefix("~"))
            #expect(path.components.allSatisfy { !["", ".", ".."].contains($0) })
            #expect(path.components.joined(separator: "/") == path.string)
            #expect(!path.string.unicodeScalars.contains { $0.value < 0x20 })
        }
    }
}

/// A small generator with a seed, so that a failing case can be run again (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
