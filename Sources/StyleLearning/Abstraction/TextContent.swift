import FileTree

/// What files that aren't Swift have in common.
struct TextContent {
    let family: Family

    /// The content that siblings' files share.
    /// - Parameter codes: the files, the one that is followed first.
    func content(of codes: [Exemplars.Code]) -> FamilyContent.Content {
        guard let first = codes.first else { return .nothing }
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
