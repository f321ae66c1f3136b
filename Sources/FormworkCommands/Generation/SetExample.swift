import Diagnostics
import FeatureGeneration
import StyleLearning
import TemplateManifest

/// Makes the example of a learned set: a feature with the files that the set gives for it.
struct SetExample {
    let style: LearnedStyle
    let project: ScannedProject

    /// Names for the example; the first that the project has no feature of is taken.
    private static let names = ["SampleFeature", "GoldenFeature", "TrialFeature"]
    /// The day of the example, so that its output is the same on any day.
    private static let recorded = RecordedInputs(date: "2026-01-01", author: "Formwork")

    /// The example and its output; nil where the project has something of every name already.
    func make() -> (example: Example, golden: [String: [UInt8]])? {
        for text in Self.names {
            guard let name = try? FeatureName.parse(text).name else { continue }
            var request = GenerationRequest(feature: name, recorded: Self.recorded)
            request.group = style.group
            let builder = PlanBuilder(set: style.set, facts: project.facts, root: project.root)
            guard let plan = try? builder.plan(request), plan.conflicts.isEmpty else { continue }
            var example = Example(
                name: "feature", feature: text, golden: LearnedSetFolder.goldenFolder)
            for (name, value) in plan.values {
                if case .string(let text) = value { example.values[name] = text }
            }
            let files = plan.files.map { ($0.path.string, $0.bytes) }
            return (example, Dictionary(files, uniquingKeysWith: { first, _ in first }))
        }
        return nil
    }
}
