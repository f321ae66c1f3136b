import ProjectScanning

/// What the files of a folder's features have around the names of their own folders, apart from their roles:
/// `DiscoveryPostsView` stands in `Discovery/Posts`, and `GradeResultView` in `Results/Grade`. There a feature is called
/// by its folder, or by both.
struct FolderAffix {
    private(set) var prefix = ""
    private(set) var suffix = ""

    /// Whether the features are called by their folders alone.
    var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

    /// - Parameter family: the features of a folder, called by their own folders.
    init(_ family: Family) {
        let names = family.usual.filter { $0.files.values.contains { $0.isInside && !$0.isTest } }
            .compactMap { $0.pattern.aroundName }
        guard let first = names.first, names.allSatisfy({ $0.before == first.before }) else {
            return
        }
        prefix = first.before
        // `Result` is what `ResultView` and `ResultScreen` share, and a role is left of both.
        suffix =
            FileBase(first.behind).stems.first { start in
                names.allSatisfy { name in
                    name.behind.hasPrefix(start)
                        && RoleNames.isRole(String(name.behind.dropFirst(start.count)))
                }
            } ?? ""
    }

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
