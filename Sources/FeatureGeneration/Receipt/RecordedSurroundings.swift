import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// What a generation took from the project: an upgrade renders the new version of a set with the same,
/// so that nothing but the set's own change comes out (trap 12).
public struct RecordedSurroundings: Sendable, Equatable, Codable {
    /// What templates saw, by name; what the receipt tells elsewhere isn't repeated.
    public var context: [String: RecordedValue]
    /// The folder of the feature's source files.
    public var sourceFolder: RelativePath
    /// The folder of the feature's tests.
    public var testFolder: RelativePath
    /// The folder of the target that holds features; nil for the project's root.
    public var moduleFolder: RelativePath?
    /// Whether the feature has the source folder for itself.
    public var ownsSourceFolder: Bool
    /// Whether the feature has the test folder for itself.
    public var ownsTestFolder: Bool
    /// The form of the project's code.
    public var form: Form

    /// The form of a project's code.
    public struct Form: Sendable, Equatable, Codable {
        /// The project's name, for headers.
        public var project: String
        /// `spaces` or `tabs`.
        public var indentation: String
        /// Spaces a level, or the columns that a tab takes.
        public var width: Int
        /// `lf` or `crlf`.
        public var lineEnding: String
        /// The longest line; nil where none is named.
        public var lineLength: Int?
        /// The comment at the head of a file; nil where there is none.
        public var header: String?
        /// How the date is written in it.
        public var dateFormat: String?
        /// The empty lines behind it.
        public var blankLines: Int?
    }
}

extension RecordedSurroundings {
    /// The names in a context that a receipt records elsewhere, or that follow from the set.
    private static let recordedElsewhere: Set<String> = [
        "feature", "group", "names", "date", "year", "author", "options",
        ManifestContext.parentName,
    ]

    /// Takes the surroundings of a generation.
    /// - Parameter context: what templates see, without the set's own names.
    init(
        context: [String: TemplateValue], placement: FeaturePlacement, project: ProjectDescription
    ) {
        let kept = context.filter { !Self.recordedElsewhere.contains($0.key) }
        self.init(
            context: kept.mapValues(RecordedValue.init),
            sourceFolder: placement.sourceFolder, testFolder: placement.testFolder,
            moduleFolder: placement.moduleFolder,
            ownsSourceFolder: placement.ownsSourceFolder,
            ownsTestFolder: placement.ownsTestFolder, form: Form(project))
    }

    /// A feature's placement with the recorded folders.
    func placement(of today: FeaturePlacement) -> FeaturePlacement {
        var placement = today
        placement.sourceFolder = sourceFolder
        placement.testFolder = testFolder
        placement.moduleFolder = moduleFolder
        placement.ownsSourceFolder = ownsSourceFolder
        placement.ownsTestFolder = ownsTestFolder
        return placement
    }

    /// A context with the recorded values in place of today's. What a newer Formwork adds stays.
    ///
    /// Receipts of earlier versions hold names that are told elsewhere by now, and that a renaming changes.
    func applied(to context: [String: TemplateValue]) -> [String: TemplateValue] {
        let kept = self.context.filter { !Self.recordedElsewhere.contains($0.key) }
        return context.merging(kept.values) { today, recorded in
            guard case .dictionary(let members) = today, case .dictionary(let known) = recorded
            else { return recorded }
            return .dictionary(members.merging(known) { $1 })
        }
    }
}

extension RecordedSurroundings.Form {
    /// Takes the form of a project.
    init(_ project: ProjectDescription) {
        self.init(
            project: project.name, indentation: project.indentation.style.rawValue,
            width: project.indentation.width, lineEnding: project.lineEnding.rawValue,
            lineLength: project.lineLength, header: project.fileHeader?.template,
            dateFormat: project.fileHeader?.dateFormat,
            blankLines: project.fileHeader?.blankLinesAfter)
    }

    /// A project's description with this form.
    func applied(to project: ProjectDescription) -> ProjectDescription {
        var result = project
        result.name = self.project
        result.indentation = Indentation(
            style: Indentation.Style(rawValue: indentation) ?? project.indentation.style,
            width: width)
        result.lineEnding = LineEnding(rawValue: lineEnding) ?? project.lineEnding
        result.lineLength = lineLength
        result.fileHeader = header.map {
            FileHeader(template: $0, dateFormat: dateFormat, blankLinesAfter: blankLines ?? 1)
        }
        return result
    }
}
