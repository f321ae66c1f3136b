import Diagnostics
import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The git program, run so that a project can't make it run anything else.
///
/// No hook, file-system monitor, pager or outside diff program runs, nothing asks on the terminal,
/// and no lock is taken for reading.
public struct Git: Sendable {
    /// The program's path.
    public let program: String
    /// Runs the program, with the environment that it gets.
    let runner: ProcessRunner
    /// Settings beyond the safe ones, as `-c name=value`.
    private let furtherSettings: [String]

    /// Settings that keep a repository's own settings from running programs.
    private static let safeSettings = [
        "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager",
    ]

    /// Takes a program that was found.
    /// - Parameters:
    ///   - program: its path.
    ///   - environment: the variables of this process; git's own are cleaned.
    public init(program: String, environment: [String: String]) {
        self.program = program
        runner = ProcessRunner(environment: GitEnvironment.cleaned(environment))
        furtherSettings = []
    }

    /// The same program with another environment and further settings.
    init(_ git: Git, environment: [String: String], settings: [String]) {
        program = git.program
        runner = ProcessRunner(
            environment: environment, maximumOutput: git.runner.maximumOutput)
        furtherSettings = settings.flatMap { ["-c", $0] }
    }

    /// Finds git in `PATH`.
    ///
    /// Relative folders in `PATH` are passed over: a project must not supply its own git.
    /// - Throws: a failure with exit code 69 where there is none.
    public static func locate() throws(Failure) -> Git {
        try locate(in: ProcessEnvironment.variables())
    }

    /// Finds git in the `PATH` of an environment.
    static func locate(in environment: [String: String]) throws(Failure) -> Git {
        for folder in (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        where folder.hasPrefix("/") {
            let program = "\(folder)/git"
            if access(program, X_OK) == 0 { return Git(program: program, environment: environment) }
        }
        throw Failure(
            .unavailable, id: "git.missing", "git isn't installed, or isn't in PATH",
            fix: "install git (Linux: `apt-get install git`; Mac: `xcode-select --install`)")
    }

    /// Runs git in a folder and returns what it printed, however it ended.
    /// - Parameters:
    ///   - folder: the folder in which it works (`git -C`).
    ///   - arguments: the command and its arguments.
    ///   - input: the bytes on its standard input.
    public func run(
        in folder: String, _ arguments: [String], input: [UInt8]? = nil
    ) throws(Failure) -> ProcessResult {
        try runner.run(
            program, ["-C", folder] + Self.safeSettings + furtherSettings + arguments,
            input: input)
    }

    /// A failure that repeats git's own words.
    func failure(_ purpose: String, _ result: ProcessResult) -> Failure {
        var words = result.errorText
        if words.hasPrefix("fatal: ") { words.removeFirst("fatal: ".count) }
        if case .killed(let signal) = result.ending { words = "signal \(signal) ended it" }
        return Failure(
            signalIsInterrupt(result) ? .interrupted : .unavailable, id: "git.failed",
            "git can't \(purpose): \(words)")
    }

    private func signalIsInterrupt(_ result: ProcessResult) -> Bool {
        result.ending == .killed(signal: SIGINT)
    }
}
