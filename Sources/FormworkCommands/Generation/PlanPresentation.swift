import Diagnostics
import FeatureGeneration
import GitCommand
import StyleLearning

/// A plan for people and programs; the same whether it was carried out or not.
struct PlanPresentation {
    private let base: CommandOutcome
    private let showsDiff: Bool

    /// Creates a presentation.
    /// - Parameters:
    ///   - notes: what is known before anything is written.
    ///   - learned: what the set was learned from; nil for a set that declares its files.
    ///   - project: where existing files are compared.
    init(
        _ plan: GenerationPlan, order: GenerationOrder, notes: [Diagnostic],
        learned: LearningReport?, in project: ScannedProject
    ) throws(Failure) {
        showsDiff = order.showsDiff && !order.isMarkdown
        let report = GenerationReport(
            plan: plan, isDryRun: order.isDryRun, isVerbose: order.isVerbose)
        var text = order.isMarkdown ? report.markdown : report.text
        var members = GenerationJSON.members(plan)
        if let learned {
            let others = OtherFeatures.all(in: project.facts, beside: learned)
            members["learned"] = LearningJSON.value(learned, others: others)
            if !order.isMarkdown {
                text += LearningText(learned, others: others, isVerbose: order.isVerbose).text
            }
        }
        if order.showsDiff {
            // The proposed edits aren't made, so they are no part of the change.
            var change = plan
            change.edits = []
            let diff = try PlanDiff.text(of: change) { old, new, path in
                UnifiedDiff(from: .init(old), to: .init(new), path: path).text
            }
            if !order.isMarkdown { text = diff }
            members["diff"] = .string(diff)
        }
        base = CommandOutcome(
            text: text, members: members, diagnostics: notes,
            closing: learned == nil ? [] : [SetLearning.unsaved])
    }

    /// The plan as it is: shown, or carried out.
    func outcome(
        consents: [GenerationPlan.Consent] = [], warnings: [Diagnostic] = []
    ) -> CommandOutcome {
        var outcome = base
        outcome.diagnostics +=
            consents.map { ConsentQuestion.finding($0, severity: .warning) } + warnings
        return outcome
    }

    /// A plan that can't be carried out: the object says why, and there is no report, but the diff stays, since
    /// it shows what stands in the way.
    func outcome(_ failure: Failure) -> CommandOutcome {
        var outcome = base
        outcome.diagnostics += failure.diagnostics
        outcome.closing = []
        outcome.exitCode = failure.exitCode
        if !showsDiff { outcome.text = [] }
        return outcome
    }
}
