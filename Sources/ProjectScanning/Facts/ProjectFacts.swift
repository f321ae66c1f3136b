import FileTree

/// What a scan learned of a repository, each finding with its evidence.
///
/// Paths are relative to the folder that was scanned.
public struct ProjectFacts: Sendable, Equatable {
    /// The project as a whole.
    public var project: ProjectDescription
    /// The targets, with what belongs to each.
    public var targets: [TargetFacts]
    /// Which architecture the project's features follow.
    public var architecture: ArchitectureVerdict
    /// Where features and their tests live.
    public var layout: LayoutFacts
    /// The features, in alphabetical order of their paths.
    public var features: [FeatureFacts]
    /// How the team writes.
    public var habits: HabitFacts
    /// Places that must learn of a new feature.
    public var integrationPoints: [IntegrationPoint]
    /// Every Swift file of the project's own, in alphabetical order.
    public var files: [SourceFileFacts]

    /// Creates facts from their parts.
    public init(
        project: ProjectDescription, targets: [TargetFacts] = [],
        architecture: ArchitectureVerdict = .unknown, layout: LayoutFacts = LayoutFacts(),
        features: [FeatureFacts] = [], habits: HabitFacts = HabitFacts(),
        integrationPoints: [IntegrationPoint] = [], files: [SourceFileFacts] = []
    ) {
        self.project = project
        self.targets = targets
        self.architecture = architecture
        self.layout = layout
        self.features = features
        self.habits = habits
        self.integrationPoints = integrationPoints
        self.files = files
    }
}

/// How a project is described to a build system.
public enum ProjectKind: String, Sendable, Hashable, CaseIterable, Comparable {
    case swiftpm
    case xcode
    case tuist
    case xcodegen
    case bazel

    public static func < (left: ProjectKind, right: ProjectKind) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A test framework.
public enum TestFramework: String, Sendable, Hashable, CaseIterable {
    case swiftTesting = "swift-testing"
    case xctest
    case quick
    case none

    /// The framework that a file's imports tell; nil where they name none.
    ///
    /// A file that imports Quick is no XCTest file, whatever else it imports, and one that imports Testing
    /// imports XCTest beside it at most for what that alone has.
    public init?(imports modules: Set<String>) {
        if modules.contains("Quick") {
            self = .quick
        } else if modules.contains("Testing") {
            self = .swiftTesting
        } else if modules.contains("XCTest") {
            self = .xctest
        } else {
            return nil
        }
    }

    /// The framework with the most files; even counts go to the newer one.
    public static func commonest(_ counts: [TestFramework: Int]) -> TestFramework? {
        let newestFirst: [TestFramework] = [.swiftTesting, .xctest, .quick]
        let most = newestFirst.compactMap { counts[$0] }.max()
        return newestFirst.first { counts[$0] != nil && counts[$0] == most }
    }
}

/// The isolation of declarations that name none.
public enum DefaultIsolation: String, Sendable, Hashable {
    case nonisolated
    case mainActor = "MainActor"
}

/// What ends a line.
public enum LineEnding: String, Sendable, Hashable {
    case lf
    case crlf
}

/// How code is indented.
public struct Indentation: Sendable, Hashable {
    /// Spaces or tabs.
    public enum Style: String, Sendable, Hashable {
        case spaces
        case tabs
    }

    /// What a level is made of.
    public var style: Style
    /// Spaces a level, or the columns that a tab takes.
    public var width: Int

    /// Creates an indentation.
    public init(style: Style, width: Int) {
        self.style = style
        self.width = width
    }
}

/// The project as a whole; where several targets differ, the one that a new feature goes into speaks.
public struct ProjectDescription: Sendable, Equatable {
    /// The project's name.
    public var name: String
    /// The build systems that describe it, in alphabetical order.
    public var kinds: [ProjectKind]
    /// The module of the target that a new feature goes into.
    public var module: String
    /// The name of that target; nil where no build system names one.
    public var target: String?
    /// The name of the target that holds its tests; nil where there is none.
    public var testTarget: String?
    /// The language mode, `5` or `6`.
    public var swiftLanguageMode: String
    /// The isolation of declarations that name none.
    public var defaultIsolation: DefaultIsolation
    /// Upcoming features that are switched on, in alphabetical order.
    public var upcomingFeatures: [String]
    /// The least iOS version, such as `17.0`; nil where the project names none.
    public var deploymentTarget: String?
    /// The framework of the project's unit tests.
    public var testFramework: TestFramework
    /// How the code is indented.
    public var indentation: Indentation
    /// What ends a line.
    public var lineEnding: LineEnding
    /// The longest line that the project's formatter or linter allows; nil where none says.
    public var lineLength: Int?
    /// The comment at the head of a file, a template with `{{ file }}`, `{{ project }}`, `{{ author }}`,
    /// `{{ date }}` and `{{ year }}`; nil where the project has no such habit.
    public var fileHeader: FileHeader?
    /// The number of Swift files of the project's own.
    public var swiftFiles: Int

    /// Creates a description.
    public init(name: String, kinds: [ProjectKind], module: String) {
        self.name = name
        self.kinds = kinds
        self.module = module
        swiftLanguageMode = "5"
        defaultIsolation = .nonisolated
        upcomingFeatures = []
        testFramework = .none
        indentation = Indentation(style: .spaces, width: 4)
        lineEnding = .lf
        swiftFiles = 0
    }
}

/// The comment at the head of each file.
public struct FileHeader: Sendable, Equatable {
    /// The lines with their comment marks, joined by LF, with `{{ file }}`, `{{ project }}`, `{{ module }}`,
    /// `{{ author }}`, `{{ date }}` and `{{ year }}` in place of what varies.
    public var template: String
    /// How the date is written, such as `dd/MM/yyyy` or `M/d/yy`; nil where the header holds none.
    public var dateFormat: String?
    /// The number of empty lines between the header and the code.
    public var blankLinesAfter: Int

    /// Creates a header.
    public init(template: String, dateFormat: String? = nil, blankLinesAfter: Int = 1) {
        self.template = template
        self.dateFormat = dateFormat
        self.blankLinesAfter = blankLinesAfter
    }
}

/// A target of a build system.
public struct TargetFacts: Sendable, Equatable {
    /// What a target makes.
    public enum Kind: String, Sendable, Hashable {
        case app
        case library
        case appExtension = "app-extension"
        case unitTests = "unit-tests"
        case uiTests = "ui-tests"
        case executable
        case other
    }

    /// The target's name.
    public var name: String
    /// The name under which it is imported.
    public var module: String
    /// What it makes.
    public var kind: Kind
    /// The build system that describes it.
    public var projectKind: ProjectKind
    /// The file that describes it: `Package.swift`, `App.xcodeproj/project.pbxproj`, `project.yml` …
    public var manifest: RelativePath
    /// Folders whose files belong to the target without being named; empty for classic groups.
    public var folders: [RelativePath]
    /// Swift files that are named one by one; empty for folders.
    public var listedFiles: [RelativePath]
    /// Whether a new file in `folders` belongs to the target by being there.
    public var isSynchronized: Bool
    /// Names of the targets that this one depends on; for tests, the tested one first.
    public var dependencies: [String]
    /// The language mode, `5` or `6`.
    public var swiftLanguageMode: String
    /// The isolation of declarations that name none.
    public var defaultIsolation: DefaultIsolation
    /// Upcoming features that are switched on, in alphabetical order.
    public var upcomingFeatures: [String]
    /// The least iOS version; nil where none is named.
    public var deploymentTarget: String?

    /// Creates a target.
    public init(
        name: String, module: String, kind: Kind, projectKind: ProjectKind, manifest: RelativePath
    ) {
        self.name = name
        self.module = module
        self.kind = kind
        self.projectKind = projectKind
        self.manifest = manifest
        folders = []
        listedFiles = []
        isSynchronized = false
        dependencies = []
        swiftLanguageMode = "5"
        defaultIsolation = .nonisolated
        upcomingFeatures = []
    }

    /// Whether a new file in a folder belongs to the target without being named anywhere.
    ///
    /// An Xcode project may have synchronized folders beside classic groups.
    public func takesNewFiles(in folder: RelativePath) -> Bool {
        isSynchronized && folders.contains { folder.hasPrefix($0) }
    }

    /// Whether the target holds tests.
    public var isTest: Bool { kind == .unitTests || kind == .uiTests }
}
