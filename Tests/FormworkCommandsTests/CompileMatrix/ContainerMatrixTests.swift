import Foundation
import Testing

/// Features that get what they need from a container, and view models on the main actor, compile in the modes
/// that matter to them, and their tests run. The containers are small modules that have the real ones' shape.
@Suite(
    "Compile matrix of habits", .serialized,
    .enabled(if: Toolchain.isAvailable, "no swift on PATH"))
struct ContainerMatrixTests {
    @Test(
        "containers and view models on the main actor compile without a warning, and the tests pass"
    )
    func compiles() throws {
        var package = try MatrixPackage()
        defer { package.remove() }
        try ContainerStubs.add(to: &package)
        // Key paths of swift-dependencies warn in Swift 5 with complete checking, whoever writes them.
        for mode in [MatrixMode.swift5, .swift6, .xcode26] {
            try addProject(mode, module: "FactoryKit", style: nil, to: &package)
            try addProject(mode, module: "Dependencies", style: nil, to: &package)
        }
        for mode in [MatrixMode.swift5Complete, .swift6] {
            try addProject(mode, module: nil, style: "mainActor=\"type\"", to: &package)
        }
        for mode in [MatrixMode.swift6Nonsending, .xcode26] {
            try addProject(mode, module: nil, style: "mainActor=\"none\"", to: &package)
        }
        let style = "access=\"public\" mainActor=\"type\" final=\"false\""
        try addProject(.swift6, module: "FactoryKit", style: style, to: &package)
        try addProject(.swift6, module: "Dependencies", style: style, to: &package)
        try package.check()
    }

    /// A project with two features that show the habit, and two that are generated.
    private func addProject(
        _ mode: MatrixMode, module: String?, style: String?, to package: inout MatrixPackage
    ) throws {
        let name = "\(mode.rawValue)\(module ?? "Actor")\(package.targets.count)"
        var project = MatrixProject(name: name, mode: mode, usesXCTest: module == "Dependencies")
        project.containers = module.map { [$0] } ?? []
        let folder = package.folder(of: name)
        try project.write(to: folder)
        if let module {
            for feature in ["Home", "Search"] {
                try MatrixProject.write(
                    ContainerStubs.user(of: module, feature: feature),
                    to: folder.appendingPathComponent(
                        "Sources/\(name)/Features/\(feature)/\(feature)ViewModel.swift"))
                try MatrixProject.write(
                    "import SwiftUI\n\nstruct \(feature)View: View {\n    let viewModel: "
                        + "\(feature)ViewModel\n\n    var body: some View { Text(\"A\") }\n}\n",
                    to: folder.appendingPathComponent(
                        "Sources/\(name)/Features/\(feature)/\(feature)View.swift"))
            }
        }
        if let style {
            try MatrixProject.write(
                "<formwork xmlns=\"urn:formwork:project:1\"><style \(style)/></formwork>\n",
                to: folder.appendingPathComponent("Formwork.xml"))
        }
        try package.generate(
            "Profile", set: "mvvm-observable", ["--with", "coordinator"], in: name)
        try package.generate("Orders", set: "mvvm-observable", ["--with", "empty-state"], in: name)
        let text = try String(
            contentsOf: try Self.file("ProfileViewModel.swift", below: folder), encoding: .utf8)
        #expect(text.contains("(dependencies: any") == (module == nil), "\(name)")
        #expect(text.contains("import \(module ?? "Foundation")\n"), "\(name)")
        package.add(project)
        if project.usesXCTest {
            package.counts.xctest += 18
        } else {
            package.counts.swiftTesting += 18
        }
    }

    private static func file(_ name: String, below folder: URL) throws -> URL {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        var found: String?
        while let path = walk?.nextObject() as? String {
            if path.hasSuffix("/\(name)") { found = path }
        }
        return folder.appendingPathComponent(try #require(found))
    }
}
