import TemplateManifest

/// Which set a project gets, how sure that is, and why.
public struct Resolution: Sendable, Equatable {
    /// The chosen set.
    public var set: SetID
    /// The chosen set's version.
    public var version: SemanticVersion
    /// How sure the choice is, 0 to 1.
    public var confidence: Double
    /// The reasons, each a sentence that a reviewer believes.
    public var because: [String]
    /// Every other set with its score, the best first.
    public var alternatives: [Alternative]
    /// Where the chosen set learns its files from the project: the set nearest to the project among those
    /// that don't; nil otherwise.
    public var nearest: SetID?

    /// A set that wasn't chosen.
    public struct Alternative: Sendable, Equatable {
        /// The set.
        public var set: SetID
        /// Its score, 0 to 1.
        public var score: Double

        /// Creates an alternative.
        public init(set: SetID, score: Double) {
            self.set = set
            self.score = score
        }
    }

    /// Creates a resolution.
    public init(
        set: SetID, version: SemanticVersion, confidence: Double, because: [String],
        alternatives: [Alternative], nearest: SetID? = nil
    ) {
        self.set = set
        self.version = version
        self.confidence = confidence
        self.because = because
        self.alternatives = alternatives
        self.nearest = nearest
    }
}
