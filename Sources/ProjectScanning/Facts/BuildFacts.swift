import Diagnostics
import FileTree

/// What a project's build descriptions and configuration files say, before any source is read.
public struct BuildFacts: Sendable, Equatable {
    /// The project's name where a description states one.
    public var name: String?
    /// The build systems that describe the project, in alphabetical order.
    public var kinds: [ProjectKind]
    /// Every target of every description, in order of their manifests' paths and then as they stand there.
    public var targets: [TargetFacts]
    /// What configuration says about formatting.
    public var formatting: FormattingConfiguration
    /// What couldn't be read or understood.
    public var diagnostics: [Diagnostic]

    /// Creates facts.
    public init(
        name: String? = nil, kinds: [ProjectKind] = [], targets: [TargetFacts] = [],
        formatting: FormattingConfiguration = FormattingConfiguration(),
        diagnostics: [Diagnostic] = []
    ) {
        self.name = name
        self.kinds = kinds
        self.targets = targets
        self.formatting = formatting
        self.diagnostics = diagnostics
    }
}

/// What configuration files say about formatting; it outranks what counting finds (decision 9).
public struct FormattingConfiguration: Sendable, Equatable {
    /// How code is indented; nil where nothing says.
    public var indentation: Indentation?
    /// What ends a line; nil where nothing says.
    public var lineEnding: LineEnding?
    /// The longest line; nil where nothing says.
    public var lineLength: Int?
    /// The comment at the head of each file; nil where nothing says.
    public var fileHeader: FileHeader?
    /// Whether files must have no header.
    public var forbidsHeader = false
    /// What is stated of habits, by their names.
    public var habits: [HabitName: HabitReading.Value] = [:]
    /// The path of the file that states each habit.
    public var sources: [HabitName: String] = [:]

    /// Creates a configuration.
    public init(
        indentation: Indentation? = nil, lineEnding: LineEnding? = nil, lineLength: Int? = nil,
        fileHeader: FileHeader? = nil
    ) {
        self.indentation = indentation
        self.lineEnding = lineEnding
        self.lineLength = lineLength
        self.fileHeader = fileHeader
    }
}

extension TargetFacts {
    /// Whether a file belongs to the target, by its folder or by name.
    public func holds(_ path: RelativePath) -> Bool {
        folders.contains { path.hasPrefix($0) } || listedFiles.contains(path)
    }
}
