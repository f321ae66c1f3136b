/// How a team writes, where it has a habit; each nil or empty field means that it has none.
public struct HabitFacts: Sendable, Equatable {
    /// The suffix of the types of each role, such as `view-model` → `ViewModel`, where most features agree.
    public var suffixes: [String: String]
    /// The prefix of the types of each role, such as `mock` → `Mock`, where most features agree.
    public var prefixes: [String: String]
    /// The access level that a feature's types are declared with: `public`, `package`, or nil for none.
    public var accessLevel: String?
    /// Whether the project states its access level, so that a target of its own changes nothing.
    public var statesAccessLevel = false
    /// Whether classes are `final`.
    public var usesFinal: Bool?
    /// Where view models carry `@MainActor`; nil where nothing shows it.
    public var mainActor: MainActorHabit?
    /// How a feature gets what it needs; nil where nothing shows it.
    public var dependencies: DependencyStyle?
    /// The module that the files which use a container import, such as `FactoryKit`; nil without one.
    public var dependencyModule: String?
    /// How user-facing text is localised.
    public var localization: Localization
    /// Whether test suites carry `@Suite`.
    public var usesSuiteAttribute: Bool?
    /// Whether an empty line follows the opening brace of a type.
    public var blankLineAfterTypeBrace: Bool?
    /// Whether a comma follows the last element of a collection that takes several lines.
    public var trailingComma: Bool?
    /// Where `@testable` imports stand.
    public var testableImports: TestableImports?
    /// Whether imports are sorted by length, as SwiftFormat can.
    public var sortsImportsByLength: Bool
    /// What the scan says of each habit, by its name: see `HabitName`.
    public var readings: [String: HabitReading]

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
        sortsImportsByLength = false
        readings = [:]
    }

    /// What the scan says of a habit; nil where it didn't look.
    public func reading(_ name: HabitName) -> HabitReading? { readings[name.rawValue] }
}
