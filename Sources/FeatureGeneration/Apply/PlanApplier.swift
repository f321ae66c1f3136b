import Diagnostics
import FileTree
import TemplateManifest

/// Makes a plan real, all or nothing, and records it.
public struct PlanApplier: Sendable {
    private let root: DirectoryRoot

    /// Creates an applier for a project.
    public init(root: DirectoryRoot) { self.root = root }

    /// Writes the plan's files and its receipt in one transaction.
    ///
    /// Identical files are left alone, time stamp included. A file that changed since the plan was made is
    /// a conflict, and nothing is written.
    /// - Parameters:
    ///   - plan: a plan without conflicts.
    ///   - isInterrupted: asked between the steps; `true` takes everything back.
    /// - Returns: the receipt, and warnings about what couldn't be tidied up.
    /// - Throws: `Failure`: 73 for conflicts and for what can't be created, 74 where writing fails,
    ///   75 where another run holds the project, 130 where the user interrupts.
    @discardableResult
    public func apply(
        _ plan: GenerationPlan, isInterrupted: () -> Bool = { false }
    ) throws(Failure) -> (receipt: Receipt, warnings: [Diagnostic]) {
        if let failure = plan.conflictFailure { throw failure }
        let lock = try ProjectLock(root)
        let store = ReceiptStore(root: root)
        let known = try store.entry(of: plan.feature, group: plan.group, target: plan.target)
        var receipt = Receipt(plan: plan, known: known?.receipt)
        receipt.folders = try newFolders(for: plan, known: known?.receipt)
        let operations =
            plan.files.compactMap(\.operation)
            + (try bookkeeping(receipt, plan: plan, known: known, store: store))
        guard !operations.isEmpty else { return (receipt, []) }
        // A template can't write a manifest, which is a program, unless it is one that siblings have, too, and the
        // user agreed; Formwork writes one for a new package.
        let makesPackage = plan.files.contains(where: \.isPackageManifest)
        let result = try FileTransaction(
            lock, operations, permitted: makesPackage ? .ofFeatures : [.formwork]
        ).apply(isInterrupted: isInterrupted)
        return (receipt, result.warnings)
    }

    /// The folders that the generation makes, and those that an earlier one made, the outermost first.
    private func newFolders(
        for plan: GenerationPlan, known: Receipt?
    ) throws(Failure) -> [RelativePath] {
        var folders = Set(known?.folders ?? [])
        for file in plan.files {
            for folder in file.path.ancestors where try root.kind(of: folder) == .absent {
                folders.insert(folder)
            }
        }
        // The last feature that uses a shared file takes the folders with it that the first one made.
        let shared = plan.files.filter(\.isSharedAlready).flatMap(\.path.ancestors)
        if !shared.isEmpty {
            for entry in try ReceiptStore(root: root).entries() {
                folders.formUnion(entry.receipt.folders.filter(shared.contains))
            }
        }
        return folders.sorted()
    }

    private func bookkeeping(
        _ receipt: Receipt, plan: GenerationPlan, known: ReceiptStore.Entry?, store: ReceiptStore
    ) throws(Failure) -> [FileOperation] {
        var operations: [FileOperation] = []
        let bytes = try ReceiptStore.encode(receipt)
        if let known {
            if known.receipt != receipt {
                operations.append(
                    .replace(known.path, bytes, expected: ContentDigest(of: known.bytes)))
            }
        } else {
            operations.append(.create(try store.path(forNew: plan.feature), bytes))
        }
        let attributes = try ReceiptStore.attributesPath()
        if try root.kind(of: attributes) == .absent {
            operations.append(.create(attributes, ReceiptStore.attributes))
        }
        return operations
    }
}

extension PlannedFile {
    /// The change of the tree that makes the file real; nil where nothing changes.
    fileprivate var operation: FileOperation? {
        switch action {
        case .create: .create(path, bytes, mode: isExecutable ? 0o777 : 0o666)
        case .overwrite: .replace(path, bytes, expected: ContentDigest(of: existing ?? []))
        case .identical, .conflict: nil
        }
    }
}

extension Receipt {
    /// The receipt of a plan.
    /// - Parameter known: the receipt of an earlier generation of the same feature.
    init(plan: GenerationPlan, known: Receipt?) {
        let earlier = Dictionary(
            (known?.files ?? []).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let planned = Set(plan.files.map(\.path))
        // What an earlier generation made and this one doesn't ask for stays on disk, so undo must know it.
        let others = (known?.files ?? []).filter { !planned.contains($0.path) }
        var files = plan.files.map { File($0, earlier: earlier[$0.path]) }
        if plan.part != nil {
            // An upgrade of the feature leaves its parts alone.
            for index in files.indices where files[index].scope == Scope.part.rawValue {
                files[index].isLeft = true
            }
            // A part changes nothing of what is recorded of its feature.
            if var known {
                known.files = others + files
                self = known
                return
            }
        }
        let left = others.map { file in
            var file = file
            file.isLeft = true
            return file
        }
        self.init(
            feature: plan.feature.description, group: plan.group, target: plan.target,
            set: .init(
                id: plan.set.id.description, version: plan.set.version.description,
                origin: plan.set.origin.recorded),
            formwork: ToolVersion.current,
            values: Answers.recorded(plan.values), options: plan.options,
            names: plan.part == nil ? plan.names : [:],
            recorded: plan.recorded, surroundings: plan.surroundings, files: files + left)
        if plan.set.origin == .learned {
            notUpgradable =
                "its set was learned for one run; save it with 'formwork set learn' first"
        }
    }
}

extension Receipt.File {
    fileprivate init(_ file: PlannedFile, earlier: Receipt.File?) {
        // What somebody else wrote is kept, so that undo can bring it back.
        let overwritesForeign = file.action == .overwrite && earlier?.isOwn != true
        let replaced = overwritesForeign ? file.existing.map(StoredBytes.init) : earlier?.replaced
        self.init(
            id: file.id, path: file.path, role: file.role.description, scope: file.scope.rawValue,
            isExecutable: file.isExecutable,
            isOwn: overwritesForeign || file.isSharedAlready
                || (earlier?.isOwn ?? (file.action != .identical)),
            base: StoredBytes(file.bytes), replaced: replaced)
    }
}

extension TemplateSet.Origin {
    /// The origin as a receipt records it.
    var recorded: String {
        switch self {
        case .builtIn: "built-in"
        case .folder(let path): path
        case .package(let package): "package \(package.name) \(package.version)"
        case .learned: "learned"
        }
    }
}
