import Diagnostics

/// What a command has done, for people and for programs.
struct CommandOutcome: Sendable {
    /// What the process tells its caller.
    var exitCode: ExitCode = .success
    /// Findings: warnings where the command succeeded.
    var diagnostics: [Diagnostic] = []
    /// Findings that are told behind the result.
    var closing: [Diagnostic] = []
    /// The result as text for standard output.
    var text: [UInt8] = []
    /// The result's members of the JSON object.
    var members: [String: JSONValue] = [:]

    /// Creates an outcome.
    init(
        text: String = "", members: [String: JSONValue] = [:], diagnostics: [Diagnostic] = [],
        closing: [Diagnostic] = [], exitCode: ExitCode = .success
    ) {
        self.closing = closing
        self.exitCode = exitCode
        self.diagnostics = diagnostics
        self.text = Array(text.utf8)
        self.members = members
    }
}
