import FileTree
import ProjectScanning

extension ProjectFacts {
    /// The fewest features of a folder that tell its style.
    private static let leastFeatures = 3

    /// The facts with the features and the architecture of one folder, as a repository of several
    /// projects needs them; nil where the folder holds all features, or too few to tell its style.
    func narrowed(to folder: RelativePath) -> ProjectFacts? {
        let inside = features.filter { feature in
            (feature.path ?? feature.files.first?.path)?.hasPrefix(folder) ?? false
        }
        let labels = inside.compactMap(\.architecture)
        guard inside.count < features.count, labels.count >= Self.leastFeatures else { return nil }
        var counts: [ArchitectureLabel: Int] = [:]
        for label in labels { counts[label, default: 0] += 1 }
        let ranking = counts.map { label, count in
            ArchitectureVerdict.Score(
                label: label, score: Wording.rounded(Double(count) / Double(labels.count)))
        }
        .sorted { ($1.score, $0.label.rawValue) < ($0.score, $1.label.rawValue) }
        guard let best = ranking.first else { return nil }
        var facts = self
        facts.features = inside
        facts.architecture = ArchitectureVerdict(
            label: best.label, confidence: best.score, ranking: ranking,
            evidence: architecture.evidence.filter { $0.path.hasPrefix(folder) })
        return facts
    }
}
