import Diagnostics
import FeatureGeneration

/// Gets the user's consent to what a plan does out of the ordinary (decision 6).
struct ConsentQuestion {
    private let agrees: Bool
    private let session: Session

    /// Creates a question.
    /// - Parameter agrees: whether every question is answered with yes.
    init(agrees: Bool, session: Session) {
        self.agrees = agrees
        self.session = session
    }

    /// Asks for consent, once for everything.
    /// - Throws: `Failure` with the exit code `usage` where nobody can be asked, `interrupted` where
    ///   the answer is no.
    func settle(_ consents: [GenerationPlan.Consent]) throws(Failure) {
        if consents.isEmpty || agrees { return }
        guard let prompter = Prompter(session) else {
            throw Failure(.usage, consents.map { Self.finding($0, severity: .error) })
        }
        for consent in consents {
            session.console.messages.write(
                PrintableText.of("\(consent.path): \(consent.reason)") + "\n")
        }
        if try !prompter.confirms("Write \(consents.count == 1 ? "it" : "them")?") {
            throw Failure(
                .interrupted, id: "consent.refused", "not agreed to; nothing was changed")
        }
    }

    /// What needs consent, as a finding.
    static func finding(
        _ consent: GenerationPlan.Consent, severity: Diagnostic.Severity
    ) -> Diagnostic {
        Diagnostic(
            severity, id: "consent.needed",
            "'\(consent.path)' needs your consent: \(consent.reason)",
            at: SourceLocation(path: consent.path.description),
            fix: "look at it with --dry-run --diff, then agree with --yes")
    }
}
