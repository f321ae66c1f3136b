import ProjectScanning
import StyleLearning

/// A folder with features that nothing was learned from, although it could have been.
struct OtherFeatures: Equatable {
    /// The folder.
    var folder: String
    /// How many features stand in it.
    var count: Int

    /// The folders that hold at least two features each, none of them learned from; the fullest first.
    static func all(in facts: ProjectFacts, beside report: LearningReport) -> [OtherFeatures] {
        let taken = Set(report.siblings.compactMap { parent(of: $0.folder) })
        let names = Set(report.siblings.map(\.name))
        var counts: [String: Int] = [:]
        for feature in facts.features where !names.contains(feature.name) {
            guard let folder = parent(of: feature.path?.string), !taken.contains(folder) else {
                continue
            }
            counts[folder, default: 0] += 1
        }
        return counts.filter { $0.value > 1 }.map { OtherFeatures(folder: $0.key, count: $0.value) }
            .sorted { ($1.count, $0.folder) < ($0.count, $1.folder) }
    }

    /// The folder that more than half of the features stand in which were learned from, or else the one that all of them
    /// stand below; nil where there is none.
    static func folder(of report: LearningReport) -> String? {
        let parents = report.siblings.compactMap { parent(of: $0.folder) }
        let counts = Dictionary(grouping: parents) { $0 }.mapValues(\.count)
        if let most = counts.first(where: { $0.value * 2 > parents.count }) { return most.key }
        guard var common = parents.first?.split(separator: "/") else { return nil }
        for parent in parents {
            let shared = zip(common, parent.split(separator: "/")).prefix { $0 == $1 }.count
            common = Array(common.prefix(shared))
        }
        return common.isEmpty ? nil : common.joined(separator: "/")
    }

    private static func parent(of folder: String?) -> String? {
        guard let folder, let slash = folder.lastIndex(of: "/") else { return nil }
        return String(folder[..<slash])
    }
}
