import TemplateLanguage
import TemplateManifest

/// What a user asked for, apart from the project and the set.
public struct GenerationRequest: Sendable, Equatable {
    /// The feature's name.
    public var feature: FeatureName
    /// The parent folder's name, or its path below a feature root; nil stands for the feature root.
    public var group: String?
    /// The target that the feature goes into; nil leaves the choice to the scan.
    public var target: String?
    /// Parameters given as text, by name.
    public var values: [String: String]
    /// Options switched on, by id.
    public var with: [String]
    /// Options switched off, by id.
    public var without: [String]
    /// What isn't the same tomorrow or elsewhere.
    public var recorded: RecordedInputs
    /// Whether existing files may be overwritten.
    public var overwrites: Bool

    /// Creates a request for a feature; everything else is left to the project and the set.
    public init(feature: FeatureName, recorded: RecordedInputs) {
        self.feature = feature
        self.recorded = recorded
        values = [:]
        with = []
        without = []
        overwrites = false
    }
}

/// Inputs that aren't the same tomorrow or elsewhere, recorded so that a generation can be repeated.
public struct RecordedInputs: Sendable, Equatable, Codable {
    /// The day, `yyyy-MM-dd`.
    public var date: String
    /// The author's name; empty where nobody is known.
    public var author: String

    /// Creates recorded inputs.
    public init(date: String, author: String) {
        self.date = date
        self.author = author
    }

    /// The year of the day, such as `2026`.
    public var year: String { String(date.prefix(4)) }
}
