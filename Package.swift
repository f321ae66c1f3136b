// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder in which the compiler in use keeps SwiftSyntax as importable modules, or nil where it has none.
///
/// The toolchain ships SwiftSyntax and SwiftParser in `lib/swift/host`, so no outside package is
/// needed to build. `FORMWORK_SWIFT_HOST` overrides the search.
func toolchainHostFolder() -> String? {
    let environment = ProcessInfo.processInfo.environment
    var candidates: [String] = []
    if let chosen = environment["FORMWORK_SWIFT_HOST"] { candidates.append(chosen) }
    for image in loadedPackageDescriptionImages() {
        // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription → …/usr/lib/swift/host
        let swift = URL(fileURLWithPath: image).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        candidates.append(swift.appendingPathComponent("host").path)
    }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
        let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
        guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
        let usr = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent()
        candidates.append(usr.appendingPathComponent("lib/swift/host").path)
    }
    return candidates.first { folder in
        FileManager.default.fileExists(atPath: "\(folder)/SwiftParser.swiftmodule")
    }
}

/// Paths of the loaded `PackageDescription` library: it belongs to the compiler that builds this package.
func loadedPackageDescriptionImages() -> [String] {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
        return []
    }
    return maps.split(separator: "\n").compactMap { line in
        guard line.hasSuffix("libPackageDescription.so"), let start = line.firstIndex(of: "/")
        else {
            return nil
        }
        return String(line[start...])
    }
}

/// SwiftPM refuses unsafe flags in dependencies, so a package that depends on Formwork gets the
/// `swift-syntax` package instead.
let isRootPackage = !["/.build/checkouts/", "/SourcePackages/checkouts/", "/registry/downloads/"]
    .contains { "\(Context.packageDirectory)/".contains($0) }
let host = isRootPackage ? toolchainHostFolder() : nil

/// Where the built program looks for libraries: in the toolchain that built it.
///
/// `Scripts/release` sets `FORMWORK_RELEASE` and lays them in `lib` beside the program. On Linux that
/// is a DT_RPATH, which holds for the libraries of libraries too; a DT_RUNPATH doesn't.
func rpath(_ folder: String) -> [String] {
    func linker(_ words: String...) -> [String] { words.flatMap { ["-Xlinker", $0] } }
    guard Context.environment["FORMWORK_RELEASE"] != nil else { return linker("-rpath", folder) }
    #if os(macOS)
        return linker("-rpath", "@executable_path/lib")
    #else
        return ["-no-toolchain-stdlib-rpath"]
            + linker("--disable-new-dtags", "-rpath", "$ORIGIN/lib")
    #endif
}

/// What a target that imports SwiftSyntax, even through another one, needs to find its modules.
let syntaxSettings: [SwiftSetting] = host.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLinkerSettings: [LinkerSetting] =
    host.map { ["-L", $0, "-lSwiftSyntax", "-lSwiftParser"] + rpath($0) }
    .map { [.unsafeFlags($0)] } ?? []
let syntaxDependencies: [Target.Dependency] =
    host == nil
    ? [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
    ] : []

/// A library target of the module map; `usesSyntax` marks those that see SwiftSyntax.
func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], usesSyntax: Bool = false
) -> Target {
    .target(
        name: name,
        dependencies: dependencies + (usesSyntax ? syntaxDependencies : []),
        swiftSettings: usesSyntax ? syntaxSettings : [],
        linkerSettings: usesSyntax ? syntaxLinkerSettings : [])
}

/// The test target of a module, with the same view of SwiftSyntax.
func tests(
    _ name: String, _ dependencies: [Target.Dependency] = [], usesSyntax: Bool = false
) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name)] + dependencies,
        swiftSettings: usesSyntax ? syntaxSettings : [],
        linkerSettings: usesSyntax ? syntaxLinkerSettings : [])
}

/// The folders of the shipped sets: embedded whole, and no source of the target that carries them.
let shippedSets =
    ((try? FileManager.default.contentsOfDirectory(
        atPath: Context.packageDirectory + "/TemplateSets")) ?? [])
    .filter { !$0.hasSuffix(".swift") && !$0.hasPrefix(".") }.sorted()

let package = Package(
    name: "formwork",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "formwork", targets: ["formwork"]),
        .library(name: "TemplateLanguage", targets: ["TemplateLanguage"]),
    ],
    dependencies: host == nil
        ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "602.0.0")] : [],
    targets: [
        // The command line and what people read.
        .executableTarget(
            name: "formwork", dependencies: ["FormworkCommands", "FileTree"],
            swiftSettings: syntaxSettings,
            linkerSettings: syntaxLinkerSettings),
        module(
            "FormworkCommands",
            [
                "FeatureGeneration", "ArchitectureChecking", "StyleLearning", "StyleResolution",
                "ProjectScanning", "TemplateDistribution", "ProjectConfiguration",
                "BuiltInTemplateSets", "TemplateManifest", "TemplateLanguage", "GitCommand",
                "FileTree", "Diagnostics",
            ], usesSyntax: true),
        // The flow, from its last stage to its first.
        module(
            "FeatureGeneration",
            [
                "TemplateManifest", "TemplateLanguage", "ProjectScanning", "FileTree", "GitCommand",
                "Diagnostics", "CZlib",
            ], usesSyntax: true),
        module(
            "ArchitectureChecking",
            ["ProjectScanning", "TemplateManifest", "FileTree", "Diagnostics"], usesSyntax: true),
        module(
            "StyleLearning",
            [
                "ProjectScanning", "TemplateManifest", "TemplateLanguage", "FileTree",
                "Diagnostics",
            ], usesSyntax: true),
        module(
            "StyleResolution", ["ProjectScanning", "TemplateManifest", "Diagnostics"],
            usesSyntax: true),
        module(
            "ProjectScanning",
            ["ProjectFormats", "ProjectConfiguration", "FileTree", "GitCommand", "Diagnostics"],
            usesSyntax: true),
        module("ProjectFormats", ["Diagnostics"], usesSyntax: true),
        module(
            "TemplateDistribution",
            [
                "TemplateManifest", "ProjectConfiguration", "GitCommand", "FileTree", "Diagnostics",
            ]),
        module("ProjectConfiguration", ["XMLDocuments", "FileTree", "Diagnostics"]),
        module(
            "TemplateManifest", ["XMLDocuments", "TemplateLanguage", "FileTree", "Diagnostics"]),
        module("TemplateLanguage", ["Diagnostics"]),
        module("XMLDocuments", ["CLibXML2", "Diagnostics"]),
        module("GitCommand", ["FileTree", "Diagnostics"]),
        module("FileTree", ["Diagnostics"]),
        module("Diagnostics"),
        // What ships inside the binary.
        .target(
            name: "BuiltInTemplateSets", path: "TemplateSets",
            exclude: shippedSets,
            sources: ["BuiltInTemplateSets.swift"],
            plugins: ["EmbedResources"]),
        .executableTarget(name: "EmbedResourcesTool", path: "Plugins/EmbedResourcesTool"),
        .plugin(
            name: "EmbedResources", capability: .buildTool(),
            dependencies: ["EmbedResourcesTool"], path: "Plugins/EmbedResources"),
        // System libraries.
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .systemLibrary(
            name: "CZlib", pkgConfig: "zlib",
            providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        // Tests, one target a module.
        tests("Diagnostics"),
        .target(name: "TreeFixtures", dependencies: ["FileTree"], path: "Tests/TreeFixtures"),
        tests("FileTree", ["TreeFixtures", "Diagnostics"]),
        tests("TemplateLanguage", ["Diagnostics"]),
        tests("XMLDocuments", ["Diagnostics"]),
        tests("TemplateManifest", ["Diagnostics", "FileTree", "TemplateLanguage", "XMLDocuments"]),
        tests(
            "TemplateDistribution",
            [
                "TemplateManifest", "ProjectConfiguration", "GitCommand", "FileTree",
                "TreeFixtures", "Diagnostics",
            ]),
        tests("ProjectConfiguration", ["Diagnostics", "FileTree"]),
        tests("GitCommand", ["TreeFixtures", "FileTree", "Diagnostics"]),
        tests("ProjectFormats", ["Diagnostics"], usesSyntax: true),
        tests(
            "ProjectScanning", ["ProjectFormats", "FileTree", "Diagnostics"], usesSyntax: true),
        tests(
            "StyleLearning",
            [
                "ProjectScanning", "TemplateManifest", "TemplateLanguage", "FileTree",
                "Diagnostics", "XMLDocuments", "BuiltInTemplateSets",
            ], usesSyntax: true),
        tests(
            "StyleResolution", ["ProjectScanning", "TemplateManifest", "Diagnostics"],
            usesSyntax: true),
        tests(
            "ArchitectureChecking",
            ["ProjectScanning", "TemplateManifest", "FileTree", "Diagnostics"], usesSyntax: true),
        tests(
            "FeatureGeneration",
            [
                "BuiltInTemplateSets", "TemplateManifest", "TemplateLanguage", "ProjectScanning",
                "GitCommand", "FileTree", "TreeFixtures", "Diagnostics",
            ], usesSyntax: true),
        tests("FormworkCommands", ["TreeFixtures", "Diagnostics", "FileTree"], usesSyntax: true),
    ],
    swiftLanguageModes: [.v6]
)
