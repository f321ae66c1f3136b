import Foundation
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

    @Test("prints the same bytes of two copies that were written in another order")
    func anyOrder() throws {
        var outputs: Set<String> = []
        for isReversed in [false, true] {
            let example = try ProjectCopy()
            let copy = try ProjectCopy([:])
            let paths = try example.snapshot().keys.sorted()
            for path in isReversed ? paths.reversed() : paths {
                let source = example.url.appendingPathComponent(path)
                guard let data = try? Data(contentsOf: source) else { continue }
                try copy.write(String(decoding: data, as: UTF8.self), to: path)
            }
            let run = try formwork("scan", "--project", copy.path, "--json")
            #expect(run.code == 0, "\(run.messages)")
            outputs.insert(run.output)
        }
        #expect(outputs.count == 1)
        #expect(outputs.first?.contains("Sources/Storefront/Features") == true)
    }

    @Test(
        "opens nothing of the project for writing, whether git knows it or not",
        .enabled(if: SystemCallTracing.isPossible, "strace isn't there or may not trace"),
        arguments: [false, true])
    func readsOnly(isRepository: Bool) throws {
        let project = try ProjectCopy()
        if isRepository {
            #expect(try BuiltProgram.run(["git", "init", "-q"], in: project.url).code == 0)
            #expect(try BuiltProgram.run(["git", "add", "."], in: project.url).code == 0)
        }
        let before = try project.snapshot()
        let log = project.url.deletingLastPathComponent().appendingPathComponent("calls")
        // '%file' is every call that takes a path; the others change a file by its descriptor.
        let run = try BuiltProgram.run(
            [
                "strace", "-f", "-qq", "-y", "-o", log.path, "-e",
                "trace=%file,ftruncate,fchmod,fchown,fallocate", formwork.path, "scan", "--project",
                project.path,
            ])
        #expect(run.code == 0, "\(run.messages)")
        #expect(try project.snapshot() == before)
        let calls = String(decoding: try Data(contentsOf: log), as: UTF8.self)
            .split(separator: "\n")
        #expect(calls.contains { $0.contains("CartView.swift") && $0.contains("O_RDONLY") })
        let reading = ["access", "faccessat", "stat", "lstat", "newfstatat", "statx", "readlink"]
        let changing = calls.filter { call in
            let name = call.drop { $0.isNumber || $0 == " " }.prefix { $0 != "(" }
            if name.hasPrefix("open") {
                return ["O_WRONLY", "O_RDWR", "O_CREAT", "O_TRUNC"].contains(where: call.contains)
            }
            return !reading.contains { name.hasPrefix($0) } && !Self.isHarmless(name)
        }
        // Git needs a repository to list a plain folder: an empty one in the temporary folder.
        let inProject = changing.filter {
            $0.contains(project.path) || $0.contains("\"Sources") || $0.contains("\"Tests")
        }
        #expect(inProject.isEmpty, "\(inProject.joined(separator: "\n"))")
        if isRepository { #expect(changing.allSatisfy { $0.contains("/dev/null") }) }
    }

    /// Calls that take a path and change nothing.
    private static func isHarmless(_ call: Substring) -> Bool {
        ["execve", "chdir", "getcwd", "statfs", "", "+++", "---"].contains { call == $0 }
            || call.hasPrefix("<... ") || call.hasPrefix("+++") || call.hasPrefix("---")
    }

    @Test("reads well for people")
    func text() throws {
        let project = try ProjectCopy()
        let run = try formwork("scan", in: project.url)
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("Storefront: MVVM with @Observable [mvvm-observable], sure ("))
        #expect(run.output.contains("\nSet        mvvm-observable "))
        #expect(run.output.contains("\nHabits     4 spaces, "))
        #expect(run.output.contains("dependencies by initialiser"))
        #expect(!run.output.contains("\u{1B}"))
        let lines = run.output.split(separator: "\n")
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 80 })
    }

    @Test("shows everything when asked, with the time of git's history apart")
    func verbose() throws {
        let project = try ProjectCopy()
        let run = try formwork("scan", "--verbose", in: project.url)
        #expect(run.code == 0)
        #expect(run.output.hasPrefix("Storefront: MVVM with @Observable"))
        #expect(run.output.contains("\n  finalClasses: yes, 67% (counted of true 2)\n"))
        #expect(run.output.contains("\n  git history 0 ms, since nothing hung on it\n"))
        #expect(run.output.contains("\nFeatures: 2\n  Cart  Sources/Storefront/Features/Cart"))
    }

    @Test("says each habit with its confidence, counts and source")
    func habits() throws {
        let project = try ProjectCopy()
        try project.write("[*]\nindent_style = space\nindent_size = 2\n", to: ".editorconfig")
        let run = try formwork("scan", "--project", project.path, "--json")
        let habits = try #require(try JSONObject(run.output).object("habits"))
        let indentation = try #require(habits.object("indentation"))
        #expect(indentation.keys == ["confidence", "of", "source", "value"])
        #expect(indentation["value"] == "2 spaces")
        #expect(indentation["source"] == ".editorconfig")
        #expect(indentation.object("of")?.integer("4 spaces") == 20)
        #expect(habits.object("suffix.view-model")?["value"] == "ViewModel")
        #expect(habits.object("suffix.view-model")?["source"] == "counted")
    }

    @Test("says what Formwork.xml states in the place of what was counted")
    func overrides() throws {
        let project = try ProjectCopy()
        try project.write(
            """
            <formwork xmlns="urn:formwork:project:1">
              <style access="public" mainActor="type" testFramework="xctest"/>
              <naming role="view-model" suffix="Model"/>
              <header>// Shop</header>
            </formwork>
            """, to: "Formwork.xml")
        let run = try formwork("scan", "--project", project.path, "--json")
        let object = try JSONObject(run.output)
        #expect(object.object("project")?["testFramework"] == "xctest")
        #expect(object.object("project")?["fileHeader"] == "// Shop")
        let habits = try #require(object.object("habits"))
        for name in ["accessLevel", "mainActor", "testFramework", "fileHeader"] {
            #expect(habits.object(name)?["source"] == "Formwork.xml")
        }
        #expect(habits.object("suffix.view-model")?["value"] == "Model")
        #expect(habits.object("accessLevel")?["value"] == "public")
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
