import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("The subset of YAML")
struct YAMLTests {
    private func read(_ text: String) throws -> YAMLValue {
        try YAMLDocument(parsing: Array(text.utf8), path: "project.yml").root
    }

    private func failure(_ text: String) -> Diagnostic? {
        do {
            _ = try YAMLDocument(parsing: Array(text.utf8), path: "project.yml")
            return nil
        } catch {
            #expect(error.exitCode == .invalidInput)
            return error.diagnostics.first
        }
    }

    @Test("mappings, sequences and scalars nest as their indentation says")
    func readsBlocks() throws {
        let root = try read(
            """
            # a comment
            %ignored: no
            name: Shop   # after
            "quoted key": 'it''s'
            url: https://example.com/a#b
            list:
            - one
            - two: 2
              three:
                - deep
            -
              - nested
            empty:
            none: ~
            last: "a\\tb\\u00e9"
            """.replacing("%ignored: no\n", with: ""))
        #expect(
            root.entries.map(\.key) == [
                "name", "quoted key", "url", "list", "empty", "none", "last",
            ])
        #expect(root["name"]?.string == "Shop")
        #expect(root["quoted key"]?.string == "it's")
        #expect(root["url"]?.string == "https://example.com/a#b")
        #expect(root["list"]?.elements[0].string == "one")
        #expect(root["list"]?.elements[1]["two"]?.integer == 2)
        #expect(root["list"]?.elements[1]["three"]?.strings == ["deep"])
        #expect(root["list"]?.elements[2].strings == ["nested"])
        #expect(root["empty"] == .null)
        #expect(root["none"] == .null)
        #expect(root["last"]?.string == "a\tb\u{e9}")
        #expect(root.entries[3].line == 5)
    }

    @Test("flow collections go on over lines, and JSON is read as such")
    func readsFlow() throws {
        let root = try read(
            "a: [one, \"two, x\", {b: 1, c: [2]}, ] # end\nd: {e: f,\n  g: 'h'}\ni: []\nj: {}\n")
        #expect(root["a"]?.elements.count == 3)
        #expect(root["a"]?.strings == ["one", "two, x"])
        #expect(root["a"]?.elements[2]["c"]?.strings == ["2"])
        #expect(root["d"]?["g"]?.string == "h")
        #expect(root["i"] == .sequence([]))
        #expect(root["j"] == .mapping([]))
        let json = try read(
            "{\n  \"version\": 1,\n  \"indentation\": {\n    \"spaces\": 2\n  }\n}\n")
        #expect(json["indentation"]?["spaces"]?.integer == 2)
    }

    @Test("text over several lines is joined or kept as its mark says")
    func readsLongScalars() throws {
        let root = try read(
            "a: |\n  one\n    two\n\n  three\nb: >-\n  folded\n  text\nc: plain\n  goes on\nd: \"x\n  y\"\ne: end\n"
        )
        #expect(root["a"]?.string == "one\n  two\n\nthree\n")
        #expect(root["b"]?.string == "folded text")
        #expect(root["c"]?.string == "plain goes on")
        #expect(root["d"]?.string == "x y")
        #expect(root["e"]?.string == "end")
    }

    @Test("anchors, aliases and merge keys are followed")
    func readsAnchors() throws {
        let root = try read("base: &b\n  x: 1\n  y: 2\nown:\n  <<: *b\n  y: 3\nagain: *b\n")
        #expect(root["own"]?["x"]?.integer == 1)
        #expect(root["own"]?["y"]?.integer == 3)
        #expect(root["again"]?["y"]?.integer == 2)
    }

    @Test("tags are passed over with a warning; only the first document counts")
    func namesWhatItPassesOver() throws {
        let text = "---\na: !custom b\n...\nx: y\n"
        let document = try YAMLDocument(parsing: Array(text.utf8), path: "p")
        #expect(document.root == .mapping([YAMLEntry(key: "a", value: .scalar("b"), line: 2)]))
        #expect(document.diagnostics.first?.message.contains("!custom") == true)
        #expect(document.diagnostics.first?.location?.line == 2)
    }

    @Test(
        "what isn't in the subset is refused where it stands",
        arguments: [
            ("a: 1\n\tb: 2\n", 2), ("a: [1, 2\n", 1), ("? a\n: b\n", 1), ("a: *gone\n", 1),
            ("a: \"x\n", 1), ("a: b\nno key\n", 2), ("a:\n    b: 1\n  c: 2\n", 3),
            ("a: [1] x\n", 1),
        ])
    func reportsPlaces(text: String, line: Int) {
        #expect(failure(text)?.location?.line == line, "\(String(describing: failure(text)))")
    }

    @Test("aliases that double again and again, and deep nesting, are refused")
    func boundsExpansion() {
        var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for index in 1..<10 {
            let one = "*a\(index - 1)"
            bomb += "a\(index): &a\(index)\n"
            bomb += String(repeating: "  - \(one)\n", count: 10)
        }
        #expect(failure(bomb)?.message.contains("more than") == true)
        #expect(failure(String(repeating: "[", count: 50_000)) != nil)
        #expect(failure(String(repeating: "- ", count: 50_000) + "a") != nil)
    }

    @Test("no bytes make reading crash or run for ever")
    func survivesMutations() {
        var mutator = ByteMutator(seed: 4)
        let seed = Array(XcodeGenFixtures.specification.utf8)
        for _ in 0..<1_500 {
            let bytes = mutator.mutate(seed)
            let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
            do throws(Failure) {
                let targets = try XcodeGenSpecification(parsing: bytes, path: "p").targets
                #expect(targets.allSatisfy { !$0.name.isEmpty })
            } catch {
                let place = error.diagnostics.first?.location
                #expect(place?.path == "p" && (1...lines).contains(place?.line ?? 1))
            }
        }
    }
}
