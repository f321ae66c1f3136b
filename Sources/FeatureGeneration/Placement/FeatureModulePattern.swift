import FileTree
import ProjectScanning

/// How a project that gives each feature a target of its own names those targets.
struct FeatureModulePattern: Sendable, Equatable {
    /// What stands before the feature's name in the target's name.
    var prefix: String
    /// What stands behind it.
    var suffix: String
    /// A sibling's target, whose settings a new one gets.
    var sibling: TargetFacts

    /// The pattern that most features follow; nil where features share targets.
    ///
    /// A feature has a target of its own where one target's folders lie within the feature's folder, or are
    /// that folder, and hold no other feature.
    init?(_ facts: ProjectFacts) {
        var found: [FeatureModulePattern] = []
        let placed = facts.features.filter { $0.path != nil }
        for feature in placed {
            guard let path = feature.path,
                let target = facts.targets.first(where: { target in
                    !target.isTest && !target.folders.isEmpty
                        && target.folders.allSatisfy { $0.hasPrefix(path) }
                }), let range = Self.range(of: feature.name, in: target.name)
            else { continue }
            found.append(
                FeatureModulePattern(
                    prefix: String(target.name[..<range.lowerBound]),
                    suffix: String(target.name[range.upperBound...]), sibling: target))
        }
        guard found.count >= 2, found.count * 2 > placed.count else { return nil }
        let counts = Dictionary(grouping: found) { "\($0.prefix)|\($0.suffix)" }
        guard
            let best = counts.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) })?
                .value.min(by: { $0.sibling.name < $1.sibling.name })
        else { return nil }
        self = best
    }

    private init(prefix: String, suffix: String, sibling: TargetFacts) {
        self.prefix = prefix
        self.suffix = suffix
        self.sibling = sibling
    }

    /// The target of a new feature, with a sibling's settings.
    func target(of feature: FeatureName) -> TargetFacts {
        var target = sibling
        target.name = prefix + feature.description + suffix
        target.module = target.name
        target.folders = []
        target.listedFiles = []
        return target
    }

    private static func range(of name: String, in text: String) -> Range<String.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].hasPrefix(name) {
                return start..<text.index(start, offsetBy: name.count)
            }
            start = text.index(after: start)
        }
        return nil
    }
}
