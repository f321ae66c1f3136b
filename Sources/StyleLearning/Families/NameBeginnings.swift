import FileTree
import ProjectScanning

/// Names that are no features' names, since they only begin those of several others: of `SignalList`, `SignalTrades` and
/// `Signal`, the first two have a view controller and a view model each, and nothing is left of the last.
struct NameBeginnings {
    /// The names that whole features bear, by the words that they may begin with.
    private var whole: Set<String> = []
    /// What follows a whole feature's name in others, with how many features have it.
    private var parts: [String: Int] = [:]
    /// How many whole features' names each name begins.
    private var counts: [String: Int] = [:]

    init(_ tree: ProjectTree) {
        var roles: [String: Set<String>] = [:]
        for file in tree.files {
            guard let (stem, role) = tree.name(of: file) else { continue }
            roles[stem, default: []].insert(role)
        }
        whole = Set(
            roles.filter { $0.value.count > 1 && !RoleNames.screenRoles.isDisjoint(with: $0.value) }
                .keys)
        for name in whole {
            for start in FileBase(name).stems where start != name {
                counts[start, default: 0] += 1
                if whole.contains(start) {
                    parts[String(name.dropFirst(start.count)), default: 0] += 1
                }
            }
        }
    }

    /// The names that a file's feature may have, without those that only begin the name of another one.
    func features(among stems: some Collection<String>) -> Set<String> {
        let all = Set(stems)
        guard let own = all.filter(whole.contains).max(by: { $0.utf8.count < $1.utf8.count })
        else { return all }
        return all.filter { stem in
            guard stem != own, own.hasPrefix(stem) else { return true }
            // A part that several features have is theirs: `CartRow` and `OrderRow`.
            if whole.contains(stem) {
                return parts[String(own.dropFirst(stem.count)), default: 0] > 1
            }
            return counts[stem, default: 0] < 2
        }
    }
}
