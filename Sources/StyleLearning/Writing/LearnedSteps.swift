import TemplateManifest

/// What a developer does after a feature was made from a learned set, apart from what the plan says by itself: which
/// targets files go into, and where the siblings are named.
enum LearnedSteps {
    static let all: [NextStep] = [
        step(
            "Run 'xcodegen generate', so that the project learns of the new files",
            when:
                "not project.registers and not project.isNewTarget and ('xcodegen' in project.kinds)"
        ),
        step(
            "Run 'tuist generate', so that the project learns of the new files",
            when: "not project.registers and not project.isNewTarget and ('tuist' in project.kinds)"
        ),
        step(
            "Name the new files in the BUILD file above them, where its sources aren't a glob",
            when: "not project.isNewTarget and ('bazel' in project.kinds)"),
        step(
            "Add a target for the new folder to the package manifest, like those of the other features",
            when: "project.isNewTarget"),
        step(
            "Fill in what is particular to {{ feature }}, and show it from the app's navigation",
            when: nil),
    ]

    private static func step(_ text: String, when condition: String?) -> NextStep {
        NextStep(text: SourcedText(text), condition: condition.map { SourcedText($0) })
    }
}
