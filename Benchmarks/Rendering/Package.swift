// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that building Formwork builds none of it.
let package = Package(
    name: "Rendering",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "formwork", path: "../..")],
    targets: [
        .executableTarget(
            name: "RenderBenchmark",
            dependencies: [.product(name: "TemplateLanguage", package: "formwork")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
        .executableTarget(
            name: "RenderFuzz",
            dependencies: [.product(name: "TemplateLanguage", package: "formwork")],
            swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
