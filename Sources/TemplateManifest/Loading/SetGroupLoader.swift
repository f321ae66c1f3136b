import Diagnostics

/// Loads sets that may extend one another: each once, parents before children, rings found.
public struct SetGroupLoader: Sendable {
    /// A set's folder, read but not yet loaded.
    public struct Member: Sendable {
        /// The folder's name, which is the set's id.
        public var folderName: String
        /// The folder as people should read it in diagnostics.
        public var displayRoot: String
        /// Where the set comes from.
        public var origin: TemplateSet.Origin
        /// The folder's files by their path in it.
        public var files: [String: SetSource]
        /// What was refused while the folder was read, such as symbolic links.
        public var findings: [Diagnostic]

        /// Creates a member.
        public init(
            folderName: String, displayRoot: String, origin: TemplateSet.Origin,
            files: [String: SetSource], findings: [Diagnostic] = []
        ) {
            self.folderName = folderName
            self.displayRoot = displayRoot
            self.origin = origin
            self.files = files
            self.findings = findings
        }
    }

    /// What became of a member.
    public struct Outcome: Sendable {
        /// The member's folder name.
        public var folderName: String
        /// The set, or every finding.
        public var result: Result<LoadedSet, Failure>

        /// Errors and warnings alike.
        public var diagnostics: [Diagnostic] {
            switch result {
            case .success(let loaded): loaded.warnings
            case .failure(let failure): failure.diagnostics
            }
        }
    }

    private let loader: ManifestLoader
    private let outside: @Sendable (SetID) throws -> TemplateSet?

    /// Creates a loader of groups.
    /// - Parameters:
    ///   - loader: loads each set.
    ///   - outside: gives the sets that aren't in the group, such as the shipped ones.
    public init(
        loader: ManifestLoader,
        outside: @escaping @Sendable (SetID) throws -> TemplateSet? = { _ in nil }
    ) {
        self.loader = loader
        self.outside = outside
    }

    /// Loads every member.
    /// - Returns: the outcomes in the order of the members.
    public func load(_ members: [Member]) -> [Outcome] {
        let run = Run(loader: loader, outside: outside, members: members)
        return members.map { member in
            Outcome(folderName: member.folderName, result: run.result(of: member))
        }
    }

    /// One load of a group, with what is known so far.
    private final class Run {
        private let loader: ManifestLoader
        private let outside: (SetID) throws -> TemplateSet?
        private let members: [String: Member]
        private var results: [String: Result<LoadedSet, Failure>] = [:]
        private var way: [String] = []

        init(
            loader: ManifestLoader, outside: @escaping (SetID) throws -> TemplateSet?,
            members: [Member]
        ) {
            self.loader = loader
            self.outside = outside
            self.members = Dictionary(
                members.map { ($0.folderName, $0) }, uniquingKeysWith: { first, _ in first })
        }

        func result(of member: Member) -> Result<LoadedSet, Failure> {
            if let known = results[member.folderName] { return known }
            way.append(member.folderName)
            defer { way.removeLast() }
            let result = load(member)
            results[member.folderName] = result
            return result
        }

        private func load(_ member: Member) -> Result<LoadedSet, Failure> {
            if !member.findings.isEmpty, member.files[ManifestLoader.manifestName] == nil {
                return .failure(Failure(.invalidInput, member.findings))
            }
            do {
                let loaded = try loader.load(
                    files: member.files, folderName: member.folderName,
                    displayRoot: member.displayRoot, origin: member.origin,
                    resolveParent: parent(_:))
                guard member.findings.isEmpty else {
                    return .failure(
                        Failure(.invalidInput, member.findings + loaded.warnings))
                }
                return .success(loaded)
            } catch {
                return .failure(Failure(error.exitCode, member.findings + error.diagnostics))
            }
        }

        private func parent(_ id: SetID) throws -> TemplateSet? {
            let name = id.description
            if let start = way.firstIndex(of: name) {
                let ring = DependencyCycles.words(Array(way[start...]), verb: "extends")
                throw Failure(
                    .invalidInput, id: "manifest.extends-cycle",
                    "no set comes of this: \(ring)", fix: "remove 'extends' from one of them")
            }
            // Each level of a chain is a level of the call stack.
            guard way.count < SetGroupLoader.maximumDepth else {
                throw Failure(
                    .invalidInput, id: "manifest.extends-depth",
                    "sets extend one another more than \(SetGroupLoader.maximumDepth) times",
                    fix: "extend fewer sets")
            }
            guard let member = members[name] else { return try outside(id) }
            return try result(of: member).get().set
        }
    }

    private static let maximumDepth = 32
}
