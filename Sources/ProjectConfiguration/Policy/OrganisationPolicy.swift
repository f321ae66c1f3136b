import Diagnostics

/// What an organisation allows its projects: a file that it distributes in a package, or keeps in a project.
public struct OrganisationPolicy: Sendable, Hashable {
    /// The name of the file in a package.
    public static let fileName = "FormworkPolicy.xml"

    /// A set that features may come from.
    public struct SetRule: Sendable, Hashable {
        /// The id without the package; nil means every set.
        public var id: String?
        /// The package that holds it; nil means the sets that ship with Formwork.
        public var package: AddressPattern?
        /// The least version of the set.
        public var from: SemanticVersion?
        /// The place of the rule.
        public var location: SourceLocation?
    }

    /// A package that projects may declare.
    public struct PackageRule: Sendable, Hashable {
        /// The address.
        public var address: AddressPattern
        /// The least version.
        public var from: SemanticVersion?
        /// The place of the rule.
        public var location: SourceLocation?
    }

    /// The sets that are allowed.
    public var sets: [SetRule] = []
    /// Whether a project's own sets are.
    public var allowsProjectSets = false
    /// The packages that are allowed; all where there is no rule.
    public var packages: [PackageRule] = []

    /// Creates a policy that allows everything.
    public init() {}

    /// Whether only some sets are allowed.
    public var restrictsSets: Bool { allowsProjectSets || !sets.isEmpty }
}

/// An address, or all addresses below one.
public struct AddressPattern: Sendable, Hashable, CustomStringConvertible {
    /// The pattern as it was written.
    public let description: String
    private let identity: String
    private let isPrefix: Bool

    /// Reads a pattern.
    /// - Parameter text: an address, or one that ends in `/*`.
    /// - Throws: why it is refused.
    public init(_ text: String) throws(AddressRefusal) {
        description = text
        isPrefix = text.hasSuffix("/*")
        let last = "x"
        let address = try RepositoryAddress(isPrefix ? text.dropLast() + last : text)
        identity = isPrefix ? String(address.identity.dropLast(last.count)) : address.identity
    }

    /// Whether an address is meant.
    public func matches(_ address: RepositoryAddress) -> Bool {
        isPrefix ? address.identity.hasPrefix(identity) : address.identity == identity
    }
}

/// Where a project's policy is.
public struct PolicyReference: Sendable, Hashable {
    /// Where a policy is.
    public enum Source: Sendable, Hashable {
        /// At the root of a package, by its name.
        case package(String)
        /// A file below the project's root.
        case file(String)
    }

    /// Where it is.
    public var source: Source
    /// The place of the reference.
    public var location: SourceLocation?

    /// Creates a reference.
    public init(source: Source, location: SourceLocation? = nil) {
        self.source = source
        self.location = location
    }
}
