import Diagnostics
import FileTree

/// Takes a generated feature back: what is unedited and unshared is removed, the rest is kept and named.
public struct FeatureUndo: Sendable {
    private let root: DirectoryRoot

    /// Creates an undo for a project.
    public init(root: DirectoryRoot) { self.root = root }

    /// What an undo does, as a value.
    public struct Plan: Sendable, Equatable {
        /// The feature's name.
        public var feature: String
        /// The part that is taken back, where the rest of the feature stays; nil where all goes that was generated.
        public var part: String?
        /// Whether the feature was written by hand, and only parts of it were generated.
        public var isOfPartsOnly = false
        /// Files that are removed.
        public var removed: [RelativePath]
        /// Files that get back what stood there before `--force`.
        public var restored: [RelativePath]
        /// Files that stay.
        public var kept: [Kept]
        var operations: [FileOperation]
        var folders: [RelativePath]

        /// A file that stays, and why.
        public struct Kept: Sendable, Equatable {
            /// The file.
            public var path: RelativePath
            /// Why it stays, a sentence without a subject: `was edited since`.
            public var reason: String
        }
    }

    /// Plans the undo of a feature.
    /// - Parameters:
    ///   - feature: the feature's name.
    ///   - group: its group, needed where several features have that name.
    ///   - target: its target, needed where several features have that name.
    /// - Throws: `Failure`: 66 where no receipt tells of such a feature, 64 where several do.
    public func plan(
        of feature: String, group: String? = nil, target: String? = nil
    ) throws(Failure) -> Plan {
        let all = try ReceiptStore(root: root).entries()
        let entry = try choose(feature, group: group, target: target, from: all)
        return try plan(of: entry, among: all)
    }

    /// Plans the undo of a part, which leaves the feature.
    /// - Parameters:
    ///   - part: the part's name, as its generation was asked for.
    ///   - feature: the feature's name; nil where the part's name tells.
    ///   - group: the feature's group, needed where several have that name.
    ///   - target: the feature's target, needed where several have that name.
    /// - Throws: `Failure`: 66 where no receipt tells of such a part, 64 where several do.
    public func plan(
        ofPart part: String, in feature: String?, group: String? = nil, target: String? = nil
    ) throws(Failure) -> Plan {
        let all = try ReceiptStore(root: root).entries()
        var owners = all
        if let feature {
            owners = [try choose(feature, group: group, target: target, from: all)]
        } else {
            owners = owners.filter { entry in
                (group == nil || entry.receipt.group == group)
                    && (target == nil || entry.receipt.target == target)
            }
        }
        let found = owners.filter { !$0.receipt.files(ofPart: part).isEmpty }
        guard let entry = found.first else {
            let known = Set(owners.flatMap(\.receipt.parts)).sorted()
            throw Failure(
                .notFound, id: "undo.unknown-part", "no receipt tells of a part '\(part)'",
                fix: SpellingSuggestion.question(for: part, in: known)
                    ?? (known.isEmpty
                        ? "leave --in out to take a whole feature back"
                        : "name one of: \(known.joined(separator: ", "))"))
        }
        guard found.count == 1 else {
            let names = found.map { "--in \($0.receipt.feature)" }.sorted()
            throw Failure(
                .usage, id: "undo.ambiguous", "\(found.count) features have a part '\(part)'",
                fix: "say whose: \(names.joined(separator: ", or "))")
        }
        return try plan(of: entry, among: all, part: part)
    }

    private func plan(
        of entry: ReceiptStore.Entry, among all: [ReceiptStore.Entry], part: String? = nil
    ) throws(Failure) -> Plan {
        var receipt = entry.receipt
        let going = part.map { receipt.files(ofPart: $0) } ?? receipt.files
        let isWhole = going.count == receipt.files.count
        let others = all.filter { $0.path != entry.path }
        let shared = Set(others.flatMap { $0.receipt.files.map(\.path) })
        var plan = Plan(
            feature: receipt.feature, part: part, isOfPartsOnly: receipt.isOfPartsOnly,
            removed: [], restored: [], kept: [], operations: [], folders: receipt.folders)
        for file in going { try decide(file, shared: shared, plan: &plan) }
        let digest = ContentDigest(of: entry.bytes)
        guard isWhole else {
            let gone = Set(going.map(\.path))
            receipt.files.removeAll { gone.contains($0.path) }
            let bytes = try ReceiptStore.encode(receipt)
            plan.operations.append(.replace(entry.path, bytes, expected: digest))
            return plan
        }
        plan.folders += try ReceiptStore.folders()
        plan.operations.append(.remove(entry.path, expected: digest))
        // The last receipt takes the file with it that tells git how to treat receipts.
        if others.isEmpty, let removal = try ReceiptStore(root: root).attributesRemoval() {
            plan.operations.append(removal)
        }
        return plan
    }

    /// Carries an undo out, all or nothing.
    /// - Throws: `Failure`: 73 where a file changed since the plan was made, 74 where writing fails.
    ///   130 where the user interrupts.
    /// - Parameter isInterrupted: asked between the steps; `true` takes everything back.
    /// - Returns: warnings about what couldn't be tidied up.
    public func apply(
        _ plan: Plan, isInterrupted: () -> Bool = { false }
    ) throws(Failure) -> [Diagnostic] {
        let lock = try ProjectLock(root)
        let transaction = FileTransaction(
            lock, plan.operations, foldersToRemoveWhenEmpty: plan.folders,
            permitted: .ofFeatures)
        return try transaction.apply(isInterrupted: isInterrupted).warnings
    }

    private func choose(
        _ feature: String, group: String?, target: String?, from all: [ReceiptStore.Entry]
    ) throws(Failure) -> ReceiptStore.Entry {
        let name = CanonicalComposition.compose(feature)
        let named = all.filter { entry in
            entry.receipt.feature == name && (group == nil || entry.receipt.group == group)
                && (target == nil || entry.receipt.target == target)
        }
        if named.count == 1 { return named[0] }
        if named.isEmpty {
            let known = Set(all.map(\.receipt.feature)).sorted()
            throw Failure(
                .notFound, id: "undo.unknown-feature",
                "no receipt tells of a feature '\(feature)'",
                fix: SpellingSuggestion.question(for: feature, in: known)
                    ?? (known.isEmpty
                        ? "only what Formwork generated can be undone"
                        : "name one of: \(known.joined(separator: ", "))"))
        }
        let places = named.map { entry in
            [
                entry.receipt.group.map { "--group \($0)" },
                entry.receipt.target.map { "--target \($0)" },
            ]
            .compactMap(\.self).joined(separator: " ")
        }
        throw Failure(
            .usage, id: "undo.ambiguous",
            "\(named.count) features are called '\(feature)'",
            fix: "say which one: \(places.joined(separator: ", or "))")
    }

    private func decide(
        _ file: Receipt.File, shared: Set<RelativePath>, plan: inout Plan
    ) throws(Failure) {
        func keep(_ reason: String) { plan.kept.append(.init(path: file.path, reason: reason)) }
        if shared.contains(file.path) { return keep("belongs to another feature, too") }
        if !file.isOwn { return keep("was there before") }
        switch try root.kind(of: file.path) {
        case .absent: return
        case .file: break
        default: return keep("is no longer a file")
        }
        let current = try root.read(file.path).bytes
        guard current == file.base.bytes else { return keep("was edited since") }
        let expected = ContentDigest(of: current)
        if let replaced = file.replaced {
            plan.restored.append(file.path)
            plan.operations.append(.replace(file.path, replaced.bytes, expected: expected))
        } else {
            plan.removed.append(file.path)
            plan.operations.append(.remove(file.path, expected: expected))
        }
    }
}
