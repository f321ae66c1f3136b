import Foundation
import Testing

@Suite("Template packages in use")
struct PackageUseTests {
    @Test("add declares, resolves and locks; generate uses the set; remove takes all back")
    func addGenerateRemove() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        try package.release("1.2.0", tag: "v1.2.0")
        let project = try PackageProject()
        let added = try project.json("package", "add", package.address)
        #expect(added.object("package")?["version"] == "1.2.0")
        #expect(added.object("package")?.texts("sets") == ["screen"])
        #expect(
            project.copy.text("Formwork.xml") == """
                <?xml version="1.0" encoding="UTF-8"?>
                <formwork xmlns="urn:formwork:project:1">
                  <package name="acme" url="\(package.address)" from="1.2.0"/>
                </formwork>

                """)
        let entry = try #require(try JSONObject(project.lock).objects("packages").first)
        #expect(
            entry.keys == [
                "commit", "name", "reference", "requirement", "tree", "url", "version",
            ])
        #expect(entry["commit"] == (try package.git("rev-parse", "v1.2.0^{commit}")))
        #expect(entry["tree"] == (try package.git("rev-parse", "v1.2.0^{tree}")))
        try project.succeed("generate", "Profile", "--set", "acme/screen")
        #expect(project.generated("Profile")?.contains("let number = \"1.2.0\"") == true)
        try project.succeed("package", "verify")
        try project.succeed("package", "remove", "acme")
        #expect(project.lock.isEmpty)
        #expect(project.copy.text("Formwork.xml")?.contains("package") == false)
    }

    @Test("a bare repository by its path, a folder of it, a branch and a commit")
    func otherPlaces() throws {
        let package = try PackageRepository("tools")
        try package.writeSet(at: "ios/")
        let commit = try package.commit()
        try package.git("clone", "-q", "--bare", ".", "../tools.git")
        let bare = package.url.deletingLastPathComponent().appendingPathComponent("tools.git").path
        let project = try PackageProject()
        try project.succeed("package", "add", bare, "--branch", "main", "--path", "ios")
        try project.succeed("generate", "Profile", "--set", "tools/screen")
        try project.succeed(
            "package", "add", package.path, "--revision", commit, "--path", "ios", "--name", "same")
        let listed = try project.json("package", "list").objects("packages")
        #expect(listed.compactMap { $0["commit"] } == [commit, commit])
        #expect(listed.compactMap { $0["reference"] } == ["refs/heads/main"])
    }

    @Test("a plain folder is used as it is and never locked")
    func folder() throws {
        let project = try PackageProject()
        let package = try PackageRepository("loose")
        try package.writeSet()
        try FileManager.default.removeItem(at: package.url.appendingPathComponent(".git"))
        try project.succeed("package", "add", package.path)
        #expect(project.copy.text("Formwork.xml")?.contains("path=\"\(package.path)\"") == true)
        #expect(project.lock.isEmpty)
        try package.writeSet(body: "let live = true")
        try project.succeed("generate", "Profile", "--set", "loose/screen")
        #expect(project.generated("Profile")?.contains("let live = true") == true)
    }

    @Test("folders that all name each other are read once each", .timeLimit(.minutes(1)))
    func ring() throws {
        let project = try PackageProject()
        let names = ["a", "b", "c"]
        let folders = try names.map { try PackageRepository($0) }
        for (name, folder) in zip(names, folders) {
            try folder.writeSet(name)
            try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".git"))
            let others = zip(names, folders).map { other, place in
                "<package name=\"\(other)\" path=\"\(place.path)\"/>"
            }
            try folder.write(
                "<formwork xmlns=\"urn:formwork:project:1\">\(others.joined())</formwork>\n",
                to: "Formwork.xml")
        }
        try project.succeed("package", "add", folders[0].path)
        try project.succeed("package", "resolve")
        try project.succeed("generate", "Profile", "--set", "a/a", "--dry-run")
    }

    @Test("versions: prereleases only where asked for, ranges, and what isn't there")
    func versions() throws {
        let package = try PackageRepository("acme")
        for version in ["1.0.0", "1.0.1", "1.1.0", "2.0.0-beta.1"] { try package.release(version) }
        let project = try PackageProject()
        func locked(_ arguments: String...) throws -> String? {
            let run = try BuiltProgram.run(
                [BuiltProgram.formwork.path, "package", "add", package.address, "--json"]
                    + arguments, in: project.copy.url, environment: project.environment)
            return try JSONObject(run.output).object("package")?["version"]
        }
        #expect(try locked("--from", "1.0.0") == "1.1.0")
        #expect(try locked("--up-to-next-minor", "1.0.0") == "1.0.1")
        #expect(try locked("--exact", "1.0.0") == "1.0.0")
        #expect(try locked("--from", "2.0.0-beta") == "2.0.0-beta.1")
        let before = try project.copy.snapshot()
        let missing = try project("package", "add", package.address, "--exact", "3.0.0")
        #expect(missing.code == 65)
        #expect(missing.messages.contains("has 2.0.0-beta.1, 1.1.0, 1.0.1, 1.0.0"))
        #expect(try project.copy.snapshot() == before)
        let both = try project(
            "package", "add", package.address, "--exact", "1.0.0", "--from", "1.0.0")
        #expect(both.code == 64)
    }

    @Test("update shows the changelog, outdated what there is, and a dry run writes nothing")
    func update() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        try package.release("1.1.0")
        try package.release("2.0.0")
        let outdated = try project.json("package", "outdated").objects("outdated")
        #expect(outdated.map { $0["allowed"] } == ["1.1.0"])
        #expect(outdated.map { $0["newest"] } == ["2.0.0"])
        let before = try project.copy.snapshot()
        let dry = try project("package", "update", "--dry-run")
        #expect(dry.output.contains("~ acme 1.0.0 → 1.1.0"), "\(dry)")
        #expect(dry.output.contains("- News of 1.1.0."))
        #expect(!dry.output.contains("News of 1.0.0"))
        #expect(try project.copy.snapshot() == before)
        try project.succeed("package", "update", "acme")
        #expect(try JSONObject(project.lock).objects("packages").map { $0["version"] } == ["1.1.0"])
        #expect(try project("package", "update", "acm").code == 66)
    }

    @Test("a lock that doesn't fit what is declared is refused until it is resolved again")
    func changedRequirement() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        try package.release("1.1.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address, "--exact", "1.0.0")
        let text = try #require(project.copy.text("Formwork.xml"))
        try project.copy.write(
            text.replacingOccurrences(of: "exact=\"1.0.0\"", with: "exact=\"1.1.0\""),
            to: "Formwork.xml")
        let refused = try project("generate", "Profile", "--set", "acme/screen")
        #expect(refused.code == 65)
        #expect(refused.messages.contains("it is 'exact 1.1.0'"), "\(refused.messages)")
        try project.succeed("package", "resolve")
        try project.succeed("generate", "Profile", "--set", "acme/screen")
        #expect(project.generated("Profile")?.contains("1.1.0") == true)
        try FileManager.default.removeItem(
            at: project.copy.url.appendingPathComponent("Formwork.resolved"))
        let unlocked = try project("generate", "Other", "--set", "acme/screen")
        #expect(unlocked.code == 65)
        #expect(unlocked.messages.contains("formwork package resolve"))
    }

    @Test("the project's own set comes before a package's, and that before a shipped one")
    func precedence() throws {
        let package = try PackageRepository("acme")
        try package.writeSet("mvvm-observable")
        try package.writeSet("sample")
        try package.commit()
        try package.git("tag", "1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        #expect(try project.json("set", "show", "mvvm-observable")["id"] == "acme/mvvm-observable")
        let shipped = try project.json("set", "show", "built-in/mvvm-observable")
        #expect(shipped["origin"] == "built-in")
        try project.copy.write(
            SampleSet.manifest(output: "{{ feature }}.swift"), to: SampleSet.path)
        try project.copy.write("struct {{ feature }} {}\n", to: SampleSet.template)
        try project.copy.write("", to: "TemplateSets/My Set/x")
        #expect(try project.json("set", "show", "sample")["origin"] == "TemplateSets/sample")
        let listed = try project.json("set", "list")
        let hidden = listed.objects("sets").filter { $0["behind"] != nil }
        #expect(
            hidden.compactMap { $0["id"] } == ["acme/sample", "built-in/mvvm-observable"])
        #expect(listed.objects("diagnostics").compactMap { $0["id"] } == ["set.invalid-name"])
        let generated = try project("generate", "Profile", "--set", "sample")
        #expect(generated.messages.contains("the folder 'My Set' is no set"))
        for name in ["one", "two"] {
            let other = try PackageRepository(name)
            try other.release("1.0.0")
            try project.succeed("package", "add", other.address)
        }
        let ambiguous = try project("set", "show", "screen")
        #expect(ambiguous.code == 64)
        #expect(ambiguous.messages.contains("name one of: one/screen, two/screen"))
    }

    @Test(
        "a set of a package extends one of another, block by block, and show says whose file it is")
    func extending() throws {
        let base = try PackageRepository("base")
        try base.release("1.0.0")
        try base.release("1.1.0")
        let acme = try PackageRepository("acme")
        try acme.writeSet("wide", body: "let wide = true", extends: "parent/screen")
        try acme.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><package name=\"parent\" url=\"\(base.address)\" "
                + "upToNextMinor=\"1.0.0\"/></formwork>\n", to: "Formwork.xml")
        try acme.commit()
        try acme.git("tag", "1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", acme.address)
        let locked = try JSONObject(project.lock).objects("packages")
        #expect(
            locked.map { "\($0["name"] ?? "") \($0["version"] ?? "")" } == [
                "acme 1.0.0", "parent 1.0.0",
            ])
        try project.succeed("generate", "Profile", "--set", "acme/wide")
        #expect(project.generated("Profile") == "struct Profile {\n    let wide = true\n}\n")
        let shown = try project.json("set", "show", "acme/wide")
        #expect(shown.objects("files").map { $0["from"] } == ["package acme 1.0.0"])
        // The project sees what it declares alone.
        #expect(try project("set", "show", "parent/screen").code == 66)
        // Its own set may build on a package's, taking the template over.
        try project.copy.write(
            "<templateSet xmlns=\"urn:formwork:template-set:1\" id=\"ours\" version=\"1.0.0\" "
                + "extends=\"acme/wide\"><title>Ours</title><summary>Ours.</summary></templateSet>\n",
            to: "TemplateSets/ours/template-set.xml")
        let ours = try project("set", "show", "ours")
        #expect(ours.output.contains("from package acme 1.0.0"), "\(ours)")
        #expect(try project("validate", ".").code == 0)
    }

    @Test("requirements that contradict each other are explained by who asks for what")
    func conflict() throws {
        let base = try PackageRepository("base")
        for version in ["1.0.0", "2.0.0"] { try base.release(version) }
        let acme = try PackageRepository("acme")
        try acme.writeSet()
        try acme.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><package name=\"base\" url=\"\(base.address)\" "
                + "from=\"1.0.0\"/></formwork>\n", to: "Formwork.xml")
        try acme.commit()
        try acme.git("tag", "1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", base.address, "--from", "2.0.0")
        let before = try project.copy.snapshot()
        let run = try project("package", "add", acme.address)
        #expect(run.code == 65)
        #expect(run.messages.contains("the project asks for from 2.0.0"), "\(run.messages)")
        #expect(run.messages.contains("'acme' 1.0.0 asks for from 1.0.0"))
        #expect(try project.copy.snapshot() == before)
        // An older version that goes with the other is found.
        try acme.git("tag", "-d", "1.0.0")
        try acme.git("tag", "1.1.0")
        try acme.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><package name=\"base\" url=\"\(base.address)\" "
                + "from=\"2.0.0\"/></formwork>\n", to: "Formwork.xml")
        try acme.commit()
        try acme.git("tag", "1.0.5")
        try project.succeed("package", "add", acme.address, "--from", "1.0.0")
        #expect(project.lock.contains("\"version\" : \"1.0.5\""))
    }
}
