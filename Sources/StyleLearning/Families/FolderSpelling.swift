import FileTree
import TemplateLanguage

/// How a new feature's own folder is spelt.
struct FolderSpelling {
    /// The siblings below the same parent.
    let members: [SiblingFeature]
    /// Others below the same root, which tell less.
    let others: [SiblingFeature]

    /// How much more a sibling tells than another one.
    private static let nearness = 3

    /// What most of them do; nil where none has a folder of its own. A folder of another name than its files shows how
    /// words are put together, where no other one tells.
    var pieces: [NamePiece]? {
        if let best = best({ Self.counts(of: $0) }) ?? best(Self.countsOfWords) { return best }
        let hasFolder = (members + others).contains { $0.folder != nil }
        return hasFolder ? [.name(NameForms(.plain))] : nil
    }

    private func best(_ counts: ([SiblingFeature]) -> [[NamePiece]: Int]) -> [NamePiece]? {
        let near = counts(members)
        // A module may be called otherwise than a folder in it.
        let depths = Set(members.compactMap { $0.folder?.slashParts.count })
        let level = others.filter { other in
            near.isEmpty || other.folder.map { depths.contains($0.slashParts.count) } ?? false
        }
        let wide = counts(level)
        func count(_ pieces: [NamePiece]) -> Int {
            (near[pieces] ?? 0) * Self.nearness + (wide[pieces] ?? 0)
        }
        let best = Set(near.keys).union(wide.keys).max { left, right in
            let counts = (count(left), count(right))
            return counts.0 == counts.1 ? left.key > right.key : counts.0 < counts.1
        }
        guard let best else { return nil }
        // Where a team writes a name's words now together and now apart, the former is how its files are called.
        let together: [NamePiece] = [.name(NameForms(.plain))]
        guard best == [.name(NameForms(.titleWords))] else { return best }
        // Names of one word tell nothing of that.
        let tells = { (one: SiblingFeature) in NameWords.split(one.stem).count > 1 }
        let ofSeveral = Self(members: members.filter(tells), others: level.filter(tells))
        return ofSeveral.count(of: together, counts) * 3 > ofSeveral.count(of: best, counts) * 2
            ? together : best
    }

    /// How many siblings spell it so, the near ones counted more.
    private func count(
        of pieces: [NamePiece], _ counts: ([SiblingFeature]) -> [[NamePiece]: Int]
    ) -> Int {
        (counts(members)[pieces] ?? 0) * Self.nearness + (counts(others)[pieces] ?? 0)
    }

    private static func counts(of members: [SiblingFeature]) -> [[NamePiece]: Int] {
        counts(of: members) { member, _ in member.stem }
    }

    private static func countsOfWords(_ members: [SiblingFeature]) -> [[NamePiece]: Int] {
        counts(of: members) { _, folder in identifier(folder) }
    }

    private static func counts(
        of members: [SiblingFeature], called name: (SiblingFeature, Substring) -> String
    ) -> [[NamePiece]: Int] {
        var counts: [[NamePiece]: Int] = [:]
        for member in members {
            guard let folder = member.folder?.split(separator: "/").last else { continue }
            let pieces = StemSpellings(name(member, folder)).pieces(of: String(folder))
            guard pieces.holdsName else { continue }
            for variant in variants(of: pieces) { counts[variant, default: 0] += 1 }
        }
        return counts
    }

    private static func identifier(_ folder: Substring) -> String {
        folder.split { !$0.isLetter && !$0.isNumber }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func variants(of pieces: [NamePiece]) -> [[NamePiece]] {
        var result: [[NamePiece]] = [[]]
        for piece in pieces {
            guard case .name(let forms) = piece else {
                result = result.map { $0 + [piece] }
                continue
            }
            result = result.flatMap { start in
                forms.members.map { start + [.name(NameForms($0))] }
            }
        }
        return result
    }
}
