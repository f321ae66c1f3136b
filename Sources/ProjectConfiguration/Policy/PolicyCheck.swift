import Diagnostics

/// Holds what a project uses against a policy.
public struct PolicyCheck: Sendable {
    /// A set in use.
    public struct SetUse: Sendable, Hashable {
        /// Where a set comes from.
        public enum Source: Sendable, Hashable {
            /// It ships with Formwork.
            case builtIn
            /// The project's own.
            case project
            /// A package; nil where nobody knows its address any more.
            case package(RepositoryAddress?)
        }

        /// The set's id as the project writes it.
        public var id: String
        /// Its version; nil where it isn't known.
        public var version: SemanticVersion?
        /// Where it comes from.
        public var source: Source
        /// What uses it, such as `the feature 'Profile'`.
        public var user: String
        /// The place.
        public var location: SourceLocation?
        /// What brings a newer version there.
        public var renewal: String

        /// Creates a use.
        public init(
            id: String, version: SemanticVersion?, source: Source, user: String,
            location: SourceLocation?, renewal: String
        ) {
            self.id = id
            self.version = version
            self.source = source
            self.user = user
            self.location = location
            self.renewal = renewal
        }
    }

    /// A package in use.
    public struct PackageUse: Sendable, Hashable {
        /// The package's name.
        public var name: String
        /// Its address; nil for a folder.
        public var address: RepositoryAddress?
        /// Its version; nil for branches, revisions and folders.
        public var version: SemanticVersion?
        /// The place that declares it.
        public var location: SourceLocation?

        /// Creates a use.
        public init(
            name: String, address: RepositoryAddress?, version: SemanticVersion?,
            location: SourceLocation?
        ) {
            self.name = name
            self.address = address
            self.version = version
            self.location = location
        }
    }

    private let policy: OrganisationPolicy

    /// Creates a check.
    public init(_ policy: OrganisationPolicy) { self.policy = policy }

    /// What the policy doesn't allow.
    public func findings(sets: [SetUse], packages: [PackageUse]) -> [Diagnostic] {
        packages.compactMap(finding) + sets.compactMap(finding)
    }

    private func finding(_ use: PackageUse) -> Diagnostic? {
        guard !policy.packages.isEmpty else { return nil }
        let rules = policy.packages.filter { rule in
            use.address.map(rule.address.matches) ?? false
        }
        if rules.isEmpty {
            return Diagnostic(
                .error, id: "policy.package", "the policy doesn't allow the package '\(use.name)'",
                at: use.location, notes: place(policy.packages.first?.location),
                fix: "use a package from: "
                    + policy.packages.map(\.address.description).joined(separator: ", "))
        }
        return tooOld(
            "the package '\(use.name)'", use.version, rules.map { ($0.from, $0.location) },
            at: use.location, fix: "run 'formwork package update \(use.name)'")
    }

    private func finding(_ use: SetUse) -> Diagnostic? {
        guard policy.restrictsSets else { return nil }
        if case .project = use.source, policy.allowsProjectSets { return nil }
        let plainID = use.id.split(separator: "/").last.map(String.init) ?? use.id
        let rules = policy.sets.filter { rule in
            guard rule.id == nil || rule.id == plainID else { return false }
            switch use.source {
            case .builtIn: return rule.package == nil
            case .project: return false
            case .package(let address):
                guard let package = rule.package, let address else { return false }
                return package.matches(address)
            }
        }
        if rules.isEmpty {
            return Diagnostic(
                .error, id: "policy.set",
                "\(use.user) uses the set '\(use.id)', which the policy doesn't allow",
                at: use.location, notes: place(policy.sets.first?.location),
                fix: "use one of: " + allowed.joined(separator: ", "))
        }
        return tooOld(
            "the set '\(use.id)' of \(use.user)", use.version, rules.map { ($0.from, $0.location) },
            at: use.location, fix: use.renewal)
    }

    /// Says that a version is too old for every rule; a version that nobody knows is too old for a rule that
    /// names one.
    private func tooOld(
        _ what: String, _ version: SemanticVersion?,
        _ rules: [(from: SemanticVersion?, location: SourceLocation?)],
        at location: SourceLocation?,
        fix: String
    ) -> Diagnostic? {
        let isEnough = rules.contains { rule in
            guard let least = rule.from else { return true }
            return version.map { $0 >= least } ?? false
        }
        guard !isEnough, let least = rules.compactMap(\.from).min() else { return nil }
        return Diagnostic(
            .error, id: "policy.version",
            "\(what) is \(version?.description ?? "no version"), the policy asks for \(least) or newer",
            at: location, notes: place(rules.first { $0.from == least }?.location), fix: fix)
    }

    private var allowed: [String] {
        let sets = policy.sets.map { rule in
            (rule.id ?? "any set") + (rule.package.map { " of \($0)" } ?? "")
        }
        return sets + (policy.allowsProjectSets ? ["the project's own sets"] : [])
    }

    private func place(_ location: SourceLocation?) -> [Diagnostic.Note] {
        location.map { [.init("the policy says so here", at: $0)] } ?? []
    }
}
