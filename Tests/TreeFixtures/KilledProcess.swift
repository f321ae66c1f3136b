import Foundation

/// Runs a real program and has it killed at a chosen system call, through `strace`.
///
/// ```swift
/// let strace = KilledProcess.strace   // nil: skip the test and say so
/// for number in 1... {
///     let run = try KilledProcess.run(
///         formwork, ["generate", "Profile"], in: tree.path, killedAt: "renameat", number)
///     if !run.wasKilled { break }     // it made fewer calls than that, and finished
///     // `formwork recover`, then compare `tree.snapshot()` with the old and the new one.
/// }
/// ```
public enum KilledProcess {
    /// What a run did.
    public struct Run: Sendable {
        /// Whether the signal came; otherwise the program made fewer such calls.
        public var wasKilled: Bool
        /// The exit code, 0 where it was killed.
        public var exitCode: Int32
        /// What the program printed on both streams.
        public var output: String
    }

    /// The calls by which a transaction changes the disk.
    public static let writingCalls = [
        "mkdirat", "write", "fsync", "linkat", "renameat", "unlinkat",
    ]

    /// The program `strace`; nil where it isn't installed or may not trace.
    public static let strace: String? = {
        let program = "/usr/bin/strace"
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
        let trial = try? start(program, ["-o", "/dev/null", "/bin/true"], in: "/")
        return trial?.exitCode == 0 ? program : nil
    }()

    /// Runs a program, and kills it with SIGKILL as it makes its `number`-th call (from 1) of a name.
    public static func run(
        _ program: String, _ arguments: [String], in folder: String, killedAt call: String,
        _ number: Int
    ) throws -> Run {
        guard let strace else { throw CocoaError(.executableNotLoadable) }
        return try start(
            strace,
            [
                "-f", "-o", "/dev/null", "-e", "trace=\(call)",
                "-e", "inject=\(call):signal=SIGKILL:when=\(number)", program,
            ] + arguments, in: folder)
    }

    private static func start(
        _ program: String, _ arguments: [String], in folder: String
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        // strace ends by the signal that ended the program.
        let wasKilled = process.terminationReason == .uncaughtSignal
        return Run(
            wasKilled: wasKilled, exitCode: wasKilled ? 0 : process.terminationStatus,
            output: String(decoding: output, as: UTF8.self))
    }
}
