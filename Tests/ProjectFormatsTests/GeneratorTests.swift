import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("Manifests of project generators")
struct GeneratorTests {
    private func specification() throws -> XcodeGenSpecification {
        try XcodeGenSpecification(
            parsing: Array(XcodeGenFixtures.specification.utf8), path: "project.yml"
        ) { path in
            path == "shared.yml"
                ? Array("settings:\n  base:\n    SWIFT_VERSION: \"5.0\"\n    TEAM: X\n".utf8) : nil
        }
    }

    @Test("an XcodeGen specification gives targets, templates applied")
    func readsSpecification() throws {
        let specification = try specification()
        #expect(specification.name == "Shop")
        #expect(specification.organizationName == "Example")
        #expect(specification.indentation == XcodeIndentation(indentWidth: 2, usesTabs: false))
        #expect(specification.localPackages == ["Packages/Core"])
        #expect(specification.includes == ["shared.yml"])
        #expect(
            specification.targets.map(\.name)
                == ["Shop", "Cart", "ShopTests", "Multi_iOS", "Multi_tvOS"])
        #expect(
            specification.targets.map(\.kind)
                == [.application, .framework, .unitTests, .framework, .framework])
        #expect(specification.targets[0].dependencies == ["Cart"])
        #expect(specification.targets[1].sources.map(\.path) == ["Modules/Cart", "Extra"])
        #expect(specification.targets[2].platforms == ["iOS", "macOS"])
        #expect(specification.targets[3].iOSDeploymentTarget == "18.0")
        #expect(specification.targets[0].line == 30)
    }

    @Test("settings come from the included file, the project, its groups and the target")
    func resolvesSettings() throws {
        let cart = try #require(try specification().targets.first { $0.name == "Cart" })
        let settings = cart.settings { _ in nil }
        #expect(settings["SWIFT_VERSION"] == "6.0")
        #expect(settings["TEAM"] == "X")
        #expect(settings["SWIFT_STRICT_CONCURRENCY"] == "complete")
        #expect(SwiftCompilation(settings).defaultIsolation == .mainActor)
        #expect(settings.moduleName == "CartKit")
        #expect(settings.iOSDeploymentTarget == "17.0")
    }

    @Test("a target holds the files below its sources, without what it excludes")
    func tellsMembership() throws {
        let shop = try #require(try specification().targets.first)
        #expect(shop.contains("App/Home/HomeView.swift"))
        #expect(shop.contains("Shared/Logo.swift"))
        #expect(!shop.contains("App/Notes.md"))
        #expect(!shop.contains("App/Old/A.swift"))
        #expect(!shop.contains("Apple/A.swift"))
    }

    @Test("an included file's paths start from its own folder, unless the include says otherwise")
    func includedPaths() throws {
        let target = "targets:\n  Shop:\n    type: application\n    platform: iOS\n"
        let inner = target + "    sources:\n      - path: ../Sources\n      - Extra\n"
        func sources(_ include: String) throws -> [String] {
            let specification = try XcodeGenSpecification(
                parsing: Array("name: Shop\ninclude:\n\(include)".utf8), path: "project.yml"
            ) { $0 == "Shop/Support/target.yml" ? Array(inner.utf8) : nil }
            return specification.targets.flatMap { $0.sources.map(\.path) }
        }
        #expect(
            try sources("  - path: Shop/Support/target.yml\n")
                == ["Shop/Sources", "Shop/Support/Extra"])
        #expect(
            try sources("  - path: Shop/Support/target.yml\n    relativePaths: false\n")
                == ["../Sources", "Extra"])
    }

    @Test("a missing include is named, and the rest is read")
    func namesMissingInclude() throws {
        let specification = try XcodeGenSpecification(
            parsing: Array("include: gone.yml\nname: A\n".utf8), path: "project.yml")
        #expect(specification.name == "A")
        #expect(specification.diagnostics.map(\.id) == ["xcodegen.include"])
    }

    @Test("a Tuist manifest gives targets, with helpers followed")
    func readsTuist() throws {
        let helper = """
            import ProjectDescription
            extension Target {
                public static func feature(_ name: String) -> Target {
                    .target(name: name, destinations: .iOS, product: .staticFramework, bundleId: "a.\\(name)",
                        sources: ["Features/\\(name)/**"])
                }
            }
            """
        let manifest = """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project(
                name: "Shop", organizationName: "Example",
                options: .options(textSettings: .textSettings(usesTabs: false, indentWidth: 2, tabWidth: 2)),
                settings: .settings(base: ["SWIFT_VERSION": "6.0", "FLAGS": .array(["a", "b"])]),
                targets: [
                    .target(name: "Shop", destinations: [.iPhone, .iPad], product: .app, bundleId: "a",
                        deploymentTargets: .iOS("17.0"),
                        sources: ["App/Sources/**", .glob("Shared/**", excluding: ["Shared/Old/**"])],
                        dependencies: [.target(name: "Cart"), .external(name: "X")]),
                    .feature("Cart"),
                    .target(name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "b",
                        buildableFolders: ["App/Tests"], dependencies: [.target(name: "Shop")]),
                ]
            )
            """
        let project = try TuistProject(
            parsing: Array(manifest.utf8), path: "Project.swift", helpers: [Array(helper.utf8)])
        #expect(project.name == "Shop")
        #expect(project.organizationName == "Example")
        #expect(project.indentation.indentWidth == 2)
        #expect(project.targets.map(\.name) == ["Shop", "Cart", "ShopTests"])
        #expect(project.targets.map(\.kind) == [.application, .framework, .unitTests])
        let shop = project.targets[0]
        #expect(shop.iOSDeploymentTarget == "17.0")
        #expect(shop.dependencies == ["Cart"])
        #expect(shop.contains("App/Sources/Home/HomeView.swift"))
        #expect(shop.contains("Shared/A.swift"))
        #expect(!shop.contains("Shared/Old/A.swift"))
        #expect(shop.sources.map(\.folder) == ["App/Sources", "Shared"])
        #expect(shop.settings { _ in nil }["FLAGS"] == "a b")
        #expect(project.targets[1].contains("Features/Cart/CartView.swift"))
        #expect(project.targets[2].contains("App/Tests/A.swift"))
        #expect(project.diagnostics.isEmpty)
    }

    @Test("a project that a helper makes whole is found")
    func readsHelperProject() throws {
        let helper = """
            extension Project {
                static func app(name: String, extra: [String]) -> Project {
                    var targets = makeTargets(name)
                    targets += extra.flatMap({ makeTargets($0) })
                    return Project(name: name, targets: targets)
                }
                private static func makeTargets(_ name: String) -> [Target] {
                    let main = Target(name: name, platform: .iOS, product: .app, bundleId: "a", sources: ["\\(name)/**"])
                    return [main]
                }
            }
            """
        let project = try TuistProject(
            parsing: Array("let project = Project.app(name: \"Shop\", extra: [\"Kit\"])".utf8),
            path: "Project.swift", helpers: [Array(helper.utf8)])
        #expect(project.targets.map(\.name) == ["Shop", "Kit"])
        #expect(project.targets[1].platforms == ["iOS"])
        let workspace = TuistWorkspace(
            parsing: Array(
                "let w = Workspace(name: \"W\", projects: [\"App\", \"Modules/**\"])".utf8))
        #expect(workspace?.projects == ["App", "Modules/**"])
    }

    /// Functions of one name that differ by their labels, a list of modules, and a type with defaults.
    private static let moduleHelper = """
        public enum Module {
            enum Feature: String, CaseIterable {
                case Cart
                case SignIn = "Login"
                static let prefix: String = "Feature"
            }
            enum Layer: String {
                case core, interface
                var title: String { rawValue.headed }
                var folder: String {
                    switch self {
                    case .core: return "Core"
                    case .interface: return "Api"
                    }
                }
            }
        }
        extension String {
            var headed: String { prefix(1).uppercased() + dropFirst() }
        }
        struct Blueprint {
            var name: String
            var product: Product
            var sources: SourceFilesList
            init(name: String = "", product: Product = .staticFramework, sources: SourceFilesList = .code,
                 dependencies: [TargetDependency] = []) {}
        }
        extension SourceFilesList {
            static let code: SourceFilesList = "Sources/**"
            static let checks: SourceFilesList = "Tests/**"
        }
        extension Target {
            private static func make(_ blueprint: Blueprint) -> Target {
                .target(name: blueprint.name, destinations: .iOS, product: blueprint.product,
                    bundleId: "a", sources: blueprint.sources)
            }
            static func feature(code module: Module.Feature, blueprint: Blueprint) -> Target {
                var changed = blueprint
                changed.name = Module.Feature.prefix + module.rawValue
                return make(changed)
            }
            static func feature(tests module: Module.Feature, blueprint: Blueprint) -> Target {
                var changed = blueprint
                switch module {
                case .Cart: changed.name = "CartChecks"
                default: changed.name = Module.Feature.prefix + module.rawValue + "Tests"
                }
                changed.sources = .checks
                changed.product = .unitTests
                return make(changed)
            }
        }
        """

    private func project(_ targets: String) throws -> TuistProject {
        try TuistProject(
            parsing: Array("let project = Project(name: \"Shop\", targets: \(targets))".utf8),
            path: "Project.swift", helpers: [Array(Self.moduleHelper.utf8)])
    }

    @Test("helpers of one name are told apart by their labels, and enums and defaults are followed")
    func readsModuleHelpers() throws {
        let project = try project(
            """
            [
                .feature(code: .SignIn, blueprint: .init(dependencies: [])),
                .feature(tests: .SignIn, blueprint: .init()),
                .feature(tests: .Cart, blueprint: Blueprint(product: .framework)),
                .feature(code: .Cart, blueprint: Blueprint(sources: "Code/**")),
            ]
            """)
        #expect(
            project.targets.map(\.name)
                == ["FeatureLogin", "FeatureLoginTests", "CartChecks", "FeatureCart"])
        #expect(project.targets.map(\.kind) == [.framework, .unitTests, .unitTests, .framework])
        #expect(
            project.targets.map { $0.sources.map(\.path) }
                == [["Sources/**"], ["Tests/**"], ["Tests/**"], ["Code/**"]])
        #expect(project.diagnostics.isEmpty)
    }

    @Test("targets made in a loop over the cases of an enum, and names from a property of a case")
    func readsEnumLoops() throws {
        let all = try project(
            "Module.Feature.allCases.map { .feature(code: $0, blueprint: .init()) }")
        #expect(all.targets.map(\.name) == ["FeatureCart", "FeatureLogin"])
        let layers = try project(
            """
            [
                .target(name: Module.Layer.interface.folder, product: .framework, bundleId: "a"),
                .target(name: Module.Layer.core.title, product: .framework, bundleId: "a"),
            ]
            """)
        #expect(layers.targets.map(\.name) == ["Api", "Core"])
    }

    @Test("targets that syntax doesn't tell are left out and said, never guessed")
    func saysUnreadTargets() throws {
        let unread = try project(
            """
            [
                .feature(code: Module.Feature(rawValue: readLine()!)!, blueprint: .init()),
                .target(name: ProcessInfo.processInfo.hostName, product: .app, bundleId: "a"),
                .target(name: "Known", product: .app, bundleId: "a"),
            ]
            """)
        #expect(unread.targets.map(\.name) == ["Known"])
        #expect(unread.diagnostics.map(\.id) == [TuistProject.unreadTargets])
        #expect(unread.diagnostics.first?.message.hasPrefix("2 of the targets") == true)
    }

    @Test(
        "globs match as the shell's do",
        arguments: [
            ("**/*.swift", "a/b/C.swift", true), ("**/*.swift", "C.swift", true),
            ("*.swift", "a/C.swift", false), ("a/**", "a/b/c", true), ("a/**/c", "a/c", true),
            ("*.{swift,h}", "x.h", true), ("*.{swift,h}", "x.m", false), ("*.{kt}", "x.kt", false),
            ("[a-c]?.x", "bz.x", true), ("[!a-c]?.x", "bz.x", false), ("a[", "a[", true),
            ("{a,b{c,d}}/x", "bd/x", true), ("", "a", false), ("**", "a/b", true),
        ])
    func matchesGlobs(pattern: String, path: String, matches: Bool) {
        #expect(PathPattern(pattern).matches(path) == matches)
    }

    @Test("globs that could take for ever don't")
    func boundsGlobs() {
        let stars = String(repeating: "*a", count: 200)
        #expect(!PathPattern(stars).matches(String(repeating: "a", count: 5_000) + "b"))
        let braces = String(repeating: "{a,b}", count: 40)
        _ = PathPattern(braces).matches("abab")
        let folders = String(repeating: "**/", count: 200) + "x"
        #expect(!PathPattern(folders).matches(String(repeating: "a/", count: 500) + "y"))
    }
}
