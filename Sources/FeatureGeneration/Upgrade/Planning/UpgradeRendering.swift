import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// A feature to upgrade, with the set at the version to come.
public struct UpgradeOrder: Sendable {
    /// The feature's receipt.
    public var entry: ReceiptStore.Entry
    /// The set at the version to come.
    public var set: TemplateSet
    /// Parameters given anew, by name.
    public var values: [String: String]
    /// Options switched on.
    public var with: [String]
    /// Options switched off.
    public var without: [String]

    /// Creates an order.
    public init(
        entry: ReceiptStore.Entry, set: TemplateSet, values: [String: String] = [:],
        with: [String] = [], without: [String] = []
    ) {
        self.entry = entry
        self.set = set
        self.values = values
        self.with = with
        self.without = without
    }

    /// Whether the feature is at that version already and no answer is given anew.
    public var isCurrent: Bool {
        entry.receipt.set.version == set.version.description
            && entry.receipt.set.origin == set.origin.recorded && values.isEmpty && with.isEmpty
            && without.isEmpty
    }
}

/// Renders a feature as the new version of its set makes it: with the recorded answers, dates and names, and
/// with what the first generation took from the project.
struct UpgradeRendering {
    let order: UpgradeOrder
    let facts: ProjectFacts
    let root: DirectoryRoot
    /// Asks for what the recorded answers don't tell; nil where nobody can be asked.
    let question: ParameterQuestion?
    /// The paths that the feature's files have now: where they were generated, and where the user moved
    /// them.
    let ownPaths: Set<RelativePath>

    /// The feature as it would be.
    /// - Throws: `Failure`; see `PlanBuilder.plan`. A recorded answer that the new version doesn't take
    ///   is asked for, or is an error that names the flag.
    func render() throws(Failure) -> PlanDraft {
        let receipt = order.entry.receipt
        let name = try FeatureName.parse(receipt.feature).name
        var request = GenerationRequest(feature: name, recorded: receipt.recorded)
        request.group = receipt.group
        request.target = receipt.target
        request.values = order.values
        request.with = order.with
        request.without = order.without
        var own = facts
        // The feature's own files speak neither against its names nor against its paths.
        own.files.removeAll { ownPaths.contains($0.path) }
        if let form = receipt.surroundings?.form { own.project = form.applied(to: own.project) }
        let choice = try TargetChoice(facts: facts, feature: name, requested: receipt.target)
        let placement = try FeaturePlacement(
            feature: name, group: receipt.group, facts: facts, choice: choice)
        let builder = PlanBuilder(set: order.set, facts: own, root: root, question: question)
        var known = receipt
        known.values = try answers(receipt)
        return try builder.draft(
            request, choice: choice, placement: placement, receipt: known,
            surroundings: receipt.surroundings)
    }

    /// The recorded answers: those that the new version doesn't take are left out where the user can be asked.
    private func answers(_ receipt: Receipt) throws(Failure) -> [String: String] {
        var result = receipt.values
        for parameter in order.set.parameters {
            guard let text = result[parameter.name], order.values[parameter.name] == nil else {
                continue
            }
            // What didn't apply was recorded as nothing.
            if text.isEmpty, parameter.condition != nil {
                result[parameter.name] = nil
                continue
            }
            do throws(Failure) {
                _ = try ParameterValue.parse(text, for: parameter)
            } catch {
                guard question == nil else {
                    result[parameter.name] = nil
                    continue
                }
                var told = error
                for index in told.diagnostics.indices {
                    told.diagnostics[index].notes.append(
                        Diagnostic.Note(
                            "it was recorded with version \(receipt.set.version); "
                                + "\(order.set.version) asks: \(parameter.prompt)"))
                }
                throw told
            }
        }
        return result
    }
}

extension PlanCheck {
    /// Holds an upgrade's draft against every rule: what is the set's fault is an error, what lies in the
    /// project is told, since the feature is there already.
    static func runForUpgrade(on draft: PlanDraft) throws(Failure) -> [Diagnostic] {
        let findings = all.flatMap { $0.findings(draft) }
        let faults = findings.filter {
            $0.diagnostic.severity == .error && $0.exitCode == .invalidInput
        }
        if !faults.isEmpty { throw Failure(.invalidInput, faults.map(\.diagnostic)) }
        return findings.map { finding in
            var diagnostic = finding.diagnostic
            if diagnostic.severity == .error { diagnostic.severity = .warning }
            return diagnostic
        }
    }
}
