import Foundation

/// Programs that the matrix runs: the built `formwork` and the toolchain.
enum MatrixTool {
    struct Outcome {
        var exitCode: Int32
        var output: String
    }

    struct NotBuilt: Error, CustomStringConvertible {
        var description: String
    }

    /// This repository's root.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The folder that holds this test's program and, beside it, `formwork`.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent()

    /// Runs the built `formwork`.
    static func formwork(_ arguments: [String]) throws -> Outcome {
        let program = products.appendingPathComponent("formwork")
        guard FileManager.default.isExecutableFile(atPath: program.path) else {
            throw NotBuilt(description: "no program at \(program.path)")
        }
        return try run(program, arguments)
    }

    /// Runs `swift` from the search path.
    static func swift(_ arguments: [String]) throws -> Outcome {
        try run(URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + arguments)
    }

    private static func run(_ program: URL, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        // What the surrounding test run tells its own children isn't meant for these.
        process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
            !name.hasPrefix("SWIFT_TESTING") && !name.hasPrefix("XCTest")
                && !name.hasPrefix("SWIFTPM_")
        }
        let log = FileManager.default.temporaryDirectory
            .appendingPathComponent("matrix-\(UUID().uuidString).log")
        try Data().write(to: log)
        defer { try? FileManager.default.removeItem(at: log) }
        let handle = try FileHandle(forWritingTo: log)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        return Outcome(exitCode: process.terminationStatus, output: output)
    }
}
