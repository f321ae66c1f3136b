import Foundation
import Testing

@Suite("A package's authors")
struct PackageAuthorTests {
    private static let size =
        "<parameters><parameter name=\"size\" type=\"integer\" default=\"1\"><prompt>Size</prompt></parameter></parameters>"

    private func run(_ package: PackageRepository, _ arguments: String...) throws
        -> BuiltProgram.Result
    {
        try BuiltProgram.run(
            [BuiltProgram.formwork.path, "package"] + arguments, in: package.url,
            environment: PackageRepository.environment)
    }

    /// A package with a parameter, tagged 1.0.0.
    private func package() throws -> PackageRepository {
        let package = try PackageRepository("acme")
        try package.writeSet(body: "let size = {{ size }}", parameters: Self.size)
        try package.write(
            "# Changelog\n\n## [1.0.0] - 2024-01-01\n\n- First.\n", to: "CHANGELOG.md")
        try package.commit()
        try package.git("tag", "1.0.0")
        return package
    }

    private func changelog(_ package: PackageRepository, _ version: String) throws {
        try package.write(
            "# Changelog\n\n## [\(version)] - 2024-02-01\n\n- More.\n\n## [1.0.0] - 2024-01-01\n\n- First.\n",
            to: "CHANGELOG.md")
    }

    @Test("diff names what breaks users and what version that asks for")
    func diff() throws {
        let package = try package()
        try package.writeSet(version: "1.1.0", body: "let size = 1")
        try changelog(package, "1.1.0")
        try package.commit()
        try package.git("tag", "v1.1.0")
        let run = try run(package, "diff", "1.0.0", "1.1.0", "--json")
        #expect(run.code == 1, "\(run.messages)")
        let object = try JSONObject(run.output)
        #expect(object["needed"] == "major")
        #expect(object["step"] == "minor")
        #expect(object.flag("honest") == false)
        #expect(object["next"] == "2.0.0")
        let changes = object.objects("changes")
        #expect(changes.first?["kind"] == "parameter-removed")
        #expect(changes.last?["weight"] == "correction")
        #expect(try self.run(package, "diff", "1.0.0", "3.0.0").code == 66)
        #expect(try self.run(package, "diff", "one").code == 64)
    }

    @Test(
        "check refuses a version whose number, changelog and manifests disagree, and takes one that agrees"
    )
    func check() throws {
        let package = try package()
        #expect(try run(package, "check").code == 0)
        try package.writeSet(
            body: "let size = {{ size }} + 1", parameters: Self.size)
        let dishonest = try run(package, "check", "1.0.1", "--json")
        #expect(dishonest.code == 1)
        let ids = try JSONObject(dishonest.output).objects("diagnostics").compactMap { $0["id"] }
        #expect(ids == ["changelog.no-version", "version.set"])
        try package.writeSet(
            version: "1.0.1", body: "let size = {{ size }} + 1", parameters: Self.size)
        try changelog(package, "1.0.1")
        let agreed = try run(package, "check", "1.0.1")
        #expect(agreed.code == 0, "\(agreed.messages)")
        try package.commit()
        try package.git("tag", "1.0.1")
        #expect(try run(package, "check", "1.0.1").code == 0)
        try package.write("<templateSet", to: "TemplateSets/screen/template-set.xml")
        #expect(try run(package, "check", "1.1.0").code == 65)
        let none = try PackageRepository("none")
        #expect(try run(none, "check").code == 66)
    }

    @Test("this repository is a package that passes its own check")
    func ownRepository() throws {
        let run = try BuiltProgram.run(
            [BuiltProgram.formwork.path, "package", "check", "--json"], in: BuiltProgram.repository)
        #expect(run.code == 0, "\(run.messages)")
        #expect(
            try JSONObject(run.output).objects("sets").compactMap { $0["id"] }.contains(
                "mvvm-observable"))
    }

    @Test("a policy that a package distributes is checked: sets, packages, least versions")
    func policy() throws {
        let acme = try PackageRepository("acme")
        try acme.write(
            """
            <policy xmlns="urn:formwork:policy:1">
              <set id="screen" package="\(acme.address)" from="1.1.0"/>
              <package url="file://\(acme.url.deletingLastPathComponent().path)/*" from="1.1.0"/>
            </policy>

            """, to: "FormworkPolicy.xml")
        try acme.release("1.0.0")
        try acme.release("1.1.0")
        #expect(
            try BuiltProgram.formwork("validate", acme.path).output.contains(
                "FormworkPolicy.xml: valid"))
        let wrong = try ProjectCopy([
            "FormworkPolicy.xml":
                "<policy xmlns=\"urn:formwork:policy:1\"><set id=\"A\"/><package url=\"http://e.com/a\"/></policy>"
        ])
        let invalid = try BuiltProgram.formwork("validate", wrong.path)
        #expect(invalid.code == 65)
        #expect(invalid.messages.contains("the scheme 'http' isn't allowed"), "\(invalid.messages)")
        let project = try PackageProject()
        try project.succeed("package", "add", acme.address, "--exact", "1.0.0")
        let text = try #require(project.copy.text("Formwork.xml"))
        try project.copy.write(
            text.replacingOccurrences(
                of: "</formwork>",
                with: "  <policy package=\"acme\"/>\n  <set id=\"acme/screen\"/>\n</formwork>"),
            to: "Formwork.xml")
        try project.succeed("generate", "Old")
        let old = try project.json("check").objects("diagnostics").filter {
            $0["id"]?.hasPrefix("policy.") == true
        }
        #expect(
            old.compactMap { $0["id"] } == ["policy.version", "policy.version", "policy.version"])
        #expect(try project("check").code == 1)
        try project.succeed("undo", "Old")
        try project.succeed("package", "add", acme.address, "--from", "1.1.0")
        try project.succeed("check")
        try project.succeed("generate", "Other", "--set", "mvvm-observable")
        let other = try project("check")
        #expect(other.code == 1)
        #expect(
            other.messages.contains(
                "the feature 'Other' uses the set 'mvvm-observable', which the policy doesn't allow"
            ),
            "\(other.messages)")
        try project.copy.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><policy package=\"acmee\"/></formwork>",
            to: "Formwork.xml")
        #expect(try project("check").code == 65)
    }
}
