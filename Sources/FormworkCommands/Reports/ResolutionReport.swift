import Diagnostics
import StyleResolution

/// What people and programs read of a resolution.
struct ResolutionReport {
    private let outcome: ResolutionOutcome

    /// Creates a report.
    init(_ outcome: ResolutionOutcome) { self.outcome = outcome }

    /// The failure of a run that would have to guess: exit code 1, with the candidates.
    static func unsure(_ candidates: [Resolution]) -> Failure {
        Failure(.findings, [finding(candidates, severity: .error)])
    }

    /// What a scan says where it isn't sure.
    var findings: [Diagnostic] {
        guard case .unsure(let candidates) = outcome else { return [] }
        return [Self.finding(candidates, severity: .warning)]
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
        case .unsure(let candidates):
            return .object([
                "set": .null, "version": .null,
                "confidence": .number(candidates.first?.confidence ?? 0),
                "because": .strings(candidates.flatMap(\.because)),
                "alternatives": .array(
                    candidates.map { Self.alternative($0.set.description, $0.confidence) }),
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
        case .unsure(let candidates):
            return (
                "Set: not sure",
                candidates.map {
                    "\($0.set) \(Self.percent($0.confidence)): "
                        + $0.because.joined(separator: "; ")
                }
            )
        }
    }

    private static func finding(
        _ candidates: [Resolution], severity: Diagnostic.Severity
    ) -> Diagnostic {
        let names = candidates.map { "'\($0.set)'" }.joined(separator: " or ")
        return Diagnostic(
            severity, id: "resolution.unsure", "the project could follow \(names)",
            notes: candidates.map { candidate in
                let reason = candidate.because.first.map { ": \($0)" } ?? ""
                return Diagnostic.Note(
                    "'\(candidate.set)' \(percent(candidate.confidence))\(reason)")
            },
            fix: "choose one with --set \(candidates.first?.set.description ?? "<id>")")
    }

    private static func alternative(_ set: String, _ score: Double) -> JSONValue {
        .object(["set": .string(set), "score": .number(score)])
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
}
