/// An `.editorconfig` file: sections of settings for the files that a glob names.
public struct EditorConfigFile: Sendable, Hashable {
    struct Section: Sendable, Hashable {
        var pattern: PathPattern
        var properties: [String: String]
    }

    /// Whether files further up don't count.
    public private(set) var isRoot = false
    private var sections: [Section] = []

    /// Reads a file; lines that aren't settings are passed over, as the format demands.
    public init(parsing bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var isBeforeSections = true
        for raw in text.split(whereSeparator: \.isNewline) {
            let line = raw.trimmingSpace()
            if line.hasPrefix("#") || line.hasPrefix(";") { continue }
            if line.hasPrefix("["), let end = line.lastIndex(of: "]") {
                let glob = String(line[line.index(after: line.startIndex)..<end])
                sections.append(Section(pattern: Self.pattern(glob), properties: [:]))
                isBeforeSections = false
                continue
            }
            guard let sign = line.firstIndex(where: { $0 == "=" || $0 == ":" }) else { continue }
            let key = line[..<sign].trimmingSpace().lowercased()
            let value = Self.withoutComment(line[line.index(after: sign)...]).lowercased()
            if isBeforeSections {
                if key == "root" { isRoot = value == "true" }
            } else {
                sections[sections.count - 1].properties[key] = value
            }
        }
    }

    private static func withoutComment(_ value: Substring) -> String {
        var end = value.endIndex
        for index in value.indices where value[index] == "#" || value[index] == ";" {
            if index > value.startIndex, value[value.index(before: index)].isWhitespace {
                end = index
                break
            }
        }
        return value[..<end].trimmingSpace()
    }

    /// A glob without a slash names files in any folder.
    private static func pattern(_ glob: String) -> PathPattern {
        if glob.contains("/") {
            return PathPattern(glob.hasPrefix("/") ? String(glob.dropFirst()) : glob)
        }
        return PathPattern("**/" + glob)
    }

    /// The settings of a file; later sections outrank earlier ones.
    /// - Parameter file: relative to the folder of the `.editorconfig`.
    public func properties(for file: String) -> [String: String] {
        var result: [String: String] = [:]
        for section in sections where section.pattern.matches(file) {
            result.merge(section.properties) { $1 }
        }
        return result.filter { $0.value != "unset" }
    }
}

extension FormattingSource {
    /// `.editorconfig`, which adds to those further up until one says `root = true`.
    static let editorConfig = FormattingSource(fileName: ".editorconfig", addsUp: true) {
        bytes, context in
        let file = EditorConfigFile(parsing: bytes)
        let properties = file.properties(for: context.swiftFile)
        var result = FormattingConfiguration()
        switch properties["indent_style"] {
        case "space": result.indentStyle = .spaces
        case "tab": result.indentStyle = .tabs
        default: break
        }
        result.tabWidth = FormattingConfiguration.width(properties["tab_width"])
        let size = properties["indent_size"]
        result.indentWidth =
            size == "tab" ? result.tabWidth : FormattingConfiguration.width(size)
        switch properties["max_line_length"] {
        case "off": result.lineLength = .unlimited
        case let text?: result.lineLength = Int(text).flatMap { $0 > 0 ? .limit($0) : nil }
        case nil: break
        }
        switch properties["end_of_line"] {
        case "lf": result.lineEnding = .lf
        case "crlf": result.lineEnding = .crlf
        case "cr": result.lineEnding = .cr
        default: break
        }
        switch properties["insert_final_newline"] {
        case "true": result.insertsFinalNewline = true
        case "false": result.insertsFinalNewline = false
        default: break
        }
        return (result, file.isRoot)
    }
}
