import FileTree

/// A style of architecture that the scan knows by name.
public enum ArchitectureLabel: String, Sendable, Hashable, CaseIterable {
    case mvvmObservable = "mvvm-observable"
    case mvvmObservableObject = "mvvm-observableobject"
    case cleanArchitecture = "clean-architecture"
    case tca
    case viper
    case ribs
    case redux
    case mvc
    case mv
    case other
    case unknown
}

/// Which architecture a project's features follow.
public struct ArchitectureVerdict: Sendable, Equatable {
    /// The main label.
    public var label: ArchitectureLabel
    /// How sure the label is, 0 to 1.
    public var confidence: Double
    /// Every label with a score above 0, the best first; scores are shares of the features, 0 to 1.
    public var ranking: [Score]
    /// What was found, the weightiest first.
    public var evidence: [Evidence]

    /// A label's score.
    public struct Score: Sendable, Equatable {
        /// The label.
        public var label: ArchitectureLabel
        /// The share of features, 0 to 1.
        public var score: Double

        /// Creates a score.
        public init(label: ArchitectureLabel, score: Double) {
            self.label = label
            self.score = score
        }
    }

    /// Something that speaks for a label.
    public struct Evidence: Sendable, Equatable {
        /// The label.
        public var label: ArchitectureLabel
        /// How much it weighs; negative speaks against the label.
        public var weight: Double
        /// The file.
        public var path: RelativePath
        /// The line, counted from 1.
        public var line: Int
        /// What stands there, in a few words.
        public var what: String

        /// Creates evidence.
        public init(
            label: ArchitectureLabel, weight: Double, path: RelativePath, line: Int, what: String
        ) {
            self.label = label
            self.weight = weight
            self.path = path
            self.line = line
            self.what = what
        }
    }

    /// Creates a verdict.
    public init(
        label: ArchitectureLabel, confidence: Double, ranking: [Score], evidence: [Evidence]
    ) {
        self.label = label
        self.confidence = confidence
        self.ranking = ranking
        self.evidence = evidence
    }

    /// Nothing was found that says anything.
    public static let unknown = ArchitectureVerdict(
        label: .unknown, confidence: 0, ranking: [], evidence: [])
}
