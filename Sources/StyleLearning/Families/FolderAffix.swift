import FileTree
import ProjectScanning

/// What the files of a folder's features have around the names of their own folders, apart from their roles:
/// `DiscoveryPostsView` stands in `Discovery/Posts`, and `GradeResultView` in `Results/Grade`. There a feature is called
/// by its folder, or by both.
struct FolderAffix {
    private(set) var prefix = ""
    private(set) var suffix = ""
    /// Whether the files' names have roles alone behind that.
    private var isKnown = false

    /// Whether the features are called by their folders alone.
    var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

    /// - Parameter family: the features of a folder, called by their own folders.
    init(_ family: Family) {
        self.init(
            family.usual.filter { $0.files.values.contains { $0.isInside && !$0.isTest } }
                .map(\.pattern))
    }

    /// - Parameters:
    ///   - feature: the only feature of a folder that is called by its own folder.
    ///   - home: the folder, which tells what the name of a lone feature has from it: `SignInCardView` in `SignIn/Card`.
    ///   - screens: all screens below the folder, which may agree on a start.
    init?(lone feature: SiblingFeature, in home: String, screens: [RelativePath]) {
        self.init(of: feature)
        guard !isEmpty else { return nil }
        let depth = home.slashParts.count
        let folders = Set(screens.map { $0.components.dropLast().dropFirst(depth).first })
        let agree =
            suffix.isEmpty && folders.subtracting([nil]).count > 1
            && screens.allSatisfy { $0.name.hasPrefix(prefix) }
        guard agree || [prefix, suffix].allSatisfy({ $0.isEmpty || Self.isEnd($0, of: home) })
        else { return nil }
    }

    /// Whether some letters are what a folder is called, or it and those around it.
    private static func isEnd(_ letters: String, of home: String) -> Bool {
        let wanted = letters.folded
        // Of `Posts/Detail` it is `PostDetail` as well.
        return [
            names(of: home), names(of: home).map { $0.hasSuffix("s") ? String($0.dropLast()) : $0 },
        ]
        .contains { names in names.indices.contains { names[$0...].joined() == wanted } }
    }

    private static func names(of folder: String) -> [String] {
        folder.slashParts.filter { !RoleNames.isPartFolder($0) && !RoleNames.isContainer($0) }
            .map(\.folded)
    }

    /// A prefix that some features of a folder have, where others have another one: what most have, or else the one
    /// that the folders around are called.
    static func features(_ features: [SiblingFeature], agreeingIn home: String) -> [SiblingFeature]
    {
        let prefixes = features.map { Self(of: $0).prefix }
        var counts: [String: Int] = [:]
        for prefix in prefixes { counts[prefix, default: 0] += 1 }
        func rank(_ count: (key: String, value: Int)) -> (Int, Int, String) {
            (count.value, names(of: home).contains(count.key.folded) ? 1 : 0, count.key)
        }
        guard counts.count > 1, let best = counts.max(by: { rank($0) < rank($1) }), best.value > 1,
            !best.key.isEmpty, best.value * 2 >= features.count
        else { return features }
        return zip(features, prefixes).filter { $0.1 == best.key }.map(\.0)
    }

    /// Whether what some features of a folder have around their names is usual there: most of those with a screen end
    /// so, and at least half begin so.
    static func isUsual(_ features: [SiblingFeature], among all: [SiblingFeature]) -> Bool {
        let screens = all.filter(\.namesScreen).map(Self.init).filter(\.isKnown)
        let own = features.map(Self.init)
        func count(_ part: (Self) -> String) -> Int? {
            let parts = Set(own.map(part))
            guard parts != [""], parts.count == 1 else { return nil }
            return screens.count { parts.contains(part($0)) }
        }
        return count(\.suffix).map { $0 * 2 > screens.count } ?? true
            && count(\.prefix).map { $0 * 2 >= screens.count } ?? true
    }

    /// Whether all of a folder's features begin so, and are too many for that to be chance.
    func isEveryones(_ features: [SiblingFeature]) -> Bool {
        let screens = features.filter(\.namesScreen).map(Self.init)
        return screens.count > 2 && screens.allSatisfy { $0.prefix == prefix }
    }

    private init(of feature: SiblingFeature) {
        let files = feature.files.filter { $0.isInside && !$0.isTest }
        let screens = files.filter { RoleNames.screenRoles.contains($0.role) }
        self.init((screens.isEmpty ? files : screens).map(\.pattern))
    }

    /// - Parameter patterns: the paths of sources in the features' own folders.
    private init(_ patterns: [PathPattern]) {
        // `CardView+Actions` says nothing that `CardView` doesn't.
        let names = patterns.compactMap(\.aroundName).filter { !$0.behind.contains("+") }
        // `MockSignInCardState` beside `SignInCardView` has more before the same start.
        guard let first = names.first,
            let start = names.map(\.before).min(by: { $0.utf8.count < $1.utf8.count }),
            names.allSatisfy({ $0.before.hasSuffix(start) })
        else { return }
        prefix = start
        // `Result` is what `ResultView` and `ResultScreen` share, and a role is left of both: the longest one there is.
        let starts = [""] + FileBase(first.behind).stems.reversed()
        let common = starts.first { start in
            names.allSatisfy { name in
                name.behind.hasPrefix(start)
                    && RoleNames.isRole(String(name.behind.dropFirst(start.count)))
            }
        }
        suffix = common ?? ""
        isKnown = common != nil
    }

    /// Whether a folder's features may well have this: what stands before their names is a name of a folder around, or
    /// all screens there begin so.
    func holds(in home: String, screens: [RelativePath]) -> Bool {
        let names = home.slashParts.map(\.folded)
        let wanted = prefix.folded
        return prefix.isEmpty || screens.allSatisfy { $0.name.hasPrefix(prefix) }
            || names.contains { $0 == wanted || $0 == wanted + "s" } || Self.isEnd(prefix, of: home)
    }

    /// A name with what belongs around it.
    func called(_ name: String) -> String { prefix + name + suffix }

    /// What a name has between the two; nil where it hasn't both.
    func rest(of name: String?) -> String? {
        guard !isEmpty, let name, name.hasPrefix(prefix), name.hasSuffix(suffix),
            name.count > prefix.count + suffix.count
        else { return nil }
        let rest = name.dropFirst(prefix.count).dropLast(suffix.count)
        return rest.first?.isUppercase == true ? String(rest) : nil
    }
}

extension PathPattern {
    /// What a source's own name has before and behind the feature's; nil where it doesn't bear that.
    fileprivate var aroundName: (before: String, behind: String)? {
        guard case .component(let pieces)? = parts.last else { return nil }
        let place = pieces.firstIndex { if case .name = $0 { true } else { false } }
        guard let place, place < 2, pieces.count == place + 2,
            case .literal(let ending) = pieces[place + 1], ending.hasSuffix(".swift")
        else { return nil }
        guard place == 1 else { return ("", String(ending.dropLast(6))) }
        guard case .literal(let start) = pieces[0] else { return nil }
        return (start, String(ending.dropLast(6)))
    }
}
