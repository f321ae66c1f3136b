import Diagnostics

extension FormattingSource {
    /// `.swift-format`, the JSON file of the formatter in the Swift toolchain.
    ///
    /// Where it states no line length the formatter's own default, 100, holds.
    static let swiftFormatJSON = FormattingSource(fileName: ".swift-format", addsUp: false) {
        (bytes: [UInt8], context: Context) throws(Failure) -> (
            FormattingConfiguration, isRoot: Bool
        )
        in
        // JSON is YAML in flow style.
        let root = try YAMLDocument(parsing: bytes, path: context.path).root
        guard case .mapping = root else {
            throw Failure(
                .invalidInput, id: "swift-format.shape", "expected a JSON object",
                at: SourceLocation(path: context.path, line: 1, column: 1))
        }
        var result = FormattingConfiguration()
        if let spaces = root["indentation"]?["spaces"]?.string {
            result.indentStyle = .spaces
            result.indentWidth = FormattingConfiguration.width(spaces)
        } else if root["indentation"]?["tabs"] != nil {
            result.indentStyle = .tabs
        }
        result.tabWidth = FormattingConfiguration.width(root["tabWidth"]?.string)
        result.lineLength = .limit(
            root["lineLength"]?.integer.flatMap { $0 > 0 ? $0 : nil } ?? 100)
        if root["rules"]?["OrderedImports"]?.string != "false" {
            result.importOrder = .sorted
            result.testableImports = .lastApart
        }
        // The newer setting outranks the older one, whose default is a comma.
        switch root["multilineTrailingCommaBehavior"]?.string {
        case "alwaysUsed": result.trailingComma = true
        case "neverUsed": result.trailingComma = false
        case "keptAsWritten": break
        default:
            result.trailingComma =
                root["multiElementCollectionTrailingCommas"]?.string != "false"
        }
        return (result, false)
    }
}
