import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("Xcode projects")
struct XcodeProjectTests {
    private func read(_ text: String) throws -> XcodeProject {
        try XcodeProject(parsing: Array(text.utf8), path: "Shop.xcodeproj/project.pbxproj")
    }

    private let files = [
        "../Config/Base.xcconfig":
            "#include \"More.xcconfig\"\nSWIFT_STRICT_CONCURRENCY = targeted\n",
        "../Config/More.xcconfig": "PRODUCT_BUNDLE_IDENTIFIER = com.example.$(TARGET_NAME:lower)\n",
    ]

    private func settings(_ project: XcodeProject, _ name: String) throws -> BuildSettings {
        let target = try #require(project.target(named: name))
        return project.settings(
            of: target, files: XcodeConfigurationFiles { files[$0].map { Array($0.utf8) } })
    }

    @Test("targets have their kinds, files and dependencies")
    func readsClassicTargets() throws {
        let project = try read(XcodeFixtures.classic)
        #expect(project.targets.map(\.name) == ["Shop", "ShopTests", "Lint"])
        #expect(project.targets.map(\.kind) == [.application, .unitTests, .aggregate])
        let app = project.targets[0]
        #expect(app.sourceFiles == ["Shop/App.swift", "Cart/Cart View.swift"])
        #expect(app.sourcesPhases == ["P1"])
        #expect(app.productFile == "My Shop.app")
        #expect(app.packageProducts == ["Core"])
        #expect(app.contains("Shop/App.swift"))
        #expect(!app.contains("Shop/Other.swift"))
        #expect(project.targets[1].sourceFiles == ["ShopTests/CartTests.swift"])
        #expect(project.targets[1].dependencies == ["Shop"])
    }

    @Test("the project's own facts are read")
    func readsProject() throws {
        let project = try read(XcodeFixtures.classic)
        #expect(project.objectVersion == 56)
        #expect(project.organizationName == "Example & Co")
        #expect(project.lastUpgradeCheck == "1640")
        #expect(project.developmentRegion == "de")
        #expect(
            project.indentation
                == XcodeIndentation(indentWidth: 2, tabWidth: 4, usesTabs: false))
        #expect(project.baseConfigurations == ["../Config/Base.xcconfig"])
        #expect(project.localPackages == ["Packages/Core"])
    }

    @Test("settings resolve from file to project to target, for iOS")
    func resolvesSettings() throws {
        let settings = try settings(try read(XcodeFixtures.classic), "Shop")
        #expect(settings["PRODUCT_NAME"] == "My Shop")
        #expect(settings.moduleName == "My_Shop")
        #expect(settings.iOSDeploymentTarget == "17.0")
        #expect(settings.isIOS)
        #expect(settings["OTHER_SWIFT_FLAGS"] == "-D ONE -strict-concurrency=complete")
        #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.shop")
        #expect(settings["ABSENT"] == nil)
    }

    @Test("the Swift settings of a new Xcode 26 project are understood")
    func readsCompilation() throws {
        let compilation = SwiftCompilation(try settings(try read(XcodeFixtures.classic), "Shop"))
        #expect(compilation.languageMode == "5")
        #expect(compilation.defaultIsolation == .mainActor)
        #expect(compilation.strictConcurrency == .complete)
        #expect(
            compilation.upcomingFeatures == [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
                "InferIsolatedConformances", "InferSendableFromCaptures", "MemberImportVisibility",
                "NonisolatedNonsendingByDefault",
            ])
    }

    @Test("a configuration can be chosen by name")
    func choosesConfiguration() throws {
        let project = try read(XcodeFixtures.classic)
        let app = try #require(project.target(named: "Shop"))
        let release = project.settings(
            of: app, configuration: "Release", files: XcodeConfigurationFiles { _ in nil })
        #expect(SwiftCompilation(release).languageMode == "6")
    }

    @Test("the test host tells which app a test target tests")
    func findsTestedTarget() throws {
        let classic = try read(XcodeFixtures.classic)
        let tests = try #require(classic.target(named: "ShopTests"))
        let found = classic.testedTargets(of: tests, settings: try settings(classic, "ShopTests"))
        #expect(found.map(\.name) == ["Shop"])
        let synchronized = try read(XcodeFixtures.synchronized)
        let other = try #require(synchronized.target(named: "ShopTests"))
        #expect(
            synchronized.testedTargets(of: other, settings: BuildSettings([])).map(\.name)
                == ["Shop"])
    }

    @Test("a synchronized folder takes all files but its exceptions, and lends single ones")
    func readsSynchronizedFolders() throws {
        let project = try read(XcodeFixtures.synchronized)
        let app = try #require(project.target(named: "Shop"))
        let tests = try #require(project.target(named: "ShopTests"))
        #expect(app.synchronizedFolders.map(\.path) == ["Shop", "Modules/Kit"])
        #expect(app.contains("Shop/Cart/CartView.swift"))
        #expect(app.contains("Modules/Kit/A.swift"))
        #expect(!app.contains("Shop/Info.plist"))
        #expect(!app.contains("Shop/Old/A.swift"))
        #expect(!app.contains("ShopTests/A.swift"))
        #expect(!app.contains("Shopping/A.swift"))
        #expect(tests.contains("Shop/Shared/Price.swift"))
        #expect(!tests.contains("Shop/Shared/Other.swift"))
        #expect(tests.synchronizedFolders.map(\.takesNewFiles) == [false, true])
    }

    @Test("Xcode 16's references to xcconfig files and packages are followed")
    func readsNewReferences() throws {
        let project = try read(XcodeFixtures.synchronized)
        #expect(project.baseConfigurations == ["Shop/Config/Debug.xcconfig"])
        #expect(project.localPackages == ["../Core"])
        #expect(project.indentation == XcodeIndentation(usesTabs: true))
    }

    @Test("groups that hold each other don't make reading run for ever")
    func survivesCycles() throws {
        let project = try read(
            """
            { objects = {
            G1 = {isa = PBXGroup; children = (G2); path = a; }; G2 = {isa = PBXGroup; children = (G1, F); path = b; };
            F = {isa = PBXFileReference; path = x.swift; }; B = {isa = PBXBuildFile; fileRef = F; };
            P = {isa = PBXSourcesBuildPhase; files = (B); };
            T = {isa = PBXNativeTarget; name = T; buildPhases = (P); };
            R = {isa = PBXProject; targets = (T, T, GONE); mainGroup = G1; }; }; rootObject = R; }
            """)
        #expect(project.targets.first?.sourceFiles == [])
    }

    @Test("a property list without a project is refused")
    func refusesOtherLists() {
        #expect(throws: Failure.self) { try read("{ a = b; }") }
        #expect(throws: Failure.self) { try read("(a)") }
    }

    @Test(
        "product types are told apart",
        arguments: [
            ("com.apple.product-type.application", XcodeProductKind.application),
            ("com.apple.product-type.bundle.ui-testing", .uiTests),
            ("com.apple.product-type.framework.static", .framework),
            ("com.apple.product-type.extensionkit-extension", .appExtension),
            ("com.apple.product-type.application.watchapp2", .watchApplication),
            ("com.apple.product-type.tool", .commandLineTool),
            ("com.example.thing", .other("com.example.thing")),
        ])
    func tellsKinds(type: String, kind: XcodeProductKind) {
        #expect(XcodeProductKind(productType: type) == kind)
    }
}
