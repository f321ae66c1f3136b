import Diagnostics
import StyleResolution

/// What people and programs read of a resolution.
struct ResolutionReport {
    private let outcome: ResolutionOutcome

    /// Creates a report.
    init(_ outcome: ResolutionOutcome) { self.outcome = outcome }

    /// The failure of a run that would have to guess: exit code 1, with the candidates.
    static func unsure(_ indecision: Indecision) -> Failure {
        Failure(.findings, [finding(indecision, severity: .error)])
    }

    /// What a scan says where it isn't sure.
    var findings: [Diagnostic] {
        guard case .unsure(let indecision) = outcome else { return [] }
        return [Self.finding(indecision, severity: .warning)]
    }

    /// The resolution as JSON; `set` is null where the scan isn't sure, and the candidates are the
    /// alternatives.
    var json: JSONValue {
        switch outcome {
        case .chosen(let resolution):
            return .object([
                "set": .string(resolution.set.description),
                "version": .string(resolution.version.description),
                "confidence": .number(resolution.confidence),
                "because": .strings(resolution.because),
                "alternatives": .array(
                    resolution.alternatives.map { Self.alternative($0.set.description, $0.score) }),
            ])
        case .unsure(let indecision):
            return .object([
                "set": .null, "version": .null,
                "confidence": .number(indecision.candidates.first?.score ?? 0),
                "because": .strings(indecision.because),
                "alternatives": .array(
                    indecision.candidates.map { Self.alternative($0.set.description, $0.score) }),
            ])
        }
    }

    /// The resolution for people: a headline and its reasons.
    var lines: (headline: String, reasons: [String]) {
        switch outcome {
        case .chosen(let resolution):
            let others = resolution.alternatives.map { "\($0.set) \(Self.percent($0.score))" }
            let rest = others.isEmpty ? [] : ["others: \(others.joined(separator: ", "))"]
            return (
                "Set: \(resolution.set) \(resolution.version), "
                    + "\(Self.percent(resolution.confidence)) sure",
                resolution.because + rest
            )
        case .unsure(let indecision):
            return (
                "Set: not sure",
                indecision.because
                    + indecision.candidates.map { "\($0.set) \(Self.percent($0.score))" }
            )
        }
    }

    /// The choice and its first reason, for people.
    var sentence: (headline: String, reason: String) {
        switch outcome {
        case .chosen(let resolution):
            (
                "\(resolution.set) \(resolution.version), \(ScanText.sureness(resolution.confidence))",
                resolution.because.first ?? "nothing else fits better"
            )
        case .unsure(let indecision):
            (
                "not sure between "
                    + indecision.candidates.map { "\($0.set) (\(Self.percent($0.score)))" }
                    .joined(separator: " and "),
                indecision.because.first ?? "several fit equally well"
            )
        }
    }

    private static func finding(
        _ indecision: Indecision, severity: Diagnostic.Severity
    ) -> Diagnostic {
        let names = indecision.candidates.map { "'\($0.set)' (\(percent($0.score)))" }
        return Diagnostic(
            severity, id: "resolution.unsure",
            "the project could follow \(names.joined(separator: " or "))",
            notes: indecision.because.map { Diagnostic.Note($0) },
            fix: "choose one with --set \(indecision.candidates.first?.set.description ?? "<id>")")
    }

    private static func alternative(_ set: String, _ score: Double) -> JSONValue {
        .object(["set": .string(set), "score": .number(score)])
    }

    /// A share in whole percents.
    static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}
