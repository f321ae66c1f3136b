import ProjectScanning

/// Takes what each file has of its own out of the comment at its head: name, author, day and year.
struct HeaderAbstraction: Sendable {
    /// The parameters of a learned set that stand in headers.
    enum Parameter {
        static let author = "authorName"
        static let day = "createdOn"
        static let year = "createdYear"
    }

    /// The lines that stand for all: others stay as they are. Nil takes every line.
    var lines: Set<String>?

    /// The white space and comments before a file's first token, with tags in the header's lines.
    /// - Parameters:
    ///   - leading: what stands before the first token.
    ///   - fileName: the file's own name.
    /// - Returns: the file's head, and what stands between that and the first token.
    func abstracted(
        _ leading: [NamePiece], text: String, spellings: StemSpellings, fileName: String
    ) -> (head: [NamePiece], rest: [NamePiece]) {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0) }
        let end = Self.end(of: lines)
        guard end > 0 else { return ([], leading) }
        let head = lines[..<end].map { line(String($0), spellings, fileName) }
        let rest = [NamePiece](lines: Array(leading.lines.dropFirst(end)))
        return ([NamePiece](lines: end < lines.count ? head + [[]] : head), rest)
    }

    /// How many lines the head has: a run of comments, or one comment over several lines.
    private static func end(of lines: [String]) -> Int {
        if lines.first?.hasPrefix("/*") == true, lines.first?.hasPrefix("/**") == false {
            let last = lines.firstIndex { line in
                let end = line.last == "\r" ? line.dropLast() : line[...]
                return end.hasSuffix("*/")
            }
            return last.map { $0 + 1 } ?? 0
        }
        return lines.firstIndex { !isComment($0) } ?? lines.count
    }

    private static func isComment(_ line: String) -> Bool {
        line.drop { $0 == " " }.hasPrefix("//")
    }

    private func line(
        _ line: String, _ spellings: StemSpellings, _ fileName: String
    ) -> [NamePiece] {
        let ending = line.hasSuffix("\r") ? "\r" : ""
        let body = line.drop { $0 == "/" || $0 == " " }.dropLast(ending.count)
        if body == fileName || lines == nil && Self.isFileName(body) {
            return [
                .literal(String(line[..<body.startIndex])), .tag("{{ file.name }}"),
                .literal(ending),
            ].filter { $0 != .literal("") }
        }
        if let lines, !lines.contains(line) { return spellings.pieces(of: line) }
        if let created = created(line, body) { return created }
        if let copyright = copyright(line, body) { return copyright }
        return spellings.pieces(of: line)
    }

    /// Whether a line is the name of some file: copies keep the name of what they were copied from.
    private static func isFileName(_ body: Substring) -> Bool {
        body.hasSuffix(".swift") && !body.contains("/") && !body.contains(" ")
    }

    /// The lines of days, authors and years that most of some files have in their heads; of lines as common as each
    /// other, that of the earlier file.
    static func commonLines(of files: [String]) -> Set<String> {
        var counts: [[String: Int]] = [[:], [:]]
        var order: [String: Int] = [:]
        for file in files {
            let head = file.unicodeScalars.split(separator: "\n", maxSplits: 30)
                .prefix { isComment(String($0)) }.map { String($0) }
            for line in head {
                let kind = line.contains("Created by ") ? 0 : line.contains("opyright") ? 1 : 2
                guard kind < 2 else { continue }
                counts[kind][line, default: 0] += 1
                order[line] = order[line] ?? order.count
            }
        }
        return Set(
            counts.compactMap { kind in
                kind.max { left, right in
                    (left.value, order[right.key] ?? 0) < (right.value, order[left.key] ?? 0)
                }?.key
            })
    }

    /// `Created by Ann on 3/4/20.`
    private func created(_ line: String, _ body: Substring) -> [NamePiece]? {
        let lead = "Created by "
        guard body.hasPrefix(lead) else { return nil }
        let rest = body.dropFirst(lead.count)
        guard let place = Self.lastPlace(of: " on ", in: rest) else { return nil }
        let day = rest[place...].dropFirst(4).prefix { $0.isNumber || "/.- ".contains($0) }
        let date = Self.withoutFinalMark(day)
        guard date.contains(where: \.isNumber) else { return nil }
        let head = String(line[..<body.startIndex]) + lead
        return [
            .literal(head), .tag(Self.tag(Parameter.author)), .literal(" on "),
            .tag(Self.tag(Parameter.day)), .literal(String(rest[date.endIndex...])),
        ].filter { $0 != .literal("") }
    }

    /// `Copyright © 2020 Shop. All rights reserved.`
    private func copyright(_ line: String, _ body: Substring) -> [NamePiece]? {
        guard body.hasPrefix("Copyright") || body.hasPrefix("©") else { return nil }
        var index = body.startIndex
        while index < body.endIndex {
            let digits = body[index...].prefix { $0.isNumber }
            if digits.count == 4, digits.hasPrefix("19") || digits.hasPrefix("20") {
                return [
                    .literal(String(line[..<digits.startIndex])),
                    .tag(Self.tag(Parameter.year)), .literal(String(line[digits.endIndex...])),
                ].filter { $0 != .literal("") }
            }
            index = digits.isEmpty ? body.index(after: index) : digits.endIndex
        }
        return nil
    }

    private static func tag(_ name: String) -> String { "{{ \(name) }}" }

    private static func withoutFinalMark(_ day: Substring) -> Substring {
        var day = day
        while let last = day.last, !last.isNumber { day = day.dropLast() }
        return day
    }

    private static func lastPlace(of mark: String, in text: Substring) -> Substring.Index? {
        var index = text.endIndex
        while index > text.startIndex {
            index = text.index(before: index)
            if text[index...].hasPrefix(mark) { return index }
        }
        return nil
    }
}
