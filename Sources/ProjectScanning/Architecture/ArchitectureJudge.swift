import FileTree

/// Weighs what the screens of each feature show into one verdict.
struct ArchitectureJudge {
    let types: TypeTable

    /// The weight of a screen that shows nothing but a view: view-model projects have such screens too.
    static let plainViewWeight = 0.3
    /// Screens without a driver that a verdict of `mv` or `mvc` needs at least.
    static let leastPlainScreens = 3
    /// The most evidence that is kept for a label.
    static let evidencePerLabel = 12

    private struct Vote {
        /// The place of the feature in the list.
        var feature = 0
        var shares: [ArchitectureLabel: Double] = [:]
        var weight = 0.0
        var screens = 0
    }

    /// Judges, and notes each feature's own architecture.
    func judge(_ features: inout [FoundFeature], files: [SourceFile]) -> ArchitectureVerdict {
        var evidence: [ArchitectureVerdict.Evidence] = []
        var votes: [Vote] = []
        for (index, feature) in features.enumerated() {
            guard var vote = vote(of: feature, evidence: &evidence) else { continue }
            vote.feature = index
            votes.append(vote)
        }
        let screens = votes.reduce(0) { $0 + $1.screens }
        for layering in LayeringSignal.all {
            guard let parts = layering.find(files, screens, types) else { continue }
            let taken = Self.features(
                of: layering, parts, among: votes.map(\.feature), in: features)
            for index in votes.indices where taken?.contains(votes[index].feature) ?? true {
                Self.apply(layering, to: &votes[index])
            }
            for part in parts {
                evidence += part.places.map { place in
                    ArchitectureVerdict.Evidence(
                        label: layering.label, weight: 3, path: place.path, line: place.line,
                        what: part.what)
                }
            }
        }
        for vote in votes {
            features[vote.feature].architecture = Self.best(vote.shares)?.key
        }
        return verdict(votes, screens: screens, evidence: evidence)
    }

    /// What a feature votes for: the mean of its screens.
    private func vote(
        of feature: FoundFeature, evidence: inout [ArchitectureVerdict.Evidence]
    ) -> Vote? {
        var vote = Vote()
        for family in ScreenFamily.families(of: feature) {
            var scores: [ArchitectureLabel: Double] = [:]
            var found: [ArchitectureVerdict.Evidence] = []
            for signal in ArchitectureSignals.all {
                guard let place = signal.find(family, types) else { continue }
                scores[signal.label, default: 0] += signal.weight
                found.append(
                    ArchitectureVerdict.Evidence(
                        label: signal.label, weight: signal.weight, path: place.path,
                        line: place.line, what: signal.what))
            }
            guard let best = Self.best(scores) else { continue }
            let weight = best.key == .mv ? Self.plainViewWeight : 1
            vote.shares[best.key, default: 0] += weight
            vote.weight += weight
            vote.screens += 1
            evidence += found.filter { $0.label == best.key }
        }
        // Views beside a screen with a view model are its parts, no screens in another style.
        if let views = vote.shares[.mv], views < vote.weight, hasViewModel(vote) {
            vote.shares[.mv] = nil
            vote.weight -= views
        }
        guard vote.weight > 0 else { return nil }
        for label in vote.shares.keys { vote.shares[label]? /= vote.weight }
        // A feature of many screens says more than one of one screen, but not in proportion.
        vote.weight = vote.weight.squareRoot()
        return vote
    }

    /// The label of the highest score; of equal ones the one that says most.
    private static func best(
        _ scores: [ArchitectureLabel: Double]
    ) -> (key: ArchitectureLabel, value: Double)? {
        scores.max { left, right in
            (left.value, -rank(left.key), right.key.rawValue)
                < (right.value, -rank(right.key), left.key.rawValue)
        }
    }

    /// How little a label says: what is called `other` or shows nothing but views loses a tie.
    private static func rank(_ label: ArchitectureLabel) -> Int {
        switch label {
        case .unknown: 3
        case .other: 2
        case .mv, .mvc: 1
        default: 0
        }
    }

    private func hasViewModel(_ vote: Vote) -> Bool {
        vote.shares[.mvvmObservable] != nil || vote.shares[.mvvmObservableObject] != nil
    }

    /// The features that a layering takes; nil for all of them, where its types stand outside of features or in most
    /// of those that vote.
    private static func features(
        of layering: LayeringSignal, _ parts: [LayeringSignal.LayerPart], among votes: [Int],
        in features: [FoundFeature]
    ) -> Set<Int>? {
        // Its first part is what each screen of the layering stands on.
        guard layering.isOwn, let first = parts.first else { return nil }
        var owners: [RelativePath: Int] = [:]
        for (index, feature) in features.enumerated() {
            for file in feature.files { owners[file.path] = index }
        }
        let found = first.places.map { owners[$0.path] }
        let outside = found.count { $0 == nil }
        let holders = Set(found.compactMap(\.self))
        if outside * 2 >= found.count || holders.count * 2 > votes.count { return nil }
        return holders
    }

    /// Gives most of a feature's vote to the layering that its screens belong to.
    private static func apply(_ layering: LayeringSignal, to vote: inout Vote) {
        var taken = 0.0
        for (label, share) in vote.shares where layering.takes.contains(label) {
            taken += share * 0.8
            vote.shares[label] = share * 0.2
        }
        if taken > 0 { vote.shares[layering.label, default: 0] += taken }
    }

    private func verdict(
        _ votes: [Vote], screens: Int, evidence: [ArchitectureVerdict.Evidence]
    ) -> ArchitectureVerdict {
        let total = votes.reduce(0) { $0 + $1.weight }
        guard total > 0 else { return .unknown }
        var shares: [ArchitectureLabel: Double] = [:]
        // Labels are added up in one order, so that the sum is the same in every run.
        for vote in votes {
            for label in ArchitectureLabel.allCases {
                if let share = vote.shares[label] {
                    shares[label, default: 0] += share * vote.weight / total
                }
            }
        }
        let ranking = shares.map {
            ArchitectureVerdict.Score(label: $0.key, score: Self.rounded($0.value))
        }
        .filter { $0.score > 0 }
        .sorted {
            ($1.score, Self.rank($0.label), $0.label.rawValue)
                < ($0.score, Self.rank($1.label), $1.label.rawValue)
        }
        guard let best = ranking.first else { return .unknown }
        let amount = Double(screens) / (Double(screens) + 0.5)
        var verdict = ArchitectureVerdict(
            label: best.label, confidence: Self.rounded(best.score * amount), ranking: ranking,
            evidence: Self.selected(evidence, ranking: ranking))
        if best.label == .mv || best.label == .mvc, screens < Self.leastPlainScreens {
            verdict.label = .unknown
            verdict.confidence = 0
        }
        return verdict
    }

    static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

    /// The weightiest evidence of each label, by path where weights are equal.
    private static func selected(
        _ evidence: [ArchitectureVerdict.Evidence], ranking: [ArchitectureVerdict.Score]
    ) -> [ArchitectureVerdict.Evidence] {
        ranking.flatMap { score in
            evidence.filter { $0.label == score.label }
                .sorted {
                    ($1.weight, $0.path.string, $0.line, $0.what)
                        < ($0.weight, $1.path.string, $1.line, $1.what)
                }
                .prefix(evidencePerLabel)
        }
    }
}
