import FileTree
import ProjectScanning

/// Brings rendered text into the project's own form: imports, indentation, line length, commas, empty lines,
/// header and line ends
/// (decision 9: the project wins over the set).
struct HouseStyle {
    /// What the scan learned.
    let facts: ProjectFacts
    /// The target that the file goes into.
    let choice: TargetChoice
    /// Dates and author for the header.
    let recorded: RecordedInputs
    /// Whether files get the project's header.
    var hasHeader = true

    /// The indentation that templates are written with.
    static let templateIndentation = Indentation(style: .spaces, width: 4)
    /// The line length where no formatter's or linter's configuration names one: swift-format's default.
    static let standardLineLength = 100

    /// The text in the project's form; texts that aren't Swift keep their own but for the line ends.
    /// - Parameters:
    ///   - rendered: what the template gave, with LF or CRLF.
    ///   - file: the file's path.
    func apply(to rendered: [UInt8], file: RelativePath) -> [UInt8] {
        guard file.fileExtension == "swift" else { return withLineEnds(rendered) }
        // The steps below take LF for granted; the project's own line ends come last.
        var text = String(decoding: Self.withLineFeeds(rendered), as: UTF8.self)
        text = ImportOrder.sort(BlankLines.tidy(text))
        text = ImportArrangement(habits: facts.habits).arranged(text)
        let indentation = facts.project.indentation
        if indentation != Self.templateIndentation {
            text = Reindenter(from: Self.templateIndentation, to: indentation).reindent(text)
        }
        let width = facts.project.lineLength ?? Self.standardLineLength
        text = LineWrapper(width: width, indentation: indentation).wrap(text)
        if let comma = facts.habits.trailingComma {
            text = TrailingCommas(isWanted: comma).apply(to: text)
        }
        if facts.habits.blankLineAfterTypeBrace == true { text = TypeBraces.opened(text) }
        if hasHeader, let header = facts.project.fileHeader {
            text =
                HeaderWriter(header: header, facts: facts, module: choice.module)
                .header(of: file, recorded: recorded) + text
        }
        return withLineEnds(Array(text.utf8))
    }

    /// The bytes with LF in place of CRLF.
    private static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(0x0D) else { return bytes }
        return bytes.indices.filter { index in
            bytes[index] != 0x0D || index + 1 == bytes.count || bytes[index + 1] != 0x0A
        }.map { bytes[$0] }
    }

    /// The bytes with the project's line ends.
    private func withLineEnds(_ bytes: [UInt8]) -> [UInt8] {
        guard facts.project.lineEnding == .crlf else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 32)
        var last: UInt8 = 0
        for byte in bytes {
            if byte == 0x0A, last != 0x0D { result.append(0x0D) }
            result.append(byte)
            last = byte
        }
        return result
    }
}
