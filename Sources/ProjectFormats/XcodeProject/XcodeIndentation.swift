/// Indentation as an Xcode project or one of its groups states it; what it doesn't state is nil.
public struct XcodeIndentation: Sendable, Hashable {
    /// Columns of one level.
    public var indentWidth: Int?
    /// Columns of one tab.
    public var tabWidth: Int?
    /// Whether levels are written with tabs.
    public var usesTabs: Bool?

    /// Creates an indentation.
    public init(indentWidth: Int? = nil, tabWidth: Int? = nil, usesTabs: Bool? = nil) {
        self.indentWidth = indentWidth
        self.tabWidth = tabWidth
        self.usesTabs = usesTabs
    }

    /// Whether nothing is stated.
    public var isEmpty: Bool { self == XcodeIndentation() }

    init(group: PropertyListValue) {
        indentWidth = group["indentWidth"]?.string.flatMap { Int($0) }
        tabWidth = group["tabWidth"]?.string.flatMap { Int($0) }
        usesTabs = group["usesTabs"]?.string.map { $0 == "1" || $0 == "YES" }
    }
}
