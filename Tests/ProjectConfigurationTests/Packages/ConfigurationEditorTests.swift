import Diagnostics
import FileTree
import Testing

@testable import ProjectConfiguration

@Suite("Editing Formwork.xml")
struct ConfigurationEditorTests {
    private func package(_ name: String, exact: SemanticVersion? = nil) throws -> PackageReference {
        PackageReference(
            name: name,
            source: .repository(
                .init(
                    address: try RepositoryAddress("https://e.com/\(name)"),
                    requirement: exact.map { .exact($0) } ?? .from(SemanticVersion(1, 0, 0)))))
    }

    private func putting(_ package: PackageReference, into text: String) throws -> String {
        let editor = ConfigurationEditor(bytes: Array(text.utf8), path: "Formwork.xml")
        return String(decoding: try editor.putting(package), as: UTF8.self)
    }

    private let line = "<package name=\"acme\" url=\"https://e.com/acme\" from=\"1.0.0\"/>"

    @Test("a new package stands behind the last one, or first, in the style of what is there")
    func adding() throws {
        let acme = try package("acme")
        #expect(
            try putting(acme, into: "<formwork xmlns=\"urn:formwork:project:1\"/>\n")
                == "<formwork xmlns=\"urn:formwork:project:1\">\n  \(line)\n</formwork>\n")
        #expect(
            try putting(acme, into: "<f:formwork xmlns:f=\"urn:formwork:project:1\" />")
                == "<f:formwork xmlns:f=\"urn:formwork:project:1\">\n  <f:\(line.dropFirst())\n</f:formwork>"
        )
        #expect(
            try putting(
                acme,
                into:
                    "<formwork>\r\n\t<!-- ä -->\r\n\t<set id=\"a\"/> <!-- b -->\r\n</formwork>\r\n")
                == "<formwork>\r\n\t\(line)\r\n\t<!-- ä -->\r\n\t<set id=\"a\"/> <!-- b -->\r\n</formwork>\r\n"
        )
        #expect(
            try putting(
                acme,
                into: "<formwork>\n    <package name=\"z\" path=\"z\"/> <!-- z -->\n</formwork>\n")
                == "<formwork>\n    <package name=\"z\" path=\"z\"/>\n    \(line) <!-- z -->\n</formwork>\n"
        )
        #expect(
            try putting(acme, into: "<formwork></formwork>") == "<formwork>\n  \(line)\n</formwork>"
        )
    }

    @Test("a package that is there keeps its form; only what is asked of it changes")
    func changing() throws {
        let old =
            "<formwork>\n<package\n   url = 'https://e.com/acme'\n   from='0.9.0' name='acme'></package>\n</formwork>\n"
        #expect(
            try putting(try package("acme"), into: old)
                == old.split(separator: "0.9.0").joined(separator: "1.0.0"))
        #expect(
            try putting(try package("acme", exact: SemanticVersion(2, 0, 0)), into: old)
                == old.split(separator: "from='0.9.0'").joined(separator: "exact=\"2.0.0\""))
        let folder = PackageReference(name: "acme", source: .folder("../a & b"))
        #expect(
            try putting(
                folder, into: "<formwork><package name=\"acme\" url=\"u\" branch=\"b\"/></formwork>"
            )
                == "<formwork><package name=\"acme\" path=\"../a &amp; b\"/></formwork>")
    }

    @Test("a removed package takes its line along where it stood alone there")
    func removing() throws {
        func removing(_ text: String) throws -> String {
            let editor = ConfigurationEditor(bytes: Array(text.utf8), path: "Formwork.xml")
            return String(decoding: try editor.removingPackage(named: "acme"), as: UTF8.self)
        }
        #expect(
            try removing("<formwork>\n  \(line)\n  <!-- x -->\n</formwork>\n")
                == "<formwork>\n  <!-- x -->\n</formwork>\n")
        #expect(
            try removing("<formwork>\n  \(line) <!-- x -->\n</formwork>\n")
                == "<formwork>\n   <!-- x -->\n</formwork>\n")
        #expect(try removing("<formwork>\(line)</formwork>") == "<formwork></formwork>")
        #expect(try removing("<formwork/>") == "<formwork/>")
    }

    @Test(
        "what is added and removed again leaves every byte as it was, whatever the file looks like")
    func roundTrip() throws {
        let acme = try package("acme")
        let children = [
            "<!-- <package name=\"acme\"/> -->", "<set id=\"a\"/>", "<package name='z' path='é'/>",
            "<?note x?>", "<layout\n  featureRoot=\"Sources\"/>",
        ]
        for lineEnd in ["\n", "\r\n"] {
            for indentation in ["", "  ", "\t"] {
                for count in 0...children.count {
                    for shift in children.indices {
                        let lines = (0..<count).map { children[($0 + shift) % children.count] }
                        let old =
                            (["<formwork xmlns=\"urn:formwork:project:1\">"]
                            + lines.map { indentation + $0 } + ["</formwork>", ""])
                            .joined(separator: lineEnd)
                        let new = try putting(acme, into: old)
                        #expect(new != old && new.contains(line))
                        let editor = ConfigurationEditor(
                            bytes: Array(new.utf8), path: "Formwork.xml")
                        let back = String(
                            decoding: try editor.removingPackage(named: "acme"), as: UTF8.self)
                        #expect(back == old)
                    }
                }
            }
        }
    }
}
