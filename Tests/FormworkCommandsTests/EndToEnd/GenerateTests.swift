import Foundation
import Testing

@Suite("formwork generate")
struct GenerateTests {
    private let formwork = BuiltProgram.formwork

    @Test("makes sources and two tests where the project's features are, and says what is left")
    func wholeFeature() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        let run = try formwork("generate", "Profile", "--project", project.path)
        #expect(run.code == 0, "\(run.messages)")
        let sources = "Sources/Storefront/Features/Profile/"
        let tests = "Tests/StorefrontTests/Profile/"
        for file in ["ProfileView", "ProfileViewModel", "ProfileDependencies"] {
            #expect(project.text("\(sources)\(file).swift") != nil, "\(file) is missing")
        }
        #expect(project.text("\(tests)ProfileViewModelTests.swift") != nil)
        let after = try project.snapshot()
        let swift = after.keys.filter { $0.hasSuffix(".swift") && before[$0] == nil }
        #expect(swift.count(where: { $0.hasPrefix(sources) }) >= 5)
        #expect(swift.count(where: { $0.hasPrefix(tests) }) == 2)
        #expect(before.allSatisfy { after[$0.key] == $0.value }, "an existing file was touched")
        #expect(run.output.contains("AppRoute.swift:"), "\(run.output)")
    }

    @Test("is found from a folder inside the project")
    func enclosingProject() throws {
        let project = try ProjectCopy()
        let inside = project.url.appendingPathComponent("Sources/Storefront/Features")
        let run = try formwork("generate", "Profile", in: inside)
        #expect(run.code == 0, "\(run.messages)")
        #expect(
            project.text("Sources/Storefront/Features/Profile/ProfileView.swift") != nil)
    }

    @Test("a dry run prints the object of the real run, and writes nothing")
    func dryRun() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        let dry = try formwork(
            "generate", "Profile", "--project", project.path, "--dry-run", "--json")
        #expect(try project.snapshot() == before)
        let real = try formwork("generate", "Profile", "--project", project.path, "--json")
        #expect(dry.code == 0)
        #expect(real.code == 0)
        #expect(dry.output == real.output)
    }

    @Test("the JSON holds what schema version 1 says")
    func json() throws {
        let project = try ProjectCopy()
        let run = try formwork("generate", "Profile", "--project", project.path, "--json")
        let object = try JSONObject(run.output)
        #expect(
            object.keys == [
                "checklist", "diagnostics", "edits", "feature", "files", "nextSteps",
                "schemaVersion", "set", "values",
            ])
        #expect(object.integer("schemaVersion") == 1)
        #expect(object["feature"] == "Profile")
        #expect(object.object("set")?["id"] == "mvvm-observable")
        #expect(object.object("set")?.keys == ["id", "origin", "version"])
        let files = object.objects("files")
        #expect(files.count == 7)
        #expect(files.allSatisfy { $0["action"] == "create" && $0["role"] != nil })
        for file in files {
            let path = try #require(file["path"])
            #expect(project.text(path) != nil, "\(path) isn't there")
        }
        #expect(object.objects("edits").contains { $0["kind"] == "route-enum" })
        #expect(object.objects("edits").allSatisfy { $0["status"] != "applied" })
        #expect(
            object.objects("checklist").allSatisfy { $0["text"] != nil && $0.flag("done") != nil })
        #expect(object.texts("nextSteps").count == 3)
    }

    @Test("a second run finds everything identical and touches no file")
    func twice() throws {
        let project = try ProjectCopy()
        try formwork("generate", "Profile", "--project", project.path)
        let view = project.url
            .appendingPathComponent("Sources/Storefront/Features/Profile/ProfileView.swift")
        func modified() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: view.path)[.modificationDate] as? Date
        }
        let (tree, date) = (try project.snapshot(), try modified())
        let again = try formwork("generate", "Profile", "--project", project.path, "--json")
        #expect(again.code == 0, "\(again.messages)")
        let files = try JSONObject(again.output).objects("files")
        #expect(files.allSatisfy { $0["action"] == "identical" })
        #expect(try project.snapshot() == tree)
        #expect(try modified() == date)
    }

    @Test("--diff shows every line of the change as a patch that git takes")
    func diff() throws {
        let project = try ProjectCopy()
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--dry-run", "--diff")
        #expect(run.code == 0)
        let patch = project.url.deletingLastPathComponent().appendingPathComponent("change.patch")
        try Data(run.output.utf8).write(to: patch)
        let applied = try BuiltProgram.run(["git", "apply", patch.path], in: project.url)
        #expect(applied.code == 0, "\(applied.messages)")
        let after = try project.snapshot().filter { $0.key.hasSuffix(".swift") }
        let other = try ProjectCopy()
        try formwork("generate", "Profile", "--project", other.path)
        #expect(try other.snapshot().filter { $0.key.hasSuffix(".swift") } == after)
    }

    @Test("--with adds a coordinator, --group a parent folder")
    func optionsAndGroup() throws {
        let project = try ProjectCopy()
        let run = try formwork(
            "generate", "Settings", "--project", project.path, "--group", "Account", "--with",
            "coordinator", "--json")
        #expect(run.code == 0, "\(run.messages)")
        let folder = "Sources/Storefront/Features/Account/Settings/"
        #expect(project.text("\(folder)SettingsCoordinator.swift") != nil)
        // A view with a navigation stack of its own is no destination inside the app's.
        let edits = try JSONObject(run.output).objects("edits")
        #expect(!edits.contains { $0["kind"] == "route-enum" })
        let shown = edits.filter { $0["kind"] == "root-view" }.compactMap { $0["addition"] }
        #expect(shown.allSatisfy { $0.contains(".sheet(isPresented: $showsSettings) {") })
        #expect(shown.count == 1)
    }

    @Test("two features stand beside each other without a file of one name")
    func twoFeatures() throws {
        let project = try ProjectCopy()
        for name in ["Profile", "Order"] {
            let run = try formwork("generate", name, "--project", project.path)
            #expect(run.code == 0, "\(run.messages)")
        }
        let names = try project.snapshot().keys.filter { $0.hasPrefix("Sources/") }
            .filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).lastPathComponent }
        #expect(Set(names).count == names.count)
    }

    @Test("the report is markdown for a pull request when asked")
    func markdown() throws {
        let project = try ProjectCopy()
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--report", "markdown")
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("#"), "\(run.output)")
        #expect(run.output.contains("- [x] "))
    }

    @Test("the project's Formwork.xml pins a set and gives defaults")
    func configuration() throws {
        let project = try ProjectCopy()
        try project.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <formwork xmlns="urn:formwork:project:1">
              <set id="mvvm-observable"/>
              <option id="coordinator" enabled="true"/>
            </formwork>

            """, to: "Formwork.xml")
        let run = try formwork("generate", "Profile", "--project", project.path)
        #expect(run.code == 0, "\(run.messages)")
        #expect(
            project.text("Sources/Storefront/Features/Profile/ProfileCoordinator.swift") != nil)
    }

    @Test(
        "what Formwork.xml says to no set is warned of with its place; a parameter keeps its hyphen"
    )
    func unheardConfiguration() throws {
        let project = try ProjectCopy()
        try project.write(
            """
            <formwork xmlns="urn:formwork:project:1">
              <option id="cordinator" enabled="true"/>
              <value name="module-kind" value="package"/>
              <value name="moduleKind" value="package"/>
            </formwork>

            """, to: "Formwork.xml")
        let run = try formwork(
            "generate", "Profile", "--set", "clean-architecture", "--dry-run", "--project",
            project.path)
        #expect(run.code == 0, "\(run.messages)")
        #expect(
            run.messages.contains("Formwork.xml:2:3: warning: no set has the option 'cordinator'"))
        #expect(
            run.messages.contains(
                "Formwork.xml:4:3: warning: no set has the parameter 'moduleKind'"))
        #expect(!run.messages.contains("Formwork.xml:3"), "\(run.messages)")
        #expect(run.output.contains("Profile/Package.swift"), "\(run.output)")
    }

    @Test("one feature in another architecture doesn't change what the next one is made of")
    func oneOtherFeature() throws {
        let project = try ProjectCopy()
        let first = try formwork(
            "generate", "Profile", "--set", "clean-architecture", "--project", project.path)
        #expect(first.code == 0, "\(first.messages)")
        let next = try formwork("generate", "Basket", "--dry-run", "--project", project.path)
        #expect(next.output.contains("(set mvvm-observable "), "\(next.output)")
    }

    @Test("a pinned set that doesn't exist is named with the place of the pin")
    func unknownPin() throws {
        let project = try ProjectCopy()
        try project.write(
            """
            <formwork xmlns="urn:formwork:project:1">
              <set id="mvvm-observabel"/>
            </formwork>

            """, to: "Formwork.xml")
        let before = try project.snapshot()
        let run = try formwork("generate", "Profile", "--project", project.path)
        #expect(run.code == 65 || run.code == 66)
        #expect(run.messages.contains("mvvm-observabel"))
        #expect(run.messages.contains("mvvm-observable"))
        #expect(try project.snapshot() == before)
    }

    @Test("a conflict shows its diff where that is asked for, and writes nothing")
    func conflictDiff() throws {
        let project = try ProjectCopy()
        #expect(try formwork("generate", "Profile", "--project", project.path).code == 0)
        let view = "Sources/Storefront/Features/Profile/ProfileView.swift"
        let text = try #require(project.text(view))
        try project.write("// mine\n" + text, to: view)
        let before = try project.snapshot()
        let run = try formwork("generate", "Profile", "--project", project.path, "--diff")

        #expect(run.code == 73)
        #expect(run.output.contains("-// mine"), "\(run.output)")
        #expect(try project.snapshot() == before)
    }

    @Test("a grouped feature with a route enum of its own doesn't take the next feature's route")
    func routeOfTheApp() throws {
        let project = try ProjectCopy()
        let settings = try formwork(
            "generate", "Settings", "--project", project.path, "--group", "Account", "--with",
            "coordinator")
        #expect(settings.code == 0)
        let run = try formwork("generate", "Orders", "--project", project.path, "--json")
        let route = try JSONObject(run.output).objects("edits").first { $0["kind"] == "route-enum" }

        #expect(route?["path"] == "Sources/Storefront/App/AppRoute.swift")
        #expect(route?["addition"] == "case orders")
    }
}
