import Diagnostics

/// Writes findings as the compiler does: `path:line:column: error: message`, the line, a caret, then
/// notes and the fix.
struct CompilerDiagnosticFormatter: DiagnosticFormatter {
    /// Whether to use colour.
    var isColored: Bool

    /// Creates a formatter.
    init(isColored: Bool = false) { self.isColored = isColored }

    func text(of diagnostic: Diagnostic) -> String {
        var text = header(
            diagnostic.severity.rawValue, style: style(of: diagnostic.severity),
            message: diagnostic.message, location: diagnostic.location)
        text += excerpt(diagnostic.location)
        for note in diagnostic.notes {
            text += header("note", style: .note, message: note.message, location: note.location)
            text += excerpt(note.location)
        }
        if let fix = diagnostic.fix {
            text += header("fix", style: .fix, message: fix, location: nil)
        }
        return text
    }

    private func header(
        _ word: String, style: Style, message: String, location: SourceLocation?
    ) -> String {
        var place = ""
        if let location {
            place = PrintableText.of(location.path)
            if let line = location.line { place += ":\(line)" }
            if let column = location.column, location.line != nil { place += ":\(column)" }
            place += ": "
        }
        return painted(place, .bold) + painted("\(word): ", style)
            + painted(PrintableText.of(message, keepsLineEnds: true), .bold) + "\n"
    }

    private func excerpt(_ location: SourceLocation?) -> String {
        guard let location, let line = location.lineText else { return "" }
        let excerpt = SourceExcerpt(line: line, column: location.column)
        guard let caret = excerpt.caret else { return excerpt.text + "\n" }
        return excerpt.text + "\n" + painted(caret, .fix) + "\n"
    }

    private enum Style: String {
        case bold = "1"
        case error = "1;31"
        case warning = "1;35"
        case note = "1;36"
        case fix = "1;32"
    }

    private func style(of severity: Diagnostic.Severity) -> Style {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .note: .note
        }
    }

    private func painted(_ text: String, _ style: Style) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }
}
