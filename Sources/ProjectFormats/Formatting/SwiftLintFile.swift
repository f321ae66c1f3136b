import Diagnostics

extension FormattingSource {
    /// `.swiftlint.yml`, of which what concerns the layout of code counts.
    ///
    /// Files outside of `included`, and those in `excluded`, aren't linted, so that
    /// nothing is said of them. A rule that is on without a value has SwiftLint's own default of 120 columns.
    static let swiftLint = FormattingSource(fileName: ".swiftlint.yml", addsUp: false) {
        (bytes: [UInt8], context: Context) throws(Failure) -> (
            FormattingConfiguration, isRoot: Bool
        )
        in
        let root = try YAMLDocument(parsing: bytes, path: context.path).root
        guard SwiftLintScope(root).holds(context.swiftFile) else {
            return (FormattingConfiguration(), false)
        }
        func isOn(_ rule: String, byDefault: Bool) -> Bool {
            if root["disabled_rules"]?.strings.contains(rule) ?? false { return false }
            if let only = root["only_rules"] { return only.strings.contains(rule) }
            let added = root["opt_in_rules"]?.strings ?? []
            return byDefault || added.contains(rule) || added.contains("all")
        }
        var result = FormattingConfiguration()
        if isOn("line_length", byDefault: true) {
            let value = root["line_length"]
            let limit =
                value?.integer ?? value?.elements.first?.integer ?? value?["warning"]?.integer
                ?? (value?["error"]?.integer) ?? 120
            if limit > 0 { result.lineLength = .limit(limit) }
        }
        switch root["indentation"]?.string {
        case "tabs": result.indentStyle = .tabs
        case let text?:
            if let width = FormattingConfiguration.width(text) {
                result.indentStyle = .spaces
                result.indentWidth = width
            }
        case nil: break
        }
        if isOn("indentation_width", byDefault: false), result.indentWidth == nil {
            result.indentWidth = FormattingConfiguration.width(
                root["indentation_width"]?["indentation_width"]?.string)
        }
        if isOn("file_header", byDefault: false),
            let text = root["file_header"]?["required_string"]?.string
        {
            result.header = HeaderText.swiftLint(text)
        }
        if isOn("trailing_comma", byDefault: true) {
            result.trailingComma = root["trailing_comma"]?["mandatory_comma"]?.string == "true"
        }
        if isOn("vertical_whitespace_opening_braces", byDefault: false) {
            result.blankLineAfterTypeBrace = false
        }
        if isOn("sorted_imports", byDefault: false) { result.importOrder = .sorted }
        return (result, false)
    }
}

/// The files that SwiftLint looks at.
private struct SwiftLintScope {
    private let included: [String]
    private let excluded: [String]

    init(_ root: YAMLValue) {
        included = root["included"]?.strings ?? []
        excluded = root["excluded"]?.strings ?? []
    }

    /// Whether a Swift file, relative to the configuration's folder, is linted.
    func holds(_ file: String) -> Bool {
        // What a variable stands for isn't known.
        let isIncluded =
            included.isEmpty || included.contains { $0.contains("$") || Self.covers($0, file) }
        return isIncluded && !excluded.contains { Self.covers($0, file) }
    }

    /// Whether a file is what an entry names, lies below it, or below a folder that matches its pattern.
    private static func covers(_ entry: String, _ file: String) -> Bool {
        let path = SlashPath.normalized(entry)
        guard path.contains(where: { "*?[{".contains($0) }) else {
            return path.isEmpty || file == path || SlashPath.relative(file, to: path) != nil
        }
        return PathPattern(path).matches(file) || PathPattern(path + "/**").matches(file)
    }
}
