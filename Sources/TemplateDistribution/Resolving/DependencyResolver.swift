import Diagnostics
import FileTree
import ProjectConfiguration

/// Chooses a version of each package so that everybody who asks for one gets what they ask for.
///
/// Newest first; where a choice leads nowhere, the next older one is tried.
struct DependencyResolver {
    /// The most choices that are tried.
    private static let maximumSteps = 20_000

    private let catalog: PackageCatalog
    /// What the lock says, by identity: taken where it still satisfies everybody.
    private let preferred: [PackageIdentity: LockedPackage]
    private var steps = 0
    private var firstConflict: Failure?

    init(catalog: PackageCatalog, preferred: [PackageIdentity: LockedPackage]) {
        self.catalog = catalog
        self.preferred = preferred
    }

    /// What is known on the way.
    private struct State {
        /// The packages in the order in which they were first asked for.
        var order: [PackageIdentity] = []
        var demands: [PackageIdentity: [PackageDemand]] = [:]
        var chosen: [PackageIdentity: Choice] = [:]

        mutating func add(_ demand: PackageDemand) {
            let identity = demand.identity
            if demands[identity] == nil { order.append(identity) }
            demands[identity, default: []].append(demand)
        }
    }

    private struct Choice {
        var candidate: PackageCandidate
        var snapshot: PackageCatalog.Snapshot
    }

    /// Resolves what a project asks for and everything behind it.
    /// - Parameter demands: the project's own, with absolute addresses.
    /// - Returns: the packages in the order in which they were asked for.
    /// - Throws: `Failure` with exit code 65 that says who asks for what, where no choice suits all.
    mutating func resolve(_ demands: [PackageDemand]) throws(Failure) -> [ResolvedPackage] {
        var state = State()
        for demand in demands { state.add(demand) }
        guard let solution = try solve(state) else {
            throw firstConflict
                ?? Failure(.invalidInput, id: "package.conflict", "the packages don't fit together")
        }
        return solution.order.compactMap { identity in
            guard let demands = solution.demands[identity], let choice = solution.chosen[identity]
            else { return nil }
            return Self.resolved(demands, choice)
        }
    }

    private mutating func solve(_ state: State) throws(Failure) -> State? {
        guard let identity = state.order.first(where: { state.chosen[$0] == nil }) else {
            return state
        }
        let demands = state.demands[identity] ?? []
        let search = CandidateSearch(catalog: catalog, demands: demands)
        let candidates = try search.candidates(preferring: preferred[identity])
        if candidates.isEmpty { note(try search.failure()) }
        for candidate in candidates {
            steps += 1
            guard steps <= Self.maximumSteps else { throw Self.tooMuch }
            guard let next = try choosing(candidate, of: identity, demands, in: state) else {
                continue
            }
            if let solution = try solve(next) { return solution }
        }
        return nil
    }

    /// The state after a choice; nil where it contradicts an earlier one, or needs a newer Formwork.
    private mutating func choosing(
        _ candidate: PackageCandidate, of identity: PackageIdentity, _ demands: [PackageDemand],
        in state: State
    ) throws(Failure) -> State? {
        guard let demand = demands.first else { return nil }
        let snapshot: PackageCatalog.Snapshot
        do throws(Failure) {
            snapshot = try catalog.snapshot(demand.snapshot(at: candidate.commit))
        } catch {
            guard error.diagnostics.first?.id == "configuration.requires-newer" else { throw error }
            note(error)
            return nil
        }
        var next = state
        next.chosen[identity] = Choice(candidate: candidate, snapshot: snapshot)
        for reference in snapshot.dependencies {
            guard case .repository(let repository) = reference.source else { continue }
            let new = PackageDemand(
                requester: "'\(demand.name)' \(candidate.title)", name: reference.name,
                repository: repository, location: reference.location)
            next.add(new)
            guard let other = next.chosen[new.identity] else { continue }
            let all = next.demands[new.identity] ?? []
            let search = CandidateSearch(catalog: catalog, demands: all)
            guard try search.accepts(other.candidate) else {
                note(try search.failure())
                return nil
            }
        }
        return next
    }

    /// Keeps the first conflict: it is that of the newest versions, which people want to understand.
    private mutating func note(_ failure: Failure) {
        if firstConflict == nil { firstConflict = failure }
    }

    private static let tooMuch = Failure(
        .invalidInput, id: "package.too-complex",
        "the packages' requirements leave too many choices to try them all",
        fix: "ask for narrower versions, such as with 'exact'")

    private static func resolved(_ demands: [PackageDemand], _ choice: Choice) -> ResolvedPackage? {
        guard let first = demands.first else { return nil }
        let direct = demands.first { $0.requester == PackageDemand.project }
        let candidate = choice.candidate
        return ResolvedPackage(
            locked: LockedPackage(
                name: (direct ?? first).name, address: (direct ?? first).repository.address,
                subfolder: first.repository.subfolder,
                requirement: direct?.repository.requirement.title, version: candidate.version,
                reference: candidate.reference, commit: candidate.commit,
                tree: choice.snapshot.tree),
            address: first.repository.address, snapshot: choice.snapshot,
            requesters: demands.map(\.requester))
    }
}

extension PackageDemand {
    /// How the project itself is named among those who ask.
    static let project = "the project"
}
