import FileTree

/// What the files of a family's roles have in common.
struct FamilyContent {
    /// The content of one role's file.
    enum Content {
        /// Swift code that was generalised.
        case code(CodeNode)
        /// Text in which the feature's name was found.
        case text([NamePiece])
        /// Bytes that are the same everywhere.
        case bytes([UInt8])
        /// Nothing that could stand alone is shared.
        case nothing
    }

    /// A role's content and the file that it follows.
    struct Role {
        var content: Content
        var exemplar: Exemplars.Code

        /// Whether the file is copied byte for byte.
        var isCopied: Bool { if case .bytes = content { true } else { false } }
    }

    /// The roles' contents, in the order of the roles; nil where no file could be read.
    let roles: [Role?]

    init(
        exemplars: Exemplars, optional: [Bool], family: Family, types: DeclaredTypes,
        request: LearningRequest
    ) {
        if request.keepsAll {
            roles = Self.whole(exemplars, family: family)
            return
        }
        let merged = exemplars.code.map { codes in
            codes.map { code in Self.merged(code, among: codes) }
        }
        let followed = request.like == nil ? Self.followed(exemplars, merged) : 0
        let chosen: [Role?] = zip(exemplars.code, merged).map { codes, contents in
            guard !codes.isEmpty else { return nil }
            let index = codes.firstIndex { $0.sibling == followed } ?? Self.fullest(contents)
            guard let node = contents[index] else {
                return Role(
                    content: TextContent(family: family).content(of: codes), exemplar: codes[0])
            }
            return Role(content: .code(node), exemplar: codes[index])
        }
        roles = Self.closed(chosen, optional: optional, family: family, types: types)
    }

    /// Everything of the first feature, with its name taken out where it is meant.
    private static func whole(_ exemplars: Exemplars, family: Family) -> [Role?] {
        // What other features say too isn't the feature's name: `main` of `DispatchQueue.main`.
        let others = exemplars.code.flatMap { $0 }.filter { $0.sibling != 0 }.compactMap(\.node)
        let vocabulary = Set(others.flatMap(\.tokens).filter { !$0.isOwnType }.map(\.text))
        return exemplars.code.map { codes in
            guard let code = codes.first(where: { $0.sibling == 0 }) else { return nil }
            if let node = code.node {
                let pieces = node.tokens.flatMap { token -> [NamePiece] in
                    let isShared = token.kind == .identifier && vocabulary.contains(token.text)
                    return token.leading + (isShared ? [.literal(token.text)] : token.pieces)
                        + token.trailing
                }
                return Role(content: .text(pieces), exemplar: code)
            }
            guard let text = String(validating: code.bytes, as: UTF8.self) else {
                return Role(content: .bytes(code.bytes), exemplar: code)
            }
            let spellings = StemSpellings(family.siblings[0].stem)
            return Role(content: .text(spellings.pieces(of: text)), exemplar: code)
        }
    }

    /// The code of all roles without references to what isn't generated: files that are always made hold together by
    /// themselves, and each that has to be asked for holds together with them.
    private static func closed(
        _ roles: [Role?], optional: [Bool], family: Family, types: DeclaredTypes
    ) -> [Role?] {
        let code = roles.indices.compactMap { index -> (index: Int, node: CodeNode)? in
            guard case .code(let node)? = roles[index]?.content else { return nil }
            return (index, node)
        }
        let closure = ReferenceClosure(
            original: Declarations(code.compactMap { roles[$0.index]?.exemplar.node }),
            ownTypes: ownTypes(roles, family: family, types: types))
        var result = roles
        let always = code.filter { !optional[$0.index] }
        let closed = closure.closed(always.map(\.node))
        for (file, node) in zip(always, closed) { result[file.index]?.content = .code(node) }
        for file in code where optional[file.index] {
            let node = closure.closed([file.node], beside: closed)[0]
            result[file.index]?.content = .code(node)
        }
        return result
    }

    /// The types that the files of the features that are followed declare, generated or not.
    private static func ownTypes(
        _ roles: [Role?], family: Family, types: DeclaredTypes
    ) -> Set<String> {
        var result: Set<String> = []
        for index in Set(roles.compactMap { $0?.exemplar.sibling }) {
            let sibling = family.siblings[index]
            let spellings = StemSpellings(sibling.stem)
            result.formUnion(types.own(of: sibling).map { spellings.pieces(of: $0).key })
        }
        return result
    }

    private static func merged(_ code: Exemplars.Code, among codes: [Exemplars.Code]) -> CodeNode? {
        guard let node = code.node else { return nil }
        let others = codes.filter { $0.sibling != code.sibling }.compactMap(\.node)
        return CodeMerger().merged(node, with: others)
    }

    /// The sibling that all roles follow, as far as it has them, so that the files fit together: the one of which
    /// the most is shared.
    private static func followed(_ exemplars: Exemplars, _ merged: [[CodeNode?]]) -> Int? {
        exemplars.siblings.max { left, right in
            weight(of: left, exemplars, merged) < weight(of: right, exemplars, merged)
        }
    }

    private static func weight(
        of sibling: Int, _ exemplars: Exemplars, _ merged: [[CodeNode?]]
    ) -> (Int, Int, Int) {
        var files = 0
        var tokens = 0
        for (codes, contents) in zip(exemplars.code, merged) {
            guard let index = codes.firstIndex(where: { $0.sibling == sibling }) else { continue }
            files += 1
            tokens += contents[index]?.tokens.count ?? 0
        }
        let place = exemplars.siblings.firstIndex(of: sibling) ?? 0
        return (files, tokens, -place)
    }

    private static func fullest(_ contents: [CodeNode?]) -> Int {
        contents.indices.max { left, right in
            (contents[left]?.tokens.count ?? -1, -left) < (
                contents[right]?.tokens.count ?? -1, -right
            )
        } ?? 0
    }
}
