/// How a team writes, where it has a habit; each nil or empty field means that it has none.
public struct HabitFacts: Sendable, Equatable {
    /// The suffix of the types of each role, such as `view-model` → `ViewModel`, where most features agree.
    public var suffixes: [String: String]
    /// The prefix of the types of each role, such as `mock` → `Mock`, where most features agree.
    public var prefixes: [String: String]
    /// The access level that a feature's types are declared with: `public`, `package`, or nil for none.
    public var accessLevel: String?
    /// Whether classes are `final`.
    public var usesFinal: Bool?
    /// How user-facing text is localised.
    public var localization: Localization
    /// Whether test suites carry `@Suite`.
    public var usesSuiteAttribute: Bool?
    /// Whether an empty line follows the opening brace of a type.
    public var blankLineAfterTypeBrace: Bool?

    /// How user-facing text is localised.
    public enum Localization: String, Sendable, Hashable {
        /// Plain literals.
        case none
        /// A String Catalog (`.xcstrings`); literals are keys.
        case stringCatalog = "string-catalog"
        /// `String(localized:)` with `.strings` files.
        case stringLocalized = "string-localized"
        /// `NSLocalizedString`.
        case nsLocalizedString = "ns-localized-string"
        /// Accessors made by SwiftGen (`L10n`).
        case swiftGen = "swiftgen"
    }

    /// Creates habits; nothing is known.
    public init() {
        suffixes = [:]
        prefixes = [:]
        localization = .none
    }
}
