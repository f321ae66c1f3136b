import FileTree

/// What files that aren't Swift have in common.
struct TextContent {
    let family: Family

    /// The content that siblings' files share.
    func content(of codes: [Exemplars.Code]) -> FamilyContent.Content {
        guard let first = codes.first else { return .nothing }
        if codes.allSatisfy({ $0.bytes == first.bytes }) { return .bytes(first.bytes) }
        let texts = codes.map { code in
            String(utf8: code.bytes).map {
                StemSpellings(family.siblings[code.sibling].stem).pieces(of: $0)
            }
        }
        guard let text = texts[0] else { return .nothing }
        let same = texts.count { $0?.key == text.key }
        return same >= Majority.need(of: codes.count) ? .text(text) : .nothing
    }
}
