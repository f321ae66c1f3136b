import Diagnostics
import Testing

@testable import XMLDocuments

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A small generator with a fixed seed, so that a failure comes back.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite("reading hostile and plain documents")
struct RobustnessTests {
    private static let sample = """
        <?xml version="1.0"?>
        <a xmlns="urn:a" xmlns:p="urn:p"><!-- c --><b p:x="1" y='&lt;&#x41;'>t<![CDATA[<u>]]></b>
        <?pi x?><c/><d>é 😀</d></a>
        """

    @Test("random bytes and mutants end in a document or in one finding with its place")
    func mutants() {
        var generator = SeededGenerator(state: 7)
        let original = Array(Self.sample.utf8)
        let start = ContinuousClock().now
        for round in 0..<3_000 where ContinuousClock().now - start < .seconds(3) {
            var bytes = original
            if round % 10 == 0 {
                bytes = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
                    UInt8.random(in: 0...255, using: &generator)
                }
            }
            for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.removeSubrange(place..<min(place + 5, bytes.count))
                default: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
                }
            }
            do {
                let document = try XMLDocument(bytes: bytes, path: "m.xml")
                for element in document.root.selfAndDescendants {
                    #expect(bytes[element.start] == UInt8(ascii: "<"))
                    #expect(bytes[element.end - 1] == UInt8(ascii: ">"))
                    let offsets = element.text.documentOffsets(
                        in: bytes, count: element.text.value.utf8.count)
                    #expect(offsets.allSatisfy { (element.start...element.end).contains($0) })
                }
            } catch {
                #expect(error.diagnostics.count == 1)
                #expect(error.diagnostics[0].location?.column != nil)
                #expect(error.diagnostics[0].fix != nil)
            }
        }
    }

    @Test("documents are read and validated on many threads at once")
    func threads() async throws {
        let schema = try XMLSchema(
            bytes: Array(
                """
                <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:a"
                  targetNamespace="urn:a" elementFormDefault="qualified">
                  <xs:element name="a"><xs:complexType><xs:sequence>
                    <xs:element ref="b" maxOccurs="unbounded"/>
                  </xs:sequence></xs:complexType></xs:element>
                  <xs:element name="b" type="xs:decimal"/>
                </xs:schema>
                """.utf8), path: "a.xsd")
        let counts = await withTaskGroup(of: Int.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let text = "<a xmlns=\"urn:a\"><b>\(number)</b><x/><b>no</b><y/></a>"
                    guard
                        let document = try? XMLDocument(bytes: Array(text.utf8), path: "t.xml")
                    else { return -1 }
                    return schema.findings(in: document).count
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(counts == Array(repeating: 3, count: 200))
    }

    @Test("what isn't a schema is refused with its reason")
    func notASchema() {
        for text in ["<a/>", "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'/>"] {
            #expect(throws: Failure.self) {
                try XMLSchema(bytes: Array(text.utf8), path: "s.xsd")
            }
        }
        let failure = #expect(throws: Failure.self) {
            try XMLSchema(
                bytes: Array(
                    """
                    <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:a">
                    <xs:element name="a" type="nowhere"/></xs:schema>
                    """.utf8), path: "s.xsd")
        }
        #expect(
            failure?.diagnostics.first?.message.hasPrefix("the schema can't be compiled: ") == true)
    }

    @Test("limits are kept exactly")
    func limits() throws {
        func nested(_ depth: Int) -> [UInt8] {
            Array(
                (String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth))
                    .utf8)
        }
        _ = try XMLDocument(bytes: nested(64), path: "d.xml")
        #expect(throws: Failure.self) { try XMLDocument(bytes: nested(65), path: "d.xml") }
        let limits = XMLLimits(bytes: 20, depth: 2, attributeBytes: 3)
        _ = try XMLDocument(bytes: Array("<a b='123'/>".utf8), path: "d.xml", limits: limits)
        for text in ["<a b='1234'/>", "<a><a><a/></a></a>", "<a>01234567890123</a>"] {
            #expect(throws: Failure.self) {
                try XMLDocument(bytes: Array(text.utf8), path: "d.xml", limits: limits)
            }
        }
    }
}
