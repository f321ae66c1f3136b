import Diagnostics

/// Writes what came of a command: the result to standard output, findings to standard error.
struct OutcomeWriter: Sendable {
    private let session: Session
    private let formatter: any DiagnosticFormatter

    /// Creates a writer.
    init(session: Session) {
        self.session = session
        let isWorkflow = session.environment["GITHUB_ACTIONS"] == "true"
        formatter =
            isWorkflow
            ? AnnotationFormatter()
            : CompilerDiagnosticFormatter(isColored: session.console.usesColor)
    }

    /// Writes an outcome.
    /// - Returns: the exit code: the outcome's own, or `inputOutput` where the result of a command
    ///   that succeeded couldn't be written.
    func write(_ outcome: CommandOutcome) -> ExitCode {
        let findings = outcome.diagnostics.map(formatter.text).joined()
        if !findings.isEmpty { session.console.messages.write(findings) }
        Interruption.reportBegins()
        let result = session.wantsJSON ? json(outcome) : outcome.text
        guard !result.isEmpty, case .failed = session.console.output.write(result) else {
            let closing = outcome.closing.map(formatter.text).joined()
            if !closing.isEmpty { session.console.messages.write(closing) }
            return outcome.exitCode
        }
        let isDone = outcome.exitCode == .success
        session.console.messages.write(
            "error: \(isDone ? "the command is done, but its" : "the") result can't be written to "
                + "standard output\n")
        return outcome.exitCode == .success ? .inputOutput : outcome.exitCode
    }

    private func json(_ outcome: CommandOutcome) -> [UInt8] {
        var members = outcome.members
        members["schemaVersion"] = .integer(1)
        members["diagnostics"] = .array((outcome.diagnostics + outcome.closing).map(JSONValue.init))
        return JSONWriter.bytes(of: .object(members))
    }
}
