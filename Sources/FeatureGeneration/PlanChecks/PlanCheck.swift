import Diagnostics

/// A rule that a plan must keep.
struct PlanCheck: Sendable {
    /// What the rule finds in a draft: nothing where it is kept.
    let findings: @Sendable (PlanDraft) -> [PlanFinding]

    /// Every rule, in the order in which their findings are reported.
    static let all: [PlanCheck] = [
        .protectedPlaces, .foldedPaths, .basenames, .declaredTypes, .shadowedNames, .requirements,
    ]

    /// Holds a draft against every rule.
    /// - Returns: warnings and notes.
    /// - Throws: `Failure` with every error; a fault of the set (65) outranks one of the project (73).
    static func run(on draft: PlanDraft) throws(Failure) -> [Diagnostic] {
        let findings = all.flatMap { $0.findings(draft) }
        let errors = findings.filter { $0.diagnostic.severity == .error }
        guard !errors.isEmpty else { return findings.map(\.diagnostic) }
        let isSetsFault = errors.contains { $0.exitCode == .invalidInput }
        throw Failure(
            isSetsFault ? .invalidInput : errors[0].exitCode, findings.map(\.diagnostic))
    }
}

/// A finding on a draft, and the exit code that it leads to where it is an error.
struct PlanFinding: Sendable {
    /// The finding.
    var diagnostic: Diagnostic
    /// Where an error leads to.
    var exitCode: ExitCode

    /// A finding that is the set's fault where it is an error.
    init(_ diagnostic: Diagnostic) { self.init(.invalidInput, diagnostic) }

    init(_ exitCode: ExitCode, _ diagnostic: Diagnostic) {
        self.diagnostic = diagnostic
        self.exitCode = exitCode
    }
}
