/// Names that occur in a file's code, never in its comments or strings.
public struct SourceMentions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// `NSLocalizedString`.
    public static let nsLocalizedString = SourceMentions(rawValue: 1)
    /// `String(localized:`.
    public static let stringLocalized = SourceMentions(rawValue: 2)
    /// `L10n`, the accessor that SwiftGen makes.
    public static let l10n = SourceMentions(rawValue: 4)
    /// `NavigationStack`, `NavigationPath` or `navigationDestination`.
    public static let navigation = SourceMentions(rawValue: 8)
    /// `TabView`.
    public static let tabView = SourceMentions(rawValue: 16)
    /// `WindowGroup`.
    public static let windowGroup = SourceMentions(rawValue: 32)
    /// `LocalizedStringResource` or `LocalizedStringKey`.
    public static let localizedKey = SourceMentions(rawValue: 64)

    /// The mention that a word is.
    @inline(__always)
    static func match(_ word: Range<Int>, in pass: OutlinePass) -> SourceMentions? {
        switch word.count {
        case 4: return pass.matches(word, "L10n") ? .l10n : nil
        case 6: return pass.matches(word, "String") ? .stringLocalized : nil
        case 7: return pass.matches(word, "TabView") ? .tabView : nil
        case 11: return pass.matches(word, "WindowGroup") ? .windowGroup : nil
        case 14: return pass.matches(word, "NavigationPath") ? .navigation : nil
        case 15: return pass.matches(word, "NavigationStack") ? .navigation : nil
        case 17: return pass.matches(word, "NSLocalizedString") ? .nsLocalizedString : nil
        default: return nil
        }
    }
}
