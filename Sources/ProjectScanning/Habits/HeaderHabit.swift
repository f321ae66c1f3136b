import FileTree

/// Finds the comment that most files begin with, and what varies in it.
struct HeaderHabit {
    /// The names of the project, its modules and its targets.
    let names: Set<String>
    /// The project's own name.
    let project: String

    private struct Shape {
        var template: String
        var dates: [String] = []
        var blankLines: [Int: Int] = [:]
        var count = 0
        /// Names that stood where `{{ project }}` stands.
        var projects: [String: Int] = [:]

        mutating func add(_ header: Header, blankLines count: Int) {
            self.count += 1
            blankLines[count, default: 0] += 1
            if let date = header.date { dates.append(date) }
            if let name = header.project { projects[name, default: 0] += 1 }
        }
    }

    /// A file's header with its variable parts replaced.
    private struct Header {
        var template: String
        var date: String?
        var project: String?
    }

    /// The header of most files, nil where most have none, and how many agree.
    func find(
        _ samples: [(path: RelativePath, sample: TextSample)]
    ) -> (header: FileHeader?, reading: HabitReading) {
        var shapes: [String: Shape] = [:]
        var withoutHeader = 0
        var years: [String: String] = [:]
        for (path, sample) in samples {
            guard let header = read(sample.head, path: path, years: &years) else {
                withoutHeader += 1
                continue
            }
            // In its place: a copy of the shape would copy the dates of all files before.
            shapes[header.template, default: Shape(template: header.template)]
                .add(header, blankLines: sample.blankLinesAfterHead)
        }
        let best = shapes.values.max { ($0.count, $1.template) < ($1.count, $0.template) }
        var counts = ["none": withoutHeader]
        counts["this"] = best?.count
        counts["other"] = samples.count - withoutHeader - (best?.count ?? 0)
        counts = counts.filter { $0.value > 0 }
        guard let best, best.count > withoutHeader, best.count * 3 >= samples.count else {
            let share = Double(withoutHeader) / Double(max(1, samples.count))
            let confidence = HabitTally.confidence(share: share, of: samples.count)
            return (nil, HabitReading(.none, confidence: confidence, counts: counts))
        }
        let blankLines = best.blankLines.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 1
        let header = FileHeader(
            template: settle(best), dateFormat: DateFormat.infer(best.dates),
            blankLinesAfter: blankLines)
        let share = Double(best.count) / Double(samples.count)
        let reading = HabitReading(
            .text(header.template),
            confidence: HabitTally.confidence(share: share, of: samples.count), counts: counts)
        return (header, reading)
    }

    /// Keeps the name literal where all files bear one that isn't the project's.
    private func settle(_ shape: Shape) -> String {
        guard shape.projects.count == 1, let name = shape.projects.keys.first, name != project
        else {
            let isModule = shape.projects.count > 1
            return isModule
                ? Self.replace("{{ project }}", with: "{{ module }}", in: shape.template)
                : shape.template
        }
        return Self.replace("{{ project }}", with: name, in: shape.template)
    }

    private static func replace(_ text: String, with new: String, in template: String) -> String {
        var result = ""
        var rest = template[...]
        while let range = rest.firstRange(of: text) {
            result += rest[..<range.lowerBound] + new
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// A header with its variable parts replaced; nil where the lines are no header.
    /// - Parameter years: the lines that were met before, with their years replaced.
    private func read(
        _ head: [String], path: RelativePath, years: inout [String: String]
    ) -> Header? {
        guard let first = head.first, !first.hasPrefix("///"), !first.hasPrefix("// MARK"),
            !first.hasPrefix("// swift"), !first.hasPrefix("//swift")
        else { return nil }
        var date: String?
        var project: String?
        var lines: [String] = []
        let folders = path.components.dropLast()
        for (index, line) in head.enumerated() {
            let mark = Self.mark(of: line)
            var text = String(line[mark.endIndex...])
            if Self.isFileName(text, path: path) {
                text = "{{ file }}"
            } else if index <= 4, names.contains(text) || folders.contains(text) {
                project = text
                text = "{{ project }}"
            } else {
                (text, date) = Self.replaceAuthor(text, date: date)
                // Many files share their lines about copyright.
                let replaced = years[text] ?? Self.replaceYears(text)
                years[text] = replaced
                text = replaced
            }
            lines.append(mark + text)
        }
        guard head.count > 1 || lines.joined().contains("{{") else { return nil }
        return Header(
            template: lines.joined(separator: "\n"), date: date, project: project)
    }

    /// A file that was renamed keeps its header, so that any Swift file's name counts.
    private static func isFileName(_ text: String, path: RelativePath) -> Bool {
        text.hasSuffix(".swift")
            && (text == path.name || !text.utf8.contains(Byte.slash) && !colon.occurs(in: text))
    }

    private static let colon = BytePattern(": ")

    /// The comment mark and the spaces that begin a line.
    private static func mark(of line: String) -> Substring {
        let marks = [Byte.slash, Byte.star, Byte.space, Byte.tab]
        let end = line.utf8.firstIndex { !marks.contains($0) }
        return line[..<(end ?? line.endIndex)]
    }

    /// `Created by NAME on DATE.`
    private static func replaceAuthor(_ text: String, date: String?) -> (String, String?) {
        for start in ["Created by ", "Created By "] where text.hasPrefix(start) {
            let rest = text.dropFirst(start.count)
            guard let on = rest.range(ofLast: " on ") else {
                return ("\(start){{ author }}", date)
            }
            var day = rest[on.upperBound...]
            let tail = day.hasSuffix(".") ? "." : ""
            if !tail.isEmpty { day = day.dropLast() }
            return ("\(start){{ author }} on {{ date }}\(tail)", String(day))
        }
        return (text, date)
    }

    private static let copyrights = ["copyright", "©", "(c)"].map {
        BytePattern($0, ignoresCase: true)
    }

    /// A year after a copyright sign.
    private static func replaceYears(_ text: String) -> String {
        guard copyrights.contains(where: { $0.occurs(in: text) }) else { return text }
        var result = ""
        var digits = ""
        var replaced = false
        for character in text + "\u{0}" {
            if character.isASCII, character.isNumber {
                digits.append(character)
                continue
            }
            if digits.count == 4, digits.hasPrefix("20") || digits.hasPrefix("19"), !replaced {
                result += "{{ year }}"
                replaced = true
            } else {
                result += digits
            }
            digits = ""
            if character != "\u{0}" { result.append(character) }
        }
        return result
    }
}

extension Substring {
    /// The last place at which a text stands.
    fileprivate func range(ofLast text: String) -> Range<Index>? {
        let pattern = BytePattern(text)
        let length = text.utf8.count
        let last = Array(utf8).withUnsafeBufferPointer { bytes in
            var last: Int?
            while let place = pattern.firstPlace(in: bytes, from: last.map { $0 + length } ?? 0) {
                last = place
            }
            return last
        }
        return last.map { place in
            let start = utf8.index(startIndex, offsetBy: place)
            return start..<utf8.index(start, offsetBy: length)
        }
    }
}
