import Diagnostics
import FileTree
import GitCommand
import ProjectScanning
import TemplateManifest

/// Removes a generated feature, following its receipt: files that the user moved are found, edited ones go with
/// consent only, and what the project still says of the feature is named.
///
/// Unlike an undo, which brings the tree from before the generation back, a removal ends a feature that was lived
/// in: what can't go yet stays in the receipt, so that it can go later.
public struct FeatureRemoval: Sendable {
    private let root: DirectoryRoot
    private let facts: ProjectFacts
    private let git: Git

    /// Creates a removal for a project.
    public init(root: DirectoryRoot, facts: ProjectFacts, git: Git) {
        self.root = root
        self.facts = facts
        self.git = git
    }

    /// What a removal does, as a value.
    public struct Plan: Sendable {
        /// The feature's name.
        public var feature: String
        /// Files that go.
        public var removed: [RelativePath] = []
        /// Files that get back what stood there before `generate --force`.
        public var restored: [RelativePath] = []
        /// Files that stay, and why.
        public var kept: [Kept] = []
        /// Lines that still speak of the feature.
        public var wiring: [WiringLine] = []
        var operations: [FileOperation] = []
        var folders: [RelativePath] = []

        /// A file that stays, and why.
        public struct Kept: Sendable, Equatable {
            /// The file.
            public var path: RelativePath
            /// Why, a sentence without a subject.
            public var reason: String
        }
    }

    /// Plans a removal.
    /// - Parameters:
    ///   - entry: the feature's receipt.
    ///   - force: whether edited files go, too.
    /// - Throws: `Failure`: 74 where the project can't be read.
    public func plan(_ entry: ReceiptStore.Entry, force: Bool) throws(Failure) -> Plan {
        let receipt = entry.receipt
        let store = ReceiptStore(root: root)
        let others = try store.entries().filter { $0.path != entry.path }
        let known = Set((others + [entry]).flatMap { $0.receipt.files.map(\.path) })
        let locations = try FileLocator(root: root, listing: listing, known: known)
            .locations(of: receipt)
        let shared = Set(others.flatMap { $0.receipt.files.map(\.path) })
        var plan = Plan(feature: receipt.feature)
        var left: [Receipt.File] = []
        let own = Set(receipt.files.compactMap { locations[$0.id]?.path(of: $0) })
        for file in receipt.files {
            guard let path = locations[file.id]?.path(of: file) else {
                guard let reason = locations[file.id]?.reasonToKeep else { continue }
                plan.kept.append(.init(path: file.path, reason: reason))
                if !force { left.append(file) }
                continue
            }
            let decision = Decision(
                file: file, path: path, isShared: shared.contains(path), own: own)
            if try !decide(decision, force: force, plan: &plan) { left.append(file) }
        }
        plan.folders = receipt.folders + receipt.ownFolders + (try ReceiptStore.folders())
        plan.operations += try bookkeeping(entry, left: left, others: others, store: store)
        let gone = Set(plan.removed)
        plan.kept += try leftovers(receipt, gone: gone, known: known)
        plan.wiring = try WiringFinder(
            root: root, facts: facts, types: types(in: gone), feature: receipt.feature,
            own: gone.union(plan.kept.map(\.path))
        ).lines()
        return plan
    }

    /// Carries a removal out, all or nothing.
    /// - Parameter isInterrupted: asked between the steps; `true` takes everything back.
    /// - Returns: warnings about what couldn't be tidied up.
    /// - Throws: `Failure`: 73 where a file changed since the plan was made, 74 where writing fails, 75
    ///   where another run holds the project, 130 where the user interrupts.
    public func apply(
        _ plan: Plan, isInterrupted: () -> Bool = { false }
    ) throws(Failure) -> [Diagnostic] {
        let transaction = FileTransaction(
            try ProjectLock(root), plan.operations, foldersToRemoveWhenEmpty: plan.folders,
            permitted: .ofFeatures)
        return try transaction.apply(isInterrupted: isInterrupted).warnings
    }

    private struct Decision {
        var file: Receipt.File
        var path: RelativePath
        var isShared: Bool
        /// Every file of the feature.
        var own: Set<RelativePath>
    }

    /// Decides about a file.
    /// - Returns: whether the receipt needs it no more.
    private func decide(
        _ decision: Decision, force: Bool, plan: inout Plan
    ) throws(Failure) -> Bool {
        let (file, path) = (decision.file, decision.path)
        func keep(_ reason: String) { plan.kept.append(.init(path: path, reason: reason)) }
        if decision.isShared {
            keep("belongs to another feature, too")
            return true
        }
        if !file.isOwn {
            keep("was there before the feature")
            return true
        }
        if file.scope == Scope.project.rawValue, let user = try user(of: path, beside: decision.own)
        {
            keep("is used by '\(user)'")
            return true
        }
        let current = try root.read(path).bytes
        let digest = ContentDigest(of: current)
        if current != file.base.bytes, !force {
            keep("was edited since; --force lets it go")
            return false
        }
        if let replaced = file.replaced {
            plan.restored.append(path)
            plan.operations.append(.replace(path, replaced.bytes, expected: digest))
        } else {
            plan.removed.append(path)
            plan.operations.append(.remove(path, expected: digest))
        }
        return true
    }

    /// A file of other code that names a type which a shared file declares.
    private func user(
        of path: RelativePath, beside own: Set<RelativePath>
    ) throws(Failure) -> RelativePath? {
        let types = types(in: [path])
        return try WiringFinder(root: root, facts: facts, types: types, feature: "", own: own)
            .lines().first?.path
    }

    private func types(in paths: Set<RelativePath>) -> Set<String> {
        let files = facts.files.filter { paths.contains($0.path) }
        return Set(files.flatMap { $0.outline.fileLevelTypes.map(\.name) })
    }

    private func bookkeeping(
        _ entry: ReceiptStore.Entry, left: [Receipt.File], others: [ReceiptStore.Entry],
        store: ReceiptStore
    ) throws(Failure) -> [FileOperation] {
        let digest = ContentDigest(of: entry.bytes)
        if !left.isEmpty {
            var receipt = entry.receipt
            receipt.files = left
            if receipt == entry.receipt { return [] }
            return [.replace(entry.path, try ReceiptStore.encode(receipt), expected: digest)]
        }
        let removal = FileOperation.remove(entry.path, expected: digest)
        guard others.isEmpty, let attributes = try store.attributesRemoval() else {
            return [removal]
        }
        return [removal, attributes]
    }

    /// Files in the feature's own folders that nobody generated.
    private func leftovers(
        _ receipt: Receipt, gone: Set<RelativePath>, known: Set<RelativePath>
    ) throws(Failure) -> [Plan.Kept] {
        let folders = receipt.ownFolders
        guard !folders.isEmpty else { return [] }
        return try listing().filter { path in
            !gone.contains(path) && !known.contains(path)
                && folders.contains { path.hasPrefix($0) }
        }
        .map { .init(path: $0, reason: "wasn't generated") }
    }

    private func listing() throws(Failure) -> [RelativePath] {
        try git.trackedAndUntracked(below: root.path).paths
    }
}
