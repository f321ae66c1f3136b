/// Tells how well the files of some features are foreseen by others: each is left out in turn, and what at least
/// half of the others have is held against what it has.
struct PatternPrediction {
    private var counts: [String: Int] = [:]
    private let size: Int

    /// Counts the patterns of the features that foresee.
    init(_ members: [SiblingFeature]) {
        for member in members {
            for key in member.namedPatterns { counts[key, default: 0] += 1 }
        }
        size = members.count
    }

    /// The mean F1 over features that are among those counted; nil where no other is left to foresee one.
    func meanF1(of features: [SiblingFeature]) -> Double? {
        guard size > 1, !features.isEmpty else { return nil }
        let sum = features.reduce(0.0) { $0 + f1(of: $1) }
        return sum / Double(features.count)
    }

    private func f1(of feature: SiblingFeature) -> Double {
        let own = feature.namedPatterns
        var planned = 0
        var right = 0
        for (key, count) in counts {
            let isOwn = own.contains(key)
            let others = count - (isOwn ? 1 : 0)
            guard others > 0, others * 2 >= size - 1 else { continue }
            planned += 1
            if isOwn { right += 1 }
        }
        let total = planned + own.count
        return total == 0 ? 0 : 2 * Double(right) / Double(total)
    }
}
