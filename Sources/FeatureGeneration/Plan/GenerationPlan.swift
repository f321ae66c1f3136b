import Diagnostics
import FileTree
import TemplateLanguage
import TemplateManifest

/// Every file, edit and message of one generation, as a value, before anything is touched.
///
/// Dry run, diff, JSON and apply all come from the same plan.
public struct GenerationPlan: Sendable, Equatable {
    /// The feature's name.
    public var feature: FeatureName
    /// The part that is added to the feature; nil where the whole feature is generated.
    public var part: PartIdentity?
    /// The parent's path below the feature root; nil at the root.
    public var group: String?
    /// The target that the feature goes into; nil where no build system names one.
    public var target: String?
    /// The set that it comes from.
    public var set: SetIdentity
    /// The parameters by name.
    public var values: [String: TemplateValue]
    /// The options by id.
    public var options: [String: Bool]
    /// The names of the types, by role.
    public var names: [String: String]
    /// What isn't the same tomorrow or elsewhere.
    public var recorded: RecordedInputs
    /// What was taken from the project, for upgrades.
    public var surroundings: RecordedSurroundings
    /// The files, in the order in which the set declares them.
    public var files: [PlannedFile]
    /// Edits of existing files, proposed and never made without consent.
    public var edits: [PlannedEdit]
    /// What a finished feature has.
    public var checklist: [ChecklistEntry]
    /// What the developer does next, the most important first.
    public var nextSteps: [String]
    /// What needs a user's consent.
    public var consents: [Consent]
    /// Warnings and notes.
    public var remarks: [Diagnostic]

    /// A set's identity.
    public struct SetIdentity: Sendable, Equatable {
        /// The set's id.
        public var id: SetID
        /// Its version.
        public var version: SemanticVersion
        /// Where it was loaded from.
        public var origin: TemplateSet.Origin

        /// Creates an identity.
        public init(id: SetID, version: SemanticVersion, origin: TemplateSet.Origin) {
            self.id = id
            self.version = version
            self.origin = origin
        }
    }

    /// Something that needs a user's consent.
    public struct Consent: Sendable, Equatable {
        /// The file.
        public var path: RelativePath
        /// Why it needs consent, a sentence.
        public var reason: String

        /// Creates a consent.
        public init(path: RelativePath, reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    /// An item of the checklist.
    public struct ChecklistEntry: Sendable, Equatable {
        /// What the feature has.
        public var text: String
        /// Whether it has it once the plan is carried out.
        public var isDone: Bool
        /// Whether the item's files stand in the project already.
        public var isInProject: Bool

        /// Creates an entry.
        public init(text: String, isDone: Bool, isInProject: Bool = false) {
            self.text = text
            self.isDone = isDone
            self.isInProject = isInProject
        }
    }

    /// The files that stand in the way.
    public var conflicts: [PlannedFile] { files.filter { $0.action == .conflict } }
}

/// A file of a plan.
public struct PlannedFile: Sendable, Equatable {
    /// What happens to the file.
    public enum Action: String, Sendable, Hashable {
        /// The file is new.
        case create
        /// A file of the same content is there already and is left alone.
        case identical
        /// Another file is there, and nothing is written.
        case conflict
        /// Another file is there, and is overwritten as the user asked.
        case overwrite
    }

    /// The file's stable id in the set.
    public var id: String
    /// The path from the project's root.
    public var path: RelativePath
    /// What the file is for.
    public var role: Role
    /// Who shares it.
    public var scope: Scope
    /// What happens to it.
    public var action: Action
    /// The content to be.
    public var bytes: [UInt8]
    /// Whether an executable bit is set.
    public var isExecutable: Bool
    /// What stands there now; nil where nothing does.
    public var existing: [UInt8]?
    /// Why the file can't be written, for conflicts.
    public var obstacle: String?
    /// The targets that a developer puts the file into, as those of the features that the new one is like are; empty
    /// where it belongs to its target by being there.
    public var targets: [String] = []
    /// Whether an earlier generation made the file and features share it.
    public var isSharedAlready = false
    /// Whether the file is the manifest of the feature's own package.
    public var isPackageManifest = false

    /// Creates a file.
    public init(
        id: String, path: RelativePath, role: Role, scope: Scope, action: Action, bytes: [UInt8],
        isExecutable: Bool, existing: [UInt8]? = nil, obstacle: String? = nil,
        isPackageManifest: Bool = false
    ) {
        self.isPackageManifest = isPackageManifest
        self.id = id
        self.path = path
        self.role = role
        self.scope = scope
        self.action = action
        self.bytes = bytes
        self.isExecutable = isExecutable
        self.existing = existing
        self.obstacle = obstacle
    }
}

/// An edit of an existing file that a feature asks for.
public struct PlannedEdit: Sendable, Equatable {
    /// How far the edit is.
    public enum Status: String, Sendable, Hashable {
        /// Shown to the user.
        case proposed
        /// Made.
        case applied
        /// There already.
        case present
        /// No such place was found.
        case notFound = "not-found"
    }

    /// The kind of a place that the scan knows no kind for: it names features that the new one is like.
    public static let mention = "mention"

    /// The file; nil where no place was found.
    public var path: RelativePath?
    /// The kind of place, such as `route-enum`.
    public var kind: String
    /// How far the edit is.
    public var status: Status
    /// The line, counted from 1; nil where no place was found.
    public var line: Int?
    /// The type or target that stands there; empty where no place was found.
    public var name: String
    /// What to add.
    public var addition: String
    /// The edit as a unified diff; empty where the exact place is for the developer to choose.
    public var diff: String
    /// Whether the addition goes into the line itself, as an element of a list does.
    public var isInLine: Bool
    /// How many of the features that the new one is like stand at the place; nil where the set declares the place.
    public var siblings: Int?

    /// Creates an edit.
    public init(
        path: RelativePath?, kind: String, status: Status, line: Int?, name: String,
        addition: String, diff: String, isInLine: Bool = false,
        siblings: Int? = nil
    ) {
        self.siblings = siblings
        self.isInLine = isInLine
        self.path = path
        self.kind = kind
        self.status = status
        self.line = line
        self.name = name
        self.addition = addition
        self.diff = diff
    }
}
