import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("Property lists")
struct PropertyListTests {
    private func parse(_ text: String) throws -> PropertyList {
        try PropertyList(parsing: Array(text.utf8), path: "project.pbxproj")
    }

    private func failure(_ text: String) -> Diagnostic? {
        do {
            _ = try parse(text)
            return nil
        } catch let failure as Failure {
            #expect(failure.exitCode == .invalidInput)
            return failure.diagnostics.first
        } catch {
            return nil
        }
    }

    @Test("dictionaries, arrays, strings, data and comments are read in order")
    func readsAllValues() throws {
        let list = try parse(
            """
            // !$*UTF8*$!
            {
                /* a comment */ name = Shop; // another
                "quoted key" = "a \\"b\\" \\n\\U00e9\\101";
                list = ( one, 'two', (three), );
                data = <0f bd>;
                empty = {};
                path = ../a-b/c.d:e$f_1;
            }
            """)
        #expect(list.format == .openStep)
        #expect(
            list.root.entries.map(\.key.string) == [
                "name", "quoted key", "list", "data", "empty", "path",
            ])
        #expect(list.root["name"]?.string == "Shop")
        #expect(list.root["quoted key"]?.string == "a \"b\" \n\u{e9}A")
        #expect(list.root["list"]?.elements.map(\.string) == ["one", "two", nil])
        #expect(list.root["list"]?.elements[2].elements.map(\.string) == ["three"])
        #expect(list.root["data"]?.string == nil)
        #expect(list.root["empty"]?.entries.isEmpty == true)
        #expect(list.root["path"]?.string == "../a-b/c.d:e$f_1")
        #expect(list.root["absent"] == nil)
    }

    @Test("two surrogates in a row make one character")
    func readsSurrogates() throws {
        #expect(try parse("{ a = \"\\Ud83d\\Ude00\"; }").root["a"]?.string == "\u{1F600}")
        #expect(try parse("{ a = \"\\Ud83d\"; }").root["a"]?.string == "\u{FFFD}")
    }

    @Test("a value's range covers exactly its text, so that an edit changes nothing else")
    func keepsRanges() throws {
        let text = "{ a = { b = \"c d\"; }; e = (f); }"
        let list = try parse(text)
        func slice(of value: PropertyListValue?) -> String? {
            value.map { String(decoding: list.bytes[$0.range], as: UTF8.self) }
        }
        #expect(slice(of: list.root) == text)
        #expect(slice(of: list.root["a"]) == "{ b = \"c d\"; }")
        #expect(slice(of: list.root["a"]?["b"]) == "\"c d\"")
        #expect(slice(of: list.root["e"]) == "(f)")
    }

    @Test(
        "a break of the grammar is reported where it is",
        arguments: [
            ("{\n  a = b\n}", 3, 1, "expected ';'"),
            ("{\n  a b;\n}", 2, 5, "expected '='"),
            ("{ a = ; }", 1, 7, "expected a value"),
            ("{ a = (b c); }", 1, 10, "expected ',' or ')'"),
            ("{ a = \"b; }", 1, 7, "isn't closed"),
            ("{ a = b; /* c", 1, 10, "comment isn't closed"),
            ("{ a = b;", 1, 1, "isn't closed with '}'"),
            ("{ a = <0g>; }", 1, 9, "hexadecimal"),
            ("{} {}", 1, 4, "after the end"),
            ("", 1, 1, "expected a value"),
        ])
    func reportsPlaces(text: String, line: Int, column: Int, message: String) {
        let diagnostic = failure(text)
        #expect(diagnostic?.location?.line == line)
        #expect(diagnostic?.location?.column == column)
        #expect(diagnostic?.message.contains(message) == true, "\(diagnostic?.message ?? "none")")
    }

    @Test("the markers of an unresolved merge are named")
    func namesConflicts() {
        let diagnostic = failure("{\n<<<<<<< HEAD\n a = b;\n=======\n}")
        #expect(diagnostic?.id == "property-list.conflict")
        #expect(diagnostic?.location?.line == 2)
    }

    @Test("forms that aren't text are refused with a way out")
    func refusesBinary() {
        #expect(failure("bplist00\u{0}\u{1}")?.fix?.contains("plutil") == true)
        do {
            _ = try PropertyList(parsing: [0xFF, 0xFE, 0x7B, 0x00], path: "p")
            Issue.record("UTF-16 was read")
        } catch let failure {
            #expect(failure.diagnostics.first?.id == "property-list.encoding")
        }
    }

    @Test("deep nesting is refused, not followed")
    func boundsDepth() {
        let deep = String(repeating: "(", count: 100_000)
        #expect(failure(deep)?.message.contains("levels deep") == true)
        let xml = "<plist>" + String(repeating: "<array>", count: 100_000)
        #expect(failure(xml)?.message.contains("levels deep") == true)
    }

    @Test("the XML form gives the same values")
    func readsXML() throws {
        let list = try parse(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <!-- a comment -->
                <key>name</key><string>a &lt;b&gt; &#233;&amp;</string>
                <key>on</key><true/>
                <key>off</key><false/>
                <key>number</key><integer>7</integer>
                <key>list</key><array><string>one</string><dict/><string/></array>
            </dict>
            </plist>
            """)
        #expect(list.format == .xml)
        #expect(list.root["name"]?.string == "a <b> \u{e9}&")
        #expect(list.root["on"]?.string == "YES")
        #expect(list.root["off"]?.string == "NO")
        #expect(list.root["number"]?.string == "7")
        #expect(list.root["list"]?.elements.map(\.string) == ["one", nil, ""])
    }

    @Test(
        "XML that isn't a property list is refused",
        arguments: [
            "<plist><dict><string>a</string></dict></plist>",
            "<plist><dict><key>a</key></dict></plist>",
            "<plist><dict></array></plist>",
            "<plist><what/></plist>",
            "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>&a;</string></plist>",
            "<plist><string>a</plist>", "<plist>", "<?xml",
        ])
    func refusesWrongXML(text: String) {
        #expect(failure(text) != nil)
    }

    @Test("no bytes make a parser crash, and what is read stays within the file")
    func survivesMutations() {
        var mutator = ByteMutator(seed: 1)
        let seeds = [XcodeFixtures.classic, XcodeFixtures.xmlList].map { Array($0.utf8) }
        var accepted = 0
        for round in 0..<3_000 {
            let bytes = mutator.mutate(seeds[round % 8 == 0 ? 1 : 0])
            guard let list = try? PropertyList(parsing: bytes, path: "p") else { continue }
            accepted += 1
            #expect(list.root.range.upperBound <= bytes.count)
            _ = (try? XcodeProject(parsing: bytes, path: "p"))?.targets.count
        }
        #expect(accepted > 0)
    }

    @Test("a project file of 5 MB is read in a fraction of a second")
    func readsFast() throws {
        var text = "{ objects = {\n"
        for index in 0..<40_000 {
            text += "\t\t0123456789ABCDEF\(100_000 + index) /* File\(index).swift in Sources */ = "
            text += "{isa = PBXBuildFile; fileRef = FEDCBA9876543210\(100_000 + index); };\n"
        }
        text += "}; }"
        let bytes = Array(text.utf8)
        let clock = ContinuousClock()
        let time = try clock.measure {
            _ = try PropertyList(parsing: bytes, path: "p").root.entries.count
        }
        // A debug build is some twenty times slower than a release build, which takes about 20 ms.
        #expect(time < .seconds(5))
    }
}
