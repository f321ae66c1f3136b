import FileTree

/// How a new feature's own folder is spelt.
struct FolderSpelling {
    /// The siblings below the same parent.
    let members: [SiblingFeature]
    /// Others below the same root, which tell less.
    let others: [SiblingFeature]

    /// How much more a sibling tells than another one.
    private static let nearness = 3

    /// What most of them do; nil where none has a folder of its own.
    var pieces: [NamePiece]? {
        let near = Self.counts(of: members)
        // A module may be called otherwise than a folder in it.
        let depths = Set(members.compactMap { $0.folder?.slashParts.count })
        let wide = Self.counts(
            of: others.filter { other in
                near.isEmpty || other.folder.map { depths.contains($0.slashParts.count) } ?? false
            })
        let best = Set(near.keys).union(wide.keys).max { left, right in
            let a = (near[left] ?? 0) * Self.nearness + (wide[left] ?? 0)
            let b = (near[right] ?? 0) * Self.nearness + (wide[right] ?? 0)
            return a == b ? left.key > right.key : a < b
        }
        if let best { return best }
        let hasFolder = (members + others).contains { $0.folder != nil }
        return hasFolder ? [.name(NameForms(.plain))] : nil
    }

    private static func counts(of members: [SiblingFeature]) -> [[NamePiece]: Int] {
        var counts: [[NamePiece]: Int] = [:]
        for member in members {
            guard let name = member.folder?.split(separator: "/").last else { continue }
            var pieces = StemSpellings(member.stem).pieces(of: String(name))
            // A folder of another name than its files still shows how words are put together.
            if !pieces.holdsName {
                pieces = StemSpellings(identifier(name)).pieces(of: String(name))
            }
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
