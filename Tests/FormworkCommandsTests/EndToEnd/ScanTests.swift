import Testing

@Suite("formwork scan")
struct ScanTests {
    private let formwork = BuiltProgram.formwork

    @Test("knows the example project")
    func storefront() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        let run = try formwork("scan", "--project", project.path, "--json")
        #expect(run.code == 0, "\(run.messages)")
        #expect(try project.snapshot() == before)
        let object = try JSONObject(run.output)
        #expect(
            object.keys == [
                "architecture", "diagnostics", "features", "habits", "integrationPoints", "layout",
                "project", "resolution", "schemaVersion",
            ])
        let facts = try #require(object.object("project"))
        #expect(
            facts.keys == [
                "defaultIsolation", "deploymentTarget", "fileHeader", "indentation", "kind",
                "lineEnding", "module", "name", "swiftFiles", "swiftLanguageMode", "targets",
                "testFramework",
            ])
        #expect(facts["name"] == "Storefront")
        #expect(facts["module"] == "Storefront")
        #expect(facts.texts("kind") == ["swiftpm"])
        #expect(facts["swiftLanguageMode"] == "6")
        #expect(facts["testFramework"] == "swift-testing")
        #expect(facts.object("indentation")?.integer("width") == 4)
        let layout = try #require(object.object("layout"))
        #expect(layout.texts("featureRoots").first == "Sources/Storefront/Features")
        #expect(layout["featurePath"] == "Sources/Storefront/Features/{{ feature }}")
        #expect(layout["testPath"] == "Tests/StorefrontTests/{{ feature }}")
        #expect(
            object.objects("features").compactMap { $0["name"] }.sorted() == ["Cart", "Catalog"])
        #expect(object.object("architecture")?["label"] == "mvvm-observable")
        let resolution = try #require(object.object("resolution"))
        #expect(resolution["set"] == "mvvm-observable")
        #expect(!resolution.texts("because").isEmpty)
        #expect(
            object.objects("integrationPoints").contains {
                $0["kind"] == "route-enum"
                    && $0["path"] == "Sources/Storefront/App/AppRoute.swift"
            })
    }

    @Test("reads well for people")
    func text() throws {
        let project = try ProjectCopy()
        let run = try formwork("scan", in: project.url)
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("Storefront  (swiftpm, module Storefront, "))
        #expect(run.output.contains("\nArchitecture: mvvm-observable, "))
        #expect(run.output.contains("\nSet: mvvm-observable "))
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test("of an empty folder says that nothing is known")
    func empty() throws {
        let project = try ProjectCopy([:])
        let run = try formwork("scan", "--project", project.path, "--json")
        #expect(run.code == 0, "\(run.messages)")
        let object = try JSONObject(run.output)
        #expect(object.object("architecture")?["label"] == "unknown")
        #expect(object.object("resolution")?["set"] == "mvvm-observable")
    }
}
