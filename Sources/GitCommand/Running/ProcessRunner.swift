import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a program left behind.
public struct ProcessResult: Sendable, Hashable {
    /// How the program ended.
    public enum Ending: Sendable, Hashable {
        /// It returned this code.
        case exited(Int32)
        /// This signal killed it.
        case killed(signal: Int32)
    }

    /// How the program ended.
    public var ending: Ending
    /// What it wrote to standard output.
    public var output: [UInt8]
    /// What it wrote to standard error.
    public var errors: [UInt8]

    /// Whether it returned 0.
    public var isSuccess: Bool { ending == .exited(0) }
    /// The exit code; nil where a signal killed it.
    public var exitCode: Int32? {
        if case .exited(let code) = ending { code } else { nil }
    }
    /// Standard output as text without line ends at its end.
    public var text: String { Self.trimmed(output) }
    /// Standard error as text without line ends at its end.
    public var errorText: String { Self.trimmed(errors) }

    private static func trimmed(_ bytes: [UInt8]) -> String {
        var rest = bytes[...]
        while let last = rest.last, last == 0x0A || last == 0x0D { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }
}

/// Runs a program to its end and keeps what it printed.
///
/// No shell is involved. The program gets the environment given here, no other open file, and
/// `/dev/null` as standard input unless there are bytes for it.
public struct ProcessRunner: Sendable {
    /// The environment that programs get.
    public var environment: [String: String]
    /// The most bytes taken from each of the two streams; a program that prints more is killed.
    public var maximumOutput: Int

    /// Creates a runner.
    public init(environment: [String: String], maximumOutput: Int = 256 << 20) {
        self.environment = environment
        self.maximumOutput = maximumOutput
    }

    /// Runs a program and waits for its end.
    /// - Parameters:
    ///   - program: its path; `PATH` isn't searched.
    ///   - arguments: what follows the program's name.
    ///   - input: the bytes on its standard input.
    /// - Throws: a failure with exit code 69 where it can't be started, 74 where it prints too much.
    public func run(
        _ program: String, _ arguments: [String], input: [UInt8]? = nil
    ) throws(Failure) -> ProcessResult {
        do throws(SpawnError) {
            let standardInput = try StandardInput.open(input)
            defer { close(standardInput) }
            let output = try Pipe()
            let errors = try Pipe()
            let process = try spawn(
                program, arguments, input: standardInput, output: output.writing.number,
                errors: errors.writing.number)
            output.writing.close()
            errors.writing.close()
            let texts = PipeReader(maximum: maximumOutput).read([output.reading, errors.reading])
            // A program that floods or whose pipe failed is of no more use, and must not be waited for.
            if texts == nil { kill(process, SIGKILL) }
            let ending = try wait(for: process)
            guard let texts else { throw SpawnError.tooMuchOutput(maximumOutput) }
            return ProcessResult(ending: ending, output: texts[0], errors: texts[1])
        } catch {
            throw error.failure(program)
        }
    }

    private func spawn(
        _ program: String, _ arguments: [String], input: Int32, output: Int32, errors: Int32
    ) throws(SpawnError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, errors, 2)
        let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var process: pid_t = 0
        let code = CStrings.with([program] + arguments) { argv in
            CStrings.with(variables) { envp in
                SpawnTurn.take { posix_spawn(&process, program, &actions, nil, argv, envp) }
            }
        }
        guard code == 0 else { throw .system(call: "start", code: code) }
        return process
    }

    private func wait(for process: pid_t) throws(SpawnError) -> ProcessResult.Ending {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 {
            guard errno == EINTR else { throw .system(call: "wait for", code: errno) }
        }
        // The macros of `sys/wait.h` aren't imported: the low seven bits hold the signal.
        let signal = status & 0x7F
        return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
    }
}

/// Why a program couldn't be run to its end.
enum SpawnError: Error {
    case system(call: String, code: Int32)
    case tooMuchOutput(Int)

    func failure(_ program: String) -> Failure {
        switch self {
        case .system(let call, let code):
            let words = strerror(code).map { String(cString: $0) } ?? "error \(code)"
            return Failure(
                .unavailable, id: "process.not-started",
                "can't \(call) '\(program)': \(words.prefix(1).lowercased() + words.dropFirst())")
        case .tooMuchOutput(let maximum):
            return Failure(
                .inputOutput, id: "process.too-much-output",
                "'\(program)' printed more than \(maximum) bytes and was stopped")
        }
    }
}

/// Arrays of C strings that end in a null pointer, as `posix_spawn` takes them.
private enum CStrings {
    static func with<Result>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = strings.map { strdup($0) }
        defer { for pointer in pointers { free(pointer) } }
        return body(pointers + [nil])
    }
}
