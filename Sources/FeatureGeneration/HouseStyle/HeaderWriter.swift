import FileTree
import ProjectScanning
import TemplateLanguage

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
            "date": DayFormat.format(recorded.date, pattern: header.dateFormat),
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
