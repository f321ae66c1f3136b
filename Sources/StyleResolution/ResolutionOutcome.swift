import TemplateManifest

/// What resolving a project's style led to.
public enum ResolutionOutcome: Sendable, Equatable {
    /// A set was chosen.
    case chosen(Resolution)
    /// Two styles are so close that a person has to choose (decision 13).
    case unsure(Indecision)

    /// The chosen resolution; nil where none was.
    public var resolution: Resolution? {
        if case .chosen(let resolution) = self { return resolution }
        return nil
    }
}

/// Styles between which a scan can't choose.
public struct Indecision: Sendable, Equatable {
    /// The sets to choose from with their scores, the best first.
    public var candidates: [Resolution.Alternative]
    /// Why it isn't sure, each a sentence.
    public var because: [String]

    /// Creates an indecision.
    public init(candidates: [Resolution.Alternative], because: [String]) {
        self.candidates = candidates
        self.because = because
    }
}
