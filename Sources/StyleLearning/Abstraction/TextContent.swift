import FileTree

/// What files that aren't Swift have in common.
struct TextContent {
    let family: Family
    /// The types that the features' files declare, their names taken out.
    let types: Set<String>

    /// The content that siblings' files share.
    /// - Parameter codes: the files, the one that is followed first.
    func content(of codes: [Exemplars.Code]) -> FamilyContent.Content {
        guard let first = codes.first else { return .nothing }
        if codes.count == 1, let named = namingOwnTypes(first) { return .text(named) }
        if codes.allSatisfy({ $0.bytes == first.bytes }) { return .bytes(first.bytes) }
        let read = codes.compactMap { code in
            String(utf8: code.bytes).map {
                (text: $0, spellings: StemSpellings(family.siblings[code.sibling].stem))
            }
        }
        guard read.count == codes.count else { return .nothing }
        let texts = read.map { $0.spellings.pieces(of: $0.text) }
        let need = Majority.need(of: codes.count)
        if texts.count(where: { $0.key == texts[0].key }) >= need { return .text(texts[0]) }
        switch first.path.fileExtension {
        case "storyboard", "xib":
            let merger = MarkupMerger(spellings: read.map(\.spellings))
            return merger.merged(read.map(\.text)).map { .text($0) } ?? .nothing
        case "strings": return lines(of: texts, need)
        default: return .nothing
        }
    }

    /// A file of Interface Builder that one feature alone has, with the feature's name taken out where it names a class
    /// of the feature's own; nil where it names none.
    private func namingOwnTypes(_ code: Exemplars.Code) -> [NamePiece]? {
        guard ["storyboard", "xib"].contains(code.path.fileExtension),
            let text = String(utf8: code.bytes)
        else { return nil }
        let spellings = StemSpellings(family.siblings[code.sibling].stem)
        var result: [NamePiece] = []
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index > 0 { result.append(.literal("\"")) }
            let pieces = spellings.pieces(of: String(part))
            let isType = index % 2 == 1 && pieces.holdsName && types.contains(pieces.key)
            if isType { result += pieces } else { result.append(.literal(String(part))) }
        }
        return result.holdsName ? result : nil
    }

    /// The lines that most of the texts have.
    private func lines(of texts: [[NamePiece]], _ need: Int) -> FamilyContent.Content {
        let others = texts.dropFirst().map { text in Set(text.lines.map(\.key)) }
        let kept = texts[0].lines.filter { line in
            CommentText.key(of: line).isEmpty
                || 1 + others.count { $0.contains(line.key) } >= need
        }
        guard kept.contains(where: { !CommentText.key(of: $0).isEmpty }) else { return .nothing }
        return .text([NamePiece](lines: kept))
    }
}
