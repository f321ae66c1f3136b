import FileTree
import ProjectScanning

/// Writes the comment that a project has at the head of each file.
struct HeaderWriter {
    /// The project's header.
    let header: FileHeader
    /// What the scan learned.
    let facts: ProjectFacts
    /// The module of the file's target.
    let module: String

    /// The header of a file, with the empty lines behind it.
    func header(of file: RelativePath, recorded: RecordedInputs) -> String {
        let values = [
            "file": file.name, "project": facts.project.name, "module": module,
            "author": recorded.author, "year": recorded.year,
            "date": HeaderDate.format(recorded.date, pattern: header.dateFormat),
        ]
        return Self.fill(header.template, with: values)
            + String(repeating: "\n", count: header.blankLinesAfter + 1)
    }

    /// One pass, so that a value that looks like a placeholder stays as it is.
    private static func fill(_ template: String, with values: [String: String]) -> String {
        var result = ""
        var rest = Substring(template)
        while let start = rest.firstIndex(of: "{") {
            result += rest[..<start]
            let mark = rest[start...].prefix { $0 != "\n" && $0 != "}" }
            let name = mark.dropFirst(3).dropLast()
            if mark.hasPrefix("{{ "), let value = values[String(name)] {
                result += value
                rest = rest[mark.endIndex...].dropFirst(2)
            } else {
                result.append("{")
                rest = rest[start...].dropFirst()
            }
        }
        return result + rest
    }
}

/// Writes a day in a header's manner.
enum HeaderDate {
    /// A day in a pattern's form.
    /// - Parameters:
    ///   - day: `yyyy-MM-dd`.
    ///   - pattern: runs of `d`, `M` and `y` with anything between, such as `dd/MM/yyyy` or `M/d/yy`;
    ///     nil leaves the day as it is.
    static func format(_ day: String, pattern: String?) -> String {
        let parts = day.split(separator: "-").map(String.init)
        guard let pattern, parts.count == 3 else { return day }
        var result = ""
        var index = pattern.startIndex
        while index < pattern.endIndex {
            let letter = pattern[index]
            let run = pattern[index...].prefix { $0 == letter }
            switch letter {
            case "d": result += padded(parts[2], to: run.count)
            case "M": result += padded(parts[1], to: run.count)
            case "y": result += run.count == 2 ? String(parts[0].suffix(2)) : parts[0]
            default: result += run
            }
            index = run.endIndex
        }
        return result
    }

    private static func padded(_ number: String, to width: Int) -> String {
        let plain = String(number.drop { $0 == "0" })
        return String(repeating: "0", count: max(0, width - plain.count)) + plain
    }
}
