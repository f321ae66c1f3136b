import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// Turns sibling features of a project into a set: the very type that a manifest loads into.
public struct StyleLearner {
    private let tree: ProjectTree
    private let read: (RelativePath) -> [UInt8]?

    /// Creates a learner.
    /// - Parameters:
    ///   - tree: the project.
    ///   - read: gives a file's bytes; nil where it can't be read.
    public init(tree: ProjectTree, read: @escaping (RelativePath) -> [UInt8]?) {
        self.tree = tree
        self.read = read
    }

    /// Learns a set.
    /// - Parameters:
    ///   - request: what is asked for.
    ///   - base: the set that says that its files are learned; it gives id, version, title and summary.
    /// - Returns: nil where fewer than two features of the project have a file in common.
    public func learn(_ request: LearningRequest, base: TemplateSet) -> LearnedStyle? {
        guard let family = FamilyFinder(tree: tree, group: request.group).find() else { return nil }
        let choices = RoleChoice(family: family).choices
        let types = DeclaredTypes(tree.facts)
        let exemplars = Exemplars(
            roles: choices.map(\.role), family: family, tree: tree, types: types, like: nil,
            read: read)
        let content = FamilyContent(
            exemplars: exemplars, optional: choices.map(\.isOptional), family: family, types: types)
        return SetAssembly(
            family: family, choices: choices, content: content,
            dayPattern: tree.facts.project.fileHeader?.dateFormat
        ).style(base: base)
    }
}
