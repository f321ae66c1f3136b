import Diagnostics
import FileTree

/// Finds generated files that a user has moved or renamed (trap 11).
///
/// A false find would bring a set's change into a file that isn't the feature's, so a file counts only
/// where it is the only one of its kind: the very bytes that were generated; or the same name and half of the
/// lines; or, in the feature's folders or with lines that name the feature, six lines of ten.
struct MovedFileFinder {
    /// What came of a search.
    enum Finding: Equatable {
        case found(RelativePath)
        /// Several files could be it.
        case ambiguous([RelativePath])
        case none
    }

    private let root: DirectoryRoot
    private var candidates: [RelativePath]
    private let feature: String
    private var read: [RelativePath: [UInt8]] = [:]

    /// The largest file that is looked into, in bytes.
    private static let maximumSize = 1 << 20

    /// Creates a finder.
    /// - Parameters:
    ///   - candidates: the project's files that no receipt tells of.
    ///   - feature: the feature's name.
    init(root: DirectoryRoot, candidates: [RelativePath], feature: String) {
        self.root = root
        self.candidates = candidates
        self.feature = feature
    }

    /// Leaves a file out of the searches that follow: it was found.
    mutating func leaveOut(_ path: RelativePath) { candidates.removeAll { $0 == path } }

    /// Looks for a file that isn't where it was generated.
    mutating func find(_ file: Receipt.File, base: [UInt8]) -> Finding {
        let alike = candidates.filter { $0.fileExtension == file.path.fileExtension }
        let named = alike.filter { $0.name == file.path.name }
        if !base.isEmpty {
            let same = alike.filter { content(of: $0) == base }
            if same.count == 1 { return .found(same[0]) }
            if same.count > 1 {
                let sameName = same.filter { named.contains($0) }
                return sameName.count == 1 ? .found(sameName[0]) : .ambiguous(same)
            }
        }
        let lines = SignificantLines(base)
        let near = named.filter { lines.share(in: content(of: $0)) >= 0.5 }
        if near.count == 1 { return .found(near[0]) }
        if near.count > 1 { return .ambiguous(near) }
        let mark = Array(feature.utf8)
        let renamed = alike.filter { path in
            let text = content(of: path)
            return lines.share(in: text) >= 0.6 && lines.sharesLine(holding: mark, with: text)
        }
        if renamed.count == 1 { return .found(renamed[0]) }
        return renamed.isEmpty ? .none : .ambiguous(renamed)
    }

    private mutating func content(of path: RelativePath) -> [UInt8] {
        if let known = read[path] { return known }
        // What can't be read is no generated file that was moved.
        let bytes = (try? root.read(path, maximumSize: Self.maximumSize).bytes) ?? []
        read[path] = bytes
        return bytes
    }
}

/// The lines of a text by which it is known again: those with more than a brace.
private struct SignificantLines {
    private let lines: Set<ArraySlice<UInt8>>

    init(_ bytes: [UInt8]) { lines = Self.lines(of: bytes) }

    /// The share of the lines that another text has, too.
    func share(in text: [UInt8]) -> Double {
        guard !lines.isEmpty else { return 0 }
        return Double(Self.lines(of: text).intersection(lines).count) / Double(lines.count)
    }

    /// Whether both texts have a line that holds a word.
    func sharesLine(holding word: [UInt8], with text: [UInt8]) -> Bool {
        Self.lines(of: text).intersection(lines).contains { line in
            line.indices.contains { line[$0...].starts(with: word) }
        }
    }

    private static func lines(of bytes: [UInt8]) -> Set<ArraySlice<UInt8>> {
        var lines: Set<ArraySlice<UInt8>> = []
        for line in bytes.split(separator: 0x0A) {
            var rest = line
            while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
            while let last = rest.last, last == 0x20 || last == 0x0D || last == 0x09 {
                rest.removeLast()
            }
            if rest.count > 3 { lines.insert(rest) }
        }
        return lines
    }
}
