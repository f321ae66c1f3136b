import Foundation

/// The Swift compiler, run on one file that imports the stub.
enum Compiler {
    struct Outcome {
        var succeeded: Bool
        var output: String
    }

    /// Compiles to an object file: the checks of data races run after type checking.
    static func compile(_ source: String, languageMode: String = "6") throws -> Outcome {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("stub-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Screen.swift")
        try Data(source.utf8).write(to: file)

        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-c", "-parse-as-library", "-swift-version", languageMode,
            "-I", products.appendingPathComponent("Modules").path,
            "-load-plugin-executable",
            products.appendingPathComponent("SwiftUIPreviewMacros-tool").path
                + "#SwiftUIPreviewMacros",
            "-o", folder.appendingPathComponent("Screen.o").path, file.path,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            succeeded: process.terminationStatus == 0,
            output: String(decoding: output, as: UTF8.self))
    }
}
