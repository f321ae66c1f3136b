/// The help of a command, made from its declaration.
struct HelpText: Sendable {
    /// The program first, the command last.
    var path: [any ParsableCommand.Type]
    /// The columns of the terminal; text is wrapped there.
    var columns: Int

    /// Creates a help text.
    init(path: [any ParsableCommand.Type], columns: Int = 80) {
        self.path = path
        self.columns = min(max(columns, 40), 100)
    }

    /// The text, with a final line end.
    var text: String {
        guard let command = path.last?.configuration else { return "" }
        var sections = [wrapped(command.abstract + ".", indent: 0)]
        sections.append("USAGE\n" + usage(command))
        if !command.examples.isEmpty { sections.append("EXAMPLES\n" + examples(command)) }
        if !command.subcommands.isEmpty {
            sections.append(
                "COMMANDS\n"
                    + list(
                        command.subcommands.map {
                            ($0.configuration.commandName, $0.configuration.abstract)
                        }))
        }
        let shown = command.arguments.filter { !$0.isHidden }
        let positionals = shown.filter(\.kind.isPositional)
        if !positionals.isEmpty {
            sections.append("ARGUMENTS\n" + list(positionals.map { ($0.spelling, $0.help) }))
        }
        var options = shown.filter { !$0.kind.isPositional }.map { ($0.spelling, $0.help) }
        options.append(("-h, --help", "Show help, also as '\(program) help …'"))
        if path.count == 1 { options.append(("--version", "Show the version")) }
        sections.append("OPTIONS\n" + list(options))
        if !command.discussion.isEmpty { sections.append(discussion(command)) }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private var program: String { path.first?.configuration.commandName ?? "" }

    private func usage(_ command: CommandConfiguration) -> String {
        let name = path.map { $0.configuration.commandName }.joined(separator: " ")
        if !command.subcommands.isEmpty { return "  \(name) <command> …" }
        let shown = command.arguments.filter { !$0.isHidden }
        let positionals = shown.filter(\.kind.isPositional)
        let options = shown.filter { !$0.kind.isPositional }
        return wrapped(
            parts: [name] + (positionals + options).map(\.usage), indent: 2, hanging: 6)
    }

    private func examples(_ command: CommandConfiguration) -> String {
        command.examples.map { example in
            "  \(example.purpose):\n      \(example.command)"
        }.joined(separator: "\n")
    }

    private func discussion(_ command: CommandConfiguration) -> String {
        command.discussion.split(separator: "\n\n", omittingEmptySubsequences: true)
            .map { wrapped(String($0), indent: 0) }.joined(separator: "\n\n")
    }

    private func list(_ rows: [(term: String, help: String)]) -> String {
        let width = min(rows.map(\.term.count).max() ?? 0, 26)
        return rows.map { row in
            let help = wrapped(row.help, indent: width + 4)
            if row.term.count > width { return "  \(row.term)\n\(help)" }
            let padding = String(repeating: " ", count: width - row.term.count + 2)
            return "  \(row.term)\(padding)\(help.drop { $0 == " " })"
        }.joined(separator: "\n")
    }

    private func wrapped(_ text: String, indent: Int) -> String {
        let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
        return wrapped(parts: words, indent: indent, hanging: indent)
    }

    /// Joins parts with blanks and breaks between them where a line would pass the width.
    private func wrapped(parts: [String], indent: Int, hanging: Int) -> String {
        var lines: [String] = []
        var line = String(repeating: " ", count: indent)
        var isFirst = true
        for part in parts {
            if !isFirst, line.count + 1 + part.count > columns {
                lines.append(line)
                line = String(repeating: " ", count: hanging)
                isFirst = true
            }
            line += (isFirst ? "" : " ") + part
            isFirst = false
        }
        return (lines + [line]).joined(separator: "\n")
    }
}
