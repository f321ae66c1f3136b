/// What a scan says of one habit: the value, how sure it is, what was counted, and where it stands.
public struct HabitReading: Sendable, Equatable {
    /// A habit's value.
    public enum Value: Sendable, Equatable {
        case text(String)
        case flag(Bool)
        case list([String])
        /// The team has no such habit, or nothing shows it.
        case none
    }

    /// Where a habit was read.
    public enum Source: Sendable, Equatable {
        /// What most of the code does.
        case counted
        /// A configuration file, by its path; it outranks counting (decision 9).
        case configuration(String)
    }

    /// The value.
    public var value: Value
    /// How sure that is, 0 to 1: the share of what was counted, less where little was; 1 where a configuration
    /// file says so.
    public var confidence: Double
    /// How often each value was met.
    public var counts: [String: Int]
    /// Where it was read.
    public var source: Source

    /// Creates a reading.
    public init(
        _ value: Value, confidence: Double = 0, counts: [String: Int] = [:],
        source: Source = .counted
    ) {
        self.value = value
        self.confidence = confidence
        self.counts = counts
        self.source = source
    }

    /// The value as text; nil for flags, lists and nothing.
    public var text: String? {
        if case .text(let text) = value { return text }
        return nil
    }

    /// The value as truth; nil for anything else.
    public var flag: Bool? {
        if case .flag(let flag) = value { return flag }
        return nil
    }

    /// The path of the configuration file; nil where the value was counted.
    public var configuration: String? {
        if case .configuration(let path) = source { return path }
        return nil
    }
}

/// The names of the habits; those of suffixes and prefixes are `suffix.<role>` and `prefix.<role>`.
public enum HabitName: String, Sendable, Hashable, CaseIterable {
    /// `public`, `package` or `internal`.
    case accessLevel
    /// Whether an empty line follows the opening brace of a type.
    case blankLineAfterTypeBrace
    /// How a feature gets what it needs; see `DependencyStyle`.
    case dependencies
    /// The comment at the head of each file.
    case fileHeader
    /// Whether classes are final.
    case finalClasses
    /// `sorted`, `sorted-groups`, `by-length` or `unsorted`.
    case importOrder
    /// What a level of indentation is made of.
    case indentation
    /// `lf` or `crlf`.
    case lineEnding
    /// How user-facing text is localised.
    case localization
    /// Where view models carry `@MainActor`; see `MainActorHabit`.
    case mainActor
    /// The project's own views, modifiers and base classes that at least half of the screens use.
    case screenComponents
    /// Whether suites of Swift Testing carry `@Suite`.
    case suiteAttribute
    /// The framework of unit tests.
    case testFramework
    /// Where tests lie: `co-located`, `folder-per-feature` or `flat`.
    case testPlace
    /// Where `@testable` imports stand; see `TestableImports`.
    case testableImports
    /// Whether a comma follows the last element of a collection that takes several lines.
    case trailingComma
}

/// How a feature gets what it needs.
public enum DependencyStyle: String, Sendable, Hashable, CaseIterable {
    /// Parameters of an initialiser.
    case initializer
    /// `@EnvironmentObject`, or `@Environment` with a type of the project's own.
    case environment
    /// `@Injected` of Factory.
    case factory
    /// `@Dependency` of swift-dependencies.
    case swiftDependencies = "swift-dependencies"
    /// A Swinject container.
    case swinject
    /// `@Injected` of Resolver.
    case resolver
    /// A component of Needle.
    case needle
    /// A property wrapper that the project declares.
    case propertyWrapper = "property-wrapper"
    /// `shared` instances of the project's own types.
    case singletons

    /// The module of a container whose users import it under one name; nil for everything else.
    public var standardModule: String? {
        switch self {
        case .factory: "FactoryKit"
        case .swiftDependencies: "Dependencies"
        default: nil
        }
    }
}

/// Where view models carry `@MainActor`.
public enum MainActorHabit: String, Sendable, Hashable, CaseIterable {
    /// On the type.
    case type
    /// On single members.
    case members
    /// On a base class of theirs.
    case base
    /// Nowhere.
    case none
}

/// Where `@testable` imports stand.
public enum TestableImports: String, Sendable, Hashable, CaseIterable {
    /// Last, behind an empty line.
    case lastApart = "last-apart"
    /// Last, without an empty line.
    case last
    /// First.
    case first
    /// Among the others, in order.
    case sorted
}
