import Diagnostics
import FileTree
import GitCommand

/// Brings a user's edits and a set's change of one file together.
struct FileMerger: Sendable {
    /// Git, which merges.
    let git: Git
    /// The project's formatter; nil where it has none, or it isn't installed.
    let formatter: ProjectFormatter?
    /// The names behind the markers.
    let labels: MergeLabels

    /// What a merge came to.
    enum Outcome: Sendable, Equatable {
        /// The file stays as it is.
        case kept
        /// Nobody edited it: the set's version.
        case taken([UInt8])
        /// Both went together.
        case merged([UInt8])
        /// Both changed the same lines.
        case conflict([UInt8], markerSize: Int)
        /// Both changed what isn't text.
        case binary
    }

    /// Merges.
    /// - Parameters:
    ///   - base: what was generated; nil where the file is new to the feature.
    ///   - ours: what is there.
    ///   - theirs: what the new version generates.
    ///   - path: the file, by which a formatter finds its configuration.
    func merge(
        base: [UInt8]?, ours: [UInt8], theirs: [UInt8], path: RelativePath
    ) throws(Failure) -> Outcome {
        if ours == theirs || base == theirs { return .kept }
        if ours == base { return .taken(theirs) }
        let plain = Sides(base: base ?? [], theirs: theirs)
        guard let base, let formatter, formatter.formats(path) else {
            return try merge(plain, ours: ours)
        }
        guard let formattedBase = try formatter.format(base, path: path), formattedBase != base,
            let formattedTheirs = try formatter.format(theirs, path: path)
        else { return try merge(plain, ours: ours) }
        if formattedBase == ours { return .taken(formattedTheirs) }
        let formatted = Sides(base: formattedBase, theirs: formattedTheirs)
        // A user who ran the formatter is nearer to the formatted base; the other way is tried second.
        let isFormatted =
            strangeLines(of: ours, to: formattedBase) < strangeLines(of: ours, to: base)
        let first = try merge(isFormatted ? formatted : plain, ours: ours)
        guard case .conflict = first else { return first }
        let second = try merge(isFormatted ? plain : formatted, ours: ours)
        if case .conflict = second { return first }
        return second
    }

    private struct Sides {
        var base: [UInt8]
        var theirs: [UInt8]
    }

    private func merge(_ sides: Sides, ours: [UInt8]) throws(Failure) -> Outcome {
        let result = try git.merge(
            base: sides.base, ours: ours, theirs: sides.theirs, labels: labels)
        switch result {
        case .clean(let bytes): return bytes == ours ? .kept : .merged(bytes)
        case .conflicts(let bytes, let size): return .conflict(bytes, markerSize: size)
        case .binary: return .binary
        }
    }

    /// How many lines of a text another one doesn't have.
    private func strangeLines(of text: [UInt8], to other: [UInt8]) -> Int {
        let known = Set(other.split(separator: 0x0A))
        return text.split(separator: 0x0A).count { !known.contains($0) }
    }
}
