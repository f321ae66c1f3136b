import TemplateManifest

/// What a developer does after a feature was made from a learned set, apart from what a plan says of every set that
/// knows siblings: how the files get into the build, and where the siblings are named.
enum LearnedSteps {
    static let all = [
        NextStep(text: SourcedText("Fill in what is particular to {{ feature }}"), condition: nil)
    ]
}
