import FileTree
import ProjectScanning
import TemplateManifest

/// The target that features of a learned set stand in: a set learned of one module's screens writes into that module.
struct HostTarget {
    /// The target; nil where the set's files stand in none, or in several.
    let target: TargetFacts?

    /// - Parameters:
    ///   - set: the set.
    ///   - facts: what the scan learned.
    init(of set: TemplateSet, in facts: ProjectFacts) {
        guard !set.siblings.isEmpty else {
            target = nil
            return
        }
        let group = set.siblingGroup?.path ?? ""
        let holders = set.files.compactMap { file -> TargetFacts? in
            let literal = file.output.text.prefix { $0 != "{" }
            let folder = literal.prefix(through: literal.lastIndex(of: "/") ?? literal.startIndex)
            let paths = [folder + group + "/_", folder + "_"].compactMap {
                try? RelativePath(validating: String($0))
            }
            return paths.lazy.compactMap { path in
                facts.targets.first { target in
                    !target.isTest && target.folders.contains { path.hasPrefix($0) }
                }
            }.first
        }
        target = Set(holders.map(\.name)).count == 1 ? holders.first : nil
    }
}
