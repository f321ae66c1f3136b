import ProjectScanning

/// Leaves one of two names that files for one job have: half of the features have `CartTests` in a folder, the others
/// `CartFeatureTests`, and none has both.
struct SameJob {
    let family: Family

    /// The family with the rarer name, or the later one, as an option.
    var settled: Family {
        var family = family
        let made = Set(family.made.map(\.pattern))
        var kept: [FamilyRole] = []
        for index in family.roles.indices where made.contains(family.roles[index].pattern) {
            let role = family.roles[index]
            if kept.contains(where: { isSame($0, role) }) {
                family.roles[index].isPromoted = false
                family.roles[index].isDemoted = true
            } else {
                kept.append(role)
            }
        }
        return family
    }

    private func isSame(_ left: FamilyRole, _ right: FamilyRole) -> Bool {
        guard left.isTest == right.isTest, left.pattern.isNameAndMore, right.pattern.isNameAndMore,
            left.pattern.folderKey == right.pattern.folderKey,
            Set(left.files.keys).isDisjoint(with: right.files.keys)
        else { return false }
        if left.isTest { return [left, right].allSatisfy(isWhole) }
        let roles = Set([left, right].flatMap { $0.files.values.map(\.role) })
        return roles.count == 1 && roles.isDisjoint(with: ["other"])
    }

    /// Whether tests are of a feature as a whole rather than of one of its files.
    private func isWhole(_ tests: FamilyRole) -> Bool {
        tests.files.allSatisfy { sibling, file in
            let base = FileBase(file.path.name).base
            return base.hasSuffix("Tests")
                && !family.siblings[sibling].files.contains {
                    !$0.isTest && FileBase($0.path.name).base == base.dropLast(5)
                }
        }
    }
}

extension PathPattern {
    /// Whether the file's own name is the feature's with something behind it.
    fileprivate var isNameAndMore: Bool {
        guard case .component(let pieces)? = parts.last, pieces.count == 2, case .name = pieces[0]
        else { return false }
        return isSource
    }

    /// Equal for files in folders that are called alike.
    fileprivate var folderKey: String { PathPattern(parts: parts.dropLast()).key }
}
