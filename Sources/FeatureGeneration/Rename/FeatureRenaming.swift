import Diagnostics
import FileTree
import GitCommand
import ProjectScanning

/// Gives a generated feature another name: its files, their types and tests, with every edit, and its receipt.
///
/// Code elsewhere that names the feature isn't edited; it is named (decision 10).
public struct FeatureRenaming: Sendable {
    private let root: DirectoryRoot
    private let facts: ProjectFacts
    private let git: Git

    /// Creates a renaming for a project.
    public init(root: DirectoryRoot, facts: ProjectFacts, git: Git) {
        self.root = root
        self.facts = facts
        self.git = git
    }

    /// What a renaming does, as a value.
    public struct Plan: Sendable {
        /// The old name.
        public var old: String
        /// The new name.
        public var new: String
        /// The feature's files.
        public var files: [RenamedFile] = []
        /// Lines elsewhere that still say the old name.
        public var wiring: [WiringLine] = []
        /// Lines of the feature's own files, as they are then, that keep the old name, since other code has it.
        public var kept: [WiringLine] = []
        var operations: [FileOperation] = []
        var folders: [RelativePath] = []
    }

    /// A file of a feature that gets another name.
    public struct RenamedFile: Sendable, Equatable {
        /// Where it was.
        public var from: RelativePath
        /// Where it is then.
        public var path: RelativePath
        /// Its bytes before.
        public var before: [UInt8]
        /// Its bytes after.
        public var after: [UInt8]
    }

    /// Plans a renaming.
    /// - Parameters:
    ///   - entry: the feature's receipt.
    ///   - new: the new name.
    /// - Throws: `Failure`: 64 where the name is the old one, 73 where a file, a type or a feature of the
    ///   new name is there, 74 where the project can't be read.
    public func plan(
        _ entry: ReceiptStore.Entry, to new: FeatureName
    ) throws(Failure) -> Plan {
        let receipt = entry.receipt
        guard receipt.feature != new.description else {
            throw Failure(
                .usage, id: "rename.same-name", "the feature is called '\(new)' already",
                fix: "give another name")
        }
        let store = ReceiptStore(root: root)
        let all = try store.entries()
        try refuseNamesake(of: new, for: entry, among: all)
        let listing = try listing()
        let own = try OwnFiles(entry, among: all, root: root, listing: listing)
        let forms = FeatureNameForms(old: receipt.feature, new: new.description)
        var declared = try declared(own, receipt)
        let derived = try derivedNames(forms, own, receipt, declared, listing)
        declared.insert(derived: derived.own)
        let renaming = TextRenaming(
            forms: forms, foreign: foreignTypes(own), declared: declared)
        var plan = Plan(old: receipt.feature, new: new.description)
        var changes = TreeChanges(root: root)
        for path in own.paths {
            guard let content = try changes.content(at: path) else { continue }
            let target = try PathRenaming(renaming, receipt).path(path)
            let bytes = renaming.rename(
                content.bytes, isSwift: path.fileExtension == "swift")
            plan.files.append(
                .init(from: path, path: target, before: content.bytes, after: bytes))
            plan.kept += WiringFinder.lines(of: bytes, at: target, where: derived.shared.contains)
            if target != path { try changes.remove(path) }
        }
        try write(plan.files, to: &changes)
        try refuseTypes(of: plan.files, own: own)
        let renamed = try ReceiptRenaming(renaming, own: own).receipt(
            receipt, named: new, folders: try changes.newFolders())
        plan.operations =
            changes.operations() + [
                .remove(entry.path, expected: ContentDigest(of: entry.bytes)),
                .create(try store.path(forNew: new), try ReceiptStore.encode(renamed)),
            ]
        plan.folders = receipt.folders + own.folders
        plan.wiring = try WiringFinder(
            root: root, facts: facts,
            types: own.types(facts).filter { renaming.identifier($0) != $0 },
            feature: receipt.feature, own: Set(own.paths)
        ).lines()
        return plan
    }

    /// Carries a renaming out, all or nothing.
    /// - Parameter isInterrupted: asked between the steps; `true` takes everything back.
    /// - Returns: warnings about what couldn't be tidied up.
    /// - Throws: `Failure`: 73, 74, 75 and 130 as for a generation.
    public func apply(
        _ plan: Plan, isInterrupted: () -> Bool = { false }
    ) throws(Failure) -> [Diagnostic] {
        let transaction = FileTransaction(
            try ProjectLock(root), plan.operations, foldersToRemoveWhenEmpty: plan.folders,
            permitted: .ofFeatures)
        return try transaction.apply(isInterrupted: isInterrupted).warnings
    }

    private func write(
        _ files: [RenamedFile], to changes: inout TreeChanges
    ) throws(Failure) {
        var taken: [Diagnostic] = []
        for file in files {
            let isThere = try changes.entry(at: file.path) != .absent
            if file.path != file.from, isThere {
                taken.append(
                    Diagnostic(
                        .error, id: "rename.taken",
                        "'\(file.from)' can't become '\(file.path)': something stands there",
                        at: SourceLocation(path: file.path.string),
                        fix: "move it, or choose another name"))
                continue
            }
            var mode = false
            if case .file(let original) = try changes.original(at: file.from) {
                mode = original.isExecutable
            }
            if file.path != file.from || file.after != file.before {
                try changes.write(.init(bytes: file.after, isExecutable: mode), to: file.path)
            }
        }
        if !taken.isEmpty { throw Failure(.cannotCreate, taken) }
    }

    private func refuseNamesake(
        of new: FeatureName, for entry: ReceiptStore.Entry, among all: [ReceiptStore.Entry]
    ) throws(Failure) {
        let isTaken = all.contains { other in
            other.receipt.feature == new.description && other.receipt.group == entry.receipt.group
                && other.receipt.target == entry.receipt.target
        }
        guard isTaken else { return }
        throw Failure(
            .cannotCreate, id: "rename.feature-taken", "a feature '\(new)' is there already",
            fix: "choose another name")
    }

    /// The types that other code of the project declares: the feature only uses them.
    private func foreignTypes(_ own: OwnFiles) -> Set<String> {
        let paths = Set(own.paths)
        let others = facts.files.filter { !paths.contains($0.path) }
        return Set(others.flatMap { $0.outline.fileLevelTypes.map(\.name) })
            .subtracting(own.types(facts))
    }

    /// The names that the feature's files declare, those included that it was generated with.
    private func declared(_ own: OwnFiles, _ receipt: Receipt) throws(Failure) -> DeclaredNames {
        var names = DeclaredNames(feature: receipt.feature)
        for path in own.paths {
            names.insert(path)
            guard path.fileExtension == "swift" else { continue }
            names.insert(swift: try root.read(path).bytes)
        }
        for file in receipt.files where own.places[file.id] != nil {
            if file.path.fileExtension == "swift" { names.insert(swift: file.base.bytes) }
        }
        return names
    }

    /// What the generated code says of the feature without declaring it.
    private func derivedNames(
        _ forms: FeatureNameForms, _ own: OwnFiles, _ receipt: Receipt, _ declared: DeclaredNames,
        _ listing: [RelativePath]
    ) throws(Failure) -> DerivedNames {
        let paths = Set(own.paths)
        let files = receipt.files.filter {
            own.places[$0.id] != nil && $0.path.fileExtension == "swift"
        }
        return try DerivedNames(
            in: files.map(\.base.bytes), of: forms, declared: declared,
            others: listing.filter { $0.fileExtension == "swift" && !paths.contains($0) },
            root: root)
    }

    /// No type of the new name may be there already.
    private func refuseTypes(of files: [RenamedFile], own: OwnFiles) throws(Failure) {
        let paths = Set(own.paths)
        var findings: [Diagnostic] = []
        let new = Set(
            files.filter { $0.path.fileExtension == "swift" }.flatMap { file in
                OutlineScanner.scan(file.after).outline.fileLevelTypes.map(\.name)
            }
        )
        .subtracting(own.types(facts))
        for file in facts.files where !paths.contains(file.path) {
            for type in file.outline.fileLevelTypes where new.contains(type.name) {
                findings.append(
                    Diagnostic(
                        .error, id: "rename.type-taken",
                        "the project has a type '\(type.name)' already",
                        at: SourceLocation(path: file.path.string, line: type.line, column: 1),
                        fix: "choose another name"))
            }
        }
        if !findings.isEmpty { throw Failure(.cannotCreate, findings) }
    }

    private func listing() throws(Failure) -> [RelativePath] {
        try git.trackedAndUntracked(below: root.path).paths
    }
}
