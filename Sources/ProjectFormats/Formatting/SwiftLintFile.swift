import Diagnostics

extension FormattingSource {
    /// `.swiftlint.yml`, of which what concerns the layout of code counts.
    ///
    /// A rule that is on without a value has SwiftLint's own default of 120 columns.
    static let swiftLint = FormattingSource(fileName: ".swiftlint.yml", addsUp: false) {
        (bytes: [UInt8], context: Context) throws(Failure) -> (
            FormattingConfiguration, isRoot: Bool
        )
        in
        let root = try YAMLDocument(parsing: bytes, path: context.path).root
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
