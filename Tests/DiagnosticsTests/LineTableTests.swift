import Testing

@testable import Diagnostics

@Suite("LineTable")
struct LineTableTests {
    private let table = LineTable(Array("one\ntwo\r\nthree\rfünf".utf8))

    @Test(
        "finds line and column, in bytes, whatever ends a line",
        arguments: [(0, 1, 1), (3, 1, 4), (4, 2, 1), (8, 2, 5), (9, 3, 1), (15, 4, 1), (18, 4, 4)])
    func positions(offset: Int, line: Int, column: Int) {
        let position = table.position(at: offset)
        #expect(position.line == line)
        #expect(position.column == column)
    }

    @Test("takes an offset outside for the nearest end")
    func outside() {
        #expect(table.position(at: -5).line == 1)
        #expect(table.position(at: 1_000).line == 4)
        #expect(LineTable([]).position(at: 3).column == 1)
    }

    @Test("gives a line without its end, and nothing for a line that isn't there")
    func texts() {
        #expect(
            (1...4).map(table.text(ofLine:)) == ["one", "two", "three", "fünf"])
        #expect(table.text(ofLine: 0) == "")
        #expect(table.text(ofLine: 5) == "")
    }

    @Test("a location carries the path and the text of its line")
    func location() {
        let location = table.location(path: "a.txt", offset: 5)
        #expect(
            location == SourceLocation(path: "a.txt", line: 2, column: 2, lineText: "two"))
    }
}
