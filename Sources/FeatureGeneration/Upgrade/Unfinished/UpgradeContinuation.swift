import Diagnostics
import FileTree
import GitCommand

/// Goes on with an upgrade whose conflicts the user has settled: `formwork upgrade --continue`.
public struct UpgradeContinuation: Sendable {
    private let root: DirectoryRoot

    /// Creates a continuation for a project.
    public init(root: DirectoryRoot) { self.root = root }

    /// What a continuation found.
    public struct Result: Sendable {
        /// Files whose conflicts are settled; their receipts advance.
        public var settled: [RelativePath]
        /// Files that still wait.
        public var open: [RelativePath]
        /// What couldn't be tidied up.
        public var warnings: [Diagnostic]

        /// The failure that open files end in, exit code 1; nil where there are none.
        public var failure: Failure? {
            guard !open.isEmpty else { return nil }
            return Failure(
                .findings,
                open.map { path in
                    Diagnostic(
                        .error, id: "upgrade.conflict", "'\(path)' isn't settled yet",
                        at: SourceLocation(path: path.string),
                        fix: "remove the markers '<<<<<<<', '=======' and '>>>>>>>' with the lines "
                            + "that you don't want, and files that end in '.theirs'")
                })
        }
    }

    /// Advances the receipts of the files that are settled.
    ///
    /// A text is settled once its markers are gone, a file that can't be merged once the set's version
    /// beside it is gone, and a file that the set dropped, or that something stands in the way of, by
    /// this call. A file that was deleted is settled, too.
    /// - Parameter isInterrupted: asked between the steps; `true` takes everything back.
    /// - Throws: `Failure`: 66 where no upgrade waits, 73, 74, 75 and 130 as for an upgrade.
    public func run(isInterrupted: () -> Bool = { false }) throws(Failure) -> Result {
        let lock = try ProjectLock(root)
        let store = UnfinishedUpgradeStore(root: root)
        guard let (waiting, bytes) = try store.read() else { throw Self.nothingWaits }
        var upgrade = waiting
        var result = Result(settled: [], open: [], warnings: [])
        var settled: [UnfinishedUpgrade.Conflict] = []
        for conflict in upgrade.conflicts {
            if try isSettled(conflict) {
                settled.append(conflict)
                result.settled.append(conflict.path)
            } else {
                result.open.append(conflict.path)
            }
        }
        upgrade.conflicts.removeAll(where: settled.contains)
        var operations = try receiptOperations(upgrade, settled: settled)
        let path = try UnfinishedUpgradeStore.path()
        let digest = ContentDigest(of: bytes)
        if upgrade.conflicts.isEmpty {
            operations.append(.remove(path, expected: digest))
        } else if !settled.isEmpty {
            operations.append(
                .replace(path, try UnfinishedUpgradeStore.encode(upgrade), expected: digest))
        }
        result.settled = Set(result.settled).sorted()
        result.open = Set(result.open).sorted()
        if operations.isEmpty { return result }
        result.warnings = try FileTransaction(lock, operations).apply(isInterrupted: isInterrupted)
            .warnings
        return result
    }

    static let nothingWaits = Failure(
        .notFound, id: "upgrade.none-open", "no upgrade waits to be continued",
        fix: "start one with 'formwork upgrade'")

    private func isSettled(_ conflict: UnfinishedUpgrade.Conflict) throws(Failure) -> Bool {
        switch conflict.kind {
        case .text:
            guard try root.kind(of: conflict.path) == .file else { return true }
            let bytes = try root.read(conflict.path).bytes
            return !ConflictMarkers.stand(
                in: bytes, size: conflict.markerSize ?? ConflictMarkers.standardSize)
        case .binary:
            guard let beside = conflict.beside else { return true }
            return try root.kind(of: beside) == .absent
        case .dropped, .occupied: return true
        }
    }

    private func receiptOperations(
        _ upgrade: UnfinishedUpgrade, settled: [UnfinishedUpgrade.Conflict]
    ) throws(Failure) -> [FileOperation] {
        var operations: [FileOperation] = []
        let entries = try ReceiptStore(root: root).entries()
        for change in upgrade.receipts {
            guard let entry = entries.first(where: { $0.path == change.path }) else { continue }
            let advancing = Set(settled.filter { $0.receipt == change.path }.map(\.id))
            let open = Set(upgrade.conflicts.filter { $0.receipt == change.path }.map(\.id))
            var receipt = open.isEmpty ? change.final : entry.receipt
            if !open.isEmpty {
                receipt.files = advanced(entry.receipt, final: change.final, advancing)
            }
            guard receipt != entry.receipt else { continue }
            operations.append(
                .replace(
                    entry.path, try ReceiptStore.encode(receipt),
                    expected: ContentDigest(of: entry.bytes)))
        }
        return operations
    }

    /// The files of a receipt some of which still wait.
    private func advanced(
        _ receipt: Receipt, final: Receipt, _ advancing: Set<String>
    ) -> [Receipt.File] {
        let finals = Dictionary(
            final.files.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let present = Set(receipt.files.map(\.id))
        let kept = receipt.files.compactMap { file in
            advancing.contains(file.id) ? finals[file.id] : file
        }
        return kept + final.files.filter { advancing.contains($0.id) && !present.contains($0.id) }
    }
}
