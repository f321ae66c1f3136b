import Diagnostics
import Testing

@testable import ProjectFormats

@Suite("Swift package manifests")
struct SwiftPackageTests {
    private func read(_ text: String) throws -> SwiftPackage {
        try SwiftPackage(parsing: Array(text.utf8), path: "Package.swift")
    }

    @Test("a plain manifest is read whole")
    func readsPlainManifest() throws {
        let package = try read(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "Shop",
                platforms: [.iOS(.v17), .macOS("14.2"), .custom("linux", versionString: "1")],
                products: [.library(name: "Shop", targets: ["Shop", "Cart"])],
                dependencies: [.package(path: "../Core"), .package(url: "https://example.com/a", from: "1.0.0")],
                targets: [
                    .target(name: "Shop", dependencies: ["Cart", .product(name: "Core", package: "Core"), .target(name: "Kit")],
                        exclude: ["README.md"], swiftSettings: [.swiftLanguageMode(.v5), .defaultIsolation(MainActor.self)]),
                    .target(name: "Cart", path: "Modules/Cart", sources: ["Code"]),
                    .executableTarget(name: "Run"),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                    .macro(name: "Macros"), .plugin(name: "Plug", capability: .buildTool()),
                    .binaryTarget(name: "Kit", path: "Kit.xcframework"),
                ]
            )
            """)
        #expect(package.toolsVersion == "6.1")
        #expect(package.name == "Shop")
        #expect(package.platforms == ["iOS": "17.0", "macOS": "14.2", "linux": "1"])
        #expect(package.iOSDeploymentTarget == "17.0")
        #expect(
            package.products == [
                SwiftPackage.Product(name: "Shop", kind: "library", targets: ["Shop", "Cart"])
            ])
        #expect(package.localDependencies == ["../Core"])
        #expect(
            package.targets.map(\.kind)
                == [.regular, .regular, .executable, .test, .macro, .plugin, .binary])
        let shop = package.targets[0]
        #expect(
            shop.dependencies == [
                .init(name: "Cart", package: nil), .init(name: "Core", package: "Core"),
                .init(name: "Kit", package: nil),
            ])
        #expect(shop.compilation.languageMode == "5")
        #expect(shop.compilation.defaultIsolation == .mainActor)
        #expect(shop.candidateFolders.first == "Sources/Shop")
        #expect(shop.takes("A.swift") && !shop.takes("README.md"))
        let cart = package.targets[1]
        #expect(cart.compilation.languageMode == "6")
        #expect(cart.candidateFolders == ["Modules/Cart"])
        #expect(cart.takes("Code/A.swift") && !cart.takes("Other/A.swift"))
        #expect(package.targets[3].candidateFolders.first == "Tests/ShopTests")
        #expect(package.diagnostics.isEmpty)
    }

    @Test(
        "the language mode follows the package, else the tools version",
        arguments: [
            ("// swift-tools-version:5.9", "", "5"), ("// swift-tools-version: 6.0", "", "6"),
            ("// swift-tools-version: 6.2", ", swiftLanguageModes: [.v5]", "5"),
            ("// swift-tools-version:5.10", ", swiftLanguageVersions: [.v5, .version(\"6\")]", "6"),
            ("", "", "5"),
        ])
    func choosesLanguageMode(comment: String, argument: String, mode: String) throws {
        let package = try read(
            "\(comment)\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")]\(argument))"
        )
        #expect(package.languageMode == mode)
        #expect(package.targets.first?.compilation.languageMode == mode)
    }

    @Test("constants, joined arrays, helper functions and static members are followed")
    func followsConstants() throws {
        let package = try read(
            """
            // swift-tools-version: 5.10
            import PackageDescription
            let settings: [SwiftSetting] = [
                .enableUpcomingFeature("ExistentialAny"), .enableExperimentalFeature("StrictConcurrency"),
            ]
            let prefix = "Shop"
            extension Target.Dependency {
                static let core: Self = .product(name: "Core", package: "core")
                static var kit: Self { "Kit" }
            }
            enum Names { static let cart = "Cart" }
            func feature(_ name: String, dependencies: [Target.Dependency] = []) -> [Target] {
                [
                    .target(name: "\\(prefix)\\(name)", dependencies: dependencies + [.core], path: "Features/\\(name)", swiftSettings: settings),
                    .testTarget(name: name + "Tests"),
                ]
            }
            extension Target {
                static func module(name: String) -> Target { .target(name: name, swiftSettings: settings) }
            }
            let package = Package(
                name: "Shop",
                targets: [.module(name: Names.cart), Target.target(name: "Kit")]
                    + feature("Home", dependencies: [.kit]) + ["A", "B"].map { .target(name: $0) }
                    + ["C", "D"].flatMap { name in feature(name) }
            )
            """)
        #expect(
            package.targets.map(\.name) == [
                "Cart", "Kit", "ShopHome", "HomeTests", "A", "B", "ShopC", "CTests", "ShopD",
                "DTests",
            ])
        let home = try #require(package.target(named: "ShopHome"))
        #expect(
            home.dependencies == [
                .init(name: "Kit", package: nil), .init(name: "Core", package: "core"),
            ])
        #expect(home.path == "Features/Home")
        #expect(home.compilation.upcomingFeatures == ["ExistentialAny"])
        #expect(home.compilation.strictConcurrency == .complete)
        #expect(package.target(named: "Cart")?.compilation.upcomingFeatures == ["ExistentialAny"])
        #expect(package.target(named: "Kit")?.compilation.upcomingFeatures == [])
    }

    @Test("targets appended or changed after the declaration count")
    func followsChanges() throws {
        let package = try read(
            """
            // swift-tools-version: 5.10
            import PackageDescription
            import Foundation
            let package = Package(name: "Shop", targets: [.target(name: "A"), .testTarget(name: "ATests")])
            package.targets.append(.target(name: "B"))
            if ProcessInfo.processInfo.environment["SERVER"] == nil {
                package.targets.append(contentsOf: [.target(name: "Client")])
            } else {
                package.targets += [.target(name: "Server")]
            }
            if let flag = Context.environment["FLAG"] { package.targets += [.target(name: flag)] }
            #if os(Linux)
            package.targets += [.target(name: "Linux")]
            #else
            package.targets += [.target(name: "Mac")]
            #endif
            for target in package.targets where target.type != .test {
                var settings = target.swiftSettings ?? []
                settings.append(.enableUpcomingFeature("ExistentialAny"))
                target.swiftSettings = settings
                print("done")
            }
            package.targets.forEach { $0.swiftSettings = ($0.swiftSettings ?? []) + [.unsafeFlags(["-strict-concurrency=complete", "-Xfrontend", "-enable-upcoming-feature", "X"])] }
            for index in package.targets.indices { package.targets[index].path = "P" }
            """)
        #expect(package.targets.map(\.name) == ["A", "ATests", "B", "Client", "Mac"])
        #expect(package.targets[0].compilation.upcomingFeatures == ["ExistentialAny", "X"])
        #expect(package.targets[1].compilation.upcomingFeatures == ["X"])
        #expect(package.targets[4].compilation.strictConcurrency == .complete)
        #expect(package.targets.map(\.path) == ["P", "P", "P", "P", "P"])
    }

    @Test("what only running would tell is named, and the rest is read")
    func namesWhatItCannotRead() throws {
        let package = try read(
            """
            // swift-tools-version: 6.0
            let package = Package(name: makeName(), targets: [.target(name: "A"), .target(name: read()), other()])
            """)
        #expect(package.name == nil)
        #expect(package.targets.map(\.name) == ["A"])
        #expect(package.diagnostics.first?.message.contains("2 of 3 targets") == true)
        #expect(package.diagnostics.first?.location?.line == 2)
    }

    @Test("the package's only target may fill Sources from 5.9 on")
    func findsOnlyTarget() throws {
        let text =
            "let package = Package(name: \"A\", targets: [.target(name: \"A\"), .testTarget(name: \"T\")])"
        let new = try read("// swift-tools-version: 5.9\n" + text)
        let old = try read("// swift-tools-version: 5.8\n" + text)
        #expect(new.targets[0].candidateFolders.last == "Sources")
        #expect(new.targets[1].candidateFolders.contains("Sources") == false)
        #expect(old.targets[0].candidateFolders.contains("Sources") == false)
    }

    @Test("a file without a package is refused")
    func refusesOtherFiles() {
        #expect(throws: Failure.self) { try read("struct A {}") }
        #expect(throws: Failure.self) { try read("") }
    }

    @Test(
        "manifests that would run for ever come to an end",
        arguments: [
            "func f() -> [Target] { f() + f() }\nlet package = Package(name: \"A\", targets: f())",
            "let a = [1,2,3,4,5,6,7,8,9]\nlet package = Package(name: \"A\", targets: a.flatMap { _ in a.flatMap { _ in a.flatMap { _ in a.flatMap { _ in a.flatMap { _ in a.flatMap { _ in a } } } } } })",
            "extension Target { static func target(name: String) -> Target { .target(name: name) } }\nlet package = Package(name: \"A\", targets: [.target(name: \"B\")])",
            "enum E { static let a = E.b\n static let b = E.a }\nlet package = Package(name: E.a, targets: [])",
        ])
    func boundsEvaluation(text: String) throws {
        _ = try read(text)
    }

    @Test("a long manifest is cut between statements alone, and says what it says in one piece")
    func pieces() throws {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            /* { ( */ let names = ["a", "}", "\\""]  // {
            var package = Package(
              name: "Long",
              targets: [.target(name: "A")]
            )
            if names.isEmpty {
              package.targets.append(.target(name: "No"))
            }
            else {
              package.targets.append(.target(name: "B"))
            }
            package.targets.append(contentsOf: [
              .target(name: "C"),
            let
            ])
            """
        #expect(
            ManifestPieces(Array(manifest.utf8), leastSize: 1).starts.map {
                manifest.utf8.dropFirst($0).prefix(8).map { String(UnicodeScalar($0)) }.joined()
            } == ["// swift", "var pack", "if names", "package."])
        let whole = manifest.replacing("let\n", with: "")
        for size in [1, 40, 100, 1_000] {
            let pieces = ManifestParsing(whole, leastSize: size).pieces
            #expect(pieces.map(\.file.description).joined() == whole)
            // The line that has an error makes it one piece again.
            #expect(ManifestParsing(manifest, leastSize: size).pieces.count == 1)
        }
        #expect(ManifestParsing(whole, leastSize: 1).pieces.count == 4)
        let long = whole + String(repeating: "// \n", count: 1_000) + "let last = 1\n"
        let package = try SwiftPackage(parsing: Array(long.utf8), path: "Package.swift")
        #expect(package.targets.map(\.name) == ["A", "B", "C"])
        #expect(
            package.targets.map { target in
                long.utf8.dropFirst(target.offset).starts(
                    with: ".target(name: \"\(target.name)\")".utf8)
            } == [true, true, true])
    }

    @Test(
        "a manifest stays whole where it can't be told by brackets",
        arguments: [
            "#if os(Linux)\n#endif", "let a = \"\\(1)\"", "let a = /x/", "let a = \"\"\"\n\"\"\"",
        ])
    func whole(_ statement: String) {
        let text = "let a = (1)\nlet b = (2)\n\(statement)\nlet c = (3)\n"
        #expect(ManifestPieces(Array(text.utf8), leastSize: 1).starts == [0])
    }

    @Test("no bytes make reading crash")
    func survivesMutations() {
        var mutator = ByteMutator(seed: 3)
        let seed = Array(
            """
            // swift-tools-version: 6.0
            let s: [SwiftSetting] = [.swiftLanguageMode(.v6)]
            func f(_ n: String) -> Target { .target(name: "\\(n)X", swiftSettings: s) }
            let package = Package(name: "A", targets: [f("B")] + ["C"].map { .target(name: $0) })
            for t in package.targets { t.path = "P" }
            package.targets[0].path = true ? "a" : "b"
            """.utf8)
        for _ in 0..<300 { _ = try? SwiftPackage(parsing: mutator.mutate(seed), path: "p") }
    }
}
