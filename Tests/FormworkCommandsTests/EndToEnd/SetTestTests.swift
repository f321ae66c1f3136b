import Foundation
import Testing

@Suite("formwork set test")
struct SetTestTests {
    private let formwork = BuiltProgram.formwork

    private static let manifest = """
        <?xml version="1.0" encoding="UTF-8"?>
        <templateSet xmlns="urn:formwork:template-set:1" id="sample" version="1.0.0">
          <title>Sample</title>
          <summary>One file.</summary>
          <roles><role id="view" suffix="View"/></roles>
          <options><option id="loud">A louder one</option></options>
          <files><file id="view" role="view" template="V.swift.stencil" output="{{ names.view }}.swift"/></files>
          <examples>
            <example name="plain" feature="Profile" golden="Examples/plain"/>
            <example name="loud" feature="Profile" golden="Examples/loud"><with option="loud"/></example>
          </examples>
        </templateSet>
        """
    private static let template = "struct {{ names.view }}{% if options.loud %}Loud{% endif %} {}\n"
    private static let folder = "TemplateSets/sample"
    private static let golden =
        "\(folder)/Examples/plain/Sources/Features/Profile/ProfileView.swift"

    private func package() throws -> ProjectCopy {
        try ProjectCopy([
            "\(Self.folder)/template-set.xml": Self.manifest,
            "\(Self.folder)/V.swift.stencil": Self.template,
        ])
    }

    @Test("the shipped sets give their golden output")
    func shipped() throws {
        let run = try formwork("set", "test", in: BuiltProgram.repository)
        #expect(run.code == 0, "\(run.messages)\(run.output)")
        #expect(run.output.contains("mvvm-observable default: as expected\n"))
        #expect(run.output.contains("mvvm-observable coordinator: as expected\n"))
    }

    @Test("records, then compares, and shows each difference as a diff from the golden file")
    func records() throws {
        let package = try package()
        let first = try formwork("set", "test", "sample", in: package.url)
        #expect(first.code == 1)
        #expect(first.output.contains("new file mode 100644"))
        let recorded = try formwork("set", "test", "sample", "--record", in: package.url)
        #expect(recorded.code == 0, "\(recorded.messages)")
        #expect(package.text(Self.golden) == "struct ProfileView {}\n")
        #expect(try formwork("set", "test", "sample", in: package.url).code == 0)

        try package.write("struct {{ names.view }} { }\n", to: "\(Self.folder)/V.swift.stencil")
        let before = try package.snapshot()
        let run = try formwork("set", "test", in: package.url)
        #expect(run.code == 1)
        #expect(run.output.contains("-struct ProfileView {}\n+struct ProfileView { }\n"))
        #expect(
            run.output.contains("+++ b/Examples/plain/Sources/Features/Profile/ProfileView.swift"))
        #expect(run.messages.contains("the example 'plain' of 'sample' differs"))
        #expect(try package.snapshot() == before)
    }

    @Test("a golden file that nothing makes any more is a difference, and recording removes it")
    func removed() throws {
        let package = try package()
        try formwork("set", "test", "--record", in: package.url)
        let stale = "\(Self.folder)/Examples/plain/Sources/Old.swift"
        try package.write("struct Old {}\n", to: stale)
        let run = try formwork("set", "test", "--json", in: package.url)
        #expect(run.code == 1)
        let example = try #require(try JSONObject(run.output).objects("examples").first)
        #expect(example["name"] == "plain")
        #expect(example["result"] == "different")
        #expect(example.objects("files").map { $0["change"] } == ["removed"])
        #expect(try formwork("set", "test", "--record", in: package.url).code == 0)
        #expect(package.text(stale) == nil)
        #expect(try formwork("set", "test", in: package.url).code == 0)
    }

    @Test("an unknown set is 66, and what isn't the project's own can't be recorded")
    func refusals() throws {
        let package = try package()
        #expect(try formwork("set", "test", "smaple", in: package.url).code == 66)
        let run = try formwork("set", "test", "mvvm-observable", "--record", in: package.url)
        #expect(run.code == 64)
    }

    @Test("never records over the set's own files")
    func ownFiles() throws {
        let package = try package()
        try package.write(
            Self.manifest.replacing("Examples/plain", with: "templates")
                .replacing("V.swift.stencil", with: "templates/V.swift.stencil"),
            to: "\(Self.folder)/template-set.xml")
        try package.write(Self.template, to: "\(Self.folder)/templates/V.swift.stencil")
        let run = try formwork("set", "test", "sample", "--record", in: package.url)
        #expect(run.code == 65)
        #expect(run.messages.contains("holds a file of the set's own"), "\(run.messages)")
        #expect(package.text("\(Self.folder)/templates/V.swift.stencil") == Self.template)
    }
}
