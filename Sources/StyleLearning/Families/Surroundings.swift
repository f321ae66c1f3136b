import FileTree

/// Decides on sources outside of the features' own folders: they may be of a feature's subject, such as a model that
/// some features are about, so all of the siblings have to have one, or two thirds of them and half of the others. What
/// stands in a folder beside the features' is theirs, and those below the same parent decide.
struct Surroundings {
    private let beside: PatternShares
    private let members: PatternShares
    private let all: PatternShares
    private let place: FeaturePlace

    /// - Parameters:
    ///   - beside: the features below the same parent.
    ///   - members: all of the features below the same root.
    ///   - all: all of the project's features.
    ///   - place: where the new feature goes.
    init(
        beside: [SiblingFeature], members: [SiblingFeature], all: [SiblingFeature],
        place: FeaturePlace
    ) {
        self.beside = PatternShares(beside)
        self.members = PatternShares(members)
        self.all = PatternShares(all)
        self.place = place
    }

    /// The family without what too few have.
    func family(_ family: Family) -> Family {
        var family = family
        for index in family.roles.indices {
            let role = family.roles[index]
            guard !role.isTest, !role.files.values.contains(where: \.isInside) else { continue }
            let key = role.pattern.key
            // A second folder of the feature's own beside the first one, or one that more than half of all have, isn't
            // the subject's.
            let isBeside = isNear(role.pattern)
            if role.pattern.hasOwnFolder, isBeside || members.share(of: key) > 0.5 {
                let isNeighbours = beside.count > 1 && beside.share(of: key) >= 0.5
                if isBeside, isNeighbours, beside.holders(of: key) > 1 {
                    family.roles[index].isPromoted = true
                }
                continue
            }
            let isRare = members.share(of: key) < 0.5 || all.share(of: key) < 0.5
            let isCommon = beside.share(of: key) * 3 >= 2 && !isRare
            let isEveryones = beside.share(of: key) == 1 && beside.count > 2
            // Those that don't follow the pattern have no say.
            let isPatterns = role.support == family.siblings.count && role.support > 2
            if !isCommon, !isEveryones, !isPatterns { family.roles[index].isDemoted = true }
        }
        return family
    }

    /// Whether a file stands in a folder beside the one that holds the features, such as `Interface` beside `Implement`.
    private func isNear(_ pattern: PathPattern) -> Bool {
        let home = place.root.slashParts + (place.group?.slashParts ?? [])
        let folders = pattern.placed(in: place.group).parts.prefix { $0 != .ownFolder }.map(\.text)
        let common = zip(home, folders).prefix { $0 == $1 }.count
        return folders.count == home.count && common > 0 && common == home.count - 1
    }
}

/// How many of some features have files of a pattern.
private struct PatternShares {
    let count: Int
    private var counts: [String: Int] = [:]

    init(_ features: [SiblingFeature]) {
        count = features.count
        for feature in features {
            for key in feature.patterns { counts[key, default: 0] += 1 }
        }
    }

    /// The share of the features that have one; all where there are none.
    func share(of key: String) -> Double {
        count == 0 ? 1 : Double(holders(of: key)) / Double(count)
    }

    /// How many of the features have one.
    func holders(of key: String) -> Int { counts[key] ?? 0 }
}

extension PathPattern.Part {
    /// The folder's name; nil where each feature has its own.
    fileprivate var text: String? {
        guard case .component(let pieces) = self, pieces.count == 1,
            case .literal(let text) = pieces[0]
        else { return nil }
        return text
    }
}
