import Diagnostics
import FileTree
import TemplateManifest

/// What becomes of one file of a feature: the file for people, and its entry in the receipt.
struct FileVerdict {
    var file: UpgradedFile
    /// The receipt's entry once everything is settled; nil where the feature has the file no more.
    var final: Receipt.File?
    /// The entry until then.
    var interim: Receipt.File?
    /// What is open; nil for nothing.
    var conflict: UnfinishedUpgrade.Conflict?

    /// A verdict that leaves nothing open.
    init(_ file: UpgradedFile, entry: Receipt.File?) {
        self.file = file
        final = entry
        interim = entry
    }
}

/// Decides what happens to each file of one feature, and makes the changes in a tree that isn't written yet.
///
/// The base is what the receipt stored, theirs is the rendering of the new version, ours is the disk.
struct FeatureUpgrading {
    let receipt: Receipt
    let receiptPath: RelativePath
    let drafts: [FileDraft]
    /// Where the set puts files that the user has moved, by id.
    let setPaths: [String: RelativePath]
    let locations: [String: FileLocation]
    let merger: FileMerger
    /// Paths that other features' receipts tell of.
    let shared: Set<RelativePath>
    /// Ids of shared files that this run has settled for another feature, with what became of them.
    let settled: [RelativePath: FileVerdict]
    var changes: TreeChanges

    /// The verdicts: the files of the receipt in their order, then the new ones.
    mutating func verdicts() throws(Failure) -> [FileVerdict] {
        let pairs = pairing()
        var verdicts: [FileVerdict] = []
        // What goes away goes first, so that a file may take its place.
        let leaving = receipt.files.filter { pairs[$0.id] == nil }
        var dropped: [String: FileVerdict] = [:]
        for file in leaving { dropped[file.id] = try drop(file) }
        // So do files that the set moves: two of them may change places.
        for file in try movable(pairs) {
            moving[file.id] = try changes.content(at: file.path)
            try changes.remove(file.path)
        }
        for file in receipt.files {
            if let verdict = dropped[file.id] {
                verdicts.append(verdict)
            } else if let draft = pairs[file.id] {
                verdicts.append(try bring(file, to: draft))
            }
        }
        let known = Set(pairs.values.map(\.id))
        for draft in drafts where !known.contains(draft.id) { verdicts.append(try add(draft)) }
        return verdicts
    }

    /// The contents of files that the set moves, by id.
    private var moving: [String: TreeChanges.Content] = [:]

    init(
        receipt: Receipt, receiptPath: RelativePath, drafts: [FileDraft],
        setPaths: [String: RelativePath], locations: [String: FileLocation], merger: FileMerger,
        shared: Set<RelativePath>,
        settled: [RelativePath: FileVerdict], changes: TreeChanges
    ) {
        self.receipt = receipt
        self.receiptPath = receiptPath
        self.drafts = drafts
        self.setPaths = setPaths
        self.locations = locations
        self.merger = merger
        self.shared = shared
        self.settled = settled
        self.changes = changes
    }

    /// The new version's file for each id of the receipt: that of the same id, else that of the same path.
    private func pairing() -> [String: FileDraft] {
        var pairs: [String: FileDraft] = [:]
        let known = Set(receipt.files.map(\.id))
        for file in receipt.files {
            pairs[file.id] =
                drafts.first { $0.id == file.id }
                ?? drafts.first { $0.path == file.path && !known.contains($0.id) }
        }
        return pairs
    }

    private func movedPath(_ file: Receipt.File, _ draft: FileDraft) -> RelativePath? {
        draft.path == file.path ? nil : draft.path
    }

    /// The files that the set moves and that may go: nothing stands at their new place but what goes, too.
    private mutating func movable(_ pairs: [String: FileDraft]) throws(Failure) -> [Receipt.File] {
        var movable = receipt.files.filter { file in
            locations[file.id] == .inPlace
                && (pairs[file.id].map { movedPath(file, $0) } ?? nil) != nil
        }
        while true {
            let leaving = Set(movable.map(\.path))
            var staying: Set<String> = []
            for file in movable {
                guard let wanted = pairs[file.id]?.path, !leaving.contains(wanted) else { continue }
                if try changes.entry(at: wanted) != .absent { staying.insert(file.id) }
            }
            if staying.isEmpty { return movable }
            movable.removeAll { staying.contains($0.id) }
        }
    }

    // MARK: - Files that the new version has no more

    private mutating func drop(_ file: Receipt.File) throws(Failure) -> FileVerdict {
        let location = locations[file.id] ?? .gone
        guard let path = location.path(of: file), let content = try changes.content(at: path)
        else {
            var told = told(file, .deleted, at: file.path)
            told.reason = "is gone already, and the set has it no more"
            return FileVerdict(told, entry: nil)
        }
        var told = told(file, .kept, at: path, before: content.bytes, after: content.bytes)
        if file.isLeft == true {
            told.reason =
                file.scope == Scope.part.rawValue
                ? "belongs to a part, which stays as it was made"
                : "was made by an earlier generation, which asked for more"
            return FileVerdict(told, entry: file)
        }
        if shared.contains(path) {
            told.reason = "belongs to another feature, too"
            return FileVerdict(told, entry: nil)
        }
        if !file.isOwn {
            told.reason = "was there before the feature"
            return FileVerdict(told, entry: nil)
        }
        if try isUnedited(file, content.bytes, path: path) {
            if let replaced = file.replaced {
                told.action = .restored
                told.reason = "stood there before the feature"
                told.after = replaced.bytes
                try changes.write(
                    .init(bytes: replaced.bytes, isExecutable: content.isExecutable), to: path)
            } else {
                told.action = .removed
                told.reason = "the set has it no more"
                told.after = nil
                try changes.remove(path)
            }
            return FileVerdict(told, entry: nil)
        }
        told.action = .conflict
        told.conflict = .dropped
        told.reason = "you edited it, and the set has it no more"
        var verdict = FileVerdict(told, entry: nil)
        verdict.interim = pending(file, at: path)
        verdict.conflict = open(file.id, told)
        return verdict
    }

    private func isUnedited(
        _ file: Receipt.File, _ bytes: [UInt8], path: RelativePath
    ) throws(Failure) -> Bool {
        if bytes == file.base.bytes { return true }
        guard let formatter = merger.formatter, formatter.formats(path) else { return false }
        return try formatter.format(file.base.bytes, path: path) == bytes
    }

    // MARK: - Files that both versions have

    private mutating func bring(
        _ file: Receipt.File, to draft: FileDraft
    ) throws(Failure) -> FileVerdict {
        if let verdict = settled[file.path], shared.contains(file.path) {
            return adopt(verdict, file, draft)
        }
        let location = locations[file.id] ?? .gone
        let moved = moving[file.id]
        guard let place = location.path(of: file) else {
            return missing(file, draft, location)
        }
        let current = try changes.content(at: place)
        guard let content = moved ?? current else { return missing(file, draft, .gone) }
        var told = told(file, .unchanged, at: moved == nil ? place : draft.path)
        told.before = content.bytes
        if moved != nil {
            told.from = file.path
        } else if place != file.path {
            told.from = file.path
            told.reason = "you moved it"
        }
        let outcome = try merger.merge(
            base: file.base.bytes, ours: content.bytes, theirs: draft.bytes, path: told.path)
        let entry = entry(file, draft, at: told.path)
        var verdict = try settle(outcome, content, told, entry: entry, pending: file, draft)
        if moved == nil, place == file.path, let wanted = movedPath(file, draft) {
            verdict = try blocked(verdict, file, wanted: wanted)
        }
        return verdict
    }

    /// A file that another feature shares, which this run has seen to already.
    private func adopt(
        _ verdict: FileVerdict, _ file: Receipt.File, _ draft: FileDraft
    ) -> FileVerdict {
        var told = told(file, .unchanged, at: verdict.file.path)
        told.reason = "'\(verdict.file.feature)' has it, too"
        told.before = verdict.file.after
        told.after = verdict.file.after
        var advanced = entry(file, draft, at: told.path)
        // The draft of a shared file is what an earlier generation made of it.
        if draft.isSharedAlready, let base = verdict.final?.base { advanced.base = base }
        var own = FileVerdict(told, entry: advanced)
        if verdict.conflict != nil { own.interim = pending(file, at: told.path) }
        if var conflict = verdict.conflict {
            conflict.receipt = receiptPath
            conflict.id = file.id
            own.conflict = conflict
        }
        return own
    }

    private func missing(
        _ file: Receipt.File, _ draft: FileDraft, _ location: FileLocation
    ) -> FileVerdict {
        var told = told(file, .deleted, at: file.path)
        switch location {
        case .unclear(let paths):
            let names = paths.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
            told.reason = "isn't where it was, and could be any of \(names)"
        case .replaced(let what):
            told.action = .kept
            told.reason = "\(what) stands in its place"
        default:
            told.reason =
                file.base.bytes == draft.bytes
                ? "you deleted it" : "you deleted it, though the set has changed it"
        }
        return FileVerdict(told, entry: entry(file, draft, at: file.path))
    }

    /// A file that can't go where the set puts it, since something stands there.
    private mutating func blocked(
        _ verdict: FileVerdict, _ file: Receipt.File, wanted: RelativePath
    ) throws(Failure) -> FileVerdict {
        var verdict = verdict
        if wanted.foldedKey == file.path.foldedKey {
            let remark = "the set spells it '\(wanted.name)', which differs in case only"
            if verdict.file.reason.isEmpty { verdict.file.reason = remark }
            return verdict
        }
        guard verdict.conflict == nil else { return verdict }
        verdict.file.action = .conflict
        verdict.file.conflict = .occupied
        verdict.file.reason =
            "the set moves it to '\(wanted)', where something else stands"
        verdict.interim = pending(file, at: verdict.file.path)
        verdict.conflict = open(file.id, verdict.file)
        return verdict
    }

    // MARK: - Files that the new version brings

    private mutating func add(_ draft: FileDraft) throws(Failure) -> FileVerdict {
        var told = UpgradedFile(
            feature: receipt.feature, id: draft.id, path: draft.path, from: nil,
            role: draft.declaration.role.description, action: .added, reason: "", conflict: nil)
        var entry = Receipt.File(
            id: draft.id, path: draft.path, role: draft.declaration.role.description,
            scope: draft.declaration.scope.rawValue, isExecutable: draft.isExecutable, isOwn: true,
            base: StoredBytes(draft.bytes))
        if draft.isSharedAlready {
            told.action = .unchanged
            told.reason = "another feature has it, too"
            return FileVerdict(told, entry: entry)
        }
        switch try changes.entry(at: draft.path) {
        case .absent:
            try changes.write(
                .init(bytes: draft.bytes, isExecutable: draft.isExecutable), to: draft.path)
            told.after = draft.bytes
            return FileVerdict(told, entry: entry)
        case .file(let content):
            told.before = content.bytes
            told.action = .unchanged
            told.reason = content.bytes == draft.bytes ? "was there already" : ""
            entry.isOwn = false
            let outcome = try merger.merge(
                base: nil, ours: content.bytes, theirs: draft.bytes, path: draft.path)
            var verdict = try settle(outcome, content, told, entry: entry, pending: nil, draft)
            if verdict.conflict != nil {
                verdict.file.reason = "you have made a file of that name, and the set brings one"
            }
            return verdict
        case .other(let what):
            told.action = .conflict
            told.conflict = .occupied
            told.reason = "the set brings a file, and \(what) stands there"
            var verdict = FileVerdict(told, entry: nil)
            verdict.conflict = open(draft.id, told)
            return verdict
        }
    }

    // MARK: - What a merge came to

    private mutating func settle(
        _ outcome: FileMerger.Outcome, _ content: TreeChanges.Content, _ asked: UpgradedFile,
        entry: Receipt.File, pending earlier: Receipt.File?, _ draft: FileDraft
    ) throws(Failure) -> FileVerdict {
        var told = asked
        var bytes = content.bytes
        var markerSize: Int?
        switch outcome {
        case .kept: break
        case .taken(let new):
            bytes = new
            told.action = .updated
        case .merged(let new):
            bytes = new
            told.action = .merged
        case .conflict(let marked, let size):
            bytes = marked
            markerSize = size
            told.conflict = .text
            told.reason = "you and the set changed the same lines"
        case .binary:
            told.conflict = .binary
            told.beside = try besidePath(of: told.path)
            told.reason = "you and the set changed a file that isn't text"
            if let beside = told.beside {
                try changes.write(.init(bytes: draft.bytes, isExecutable: false), to: beside)
            }
        }
        if told.from != nil, told.reason != "you moved it", told.conflict == nil {
            told.reason = bytes == draft.bytes ? "" : "your edits moved along"
            told.action = .renamed
        }
        if told.conflict != nil { told.action = .conflict }
        told.after = bytes
        if bytes != content.bytes || told.from != nil {
            if try changes.content(at: told.path)?.bytes != bytes {
                try changes.write(
                    .init(bytes: bytes, isExecutable: content.isExecutable), to: told.path)
            }
        }
        var verdict = FileVerdict(told, entry: entry)
        guard told.conflict != nil else { return verdict }
        verdict.interim = earlier.map { pending($0, at: told.path) }
        verdict.conflict = open(entry.id, told, markerSize: markerSize)
        return verdict
    }

    /// A free name for the set's version of a file that can't be merged.
    private mutating func besidePath(of path: RelativePath) throws(Failure) -> RelativePath {
        for number in 1...99 {
            let ending = number == 1 ? ".theirs" : ".theirs-\(number)"
            let candidate: RelativePath
            do { candidate = try RelativePath(validating: path.string + ending) } catch {
                throw Failure(.cannotCreate, [error.diagnostic()])
            }
            if try changes.entry(at: candidate) == .absent { return candidate }
        }
        throw Failure(
            .cannotCreate, id: "upgrade.no-place",
            "there are ninety-nine files beside '\(path)' from earlier upgrades",
            fix: "remove those that aren't wanted")
    }
}
