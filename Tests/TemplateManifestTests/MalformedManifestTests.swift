import Diagnostics
import Testing

@testable import TemplateManifest

/// Trap 8, the part that isn't XML: one diagnostic with line, column and fix, in bounded time.
@Suite("manifests that can't be read")
struct MalformedManifestTests {
    @Test(
        "what isn't well formed gets one finding at its place",
        arguments: [
            ("", "1:1: the file is empty"),
            (" \n\t", "1:1: the file is empty"),
            ("hello", "1:1: the file holds no XML element"),
            ("<a>\n  <b>\n</a>", "3:1: </a> closes <b>"),
            ("<a>\n<b", "2:3: the file ends inside <b>"),
            ("<a>\n  <b>text", "2:10: the file ends inside <b>"),
            ("<a b=1/>", "1:6: an attribute lacks its quoted value here"),
            ("<a b='1'\n b='2'/>", "2:2: the attribute 'b' stands twice in <a>"),
            ("<a>\n&nbsp;</a>", "2:1: the entity &nbsp; isn't known"),
            ("<a>x & y</a>", "1:6: '&' starts no entity here"),
            ("<a/>\n<b/>", "2:1: something stands behind the root element"),
            (
                "<!DOCTYPE a>\n<a/>",
                "1:1: DOCTYPE is refused: it could name files and define entities"
            ),
            (
                "<?xml version='1.0'?>\n<!-- c -->\n  <!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
                "3:3: DOCTYPE is refused: it could name files and define entities"
            ),
            (
                "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
                "1:31: the file declares the encoding 'ISO-8859-1'"
            ),
            ("<a>\u{0}</a>", "1:4: the file isn't text: it holds the control character 0x0"),
        ])
    func oneFinding(text: String, finding: String) throws {
        let found = try ManifestSamples.findings(text)
        #expect(found == [finding])
    }

    @Test("an external entity and an entity bomb are refused by their DOCTYPE")
    func entities() throws {
        let external =
            "<!DOCTYPE t [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<templateSet>&x;</templateSet>"
        var bomb = "<!DOCTYPE t [<!ENTITY a \"aaaaaaaaaa\">"
        for level in 1..<20 {
            let entity = level == 1 ? "&a;" : "&e\(level - 1);"
            bomb += "<!ENTITY e\(level) \"\(String(repeating: entity, count: 10))\">"
        }
        bomb += "]>\n<templateSet>&e19;</templateSet>"
        for text in [external, bomb] {
            #expect(
                try ManifestSamples.findings(text) == [
                    "1:1: DOCTYPE is refused: it could name files and define entities"
                ])
        }
    }

    @Test("UTF-16, Latin-1 and PNG are refused with a fix")
    func otherEncodings() throws {
        let loader = try ManifestLoader(schema: ManifestSamples.schema())
        let cases: [([UInt8], String)] = [
            ([0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00], "the file is UTF-16"),
            (Array("<a>caf".utf8) + [0xE9] + Array("</a>".utf8), "the file isn't UTF-8"),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "the file isn't text"),
        ]
        for (bytes, message) in cases {
            let failure = #expect(throws: Failure.self) {
                try loader.load(
                    files: [
                        "template-set.xml": SetSource(
                            bytes: bytes, isExecutable: false, displayPath: "template-set.xml")
                    ], folderName: "sample", displayRoot: "", origin: .builtIn
                ) { _ in nil }
            }
            #expect(failure?.diagnostics.count == 1)
            #expect(failure?.diagnostics.first?.message.hasPrefix(message) == true)
            #expect(failure?.diagnostics.first?.fix != nil)
            #expect(failure?.diagnostics.first?.location?.column != nil)
        }
    }

    @Test("huge attributes and deep nesting end fast")
    func bounded() throws {
        let attribute = "<a b='\(String(repeating: "x", count: 10_000_000))'/>"
        let long = "<a\n b='\(String(repeating: "x", count: 100_000))'/>"
        let deep = String(repeating: "<a>", count: 100_000)
        var found: [[String]] = []
        let elapsed = try ContinuousClock().measure {
            for text in [attribute, long, deep] {
                found.append(try ManifestSamples.findings(text))
            }
        }
        #expect(found[0].first?.hasPrefix("1:1: the file has 10000009 bytes") == true)
        #expect(found[1] == ["2:2: the value of 'b' is longer than 65536 bytes"])
        #expect(found[2] == ["1:193: elements stand more than 64 levels deep here"])
        #expect(elapsed < .seconds(30))
    }

    @Test("a large manifest full of faults ends in bounded time")
    func manyFaults() throws {
        var files = "<files>"
        for index in 0..<8_000 { files += "<fiel id=\"f\(index)\"/><file id=\"F\"/>" }
        var found = 0
        let elapsed = try ContinuousClock().measure {
            found = try ManifestSamples.findings(
                ManifestSamples.manifest(files + "</files>")
            ).count
        }
        #expect(found > 1_000)
        #expect(elapsed < .seconds(60))
    }
}
