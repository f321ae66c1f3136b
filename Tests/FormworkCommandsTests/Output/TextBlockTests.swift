import Testing

@testable import FormworkCommands

@Suite("Paragraphs of a report")
struct TextBlockTests {
    @Test("a paragraph hangs under its title and stays within eighty columns")
    func wraps() {
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        let lines = TextBlock(title: "Set", lines: [words]).text.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines[0].hasPrefix("Set        word"))
        #expect(lines[1].hasPrefix("           word"))
    }

    @Test("what is cut off leaves a mark within the line")
    func cuts() {
        let words = Array(repeating: "word", count: 40).joined(separator: " ")
        let lines = TextBlock(title: "Set", lines: [words], most: 2).text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[1].hasSuffix(" …"))
        #expect(lines[1].count <= 80)
    }

    @Test("a long path keeps its ends, and a placeholder isn't broken")
    func paths() {
        let path = "Sources/" + String(repeating: "Folder/", count: 12) + "File.swift"
        #expect(TextBlock.shortened(path, to: 40).hasPrefix("Sources/…/Folder/"))
        #expect(TextBlock.shortened(path, to: 40).hasSuffix("/File.swift"))
        #expect(TextBlock.shortened(path, to: 40).count <= 40)
        #expect(TextBlock.shortened("A/B.swift", to: 4) == "A/B.swift")
        let line = String(repeating: "x", count: 60) + " Sources/{{ feature }}"
        #expect(TextBlock.wrap(line).last == "Sources/{{ feature }}")
    }

    @Test("what a project is called can't move the cursor")
    func controls() {
        #expect(!TextBlock(title: "A", lines: ["b\u{1B}[2Jc"]).text.contains("\u{1B}"))
    }
}
