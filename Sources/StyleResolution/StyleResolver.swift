import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// Chooses the set for a project: what the user names, what `Formwork.xml` pins, then what the scan shows.
public struct StyleResolver: Sendable {
    /// The set of a project that shows no style: the one whose architecture is this label.
    public static let defaultLabel = ArchitectureLabel.mvvmObservable
    /// Two styles that are nearer to each other than this are even (decision 13).
    public static let evenness = 0.15
    /// The share of features that a style needs to be chosen.
    public static let leastShare = 0.4
    /// How many of the latest features decide between two styles.
    public static let latestFeatures = 5

    let facts: ProjectFacts
    let sets: [TemplateSet]
    let history: (any FeatureHistory)?
    /// What the signals of each set say; a learned set has none.
    let signals: [SetID: SignalScorer.Score]

    /// Resolves the style of a project.
    /// - Parameters:
    ///   - facts: what a scan learned.
    ///   - sets: the sets to choose from.
    ///   - explicit: the set that the user names with `--set`; it goes before everything.
    ///   - pinned: the set that `Formwork.xml` pins for the place of the feature.
    ///   - folder: the folder that features go into; where a repository holds several projects, its
    ///     features decide.
    ///   - history: asked only where two styles are even.
    /// - Throws: a failure with exit code 66 where a named set isn't among `sets`.
    public static func resolve(
        facts: ProjectFacts, sets: [TemplateSet], explicit: SetID? = nil, pinned: SetID? = nil,
        folder: RelativePath? = nil, history: (any FeatureHistory)? = nil
    ) throws(Failure) -> ResolutionOutcome {
        let facts = folder.flatMap(facts.narrowed) ?? facts
        let scorer = SignalScorer(facts)
        // Two threads: there are few sets, and each looks at all features.
        let signals = WorkSharing(threads: 2).map(sets.filter { !$0.isLearned }, least: 1) {
            ($0.id, scorer.score($0.detection))
        }
        let resolver = StyleResolver(
            facts: facts, sets: sets.sorted { $0.id < $1.id }, history: history,
            signals: Dictionary(signals, uniquingKeysWith: { first, _ in first }))
        if let explicit { return try resolver.named(explicit, because: "--set names it") }
        if let pinned { return try resolver.named(pinned, because: "Formwork.xml pins it") }
        return try resolver.detect()
    }

    // MARK: Named sets

    private func named(_ id: SetID, because: String) throws(Failure) -> ResolutionOutcome {
        guard let set = sets.first(where: { $0.id == id }) else {
            let names = sets.map(\.id.description)
            throw Failure(
                .notFound, id: "resolution.unknown-set", "there is no set '\(id)'",
                fix: SpellingSuggestion.question(for: id.description, in: names)
                    ?? "choose one of \(names.joined(separator: ", "))")
        }
        return .chosen(resolution(set, confidence: 1, because: [because]))
    }

    // MARK: Detection

    private func detect() throws(Failure) -> ResolutionOutcome {
        let ranking = facts.architecture.ranking
        guard facts.architecture.label != .unknown, let best = ranking.first else {
            return try fallBack()
        }
        if let rival = Self.rival(in: ranking),
            let outcome = try even(best: best, rival: rival)
        {
            return outcome
        }
        return decide(best.label, share: best.score)
    }

    /// Nothing is known: the default set, and a reason that says so.
    private func fallBack() throws(Failure) -> ResolutionOutcome {
        guard let set = set(for: Self.defaultLabel) ?? sets.first(where: { !$0.isLearned }) else {
            throw Failure(
                .notFound, id: "resolution.no-sets", "there is no set to choose from",
                fix: "add a set under TemplateSets/")
        }
        if !facts.features.isEmpty, unmetTarget(of: set) != nil, hasLearnedSet {
            return learned(
                facts.architecture.label, because: [unfitness(of: set)].compactMap { $0 })
        }
        let reason =
            facts.features.isEmpty
            ? "the project has no features to learn from, so \(set.id) is taken as the default"
            : "the project's \(Wording.count(facts.features.count, "feature")) show too little of a style, "
                + "so \(set.id) is taken as the default"
        return .chosen(resolution(set, confidence: 0.2, because: [reason]))
    }

    /// The second style, where it is about as frequent as the first.
    static func rival(in ranking: [ArchitectureVerdict.Score]) -> ArchitectureVerdict.Score? {
        guard ranking.count >= 2 else { return nil }
        let (first, second) = (ranking[0], ranking[1])
        guard first.score - second.score <= evenness, second.score >= 0.25 else { return nil }
        // Projects with view models have screens without them: those are no style of their own.
        let plain: Set<ArchitectureLabel> = [.mv, .other, .unknown]
        return plain.contains(first.label) || plain.contains(second.label) ? nil : second
    }

    /// Decides between two even styles by the latest features; nil where both lead to one set.
    private func even(
        best: ArchitectureVerdict.Score, rival: ArchitectureVerdict.Score
    ) throws(Failure) -> ResolutionOutcome? {
        guard let first = target(best.label), let second = target(rival.label),
            first.id != second.id
        else { return nil }
        if let newer = try newerStyle(best.label, rival.label) {
            let share = newer == best.label ? best.score : rival.score
            let other = newer == best.label ? rival.label : best.label
            let reason =
                "\(newer.rawValue) and \(other.rawValue) are about even, and the latest "
                + "\(Wording.count(Self.latestFeatures, "feature")) in the history are \(newer.rawValue)"
            return decide(newer, share: share, first: reason)
        }
        return .unsure(
            Indecision(
                candidates: [
                    .init(set: first.id, score: best.score),
                    .init(set: second.id, score: rival.score),
                ],
                because: [
                    "\(Wording.percent(best.score)) of the features are \(best.label.rawValue) and "
                        + "\(Wording.percent(rival.score)) are \(rival.label.rawValue): "
                        + "name one with --set, or pin it in Formwork.xml"
                ]))
    }

    /// The style of the latest features, where at least four of five share it.
    private func newerStyle(
        _ one: ArchitectureLabel, _ other: ArchitectureLabel
    ) throws(Failure) -> ArchitectureLabel? {
        guard let history else { return nil }
        let times = try history.additionTimes(of: facts.features.flatMap { $0.files.map(\.path) })
        var dated: [(time: Int, feature: FeatureFacts)] = []
        for feature in facts.features {
            // A feature is as old as its oldest file: later additions don't make it new.
            if let time = feature.files.compactMap({ times[$0.path] }).min() {
                dated.append((time, feature))
            }
        }
        dated.sort { ($1.time, $0.feature.name) < ($0.time, $1.feature.name) }
        let latest = dated.prefix(Self.latestFeatures).map(\.feature.architecture)
        guard latest.count == Self.latestFeatures else { return nil }
        for label in [one, other] where latest.count(where: { $0 == label }) >= 4 { return label }
        return nil
    }

    // MARK: Sets

    /// The set that stands for a label, or the one that learns from the project.
    private func target(_ label: ArchitectureLabel) -> TemplateSet? {
        set(for: label) ?? sets.first(where: \.isLearned)
    }

    /// The set that stands for a label.
    private func set(for label: ArchitectureLabel) -> TemplateSet? {
        sets.filter { !$0.isLearned && $0.detection.architecture == label.rawValue }
            .max { left, right in
                let a = signals[left.id]?.value ?? 0
                let b = signals[right.id]?.value ?? 0
                return a == b ? right.id < left.id : a < b
            }
    }

    private func decide(
        _ label: ArchitectureLabel, share: Double, first reason: String? = nil
    ) -> ResolutionOutcome {
        if let set = bestBySignals(over: label, share: share) ?? set(for: label),
            share >= Self.leastShare || !hasLearnedSet
        {
            if hasLearnedSet, let unfitness = unfitness(of: set) {
                return learned(
                    label,
                    because: [reason].compactMap { $0 } + [unfitness] + evidence(for: label))
            }
            let confidence = min(1, max(share, facts.architecture.confidence))
            return .chosen(
                resolution(
                    set, confidence: confidence,
                    because: [reason].compactMap { $0 } + reasons(for: set, label: label)))
        }
        let pattern =
            "\(Wording.percent(share)) of the project is \(label.rawValue), which no set stands for, "
            + "so its own features are the pattern"
        return learned(
            label, because: [reason].compactMap { $0 } + [pattern] + evidence(for: label))
    }

    /// A set without a label of its own, or of another, whose signals nearly every feature shows while
    /// no set stands for the project's label.
    private func bestBySignals(over label: ArchitectureLabel, share: Double) -> TemplateSet? {
        guard set(for: label) == nil else { return nil }
        let scored = sets.filter { !$0.isLearned && $0.detection.architecture == nil }
            .map { (set: $0, score: signals[$0.id]?.value ?? 0) }
        guard let best = scored.max(by: { ($0.score, $1.set.id) < ($1.score, $0.set.id) }),
            best.score >= 0.6
        else { return nil }
        return best.set
    }

    private var hasLearnedSet: Bool { sets.contains(where: \.isLearned) }

    /// The project's own features are the pattern, since no set stands for its style or fits it.
    private func learned(_ label: ArchitectureLabel, because: [String]) -> ResolutionOutcome {
        let ranked = alternatives(to: nil).filter { alternative in
            sets.contains { $0.id == alternative.set && !$0.isLearned }
        }
        guard let set = sets.first(where: \.isLearned) else {
            return .unsure(
                Indecision(
                    candidates: ranked,
                    because: ["no set stands for \(label.rawValue), the style of the project"]))
        }
        return .chosen(
            resolution(
                set, confidence: facts.architecture.confidence, because: because,
                nearest: ranked.first?.set))
    }

    private func resolution(
        _ set: TemplateSet, confidence: Double, because: [String], nearest: SetID? = nil
    ) -> Resolution {
        Resolution(
            set: set.id, version: set.version, confidence: confidence, because: because,
            alternatives: alternatives(to: set.id), nearest: nearest)
    }

    /// Every other set with its score, the best first.
    private func alternatives(to chosen: SetID?) -> [Resolution.Alternative] {
        sets.filter { $0.id != chosen }.map {
            Resolution.Alternative(set: $0.id, score: Wording.rounded(score($0)))
        }.sorted { left, right in
            if left.score != right.score { return left.score > right.score }
            // Where nothing speaks for either, the set that a project without a style gets comes first.
            let standard = set(for: Self.defaultLabel)?.id
            if (left.set == standard) != (right.set == standard) { return left.set == standard }
            return left.set < right.set
        }
    }

    /// How well a set fits, 0 to 1: the scan's label and the manifest's signals together.
    func score(_ set: TemplateSet) -> Double {
        if set.isLearned { return facts.features.isEmpty ? 0 : 0.3 }
        let signals = signals[set.id]?.value ?? 0
        guard let label = set.detection.architecture else { return signals }
        let share =
            facts.architecture.ranking.first { $0.label.rawValue == label }?.score ?? 0
        return 0.75 * share + 0.25 * signals
    }
}
