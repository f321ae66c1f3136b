import Diagnostics
import FileTree
import Testing

@testable import ProjectScanning

@Suite("Build facts")
struct BuildFactsTests {
    private func read(_ files: [String: String]) -> BuildFacts {
        let project = ProjectInMemory(files)
        return BuildFactsReader { try project.read($0) }.read(
            files: project.fileList().files.sorted())
    }

    private func target(_ name: String, in facts: BuildFacts) throws -> TargetFacts {
        try #require(facts.targets.first { $0.name == name })
    }

    @Test("a package's targets have the folders that exist, and tests name what they test first")
    func readsPackage() throws {
        let facts = read([
            "Core/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Core", platforms: [.iOS(.v18)],
                targets: [
                    .target(name: "Core", dependencies: [.product(name: "Out", package: "out")]),
                    .target(name: "Old", path: "Legacy", swiftSettings: [.swiftLanguageMode(.v5)]),
                    .testTarget(name: "CoreTests", dependencies: ["Old", "Core"]),
                    .binaryTarget(name: "Bin", path: "Bin.xcframework"),
                ])
            """,
            "Core/Source/Core/A.swift": "", "Core/Legacy/B.swift": "",
            "Core/Tests/CoreTests/C.swift": "",
        ])
        #expect(facts.kinds == [.swiftpm])
        #expect(facts.name == "Core")
        #expect(facts.targets.map(\.name) == ["Core", "Old", "CoreTests"])
        let core = try target("Core", in: facts)
        #expect(core.folders.map(\.string) == ["Core/Source/Core"])
        #expect(core.kind == .library)
        #expect(core.swiftLanguageMode == "6")
        #expect(core.deploymentTarget == "18.0")
        #expect(core.dependencies == ["Out"])
        #expect(core.manifest.string == "Core/Package.swift")
        #expect(try target("Old", in: facts).swiftLanguageMode == "5")
        let tests = try target("CoreTests", in: facts)
        #expect(tests.kind == .unitTests)
        #expect(tests.dependencies == ["Core", "Old"])
        #expect(facts.diagnostics.isEmpty)
    }

    @Test("a classic Xcode project names its files, and its settings tell how they are compiled")
    func readsClassicProject() throws {
        let facts = read([
            "ios/Shop.xcodeproj/project.pbxproj": XcodeProjectFiles.classic,
            "ios/Config/Base.xcconfig": "SWIFT_VERSION = 6.0\n", "ios/Shop/App.swift": "",
        ])
        #expect(facts.kinds == [.xcode])
        #expect(facts.name == "Shop")
        let app = try target("Shop", in: facts)
        #expect(app.kind == .app)
        #expect(app.folders.isEmpty)
        #expect(app.listedFiles.map(\.string) == ["ios/Shop/App.swift"])
        #expect(!app.isSynchronized)
        #expect(app.swiftLanguageMode == "6")
        #expect(app.defaultIsolation == .mainActor)
        #expect(app.deploymentTarget == "17.0")
        #expect(app.dependencies == ["Core"])
        #expect(try target("ShopTests", in: facts).dependencies == ["Shop"])
        #expect(try target("ShopMac", in: facts).kind == .other)
        #expect(facts.targets.count == 3)
        #expect(facts.formatting.indentation == Indentation(style: .spaces, width: 2))
    }

    @Test("a synchronized folder belongs to its target, and lends single files to another")
    func readsSynchronizedProject() throws {
        let facts = read([
            "Shop.xcodeproj/project.pbxproj": XcodeProjectFiles.synchronized,
            "Shop/A.swift": "", "Shop/Price.swift": "",
        ])
        let app = try target("Shop", in: facts)
        #expect(app.folders.map(\.string) == ["Shop"])
        #expect(app.isSynchronized)
        let widget = try target("Widget", in: facts)
        #expect(widget.kind == .appExtension)
        #expect(widget.folders.isEmpty)
        #expect(widget.listedFiles.map(\.string) == ["Shop/Price.swift"])
        #expect(!widget.isSynchronized)
    }

    @Test("a generator's manifest outranks the Xcode project beside it")
    func prefersGenerators() throws {
        let facts = read([
            "Shop.xcodeproj/project.pbxproj": XcodeProjectFiles.synchronized,
            "project.yml": """
            name: Shop
            options: {deploymentTarget: {iOS: 17.0}}
            targets:
              Shop: {type: application, platform: iOS, sources: [Shop]}
              ShopTests: {type: bundle.unit-test, platform: iOS, sources: [Tests], settings: {TEST_HOST: "$(X)/Shop.app/Shop"}}
            """,
            "Shop/A.swift": "", "Tests/B.swift": "",
        ])
        #expect(facts.kinds == [.xcode, .xcodegen])
        #expect(
            facts.targets.map { "\($0.name) \($0.projectKind.rawValue)" }
                == ["Widget xcode", "Shop xcodegen", "ShopTests xcodegen"])
        #expect(try target("ShopTests", in: facts).dependencies == ["Shop"])
        #expect(try target("Shop", in: facts).folders.map(\.string) == ["Shop"])
    }

    @Test("Tuist's manifest is told from a source file of the same name, and its helpers are read")
    func readsTuist() throws {
        let facts = read([
            "Project.swift": """
            import ProjectDescription
            let project = Project.shop(name: "Shop")
            """,
            "Tuist/ProjectDescriptionHelpers/Shop.swift": """
            import ProjectDescription
            extension Project {
                public static func shop(name: String) -> Project {
                    Project(name: name, targets: [
                        .target(name: name, destinations: .iOS, product: .app, bundleId: "a",
                            deploymentTargets: .iOS("17.4"), sources: ["App/**"]),
                    ])
                }
            }
            """,
            "App/Models/Project.swift": "struct Project {}\n", "App/A.swift": "",
        ])
        #expect(facts.kinds == [.tuist])
        #expect(facts.targets.map(\.name) == ["Shop"])
        #expect(facts.targets.first?.deploymentTarget == "17.4")
        #expect(facts.targets.first?.folders.map(\.string) == ["App"])
        #expect(facts.diagnostics.isEmpty)
    }

    @Test(
        "a Package.swift that serves Tuist makes no Swift package of the project",
        arguments: [
            [
                "Tuist/Package.swift":
                    "// swift-tools-version: 5.9\nlet package = Package(name: \"Fetched\", targets: [])"
            ],
            [
                "Package.swift": """
                // swift-tools-version: 5.9
                #if TUIST
                let packageSettings = PackageSettings(productTypes: [:])
                #endif
                let package = Package(name: "Fetched", dependencies: [])
                """
            ],
            [
                "Plugins/Tools/Plugin.swift": "import ProjectDescription",
                "Plugins/Tools/Package.swift":
                    "// swift-tools-version: 5.9\nlet package = Package(name: \"Fetched\", targets: [.executableTarget(name: \"tool\")])",
            ],
        ])
    func passesOverTuistPackages(files: [String: String]) {
        var files = files
        files["App/Project.swift"] = """
            import ProjectDescription
            let project = Project(name: "Shop", targets: [
                .target(name: "Shop", product: .app, bundleId: "a", sources: ["Sources/**"])
            ])
            """
        files["App/Sources/A.swift"] = ""
        let facts = read(files)
        #expect(facts.kinds == [.tuist])
        #expect(facts.name == "Shop")
        #expect(facts.targets.map(\.name) == ["Shop"])
        #expect(facts.diagnostics.isEmpty)
    }

    @Test("a Tuist workspace names the whole, whatever its projects are called")
    func namesTuistWorkspace() throws {
        let facts = read([
            "Workspace.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let workspace = Workspace(name: Names.shop, projects: ["Core", "App"])
            """,
            "Tuist/ProjectDescriptionHelpers/Names.swift":
                "public enum Names { public static let shop = \"Shop\" }\n",
            "App/Project.swift":
                "import ProjectDescription\nlet project = Project(name: \"Host\", targets: [])\n",
            "Core/Project.swift":
                "import ProjectDescription\nlet project = Project(name: \"Core\", targets: [])\n",
            "App/Sources/Workspace.swift": "struct Workspace {}\n",
        ])
        #expect(facts.kinds == [.tuist])
        #expect(facts.name == "Shop")
        #expect(facts.diagnostics.isEmpty)
    }

    @Test("helpers of Tuist plugins are read, and unread targets of many manifests are one note")
    func gathersUnreadTargets() throws {
        let manifest = { (name: String) in
            """
            import ProjectDescription
            let project = Project(name: "\(name)", targets: [.module("\(name)"), .secret()])
            """
        }
        let facts = read([
            "Cart/Project.swift": manifest("Cart"), "Login/Project.swift": manifest("Login"),
            "Plugins/Modules/Plugin.swift": "import ProjectDescription",
            "Plugins/Modules/ProjectDescriptionHelpers/Target.swift": """
            extension Target {
                static func module(_ name: String) -> Target {
                    .target(name: name, product: .framework, bundleId: "a", sources: ["Sources/**"])
                }
            }
            """,
            "Cart/Sources/A.swift": "", "Login/Sources/A.swift": "",
        ])
        #expect(facts.targets.map(\.name) == ["Cart", "Login"])
        #expect(try target("Cart", in: facts).folders.map(\.string) == ["Cart/Sources"])
        #expect(facts.diagnostics.count == 1)
        let note = try #require(facts.diagnostics.first)
        #expect(note.severity == .note)
        #expect(note.message.contains("2 Tuist manifests"))
        #expect(note.location?.path == "Cart/Project.swift")
        #expect(note.notes.map { $0.location?.path } == ["Login/Project.swift"])
    }

    @Test("the outermost project names the whole, and vendored ones don't count")
    func ranksProjects() {
        let package = { (name: String) in
            "// swift-tools-version: 6.0\nlet package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")])"
        }
        let facts = read([
            "Modules/Inner/Package.swift": package("Inner"), "App/Package.swift": package("Outer"),
            "Pods/X/Package.swift": package("X"), ".build/checkouts/Y/Package.swift": package("Y"),
            "Examples/Z/Package.swift": package("Z"), "BUILD.bazel": "",
        ])
        #expect(facts.name == "Outer")
        #expect(facts.targets.map(\.name) == ["Outer", "Inner"])
        #expect(facts.kinds == [.bazel, .swiftpm])
    }

    @Test("samples count where there is nothing else")
    func readsSamples() {
        let facts = read([
            "Examples/Z/Package.swift":
                "// swift-tools-version: 6.0\nlet package = Package(name: \"Z\", targets: [])"
        ])
        #expect(facts.name == "Z")
    }

    @Test("a description that can't be read is a warning, and the others count")
    func survivesBrokenDescriptions() {
        let facts = read([
            "A.xcodeproj/project.pbxproj": "{ objects = ", "Package.swift": "let x = 1",
            "B/Package.swift":
                "// swift-tools-version: 6.0\nlet package = Package(name: \"B\", targets: [.target(name: \"B\")])",
        ])
        #expect(facts.kinds == [.swiftpm, .xcode])
        #expect(facts.targets.map(\.name) == ["B"])
        #expect(facts.diagnostics.map(\.severity) == [.warning, .warning])
        #expect(facts.diagnostics.first?.location?.path == "A.xcodeproj/project.pbxproj")
    }

    @Test("a package that fills the scanned folder itself names its files")
    func readsRootTarget() {
        let facts = read([
            "Package.swift":
                "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", targets: [.target(name: \"A\", path: \".\", exclude: [\"Package.swift\", \"Old\"])])",
            "X.swift": "", "Old/Y.swift": "",
        ])
        #expect(facts.targets.first?.listedFiles.map(\.string) == ["X.swift"])
        #expect(facts.targets.first?.folders == [])
    }

    @Test("formatting comes from the files above the largest target, then from the project")
    func readsFormatting() {
        let facts = read([
            "Package.swift":
                "// swift-tools-version: 6.0\nlet package = Package(name: \"A\", targets: [.target(name: \"A\"), .target(name: \"B\")])",
            "Sources/A/1.swift": "", "Sources/A/2.swift": "", "Sources/B/1.swift": "",
            "Sources/A/.editorconfig": "[*.swift]\nindent_style = tab\ntab_width = 3\n",
            "Sources/B/.editorconfig": "[*.swift]\nindent_size = 7\n",
            ".editorconfig": "[*]\nend_of_line = crlf\nmax_line_length = 99\n",
            "A.xcodeproj/xcshareddata/IDETemplateMacros.plist": """
            <plist><dict><key>FILEHEADER</key><string>
            //  ___FILENAME___, ___DATE___
            //</string></dict></plist>
            """,
        ])
        #expect(facts.formatting.indentation == Indentation(style: .tabs, width: 3))
        #expect(facts.formatting.lineEnding == .crlf)
        #expect(facts.formatting.lineLength == 99)
        #expect(
            facts.formatting.fileHeader
                == FileHeader(
                    template: "//\n//  {{ file }}, {{ date }}\n//", dateFormat: "M/d/yy"))
    }

    @Test("a target with classic groups beside a synchronized folder takes new files only there")
    func tellsWhereNewFilesBelong() throws {
        var target = TargetFacts(
            name: "A", module: "A", kind: .app, projectKind: .xcode,
            manifest: try RelativePath(validating: "A.xcodeproj/project.pbxproj"))
        target.folders = [try RelativePath(validating: "App/Events")]
        target.isSynchronized = true
        #expect(target.takesNewFiles(in: try RelativePath(validating: "App/Events/New")))
        #expect(!target.takesNewFiles(in: try RelativePath(validating: "App/Views")))
        target.isSynchronized = false
        #expect(!target.takesNewFiles(in: try RelativePath(validating: "App/Events")))
    }
}
