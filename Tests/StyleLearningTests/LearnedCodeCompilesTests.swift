import Foundation
import Testing

@testable import StyleLearning

/// Learns the next feature of small projects and has the compiler check it with the project's own code.
@Suite("What was learned compiles")
struct LearnedCodeCompilesTests {
    @Test(
        "in a project of each architecture",
        arguments: ["TCA", "RIBs", "VIPER", "Redux", "MVC", "MVVM"])
    func compiles(project: String) throws {
        let root = TypeChecker.projects.appendingPathComponent(project)
        var files = try TypeChecker.sources(below: root)
        let made = try LearnedProject(files: files).generate("Reports")
        #expect(made.count > 1)
        for (path, text) in made {
            #expect(files[path] == nil)
            for name in ["{{", "fatalError(\"\")"] { #expect(!text.contains(name), "\(path)") }
        }
        files.merge(made) { old, _ in old }

        let complaints = try TypeChecker().complaints(about: files)
        #expect(complaints == "", "\(complaints)\n\(made.values.joined(separator: "\n"))")
    }
}

/// Runs the compiler over sources, with stubs of the frameworks that they import.
struct TypeChecker {
    /// The folder of the projects and stubs.
    static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("LearnedProjects")
    /// The stubs, each behind those that it imports.
    private static let stubs = ["SwiftUI", "UIKit", "ComposableArchitecture", "RIBs"]

    /// The texts of a folder's Swift files by their path below it.
    static func sources(below root: URL) throws -> [String: String] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: [:]) { files, path in
            files[path] = try String(
                contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
    }

    /// What the compiler has against the sources; empty where nothing.
    func complaints(about files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("learned-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let texts = files.values.joined()
        for stub in Self.stubs
        where texts.contains("import \(stub)") || stub == "SwiftUI" || stub == "UIKit" {
            let source = Self.projects.appendingPathComponent("Stubs/\(stub).swift").path
            let module = folder.appendingPathComponent("\(stub).swiftmodule").path
            let problem = try compile(
                ["-emit-module", "-module-name", stub, "-emit-module-path", module, source],
                in: folder)
            try #require(problem == "", "\(problem)")
        }
        var paths: [String] = []
        for (index, file) in files.sorted(by: { $0.key < $1.key }).enumerated() {
            // Two files of a module can't share their name.
            let name = file.key.split(separator: "/").last ?? "file.swift"
            let path = folder.appendingPathComponent("\(index)-\(name)")
            try file.value.write(to: path, atomically: true, encoding: .utf8)
            paths.append(path.path)
        }
        return try compile(["-typecheck", "-module-name", "App"] + paths, in: folder)
    }

    /// The errors of a run of the compiler.
    private func compile(_ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-parse-as-library", "-swift-version", "5", "-I", folder.path] + arguments
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return "" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
