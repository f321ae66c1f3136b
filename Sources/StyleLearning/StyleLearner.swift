import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// Turns sibling features of a project into a set: the very type that a manifest loads into.
public struct StyleLearner {
    private let tree: ProjectTree
    private let recent: () -> Set<RelativePath>
    private let read: (RelativePath) -> [UInt8]?

    /// Creates a learner.
    /// - Parameters:
    ///   - tree: the project.
    ///   - recent: gives the files that came in lately; asked only where the choice of files hangs on it.
    ///   - read: gives a file's bytes; nil where it can't be read.
    public init(
        tree: ProjectTree, recent: @escaping () -> Set<RelativePath> = { [] },
        read: @escaping (RelativePath) -> [UInt8]?
    ) {
        self.tree = tree
        self.recent = recent
        self.read = read
    }

    /// Learns a set.
    /// - Parameters:
    ///   - request: what is asked for.
    ///   - base: the set that says that its files are learned; it gives id, version, title and summary.
    /// - Returns: nil where fewer than two features of the project have a file in common.
    /// - Throws: `Failure` with exit code 66 where a feature that the user named isn't there.
    public func learn(
        _ request: LearningRequest, base: TemplateSet
    ) throws(Failure) -> LearnedStyle? {
        guard let found = try FamilyFinder(tree: tree, request: request).find() else { return nil }
        var family = DriverPromotion(
            family: RecentSiblings(family: found, recent: recent).weighed,
            architecture: tree.facts.architecture.label
        ).promoted
        family = OrphanTests(family: SameJob(family: family).settled, tree: tree).removed
        var request = request
        request.feature = family.newName ?? request.feature
        let types = DeclaredTypes(tree.facts)
        var choices = RoleChoice(family: family, request: request).choices
        var present: [String] = []
        if let feature = request.feature {
            (choices, present) = ExistingFiles(tree, types: types).missing(
                of: choices, in: family, for: feature)
        }
        if request.keepsAll, let first = family.siblings.first {
            family.ownFolder = WholeFeature.ownFolder(of: first) ?? family.ownFolder
        }
        let exemplars = Exemplars(
            of: choices, family: family, types: types, request: request, read: read)
        let content = FamilyContent(
            exemplars: exemplars, optional: choices.map(\.isOptional), family: family, types: types,
            request: request)
        var style = SetAssembly(
            family: family, choices: choices, content: content,
            group: request.keepsAll ? family.siblings.first?.group : nil,
            dayPattern: tree.facts.project.fileHeader?.dateFormat
        ).style(base: base)
        style.group = family.group
        style.feature = family.newName
        style.set.siblingGroup = .init(asked: request.group, path: family.group)
        style.report.present = present
        style.report.isLittle =
            request.like == nil && request.from.isEmpty
            && isLittle(choices.filter { !$0.isOptional }.map(\.role), in: family)
        return style
    }

    /// Whether what is made of roles is hardly a pattern: one file of several that siblings have, or one that merely
    /// bears a name.
    private func isLittle(_ roles: [FamilyRole], in family: Family) -> Bool {
        if family.isLittle(roles) { return true }
        guard roles.count == 1, roles[0].pattern.isNameAlone else { return false }
        return !DeclaredShape(tree.facts).isShared(in: roles[0])
    }
}
