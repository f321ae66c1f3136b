import Foundation

/// The compiler, asked for nothing but its opinion.
struct TypeChecker {
    private let folder: URL

    /// Compiles the modules that stand for frameworks, once for all tests of a run.
    static let shared = Result {
        let checker = try TypeChecker()
        atexit {
            if let checker = try? TypeChecker.shared.get() {
                try? FileManager.default.removeItem(at: checker.folder)
            }
        }
        return checker
    }

    private init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-type-checks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for module in StubModules.all {
            let source = folder.appendingPathComponent(module.name + "Stub.swift")
            try module.source.write(to: source, atomically: true, encoding: .utf8)
            let said = try run([
                "-emit-module", "-parse-as-library", "-module-name", module.name, "-o",
                folder.appendingPathComponent(module.name + ".swiftmodule").path, source.path,
            ])
            if said.contains("error:") { throw Failed(output: said) }
        }
    }

    struct Failed: Error { let output: String }

    /// What the compiler says of files; empty where all is well.
    func errors(in files: [String: String], named name: String) throws -> String {
        let project = folder.appendingPathComponent(name)
        defer { try? FileManager.default.removeItem(at: project) }
        var paths: [String] = []
        for (path, text) in files where path.hasSuffix(".swift") {
            let file = project.appendingPathComponent(path.replacing("/", with: "+"))
            try FileManager.default.createDirectory(
                at: project, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            paths.append(file.path)
        }
        let said = try run(
            ["-typecheck", "-parse-as-library", "-module-name", "App", "-I", folder.path]
                + paths.sorted())
        return said.split(separator: "\n").filter { $0.contains("error:") }
            .joined(separator: "\n")
    }

    private func run(_ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc", "-swift-version", "5"] + arguments + ["-I", folder.path]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
