import Diagnostics
import Foundation
import Testing

@testable import TemplateManifest

@Suite("validating paths")
struct ManifestValidatorTests {
    /// A folder of its own for one test.
    private struct Scratch {
        let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory
                .appendingPathComponent("formwork-validate-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        func write(_ path: String, _ text: String) throws {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }

        func path(_ path: String) -> String { url.appendingPathComponent(path).path }

        func remove() { try? FileManager.default.removeItem(at: url) }
    }

    private func validator() throws -> ManifestValidator {
        ManifestValidator(loader: try ManifestLoader(schema: ManifestSamples.schema()))
    }

    private func package() throws -> Scratch {
        let scratch = try Scratch()
        try scratch.write(
            "TemplateSets/base/template-set.xml",
            ManifestSamples.manifest(
                """
                <roles><role id="v"/></roles>
                <files><file id="f" role="v" template="t.stencil" output="f.swift"/></files>
                """, id: "base"))
        try scratch.write("TemplateSets/base/t.stencil", "{{ feature }}")
        try scratch.write(
            "TemplateSets/child/template-set.xml",
            ManifestSamples.manifest(
                "<roles><role id=\"w\" bse=\"v\"/></roles>", id: "child",
                attributes: " extends=\"base\""))
        return scratch
    }

    @Test("a package, its sets' folder, a set, a manifest and a template lead to sets")
    func paths() throws {
        let scratch = try package()
        defer { scratch.remove() }
        func sets(_ path: String) throws -> [String]? {
            try validator().validate(scratch.path(path))?.sets.map {
                $0.split(separator: "/").last.map(String.init) ?? ""
            }
        }
        #expect(try sets("") == ["base", "child"])
        #expect(try sets("TemplateSets/") == ["base", "child"])
        #expect(try sets("TemplateSets/child") == ["child"])
        #expect(try sets("TemplateSets/child/template-set.xml") == ["child"])
        #expect(try sets("TemplateSets/base/t.stencil") == ["base"])
        let report = try #require(try validator().validate(scratch.path("TemplateSets/child")))
        #expect(report.diagnostics.map(\.message) == ["unknown attribute 'bse' on <role>"])
        #expect(
            report.diagnostics.first?.location?.path
                == scratch.path("TemplateSets/child/template-set.xml"))
    }

    @Test("no set at a path is no report, and no path is exit code 66")
    func nothingThere() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("Formwork.xml", "<formwork/>")
        #expect(try validator().validate(scratch.path("")) == nil)
        #expect(try validator().validate(scratch.path("Formwork.xml")) == nil)
        let failure = #expect(throws: Failure.self) {
            try validator().validate(scratch.path("nowhere"))
        }
        #expect(failure?.exitCode == .notFound)
    }

    @Test("a folder among the sets without a manifest is a finding")
    func noManifest() throws {
        let scratch = try package()
        defer { scratch.remove() }
        try scratch.write("TemplateSets/empty/notes.txt", "x")
        let report = try #require(try validator().validate(scratch.path("")))
        #expect(report.diagnostics.contains { $0.id == "manifest.missing" })
    }

    @Test("a symbolic link in a set is refused, wherever it leads")
    func symbolicLinks() throws {
        let scratch = try package()
        defer { scratch.remove() }
        try scratch.write("secret.txt", "secret")
        for (name, target) in [("a.stencil", "../../secret.txt"), ("b", "t.stencil"), ("c", "/")] {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("TemplateSets/base/\(name)"), withDestinationPath: target)
        }
        let failure = #expect(throws: Failure.self) {
            try SetFolderReader.read(folder: scratch.path("TemplateSets/base"))
        }
        #expect(failure?.exitCode == .invalidInput)
        #expect(failure?.diagnostics.map(\.id) == Array(repeating: "manifest.symlink", count: 3))
        let report = try #require(try validator().validate(scratch.path("TemplateSets/base")))
        #expect(report.diagnostics.filter { $0.id == "manifest.symlink" }.count == 3)
    }

    @Test("a manifest that is a link, or far too large, is one finding")
    func unreadableManifests() throws {
        let scratch = try package()
        defer { scratch.remove() }
        try FileManager.default.createDirectory(
            atPath: scratch.path("TemplateSets/link"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: scratch.path("TemplateSets/link/template-set.xml"),
            withDestinationPath: "../base/template-set.xml")
        try scratch.write(
            "TemplateSets/large/template-set.xml", String(repeating: "x", count: 33 << 20))
        let report = try #require(try validator().validate(scratch.path("")))
        #expect(
            report.diagnostics.filter { $0.id.hasPrefix("manifest.") }.map(\.id)
                == ["manifest.file-too-large", "manifest.symlink"])
    }

    @Test("bytes and executable bits are kept, hidden files left out")
    func contents() throws {
        let scratch = try package()
        defer { scratch.remove() }
        try scratch.write("TemplateSets/base/.hidden", "x")
        try scratch.write("TemplateSets/base/Assets/run.sh", "#!/bin/sh\r\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: scratch.path("TemplateSets/base/Assets/run.sh"))
        let files = try SetFolderReader.read(folder: scratch.path("TemplateSets/base"))
        #expect(files.keys.sorted() == ["Assets/run.sh", "t.stencil", "template-set.xml"])
        #expect(files["Assets/run.sh"]?.isExecutable == true)
        #expect(files["Assets/run.sh"]?.bytes == Array("#!/bin/sh\r\n".utf8))
        #expect(files["t.stencil"]?.isExecutable == false)
    }
}
