import FileTree
import TemplateManifest

/// A set that was learned, and how.
public struct LearnedStyle: Sendable {
    /// The set, of the very type that a manifest loads into.
    public var set: TemplateSet
    /// What it was learned from.
    public var report: LearningReport
    /// The folders below the features' root where the new feature goes, as the set's outputs mean them; nil for the
    /// root itself. What a user calls the group may be the root.
    public var group: String?
    /// What the feature is called in its files, where the user gave its module's name: `Cart` for `FeatureCart`; nil
    /// leaves the name as it is.
    public var feature: String?

    /// Creates a style.
    public init(set: TemplateSet, report: LearningReport) {
        self.set = set
        self.report = report
    }
}

/// What a set was learned from, what it holds, and what was left out.
public struct LearningReport: Sendable, Equatable {
    /// The features that were learned from.
    public var siblings: [Sibling]
    /// The files of the set.
    public var files: [File]
    /// What siblings have and the set hasn't.
    public var leftOut: [Omission]
    /// Files outside of the feature's own folder that siblings have and the project has already for the feature.
    public var present: [String] = []
    /// Whether a new feature gets one file alone, although most of the siblings have several, or although theirs declare
    /// things of all kinds: then it's little of a pattern.
    public var isLittle = false

    /// A feature that was learned from.
    public struct Sibling: Sendable, Equatable {
        /// Its name.
        public var name: String
        /// Its folder; nil where it has none of its own.
        public var folder: String?
    }

    /// A file of the set.
    public struct File: Sendable, Equatable {
        /// The file's id in the set.
        public var id: String
        /// Its output, as a template.
        public var output: String
        /// How many of the siblings have such a file.
        public var support: Int
        /// The file that it follows.
        public var exemplar: RelativePath
        /// The option that asks for it; nil where it is always made.
        public var option: String?
    }

    /// Something that was left out.
    public struct Omission: Sendable, Equatable {
        /// The file that it stands in.
        public var path: RelativePath
        /// What it is, such as `func refresh()`.
        public var what: String
        /// Why it was left out.
        public var why: String
        /// Whether it is the whole file.
        public var isWholeFile = false
    }
}
