import Diagnostics
import Testing

@testable import XMLDocuments

@Suite("places in a document")
struct PlacesTests {
    private func document(_ text: String) throws -> XMLDocument {
        try XMLDocument(bytes: Array(text.utf8), path: "d.xml")
    }

    @Test("elements, attributes and text know their exact bytes")
    func exactBytes() throws {
        let text =
            "<a>\r\n  <!-- < -->\n  <b  x = 'é&lt;y'\n y=\"2\">t<![CDATA[<u>]]>v</b><c/>\n</a>"
        let document = try document(text)
        let bytes = Array(text.utf8)
        let b = try #require(document.root.firstChild("b"))
        #expect(String(decoding: bytes[b.start..<b.end], as: UTF8.self).hasPrefix("<b  x"))
        #expect(String(decoding: bytes[b.start..<b.end], as: UTF8.self).hasSuffix("v</b>"))
        #expect(b.text.value == "t<u>v")
        #expect(b["x"] == "é<y")
        let x = try #require(b.attribute("x"))
        #expect(String(decoding: bytes[x.nameRange], as: UTF8.self) == "x")
        #expect(String(decoding: bytes[x.text.range], as: UTF8.self) == "é&lt;y")
        let place = document.location(at: x.valueStart)
        #expect(place.line == 3 && place.column == 12)
        let c = try #require(document.root.firstChild("c"))
        #expect(String(decoding: bytes[c.start..<c.end], as: UTF8.self) == "<c/>")
        #expect(c.contentRange.isEmpty)
        #expect(c.path == "/a/c")
    }

    @Test("a byte of a value leads back to the byte of the document")
    func offsets() throws {
        let text = "<a x='é&lt;&#x1F600;z'>q<!-- c -->r<![CDATA[s]]>&amp;t</a>"
        let bytes = Array(text.utf8)
        let root = try document(text).root
        let x = try #require(root.attribute("x"))
        let inX = x.text.documentOffsets(in: bytes, count: x.value.utf8.count)
        #expect(bytes[inX[2]] == UInt8(ascii: "&"))
        #expect(bytes[inX[7]] == UInt8(ascii: "z"))
        #expect(bytes[inX[8]] == UInt8(ascii: "'"))
        let inText = root.text.documentOffsets(in: bytes, count: root.text.value.utf8.count)
        #expect(root.text.value == "qrs&t")
        #expect(inText.map { bytes[$0] } == Array("qrs&t<".utf8))
    }

    @Test("lines past 65535 keep their number")
    func manyLines() throws {
        let text = "<a>" + String(repeating: "\n", count: 70_000) + "<b/></a>"
        let document = try document(text)
        let place = document.location(at: document.root.children[0].start)
        #expect(place.line == 70_001 && place.column == 1)
    }

    @Test("a byte order mark shifts no place")
    func byteOrderMark() throws {
        let document = try document("\u{FEFF}<a>\n <b/></a>")
        #expect(document.root.start == 3)
        #expect(document.location(at: document.root.children[0].start).line == 2)
    }
}
