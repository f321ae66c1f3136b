/// Closes generalised code under reference: what names something of the feature's own that no generated file
/// declares any more is left out, too, until nothing is left to leave out.
struct ReferenceClosure {
    private let followed: [CodeNode]
    private let original: Declarations
    private let siblings: Declarations
    private let originals: OriginalMembers
    /// The enums over which the feature that was followed switches.
    private let enums: [SwitchCompletion.Enum]
    /// What any of the features reads.
    private let reads: NameReads
    /// Types that the feature's files declare, whether they are generated or not.
    private let ownTypes: Set<String>

    /// - Parameters:
    ///   - followed: the code of the feature that is followed, all of it.
    ///   - siblings: what any of the features declares.
    ///   - reads: what any of them reads.
    ///   - ownTypes: the types that the features' files declare.
    init(
        followed: [CodeNode], siblings: Declarations, reads: NameReads, ownTypes: Set<String>
    ) {
        self.followed = followed
        original = Declarations(followed)
        enums = SwitchCompletion.enums(of: followed, original: original)
        self.siblings = siblings
        originals = OriginalMembers(followed)
        self.reads = reads
        self.ownTypes = ownTypes
    }

    /// The files without dangling references.
    /// - Parameters:
    ///   - files: the files.
    ///   - others: files that are generated whenever these are.
    func closed(_ files: [CodeNode], beside others: [CodeNode] = []) -> [CodeNode] {
        // What was lost comes back only where the rest, once it is closed, has what it names.
        let agreement = InitializerAgreement(original: original, kept: others + files)
        var files = stable(files.map { agreement.agreed($0) }) {
            pruned($0, beside: others, completion: nil)
        }
        files = stable(files) { files in
            let restored = restored(files, beside: others)
            return pruned(restored, beside: others, completion: nil)
        }
        let initializers = OwnInitializers(followed: followed, files: others + files)
        files = files.map { initializers.completed($0) }
        let completion = ValueCompletion(originals: originals)
        files = stable(files) { files in
            let switches = SwitchCompletion(
                enums: enums, kept: Declarations(others + files))
            let initialised = files.map { file in
                let unassigned = UnassignedVariables.lost(
                    from: file, once: originals, among: others + files)
                return StoredProperties.initialised(
                    switches.completed(unassigned.removed(from: file)), once: originals)
            }
            let closed = pruned(initialised, beside: others, completion: completion)
            return Leftovers(
                followed: original, siblings: siblings, originals: originals, reads: reads,
                kept: others + closed
            ).removed(from: closed)
        }
        let unfinished = UnfinishedInitializers(originals: originals, files: others + files)
        return files.map { file in
            InitializerOverrides.marked(
                LostSuperclass.removed(from: EmptiedEnums.fitted(unfinished.completed(file))),
                once: originals)
        }
    }

    /// The files once another round changes nothing.
    private func stable(
        _ files: [CodeNode], _ round: ([CodeNode]) -> [CodeNode]
    ) -> [CodeNode] {
        var files = files
        for _ in 0..<Self.maximumRounds {
            let next = round(files)
            let isStable = zip(files, next).allSatisfy { $0.rawHash == $1.rawHash }
            files = next
            if isStable { break }
        }
        return files
    }

    private static let maximumRounds = 16

    private func pruner(
        _ files: [CodeNode], beside others: [CodeNode], completion: ValueCompletion?
    ) -> DanglingPruner {
        let references = References(
            original: original, siblings: siblings, kept: Declarations(others + files),
            ownTypes: ownTypes)
        return DanglingPruner(references: references, completion: completion)
    }

    private func pruned(
        _ files: [CodeNode], beside others: [CodeNode], completion: ValueCompletion?
    ) -> [CodeNode] {
        let pruner = pruner(files, beside: others, completion: completion)
        return files.map { pruner.pruned($0, in: CodeScope()) ?? $0 }
    }

    private func restored(_ files: [CodeNode], beside others: [CodeNode]) -> [CodeNode] {
        let pruner = pruner(files, beside: others, completion: nil)
        let completing = self.pruner(
            files, beside: others, completion: ValueCompletion(originals: originals))
        return files.map { file in
            MemberRestoration(
                originals: originals, pruner: pruner, completing: completing,
                unassigned: UnassignedVariables(file).names
            ).restored(file)
        }
    }
}
