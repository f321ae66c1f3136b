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
    /// The name of each project that has one, by the file that describes it.
    public var projectNames: [RelativePath: String] = [:]
    /// What configuration says about formatting.
    public var formatting: StatedFormatting
    /// What couldn't be read or understood.
    public var diagnostics: [Diagnostic]

    /// Creates facts.
    public init(
        name: String? = nil, kinds: [ProjectKind] = [], targets: [TargetFacts] = [],
        formatting: StatedFormatting = StatedFormatting(),
        diagnostics: [Diagnostic] = []
    ) {
        self.name = name
        self.kinds = kinds
        self.targets = targets
        self.formatting = formatting
        self.diagnostics = diagnostics
    }
}

extension TargetFacts {
    /// The folder that the target's description is about; nil for the root. An Xcode project stands inside a folder of
    /// its own.
    public var projectFolder: RelativePath? {
        projectKind == .xcode ? manifest.parent?.parent : manifest.parent
    }

    /// Whether the target's tests are of another target.
    func tests(_ target: TargetFacts) -> Bool { dependencies.contains(target.name) }

    /// Whether a file belongs to the target, by its folder or by name.
    public func holds(_ path: RelativePath) -> Bool {
        folders.contains { path.hasPrefix($0) } || listedFiles.contains(path)
    }
}
