import Diagnostics

/// Writes findings as workflow commands, which GitHub Actions and Forgejo show beside the line.
struct AnnotationFormatter: DiagnosticFormatter {
    func text(of diagnostic: Diagnostic) -> String {
        let command =
            switch diagnostic.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties: [String] = []
        if let location = diagnostic.location {
            properties.append("file=\(escaped(location.path, inProperty: true))")
            if let line = location.line { properties.append("line=\(line)") }
            if let column = location.column { properties.append("col=\(column)") }
        }
        properties.append("title=\(escaped(diagnostic.id, inProperty: true))")
        let notes = diagnostic.notes.map { note in
            "\nnote: \(note.message)"
                + (note.location.map { place in
                    " (\(place.path)" + (place.line.map { ":\($0)" } ?? "") + ")"
                } ?? "")
        }
        let message =
            diagnostic.message + notes.joined()
            + (diagnostic.fix.map { "\nfix: \($0)" } ?? "")
        return "::\(command) \(properties.joined(separator: ","))::\(escaped(message))\n"
    }

    private func escaped(_ text: String, inProperty: Bool = false) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where inProperty: result += "%3A"
            case "," where inProperty: result += "%2C"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
