import FileTree
import ProjectScanning

/// Finds the places of one file that name most features of a family in one shape.
struct MentionFile {
    let path: RelativePath
    let outline: FileOutline
    let family: MentionedFamily
    private let lines: [MentioningLine]
    private let parents: [Int?]
    private let mentions: [(line: Int, all: [MentionedStem])]

    init(
        _ path: RelativePath, outline: FileOutline, bytes: [UInt8], hits: [StemSearch.Hit],
        family: MentionedFamily
    ) {
        self.path = path
        self.outline = outline
        self.family = family
        let texts = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        lines = texts.map(MentioningLine.init)
        parents = MentionUnits(lines: lines).parents()
        let own = family.owners(of: path)
        var stems = [Set<Int>](repeating: [], count: texts.count)
        var line = 0
        for hit in hits.sorted(by: { $0.offset < $1.offset }) {
            while hit.offset > texts[line].endIndex { line += 1 }
            if !own.contains(hit.stem) { stems[line].insert(hit.stem) }
        }
        var mentions: [(line: Int, all: [MentionedStem])] = []
        for (index, stems) in stems.enumerated() where !stems.isEmpty && !lines[index].isAside {
            let all = MentionedStem.all(
                in: lines[index].text,
                of: stems.sorted().map { ($0, family.spellings[$0]) })
            if !all.isEmpty { mentions.append((index, all)) }
        }
        self.mentions = mentions
    }

    /// The places, in order.
    func places(for feature: String) -> [SiblingMention] {
        var places: [(first: Int, lines: Set<Int>, mention: SiblingMention)] = []
        var taken: Set<Int> = []
        for cluster in clusters() {
            let covered = Set(cluster.flatMap { Array($0.lines) })
            // What stands inside of a feature's lines is shown with these.
            guard let last = cluster.last,
                !cluster.allSatisfy({ taken.contains($0.lines.lowerBound) })
            else { continue }
            taken.formUnion(covered)
            let text = MentionText(lines: lines, spellings: family.spellings)
                .addition(cluster, for: feature)
            places.append(
                (
                    cluster[0].lines.lowerBound, covered,
                    mention(
                        text, line: last.lines.upperBound, support: Set(cluster.map(\.stem)).count)
                ))
        }
        places.sort { $0.first < $1.first }
        return places.map(\.mention) + lists(for: feature, except: taken)
    }

    // MARK: - Lines that stand for a feature each

    /// What makes lines of several features the same.
    private struct Shape: Hashable {
        var parent: Int?
        var opening: String
        var text: String
    }

    /// Units of one shape below one line, for enough features; outer ones first.
    private func clusters() -> [[MentionUnit]] {
        let units = MentionUnits(lines: lines)
        let named = Set(mentions.map(\.line))
        var shapes: [Shape: [(stem: Int, line: Int)]] = [:]
        for (line, all) in mentions {
            guard let first = all.first, family.stems.count > 2 || !isValue(first, in: line) else {
                continue
            }
            let text = shape(of: first, in: line)
            shapes[Shape(parent: parents[line], opening: "", text: text), default: []]
                .append((first.stem, line))
            // `.target(` above `name: "LoginFeature"`: the line that opens the unit names nobody.
            guard let parent = parents[line], lines[parent].opens, !named.contains(parent)
            else { continue }
            shapes[
                Shape(parent: parents[parent], opening: lines[parent].text, text: text), default: []
            ].append((first.stem, parent))
        }
        let clusters = shapes.compactMap { shape, found -> (shape: Shape, units: [MentionUnit])? in
            var seen: Set<Int> = []
            let distinct = found.filter { seen.insert($0.line).inserted }
            guard Set(distinct.map(\.stem)).count >= family.least else { return nil }
            return (shape, distinct.map { units.unit(of: $0.stem, from: $0.line) })
        }
        return clusters.sorted { order($0) < order($1) }.map(\.units)
    }

    /// Outer units before inner ones, then those of more features.
    private func order(
        _ cluster: (shape: Shape, units: [MentionUnit])
    ) -> (Int, Int, Int, String, String) {
        let first = cluster.units[0].lines.lowerBound
        return (
            lines[first].indent, first, -cluster.units.count, cluster.shape.opening,
            cluster.shape.text
        )
    }

    /// Whether a name is that of a value that is handed on: two features alone say little by that.
    private func isValue(_ mention: MentionedStem, in line: Int) -> Bool {
        guard mention.shape == "\u{1}s" else { return false }
        let bytes = Array(lines[line].text.utf8)
        let before = bytes[..<mention.identifier.lowerBound].last { $0 != 0x20 }
        let after = bytes[mention.identifier.upperBound...].first { $0 != 0x20 }
        let hands = [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "=")]
        return before.map(hands.contains) ?? false && after != UInt8(ascii: ":")
    }

    /// The line up to the identifier that names the feature, with white space taken together.
    private func shape(of mention: MentionedStem, in line: Int) -> String {
        let before = Array(lines[line].text.utf8)[..<mention.identifier.lowerBound]
        let words = before.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
        return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
            + mention.shape
    }

    // MARK: - Lists in one line

    /// The fewest features that make a list of a line.
    private static let shortestList = 3

    private func lists(for feature: String, except taken: Set<Int>) -> [SiblingMention] {
        var result: [SiblingMention] = []
        let least = max(family.least, Self.shortestList)
        for (line, all) in mentions where all.count >= least && !taken.contains(line) {
            let bytes = Array(lines[line].text.utf8)
            for run in Self.lists(among: all, in: bytes) {
                let support = Set(run.map(\.stem)).count
                guard support >= least, let last = run.last else { continue }
                let text = String(decoding: bytes[last.identifier], as: UTF8.self)
                let pieces = family.spellings[last.stem].pieces(of: text)
                var mention = mention(
                    (MentionText.rendered(pieces, for: feature), false), line: line,
                    support: support)
                mention.isInLine = true
                result.append(mention)
            }
        }
        return result
    }

    /// Names of one shape with the same text between them, a comma in it; other elements may stand between.
    private static func lists(among all: [MentionedStem], in bytes: [UInt8]) -> [[MentionedStem]] {
        let shapes = Dictionary(grouping: all, by: \.shape).values
        let runs = shapes.filter { run in
            zip(run, run.dropFirst()).allSatisfy { before, after in
                // One identifier may name two features.
                guard before.identifier.upperBound <= after.identifier.lowerBound else {
                    return false
                }
                let between = bytes[before.identifier.upperBound..<after.identifier.lowerBound]
                return between.contains(UInt8(ascii: ","))
                    && !between.contains { [UInt8(ascii: ":"), UInt8(ascii: "=")].contains($0) }
            }
        }
        return runs.sorted { $0[0].name.lowerBound < $1[0].name.lowerBound }
    }

    private func mention(
        _ text: (addition: String, needsComma: Bool), line: Int, support: Int
    ) -> SiblingMention {
        let type = type(around: line)
        return SiblingMention(
            path: path, line: line + 1, name: type?.name ?? path.name, typeLine: type?.line,
            addition: text.addition, isInLine: false, needsComma: text.needsComma,
            support: support)
    }

    /// The innermost type that a line stands in.
    private func type(around line: Int) -> FileOutline.Declaration? {
        var ancestors: Set<Int> = []
        var next = parents[line]
        while let parent = next {
            ancestors.insert(parent + 1)
            next = parents[parent]
        }
        return outline.declarations.last { ancestors.contains($0.line) }
    }
}
