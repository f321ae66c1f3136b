/// The options of a `.swiftformat` file.
struct SwiftFormatOptions {
    /// The last value of each option, without dashes in its name.
    private(set) var values: [String: String] = [:]

    init(parsing bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        var pending = ""
        for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            var line = raw.trimmingSpace()
            if line.hasPrefix("#") { continue }
            // Options of one section apply to some files only.
            if line.hasPrefix("[") { break }
            if line.hasSuffix("\\") {
                line.removeLast()
                pending += line
                continue
            }
            take(pending + line)
            pending = ""
        }
        take(pending)
    }

    private mutating func take(_ line: String) {
        var option: String?
        var words: [String] = []
        for word in Self.words(of: line) {
            if word.hasPrefix("--") {
                if let option { set(option, words) }
                option = word.filter { $0 != "-" }.lowercased()
                words = []
            } else if word.hasPrefix("#"), words.isEmpty == false || option != nil {
                break
            } else {
                words.append(word)
            }
        }
        if let option { set(option, words) }
    }

    /// The last value of an option counts; rules that are named on several lines add up.
    private mutating func set(_ option: String, _ words: [String]) {
        let value = words.joined(separator: " ")
        guard ["disable", "enable", "rules"].contains(option), let earlier = values[option] else {
            values[option] = value
            return
        }
        values[option] = "\(earlier),\(value)"
    }

    /// Whether a rule is on.
    func isOn(_ rule: String, byDefault: Bool) -> Bool {
        func names(_ option: String) -> [String] {
            (values[option] ?? "").split { $0 == "," || $0 == " " }.map { $0.lowercased() }
        }
        let rule = rule.lowercased()
        if names("disable").contains(rule) { return false }
        if names("enable").contains(rule) { return true }
        return values["rules"] == nil ? byDefault : names("rules").contains(rule)
    }

    /// Splits at space outside quotes; quotes themselves are dropped.
    private static func words(of line: String) -> [String] {
        var result: [String] = []
        var word = ""
        var quote: Character?
        var isStarted = false
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word.append(character) }
            } else if character == "\"" || (character == "'" && !isStarted) {
                quote = character
                isStarted = true
            } else if character.isWhitespace {
                if isStarted { result.append(word) }
                word = ""
                isStarted = false
            } else {
                word.append(character)
                isStarted = true
            }
        }
        if isStarted { result.append(word) }
        return result
    }
}

extension FormattingSource {
    /// `.swiftformat`, the options of the formatter SwiftFormat.
    static let swiftFormatOptions = FormattingSource(fileName: ".swiftformat", addsUp: false) {
        bytes, _ in
        let file = SwiftFormatOptions(parsing: bytes)
        let options = file.values
        var result = FormattingConfiguration()
        switch options["indent"]?.lowercased() {
        case "tab", "tabs", "tabbed", "smarttabs": result.indentStyle = .tabs
        case let text?:
            if let width = FormattingConfiguration.width(text) {
                result.indentStyle = .spaces
                result.indentWidth = width
            }
        case nil: break
        }
        result.tabWidth = FormattingConfiguration.width(options["tabwidth"])
        switch options["maxwidth"]?.lowercased() {
        case "none": result.lineLength = .unlimited
        case let text?: result.lineLength = Int(text).flatMap { $0 > 0 ? .limit($0) : nil }
        case nil: break
        }
        switch options["linebreaks"]?.lowercased() {
        case "lf": result.lineEnding = .lf
        case "crlf": result.lineEnding = .crlf
        case "cr": result.lineEnding = .cr
        default: break
        }
        result.header = options["header"].flatMap(HeaderText.swiftFormat)
        addRules(of: file, to: &result)
        return (result, false)
    }

    /// What SwiftFormat's rules say; those named here without a default are on unless they are disabled.
    private static func addRules(
        of file: SwiftFormatOptions, to result: inout FormattingConfiguration
    ) {
        if file.isOn("trailingCommas", byDefault: true) {
            let value = file.values["trailingcommas"] ?? file.values["commas"] ?? "always"
            result.trailingComma = !["never", "inline"].contains(value.lowercased())
        }
        if file.isOn("blankLinesAtStartOfScope", byDefault: true) {
            switch file.values["typeblanklines"]?.lowercased() {
            case "insert": result.blankLineAfterTypeBrace = true
            case "preserve": break
            default: result.blankLineAfterTypeBrace = false
            }
        }
        if file.isOn("sortImports", byDefault: true)
            || file.isOn("sortedImports", byDefault: false)
        {
            let grouping = file.values["importgrouping"]?.lowercased() ?? ""
            result.importOrder = grouping.contains("length") ? .byLength : .sorted
            if grouping.contains("testable-top") || grouping.contains("testable-first") {
                result.testableImports = .first
            } else if grouping.contains("testable") {
                result.testableImports = .last
            }
        }
        if file.isOn("preferFinalClasses", byDefault: false) { result.finalClasses = true }
    }
}
