import Diagnostics
import FileTree
import TemplateLanguage

/// A style of feature: what a manifest and its templates declare, as one value.
///
/// Sources are carried by value and `extends` is already composed, so nothing downstream knows
/// where a set came from: a built-in set, a folder, a package, or one learned from a project.
public struct TemplateSet: Sendable {
    /// The set's id, which is its folder's name.
    public var id: SetID
    /// The set's own version.
    public var version: SemanticVersion
    /// Where the set was loaded from.
    public var origin: Origin
    /// A name for people, in a few words.
    public var title: String
    /// What the set generates, in a sentence or two.
    public var summary: String
    /// What the set needs of the tool and the project.
    public var requirements: Requirements
    /// Whether the files are learned from the project instead of declared.
    public var isLearned: Bool
    /// How a project of this style is recognised.
    public var detection: Detection
    /// What a user may be asked.
    public var parameters: [Parameter]
    /// Pieces that a user may add or leave out with `--with` and `--without`.
    public var options: [Option]
    /// Values computed from the others, in the order in which they are computed.
    public var derivedValues: [DerivedValue]
    /// The roles of the set's files and how their types are named.
    public var roles: [RoleDeclaration]
    /// The files of a feature, in the order in which they are reported.
    public var files: [FileDeclaration]
    /// The package that a feature may have to itself; nil where the set knows none.
    public var featurePackage: FeaturePackage?
    /// Places in existing code that must learn of a new feature.
    public var integrationPoints: [IntegrationDeclaration]
    /// Features of the project that a new one is like: where existing code names most of them, it has to name the
    /// new one too. Empty for a set that isn't of one project.
    public var siblings: [String]
    /// Where a new feature stands among its siblings; nil for a set that isn't of one project.
    public var siblingGroup: SiblingGroup?
    /// The layers of an architecture and what each may use.
    public var layering: LayerRules
    /// Parts that can be generated alone.
    public var parts: [Part]
    /// What a finished feature has.
    public var checklist: [ChecklistItem]
    /// What people are told of the choices that were made for them.
    public var notes: [NextStep]
    /// What a developer does after generating.
    public var nextSteps: [NextStep]
    /// Examples with golden output.
    public var examples: [Example]
    /// The template and copied files by their path in the set's folder.
    public var sources: [String: SetSource]

    /// The folders below the features' root where a new feature stands, unless the user names others.
    public struct SiblingGroup: Sendable, Hashable {
        /// What the user called the group when the set was learned; nil where nothing was said.
        public var asked: String?
        /// The folders; nil for the root itself.
        public var path: String?

        /// Creates a group.
        public init(asked: String?, path: String?) {
            self.asked = asked
            self.path = path
        }
    }

    /// Where a set was loaded from.
    public enum Origin: Sendable, Hashable {
        /// Shipped inside the binary.
        case builtIn
        /// A folder: the project's own `TemplateSets/`, or one named on the command line.
        case folder(String)
        /// A template package.
        case package(PackageOrigin)
        /// Learned from the project's own features.
        case learned
    }

    /// The package that a set was loaded from.
    public struct PackageOrigin: Sendable, Hashable {
        /// The package's name in the project.
        public var name: String
        /// The version, or the branch with the beginning of the commit, or `folder`.
        public var version: String

        /// Creates an origin.
        public init(name: String, version: String) {
            self.name = name
            self.version = version
        }
    }

    /// The least versions that a set asks for; nil where it asks for nothing.
    public struct Requirements: Sendable, Hashable {
        /// The least version of Formwork.
        public var formwork: SemanticVersion?
        /// The least iOS deployment target, such as `17.0`.
        public var deploymentTarget: String?

        /// Creates requirements.
        public init(formwork: SemanticVersion? = nil, deploymentTarget: String? = nil) {
            self.formwork = formwork
            self.deploymentTarget = deploymentTarget
        }
    }

    /// Creates a set of its required parts; everything else starts empty.
    public init(
        id: SetID, version: SemanticVersion, origin: Origin, title: String, summary: String
    ) {
        self.id = id
        self.version = version
        self.origin = origin
        self.title = title
        self.summary = summary
        requirements = Requirements()
        isLearned = false
        detection = Detection(architecture: nil, signals: [])
        parameters = []
        options = []
        derivedValues = []
        roles = []
        files = []
        integrationPoints = []
        siblings = []
        layering = LayerRules()
        parts = []
        checklist = []
        notes = []
        nextSteps = []
        examples = []
        sources = [:]
    }
}

/// A file of a set's folder, by value.
public struct SetSource: Sendable, Hashable {
    /// The content.
    public var bytes: [UInt8]
    /// Whether an executable bit is set.
    public var isExecutable: Bool
    /// The file as people should read it in diagnostics.
    public var displayPath: String
    /// Where the set was loaded from that the file belongs to, which may be one that the set extends; nil
    /// before it is loaded.
    public var origin: TemplateSet.Origin?

    /// Creates a source.
    public init(bytes: [UInt8], isExecutable: Bool, displayPath: String) {
        self.bytes = bytes
        self.isExecutable = isExecutable
        self.displayPath = displayPath
    }

    /// The source as a file of a set that was loaded from somewhere.
    func from(_ origin: TemplateSet.Origin) -> SetSource {
        var source = self
        source.origin = origin
        return source
    }
}

/// An expression of the template language with its place in the manifest.
public struct SourcedText: Sendable, Hashable {
    /// The text of the expression or template.
    public var text: String
    /// The place at which the text begins.
    public var location: SourceLocation?

    /// Creates a text with its place.
    public init(_ text: String, at location: SourceLocation? = nil) {
        self.text = text
        self.location = location
    }
}
