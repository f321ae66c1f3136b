import Foundation

/// The program that was built with the tests.
struct BuiltProgram: Sendable {
    /// What a run has left.
    struct Result: Sendable {
        /// The exit code; 128 plus the signal's number where a signal ended the run.
        var code: Int32
        /// Standard output.
        var output: String
        /// Standard error.
        var messages: String
    }

    /// The program's file.
    let path: String

    /// The program beside the test bundle.
    static let formwork: BuiltProgram = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        #if os(macOS)
            for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
                folder = bundle.bundleURL.deletingLastPathComponent()
            }
        #endif
        return BuiltProgram(path: folder.appendingPathComponent("formwork").path)
    }()

    /// The repository of this package.
    static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Whether a program is on `PATH`.
    static func isAvailable(_ name: String) -> Bool { find(name) != nil }

    private static func find(_ name: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
        return folders.split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Runs Formwork.
    func run(_ arguments: [String]) throws -> Result {
        try Self.run([path] + arguments, in: nil, environment: [:])
    }

    /// Runs Formwork.
    @discardableResult
    func callAsFunction(
        _ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        try Self.run([path] + arguments, in: folder, environment: environment)
    }

    /// Runs any command and waits for its end. Nothing is on its standard input.
    static func run(
        _ command: [String], in folder: URL? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let running = try RunningProgram(command, in: folder, environment: environment)
        return try running.result()
    }

    fileprivate static func executable(_ name: String) -> String {
        name.contains("/") ? name : find(name) ?? name
    }
}

/// A program that was started.
final class RunningProgram {
    private let process = Process()
    private let folder: URL
    private let input: Pipe?

    /// Starts a program; its output goes to files, so that no pipe can fill up.
    init(
        _ command: [String], in workingFolder: URL? = nil, environment: [String: String] = [:],
        keepsInput: Bool = false
    ) throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-run-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["output", "messages"] {
            try Data().write(to: folder.appendingPathComponent(name))
        }
        process.executableURL = URL(fileURLWithPath: BuiltProgram.executable(command[0]))
        process.arguments = Array(command.dropFirst())
        process.currentDirectoryURL = workingFolder ?? folder
        var variables = ProcessInfo.processInfo.environment
        for name in ["GITHUB_ACTIONS", "NO_COLOR"] { variables[name] = nil }
        variables.merge(environment) { $1 }
        process.environment = variables
        input = keepsInput ? Pipe() : nil
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = try FileHandle(
            forWritingTo: folder.appendingPathComponent("output"))
        process.standardError = try FileHandle(
            forWritingTo: folder.appendingPathComponent("messages"))
        try process.run()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The process's number.
    var identifier: Int32 { process.processIdentifier }

    /// What has come to standard output so far.
    var output: String { text("output") }

    /// Types on the program's standard input.
    func type(_ text: String) throws {
        try input?.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }

    /// Waits until standard output holds a text; false where that takes longer than ten seconds.
    func waitForOutput(_ wanted: String) -> Bool {
        for _ in 0..<500 {
            if output.contains(wanted) { return true }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return false
    }

    /// Waits for the end.
    func result() throws -> BuiltProgram.Result {
        process.waitUntilExit()
        let status = process.terminationStatus
        return BuiltProgram.Result(
            code: process.terminationReason == .exit ? status : 128 + status,
            output: text("output"), messages: text("messages"))
    }

    private func text(_ name: String) -> String {
        let data = try? Data(contentsOf: folder.appendingPathComponent(name))
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
