import FileTree
import Foundation
import ProjectScanning

/// A project in a folder of its own, removed at the end of a test.
final class ScratchProject {
    let folder: URL
    let root: DirectoryRoot

    init(_ files: [String: String] = [:]) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = try DirectoryRoot(path: folder.path)
        for (path, text) in files { try write(path, text) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(_ path: String, _ text: String) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
    }

    /// Every path below the folder with a file's content, `/` for a folder, or `@` for a link.
    func tree() throws -> [String: String] {
        var result: [String: String] = [:]
        let walk = FileManager.default.enumerator(atPath: folder.path)
        while let path = walk?.nextObject() as? String {
            let attributes = walk?.fileAttributes
            switch attributes?[.type] as? FileAttributeType {
            case .typeDirectory: result[path] = "/"
            case .typeSymbolicLink: result[path] = "@"
            default: result[path] = try text(path)
            }
        }
        return result
    }

    /// Facts as a scan of a small package with features `Catalog` and `Cart` gives them, with the Swift
    /// files that are on disk.
    func facts() throws -> ProjectFacts {
        var app = TargetFacts(
            name: "Shop", module: "Shop", kind: .library, projectKind: .swiftpm,
            manifest: try RelativePath(validating: "Package.swift"))
        app.folders = [try RelativePath(validating: "Sources/Shop")]
        app.isSynchronized = true
        app.swiftLanguageMode = "6"
        app.deploymentTarget = "17.0"
        var tests = TargetFacts(
            name: "ShopTests", module: "ShopTests", kind: .unitTests, projectKind: .swiftpm,
            manifest: try RelativePath(validating: "Package.swift"))
        tests.folders = [try RelativePath(validating: "Tests/ShopTests")]
        tests.dependencies = ["Shop"]
        var project = ProjectDescription(name: "Shop", kinds: [.swiftpm], module: "Shop")
        project.target = "Shop"
        project.testTarget = "ShopTests"
        project.testFramework = .swiftTesting
        var files: [SourceFileFacts] = []
        for (path, text) in try tree() where path.hasSuffix(".swift") && text != "/" {
            files.append(
                SourceFileFacts(
                    path: try RelativePath(validating: path), isTest: path.hasPrefix("Tests/"),
                    outline: OutlineScanner.scan(Array(text.utf8)).outline))
        }
        return ProjectFacts(
            project: project, targets: [app, tests],
            layout: LayoutFacts(
                featureRoots: [try RelativePath(validating: "Sources/Shop/Features")],
                featurePath: "Sources/Shop/Features/{{ feature }}",
                testPath: "Tests/ShopTests/{{ feature }}",
                testRoots: [try RelativePath(validating: "Tests/ShopTests")]),
            files: files.sorted { $0.path < $1.path })
    }
}
