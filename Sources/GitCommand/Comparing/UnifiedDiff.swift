import FileTree

/// The change of one file in the form that `git diff` prints and `git apply` takes.
///
/// It is computed here, not by git: no process is started, and no setting or attribute of the project
/// can put another program in its place.
public struct UnifiedDiff: Sendable, Hashable {
    /// One side of the change.
    public struct Side: Sendable, Hashable {
        /// The file's bytes.
        public var bytes: [UInt8]
        /// Whether the file may be run, which git records as mode 100755.
        public var isExecutable: Bool

        /// Creates a side.
        public init(_ bytes: [UInt8], isExecutable: Bool = false) {
            self.bytes = bytes
            self.isExecutable = isExecutable
        }

        var mode: String { isExecutable ? "100755" : "100644" }
    }

    /// The diff with its header; empty where nothing changes.
    public let bytes: [UInt8]

    /// The diff as text; bytes that aren't UTF-8 are shown as `�`.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Compares two contents of a file.
    /// - Parameters:
    ///   - old: what is there; nil where the file doesn't exist.
    ///   - new: what will be there; nil where the file goes away.
    ///   - path: the file.
    ///   - context: how many unchanged lines are shown around a change.
    public init(from old: Side?, to new: Side?, path: RelativePath, context: Int = 3) {
        guard old != new else {
            bytes = []
            return
        }
        var output = DiffOutput()
        output.header(old, new, path)
        let before = old?.bytes ?? []
        let after = new?.bytes ?? []
        if before != after {
            let (oldName, newName) = (
                old == nil ? "/dev/null" : DiffOutput.quoted("a/\(path)"),
                new == nil ? "/dev/null" : DiffOutput.quoted("b/\(path)")
            )
            if Git.isBinary(before) || Git.isBinary(after) {
                output.line("Binary files \(oldName) and \(newName) differ")
            } else {
                output.line("--- \(oldName)")
                output.line("+++ \(newName)")
                output.hunks(Self.lines(before), Self.lines(after), context: context)
            }
        }
        bytes = output.bytes
    }

    /// The lines with their LF; the last one may lack it.
    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }
}

/// Writes a diff piece by piece.
private struct DiffOutput {
    var bytes: [UInt8] = []

    mutating func line(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(0x0A)
    }

    mutating func header(
        _ old: UnifiedDiff.Side?, _ new: UnifiedDiff.Side?, _ path: RelativePath
    ) {
        line("diff --git \(Self.quoted("a/\(path)")) \(Self.quoted("b/\(path)"))")
        switch (old, new) {
        case (nil, let new?): line("new file mode \(new.mode)")
        case (let old?, nil): line("deleted file mode \(old.mode)")
        case (let old?, let new?) where old.isExecutable != new.isExecutable:
            line("old mode \(old.mode)")
            line("new mode \(new.mode)")
        default: break
        }
    }

    mutating func hunks(
        _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], context: Int
    ) {
        let changes = LineDifference(old, new).changes
        for range in Self.ranges(of: changes, context: context) {
            let hunk = changes[range]
            let before = changes[..<range.lowerBound]
            let (removed, added) = (
                Self.span(hunk.compactMap(\.old), after: before.compactMap(\.old).count),
                Self.span(hunk.compactMap(\.new), after: before.compactMap(\.new).count)
            )
            line("@@ -\(removed) +\(added) @@")
            for change in hunk {
                switch change {
                case .same(let place, _): content(" ", old[place])
                case .removed(let place): content("-", old[place])
                case .added(let place): content("+", new[place])
                }
            }
        }
    }

    private mutating func content(_ sign: Character, _ text: ArraySlice<UInt8>) {
        bytes.append(contentsOf: String(sign).utf8)
        bytes.append(contentsOf: text)
        if text.last != 0x0A {
            bytes.append(0x0A)
            line("\\ No newline at end of file")
        }
    }

    /// The runs of changes with their context; runs whose contexts meet are one.
    private static func ranges(
        of changes: [LineDifference.Change], context: Int
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (index, change) in changes.enumerated() {
            if case .same = change { continue }
            let range = max(0, index - context)..<min(changes.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    /// First line and number of lines of a hunk on one side; the number is left out where it is 1.
    /// A side without lines names the line after which the others stand.
    private static func span(_ places: [Int], after count: Int) -> String {
        guard let first = places.first else { return "\(count),0" }
        return places.count == 1 ? "\(first + 1)" : "\(first + 1),\(places.count)"
    }

    /// A path as git writes it: quoted where it holds a quote or a backslash.
    static func quoted(_ path: String) -> String {
        guard path.contains(where: { $0 == "\"" || $0 == "\\" }) else { return path }
        let escaped = path.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }
}

extension LineDifference.Change {
    fileprivate var old: Int? {
        switch self {
        case .same(let place, _), .removed(let place): place
        case .added: nil
        }
    }

    fileprivate var new: Int? {
        switch self {
        case .same(_, let place), .added(let place): place
        case .removed: nil
        }
    }
}
