import Diagnostics
import ProjectConfiguration

/// A commit that a package could be used at.
struct PackageCandidate: Sendable, Hashable {
    var version: SemanticVersion?
    var reference: String?
    var commit: String

    /// As people read it.
    var title: String {
        version?.description ?? reference.map { String($0.dropFirst("refs/heads/".count)) }
            ?? String(commit.prefix(12))
    }
}

/// Finds what satisfies everybody who asks for one package.
struct CandidateSearch {
    let catalog: PackageCatalog
    /// Those who ask; at least one.
    let demands: [PackageDemand]

    /// Every candidate, the best first.
    /// - Parameter preferred: what the lock says; taken where it still fits.
    func candidates(preferring preferred: LockedPackage?) throws(Failure) -> [PackageCandidate] {
        var found: [PackageCandidate] = []
        if let preferred {
            let candidate = PackageCandidate(
                version: preferred.version, reference: preferred.reference,
                commit: preferred.commit)
            if acceptsWithoutAsking(candidate) { found.append(candidate) }
        }
        guard let first = demands.first else { return found }
        let address = first.repository.address
        let requirements = demands.map(\.repository.requirement)
        if requirements.allSatisfy(\.namesVersions) {
            for version in try catalog.versions(of: address)
            where requirements.allSatisfy({ $0.allows(version.tag.version) }) {
                found.append(
                    PackageCandidate(
                        version: version.tag.version, reference: "refs/tags/\(version.tag.name)",
                        commit: version.commit))
            }
        } else if Set(requirements).count == 1, let wanted = requirements.first {
            if let candidate = try candidate(for: wanted) { found.append(candidate) }
        }
        var seen: Set<String> = []
        return found.filter { seen.insert($0.commit + ($0.reference ?? "")).inserted }
    }

    /// Whether a choice that was made satisfies everybody.
    func accepts(_ candidate: PackageCandidate) throws(Failure) -> Bool {
        if acceptsWithoutAsking(candidate) { return true }
        guard Set(demands.map(\.repository.requirement)).count == 1,
            let wanted = demands.first?.repository.requirement
        else { return false }
        return try self.candidate(for: wanted) == candidate
    }

    private func acceptsWithoutAsking(_ candidate: PackageCandidate) -> Bool {
        demands.allSatisfy { demand in
            switch demand.repository.requirement {
            case .branch(let name): candidate.reference == "refs/heads/\(name)"
            case .revision(let hash): candidate.commit == hash && candidate.reference == nil
            case let versions: candidate.version.map(versions.allows) ?? false
            }
        }
    }

    private func candidate(
        for requirement: PackageReference.Requirement
    ) throws(Failure) -> PackageCandidate? {
        switch requirement {
        case .revision(let hash): return PackageCandidate(commit: hash)
        case .branch(let name):
            guard let address = demands.first?.repository.address else { return nil }
            let branch = try catalog.references(of: address).first { $0.branch == name }
            return branch.map { PackageCandidate(reference: $0.name, commit: $0.commit) }
        case .from, .upToNextMinor, .exact: return nil
        }
    }

    /// Why there is no candidate: who asks for what, and what there is.
    func failure() throws(Failure) -> Failure {
        guard let first = demands.first else {
            return Failure(.invalidInput, id: "package.conflict", "nobody asks for the package")
        }
        let address = first.repository.address
        let versions = try catalog.versions(of: address).map(\.tag.version.description)
        let offered =
            versions.isEmpty
            ? "'\(address)' has no version tags such as 1.0.0"
            : "'\(address)' has \(Self.list(versions))"
        if demands.count == 1 {
            return try nothing(for: first, offered: offered, hasVersions: !versions.isEmpty)
        }
        return Failure(
            .invalidInput, id: "package.conflict",
            "no version of '\(first.name)' suits everybody who asks for it", at: first.location,
            notes: demands.map { demand in
                .init(
                    "\(demand.requester) asks for \(demand.repository.requirement.title)",
                    at: demand.location)
            } + [.init(offered)],
            fix: "ask for versions that go together, or for another version of what asks")
    }

    /// Why there is no candidate for the only one who asks.
    private func nothing(
        for demand: PackageDemand, offered: String, hasVersions: Bool
    ) throws(Failure) -> Failure {
        let requirement = demand.repository.requirement
        let message = "the package '\(demand.name)' has no \(requirement.lacking)"
        guard case .branch(let name) = requirement else {
            return Failure(
                .invalidInput, id: "package.no-version", message, at: demand.location,
                notes: [.init(offered)],
                fix: hasVersions
                    ? "ask for a version that there is"
                    : "ask for a branch, such as --branch main, or have a version tagged")
        }
        let branches = try catalog.references(of: demand.repository.address).compactMap(\.branch)
        return Failure(
            .invalidInput, id: "package.no-branch", message, at: demand.location,
            notes: branches.isEmpty ? [] : [.init("its branches are \(Self.list(branches))")],
            fix: SpellingSuggestion.question(for: name, in: branches)
                ?? "name a branch that there is")
    }

    private static func list(_ versions: [String]) -> String {
        versions.prefix(8).joined(separator: ", ") + (versions.count > 8 ? ", …" : "")
    }
}

extension PackageReference.Requirement {
    /// The requirement as what isn't there.
    fileprivate var lacking: String {
        switch self {
        case .from(let version): "version from \(version) to the next major one"
        case .upToNextMinor(let version): "version from \(version) to the next minor one"
        case .exact(let version): "version \(version)"
        case .branch(let name): "branch '\(name)'"
        case .revision(let hash): "commit \(hash)"
        }
    }
}
