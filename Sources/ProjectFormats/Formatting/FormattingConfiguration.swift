/// How a project's configuration files want Swift code to be formatted. What none of them states
/// is nil: then the code itself has to tell.
public struct FormattingConfiguration: Sendable, Hashable {
    /// What a level of indentation is made of.
    public enum IndentStyle: Sendable, Hashable {
        case spaces
        case tabs
    }

    /// The longest line that is allowed.
    public enum LineLength: Sendable, Hashable {
        /// So many columns.
        case limit(Int)
        /// Any length.
        case unlimited
    }

    /// What ends a line.
    public enum LineEnding: Sendable, Hashable {
        case lf
        case crlf
        case cr
    }

    /// The comment at the head of a file.
    public enum Header: Sendable, Hashable {
        /// Files have none.
        case none
        /// The lines with their comment marks, joined by LF, with `{{ file }}`, `{{ project }}`,
        /// `{{ module }}`, `{{ author }}`, `{{ date }}` and `{{ year }}` in place of what varies.
        case template(String)
    }

    /// Spaces or tabs.
    public var indentStyle: IndentStyle?
    /// Columns of one level.
    public var indentWidth: Int?
    /// Columns of one tab.
    public var tabWidth: Int?
    /// The longest line.
    public var lineLength: LineLength?
    /// What ends a line.
    public var lineEnding: LineEnding?
    /// Whether the last line has an end.
    public var insertsFinalNewline: Bool?
    /// The comment at the head of a file.
    public var header: Header?

    /// Whether a comma follows the last element of a collection that takes several lines.
    public var trailingComma: Bool?
    /// Whether an empty line follows the opening brace of a type.
    public var blankLineAfterTypeBrace: Bool?
    /// How imports are sorted.
    public var importOrder: ImportOrder?
    /// Where `@testable` imports stand.
    public var testableImports: TestableImports?
    /// Whether classes are made final.
    public var finalClasses: Bool?
    /// The path of the file that states each setting, where one does.
    public private(set) var sources: [Setting: String] = [:]

    /// How imports are sorted.
    public enum ImportOrder: String, Sendable, Hashable {
        case sorted
        case byLength = "by-length"
    }

    /// Where `@testable` imports stand.
    public enum TestableImports: String, Sendable, Hashable {
        case first
        case last
        /// Last, behind an empty line.
        case lastApart = "last-apart"
    }

    /// What a configuration can state.
    public enum Setting: String, Sendable, Hashable, CaseIterable {
        case indentation
        case lineLength
        case lineEnding
        case header
        case trailingComma
        case blankLineAfterTypeBrace
        case importOrder
        case testableImports
        case finalClasses
    }

    /// Creates a configuration that states nothing.
    public init() {}

    /// What is stated.
    public var stated: [Setting] {
        Setting.allCases.filter { setting in
            switch setting {
            case .indentation: indentStyle != nil || indentWidth != nil
            case .lineLength: lineLength != nil
            case .lineEnding: lineEnding != nil
            case .header: header != nil
            case .trailingComma: trailingComma != nil
            case .blankLineAfterTypeBrace: blankLineAfterTypeBrace != nil
            case .importOrder: importOrder != nil
            case .testableImports: testableImports != nil
            case .finalClasses: finalClasses != nil
            }
        }
    }

    /// Notes the file that all settings come from.
    public mutating func comes(from path: String) {
        for setting in stated { sources[setting] = path }
    }

    /// Takes from a configuration of lower rank what this one leaves open.
    public mutating func fill(from lower: FormattingConfiguration) {
        let own = Set(stated)
        if indentStyle == nil, indentWidth == nil {
            indentStyle = lower.indentStyle
            indentWidth = lower.indentWidth
        } else if indentWidth == nil, indentStyle == lower.indentStyle {
            indentWidth = lower.indentWidth
        } else if indentStyle == nil {
            indentStyle = lower.indentStyle
        }
        tabWidth = tabWidth ?? lower.tabWidth
        lineLength = lineLength ?? lower.lineLength
        lineEnding = lineEnding ?? lower.lineEnding
        insertsFinalNewline = insertsFinalNewline ?? lower.insertsFinalNewline
        header = header ?? lower.header
        trailingComma = trailingComma ?? lower.trailingComma
        blankLineAfterTypeBrace = blankLineAfterTypeBrace ?? lower.blankLineAfterTypeBrace
        importOrder = importOrder ?? lower.importOrder
        testableImports = testableImports ?? lower.testableImports
        finalClasses = finalClasses ?? lower.finalClasses
        for (setting, path) in lower.sources where !own.contains(setting) {
            sources[setting] = path
        }
    }

    /// One configuration from several, the highest in rank first.
    public static func merged(_ ranked: [FormattingConfiguration]) -> FormattingConfiguration {
        ranked.reduce(into: FormattingConfiguration()) { $0.fill(from: $1) }
    }

    /// What an Xcode project, an XcodeGen specification or a Tuist manifest states.
    public init(_ indentation: XcodeIndentation) {
        indentStyle = indentation.usesTabs.map { $0 ? .tabs : .spaces }
        indentWidth = indentation.indentWidth
        tabWidth = indentation.tabWidth
    }

    /// Widths outside of this range are slips and are taken as not stated.
    static func width(_ text: String?) -> Int? {
        text.flatMap { Int($0) }.flatMap { (1...16).contains($0) ? $0 : nil }
    }
}
