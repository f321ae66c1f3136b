import Foundation
import Testing

/// Runs the compiler over sources, with stubs of the frameworks that they import.
struct TypeChecker {
    /// The folder of the projects and stubs.
    static let projects = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("LearnedProjects")
    /// The stubs, each behind those that it imports.
    private static let stubs = [
        "SwiftUI", "UIKit", "ComposableArchitecture", "RIBs", "RxSwift", "Streams", "Flux",
        "Checks",
    ]
    /// The one whose stubs are compiled once for all tests of a run.
    static let shared: Result<TypeChecker, any Error> = Result {
        let checker = try TypeChecker()
        atexit {
            guard let checker = try? TypeChecker.shared.get() else { return }
            try? FileManager.default.removeItem(at: checker.modules)
        }
        return checker
    }

    /// The folder of the stubs' modules.
    private let modules: URL

    private init() throws {
        modules = FileManager.default.temporaryDirectory
            .appendingPathComponent("learned-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
        for stub in Self.stubs {
            let source = Self.projects.appendingPathComponent("Stubs/\(stub).swift").path
            let module = modules.appendingPathComponent("\(stub).swiftmodule").path
            let problem = try compile(
                ["-emit-module", "-module-name", stub, "-emit-module-path", module, source])
            try #require(problem == "", "\(problem)")
        }
    }

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
        let folder = modules.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var paths: [String] = []
        for (index, file) in files.sorted(by: { $0.key < $1.key }).enumerated() {
            // Two files of a module can't share their name.
            let name = file.key.split(separator: "/").last ?? "file.swift"
            let path = folder.appendingPathComponent("\(index)-\(name)")
            try file.value.write(to: path, atomically: true, encoding: .utf8)
            paths.append(path.path)
        }
        return try compile(["-typecheck", "-module-name", "App"] + paths)
    }

    /// The errors of a run of the compiler.
    private func compile(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-parse-as-library", "-swift-version", "5", "-I", modules.path] + arguments
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
