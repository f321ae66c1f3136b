import FileTree
import ProjectScanning

/// What the files of a family's roles have in common.
struct FamilyContent {
    /// The content of one role's file.
    enum Content: Sendable {
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
    struct Role: Sendable {
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
            // A set that is saved makes the feature in a project that may not have it any more.
            roles = Self.whole(
                exemplars, family: family, beside: request.feature == nil ? nil : types)
            return
        }
        let support = LineSupport(exemplars.code)
        let candidates =
            request.like == nil
            ? Self.candidates(exemplars, optional: optional, by: support) : [0]
        let merged = Self.merged(exemplars, following: candidates, types: types)
        let own = OwnTypes(family: family, types: types)
        let declared = Declarations(of: Array(exemplars.declarations.values))
        let followed = candidates.map { ($0, Self.following($0, exemplars, merged, family)) }
        let choices = WorkSharing.amongProcessors.map(followed, least: 1) { sibling, roles in
            let closed = Self.closed(
                roles, optional: optional, types: own, beside: exemplars.others[sibling] ?? [],
                siblings: declared, reads: exemplars.reads)
            return Choice(roles: closed, optional: optional, by: support)
        }
        // All roles follow one sibling, so that the files fit together: the one that is the most like the others.
        let chosen = Choice.best(of: choices)?.roles ?? []
        let imports = NeededImports(exemplars.imports, isDeclared: types.isDeclared)
        let placeholders = Placeholders(exemplars.marks)
        let always = Self.types(of: chosen) { !optional[$0] }
        let all = Self.types(of: chosen) { _ in true }
        roles = chosen.enumerated().map { index, role in
            guard var role, case .code(let node) = role.content,
                let original = role.exemplar.node
            else { return role }
            let whole = EmptiedFile.completed(
                imports.completed(node, like: original), once: original,
                types: optional[index] ? all : always)
            role.content =
                whole.map { node in
                    .code(BlankLines(like: original).tidied(placeholders.marked(node)))
                } ?? .nothing
            return role
        }
    }

    /// What is shared of each file of each role, where it is followed; nil for the files that are there to be compared
    /// with.
    private static func merged(
        _ exemplars: Exemplars, following candidates: [Int], types: DeclaredTypes
    ) -> [[CodeNode?]] {
        let ownTypes = exemplars.declarations.mapValues(\.types)
        let common = Majority.shared(Array(ownTypes.values))
        let declarations = TypeDeclarations(exemplars)
        var mergers: [Int: CodeMerger] = [:]
        var orders: [(role: Int, file: Int, merger: CodeMerger)] = []
        for (role, codes) in exemplars.code.enumerated() {
            let isHeldByAll = candidates.allSatisfy { sibling in
                codes.contains { $0.sibling == sibling }
            }
            for (file, code) in codes.enumerated()
            where candidates.contains(code.sibling) || !isHeldByAll && file < maximumFollowed {
                let merger =
                    mergers[code.sibling]
                    ?? CodeMerger(
                        types: ownTypes[code.sibling] ?? [], common: common,
                        elsewhere: declarations.others(than: code.sibling))
                mergers[code.sibling] = merger
                orders.append((role, file, merger))
            }
        }
        let nodes = WorkSharing.amongProcessors.map(orders, least: 1) { order in
            let codes = exemplars.code[order.role]
            let code = codes[order.file]
            let labels = exemplars.declarations[code.sibling].map { CalledLabels(declared: $0) }
            return merged(code, among: codes, by: order.merger, labels).map {
                SharedDeclarations.removed(from: $0, where: types.isDeclaredOnce)
            }
        }
        var result = exemplars.code.map { [CodeNode?](repeating: nil, count: $0.count) }
        for (order, node) in zip(orders, nodes) { result[order.role][order.file] = node }
        return result
    }

    /// The types that some of the roles declare.
    private static func types(of roles: [Role?], where isMade: (Int) -> Bool) -> Set<String> {
        Declarations(
            roles.enumerated().compactMap { index, role in
                guard isMade(index), case .code(let node)? = role?.content else { return nil }
                return node
            }
        ).types
    }

    /// The roles' contents where one sibling is followed, as far as it has them.
    private static func following(
        _ followed: Int, _ exemplars: Exemplars, _ merged: [[CodeNode?]], _ family: Family
    ) -> [Role?] {
        zip(exemplars.code, merged).map { codes, contents in
            guard !codes.isEmpty else { return nil }
            let index = codes.firstIndex { $0.sibling == followed } ?? fullest(contents)
            let empty = codes.filter(\.isBlank)
            if codes[index].isBlank, empty.count * 2 > codes.count {
                // It holds a folder, and says nothing.
                return Role(content: .bytes(codes[index].bytes), exemplar: codes[index])
            }
            guard let node = contents[index] else {
                let first = codes.firstIndex { $0.sibling == followed } ?? 0
                let ordered =
                    [codes[first]] + codes.enumerated().filter { $0.offset != first }.map(\.element)
                return Role(
                    content: TextContent(
                        family: family,
                        types: exemplars.declarations[ordered[0].sibling]?.types ?? []
                    ).content(of: ordered), exemplar: ordered[0])
            }
            return Role(content: .code(node), exemplar: codes[index])
        }
    }

    /// How many siblings are tried as the one that is followed.
    private static let maximumFollowed = 12

    /// The siblings that may be followed: those with the most of the files, and of these the most like the others.
    private static func candidates(
        _ exemplars: Exemplars, optional: [Bool], by support: LineSupport
    ) -> [Int] {
        let ranks = exemplars.siblings.enumerated().map { place, sibling in
            exemplars.code.indices.reduce((files: 0, score: 0.0, place: -place)) { sum, role in
                guard !optional[role],
                    let code = exemplars.code[role].first(where: { $0.sibling == sibling })
                else { return sum }
                let score = support.score(of: code.lines, in: role)
                return (sum.files + 1, sum.score + score, sum.place)
            }
        }
        return ranks.indices.sorted { ranks[$1] < ranks[$0] }.prefix(maximumFollowed)
            .map { exemplars.siblings[$0] }
    }

    /// Everything of the first feature, with its name taken out where it is meant.
    /// - Parameter types: the types that are there already, of which none is declared again; nil where that isn't known.
    private static func whole(
        _ exemplars: Exemplars, family: Family, beside types: DeclaredTypes?
    ) -> [Role?] {
        // What other features say too isn't the feature's name: `main` of `DispatchQueue.main`.
        let others = exemplars.code.flatMap { $0 }.filter { $0.sibling != 0 }.compactMap(\.node)
        let vocabulary = Set(others.flatMap(\.tokens).filter { !$0.isOwnType }.map(\.text))
        // What the feature itself declares is its own, whoever else names it.
        let declared = Declarations(
            exemplars.code.flatMap { $0 }.filter { $0.sibling == 0 }.compactMap(\.node))
        let own = declared.visible
        let labels = CalledLabels(declared: declared)
        let spellings = StemSpellings(family.siblings[0].stem)
        return exemplars.code.map { codes in
            guard let code = codes.first(where: { $0.sibling == 0 }) else { return nil }
            if var node = code.node {
                if let types, types.areSeen(in: code.path, besides: family.siblings[0]) {
                    // A module has one file of a name.
                    guard spellings.pieces(of: code.path.name).holdsName,
                        let left = unshared(node, types)
                    else { return Role(content: .nothing, exemplar: code) }
                    node = left
                }
                let pieces = labels.settled(node).tokens.flatMap { token -> [NamePiece] in
                    let isShared =
                        token.kind == .identifier && vocabulary.contains(token.text)
                        && !own.contains(token.key)
                    return token.leading + (isShared ? [.literal(token.text)] : token.pieces)
                        + token.trailing
                }
                return Role(content: .text(pieces), exemplar: code)
            }
            guard let text = String(utf8: code.bytes) else {
                return Role(content: .bytes(code.bytes), exemplar: code)
            }
            return Role(content: .text(spellings.pieces(of: text)), exemplar: code)
        }
    }

    /// A file without the types that it shares with whatever is in its module; nil where nothing else is in it.
    private static func unshared(_ node: CodeNode, _ types: DeclaredTypes) -> CodeNode? {
        let left = SharedDeclarations.removed(from: node, where: types.isDeclaredOnce)
        guard left !== node else { return node }
        return EmptiedFile.saysSomething(left) ? BlankLines(like: node).tidied(left) : nil
    }

    /// The code of all roles without references to what isn't generated: files that are always made hold together by
    /// themselves, and each that has to be asked for holds together with them.
    private static func closed(
        _ roles: [Role?], optional: [Bool], types: OwnTypes, beside others: [CodeNode],
        siblings: Declarations, reads: NameReads
    ) -> [Role?] {
        var code = roles.indices.compactMap { index -> (index: Int, node: CodeNode)? in
            guard case .code(let node)? = roles[index]?.content else { return nil }
            return (index, node)
        }
        let settled = DoubleDeclarations.removed(
            from: SettledWords.settled(code.map(\.node)),
            once: code.map { roles[$0.index]?.exemplar.node },
            optional: code.map { optional[$0.index] })
        for index in code.indices {
            let original = roles[code[index].index]?.exemplar.node
            code[index].node =
                original.map { NeededVariables.restored(settled[index], like: $0) }
                ?? settled[index]
        }
        let closure = ReferenceClosure(
            followed: code.compactMap { roles[$0.index]?.exemplar.node } + others,
            siblings: siblings, reads: reads,
            ownTypes: types.keys(ofSiblings: roles.compactMap { $0?.exemplar.sibling }))
        var result = roles
        // A module's description names the module, which no Swift file declares.
        code.removeAll { roles[$0.index]?.exemplar.path.isManifest ?? false }
        let always = code.filter { !optional[$0.index] }
        let closed = closure.closed(always.map(\.node))
        for (file, node) in zip(always, closed) { result[file.index]?.content = .code(node) }
        for file in code where optional[file.index] {
            let node = closure.closed([file.node], beside: closed)[0]
            result[file.index]?.content = .code(node)
        }
        return result
    }

    private static func merged(
        _ code: Exemplars.Code, among codes: [Exemplars.Code], by merger: CodeMerger,
        _ labels: CalledLabels?
    ) -> CodeNode? {
        guard let node = code.node else { return nil }
        if codes.count == 1 { return LoneShape.shape(of: labels?.settled(node) ?? node) }
        let others = codes.filter { $0.sibling != code.sibling }.compactMap(\.node)
        var merger = merger
        merger.total = others.count + 1
        return merger.merged(node, with: others)
    }

    private static func fullest(_ contents: [CodeNode?]) -> Int {
        contents.indices.max { left, right in
            (contents[left]?.tokens.count ?? -1, -left) < (
                contents[right]?.tokens.count ?? -1, -right
            )
        } ?? 0
    }
}

extension RelativePath {
    /// Whether the file describes a module.
    fileprivate var isManifest: Bool { ["Package.swift", "Project.swift"].contains(name) }
}
