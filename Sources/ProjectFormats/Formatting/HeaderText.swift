/// Turns the headers of configuration files into templates with Formwork's placeholders.
enum HeaderText {
    /// SwiftFormat's `--header`: `strip`, `ignore`, or text with `\n` and `{file}`.
    static func swiftFormat(_ text: String) -> FormattingConfiguration.Header? {
        switch text.lowercased() {
        case "strip": return FormattingConfiguration.Header.none
        case "ignore", "": return nil
        default: break
        }
        let replaced = replace(
            [
                ("\\n", "\n"), ("{file}", "{{ file }}"), ("{year}", "{{ year }}"),
                ("{created.year}", "{{ year }}"), ("{created}", "{{ date }}"),
                ("{author.name}", "{{ author }}"), ("{author}", "{{ author }}"),
            ], in: text)
        // SwiftFormat itself makes a comment of lines that aren't one.
        let isComment = replaced.hasPrefix("//") || replaced.hasPrefix("/*")
        let lines = replaced.split(separator: "\n", omittingEmptySubsequences: false)
        guard !isComment else { return .template(replaced) }
        return .template(lines.map { $0.isEmpty ? "//" : "// \($0)" }.joined(separator: "\n"))
    }

    /// SwiftLint's `required_string`.
    static func swiftLint(_ text: String) -> FormattingConfiguration.Header {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.last?.isEmpty ?? false { lines.removeLast() }
        return .template(
            replace(
                [("SWIFTLINT_CURRENT_FILENAME", "{{ file }}")], in: lines.joined(separator: "\n")))
    }

    /// Xcode's FILEHEADER: it writes the value behind the `//` of the first line.
    /// - Parameters:
    ///   - macros: the other macros of the same file, which the header may use.
    ///   - organization: what `___ORGANIZATIONNAME___` stands for.
    static func xcode(_ text: String, macros: [String: String], organization: String?)
        -> FormattingConfiguration.Header
    {
        let organization = macros["ORGANIZATIONNAME"] ?? organization ?? ""
        let owner = organization.isEmpty ? "" : " \(organization)."
        var pairs = macros.keys.sorted().filter { $0 != "FILEHEADER" }
            .map { ("___\($0)___", macros[$0] ?? "") }
        pairs += [
            ("___FILENAME___", "{{ file }}"), ("___PROJECTNAME___", "{{ project }}"),
            ("___PACKAGENAME___", "{{ project }}"), ("___WORKSPACENAME___", "{{ project }}"),
            ("___TARGETNAME___", "{{ module }}"), ("___PRODUCTNAME___", "{{ module }}"),
            ("___FULLUSERNAME___", "{{ author }}"), ("___USERNAME___", "{{ author }}"),
            ("___DATE___", "{{ date }}"), ("___YEAR___", "{{ year }}"),
            ("___ORGANIZATIONNAME___", organization),
            ("___COPYRIGHT___", "Copyright © {{ year }}\(owner) All rights reserved."),
        ]
        return .template(replace(pairs, in: "//" + text))
    }

    /// Replaces the first text that fits at each place, in one pass.
    private static func replace(_ pairs: [(String, String)], in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let first = rest.first {
            if let pair = pairs.first(where: { rest.hasPrefix($0.0) }) {
                result += pair.1
                rest = rest.dropFirst(pair.0.count)
            } else {
                result.append(first)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}
