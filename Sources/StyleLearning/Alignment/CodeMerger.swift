import SwiftSyntax

/// Generalises one feature's code over the same code of its siblings: what most of them share stays word for word,
/// and what is particular to the one goes.
///
/// This is anti-unification (Plotkin 1970) of syntax trees, with lists aligned as in tree differencing: where the
/// trees differ, the smallest element of a list that holds the difference is left out.
struct CodeMerger {
    /// The types that the feature that is followed declares: what names others of a feature's own isn't added to it.
    let types: Set<String>
    /// The types that most of the features declare.
    let common: Set<String>
    /// The other features' declarations of the types, in whatever file of theirs they stand.
    var elsewhere: [String: [CodeNode]] = [:]
    /// Whether what the one that is followed has in a way of its own is looked for in the others: once on each path.
    var looksAround = true
    /// Whether code is in the body of a type or function.
    var isInside = false
    /// Whether attributes are those of a function or type, which most of them can do without arguments.
    var isOfCallable = false
    /// Whether arguments may differ in their labels: of views that hold others, and of what goes with the feature's own
    /// initializers.
    var mayShorten = false
    /// How many features have the file.
    var total = 0

    /// The code that is left; nil where nothing valid is.
    /// - Parameters:
    ///   - node: the code of the feature that is followed.
    ///   - others: the same code of other features, those without any left out.
    ///   - closing: what closes the others' lists, where they are lists.
    func merged(
        _ node: CodeNode, with others: [CodeNode], closing: [CodeNode] = []
    ) -> CodeNode? {
        let need = need(of: others.count + 1)
        let agreeing = others.filter {
            $0.abstractHash == node.abstractHash || $0.rawHash == node.rawHash
        }
        if 1 + agreeing.count >= need {
            return Self.agreed(MajorityLayout.of(node, among: agreeing), with: agreeing)
        }
        guard node.kind != .token else { return nil }
        let alike = others.filter { $0.kind == node.kind }
        guard 1 + alike.count >= need else { return nil }
        if PrunableLists.contains(node.kind) { return list(node, alike, closing) }
        return layout(node, alike)
    }

    // MARK: - Equal code

    private static func agreed(_ node: CodeNode, with others: [CodeNode]) -> CodeNode {
        if let token = node.token {
            return CodeNode(TokenMerger.merged(token, with: others.compactMap(\.token)))
        }
        let alike = others.filter { $0.children.count == node.children.count }
        let children = node.children.indices.map { index in
            agreed(node.children[index], with: alike.map { $0.children[index] })
        }
        return CodeNode(kind: node.kind, children: children)
    }

    // MARK: - Lists

    private func list(
        _ node: CodeNode, _ others: [CodeNode], _ closing: [CodeNode]
    ) -> CodeNode? {
        let alignments = others.map { ListAlignment(node, $0) }
        let need = need(of: others.count + 1)
        var entries: [CodeLists.Entry] = []
        var absent = AbsentElements(
            of: node, in: others, alignments, need: Majority.need(of: others.count + 1)
        ).found[...]
        func insertAbsent(upTo place: Int) {
            let here = absent.filter { $0.place <= place }
            absent = absent.filter { $0.place > place }[...]
            for found in here
            where isOfOneKind(found.element) && Self.fits(found, in: node, alignments, need) {
                entries.append(
                    .init(
                        original: found.element,
                        kept: merged(found.element, with: found.partners), isOwn: false))
            }
        }
        for (index, element) in node.children.enumerated() {
            insertAbsent(upTo: index)
            var partners = zip(alignments, others).compactMap { alignment, other in
                alignment.partner(of: index).map { other.children[$0] }
            }
            if 1 + partners.count < need { partners = elsewhere(element) ?? partners }
            let isShared = 1 + partners.count >= need
            var merged = isShared ? self.merged(element, with: partners) : nil
            if merged == nil, isShared {
                merged =
                    commonest(partners, insteadOf: element, of: node)
                    ?? OwnCalls.construction(in: [element] + partners, of: node) {
                        isOfOneKind(CodeNode($0))
                    }
            }
            if merged == nil, node.kind == .ownArguments, OwnCalls.isPlain(element) {
                // It goes later where its parameter went.
                merged = element
            }
            if merged == nil, Self.isNeeded(element, of: node, others) { merged = element }
            if merged == nil, isShared, isOfCallable {
                merged = SharedAttribute.withSharedArguments(element, of: partners)
            }
            if merged == nil, node.isSyntax(.switchCaseList) {
                merged = EmptiedCases.emptied(element, of: node)
            }
            if let kept = merged, isShared {
                merged = usual([element] + partners, insteadOf: kept, of: node, need) ?? kept
            }
            if merged == nil {
                let isReplaced =
                    !mayShorten && !isShared
                    && !entries.contains { !$0.isOwn && $0.kept != nil }
                    && ReplacedArgument.isOne(index, of: node, in: others, alignments, need: need)
                if isReplaced || !PrunableLists.mayLose(element, of: node, isShared: isShared) {
                    return nil
                }
            }
            entries.append(.init(original: element, kept: merged))
        }
        insertAbsent(upTo: node.children.count)
        let remarks = others.map { Self.remarks(in: $0.children) }
        let ends = closing.map { Self.remarks(in: [$0]) }
        return CodeLists.rebuilt(node, of: entries) { line, _ in
            guard CommentText.isRemark(line) else { return false }
            let key = CommentText.key(of: line)
            let holders = remarks.indices.count { index in
                remarks[index].contains(key)
                    || ends.count == remarks.count && ends[index].contains(key)
            }
            return 1 + holders >= need
        }
    }

    /// Whether some feature has a parameter beside those that stay: what each has under another name would be there twice.
    private static func fits(
        _ found: AbsentElements.Found, in list: CodeNode, _ alignments: [ListAlignment],
        _ need: Int
    ) -> Bool {
        guard list.isSyntax(.functionParameterList) else { return true }
        let kept = list.children.indices.filter { index in
            1 + alignments.count { $0.partner(of: index) != nil } >= need
        }
        return found.holders.contains { holder in
            kept.allSatisfy { alignments[holder].partner(of: $0) != nil }
        }
    }

    /// The declarations of a type that most features have, and not all in the same file.
    private func elsewhere(_ element: CodeNode) -> [CodeNode]? {
        guard let type = element.children.first, let name = Declarations.typeAround(type),
            !type.isSyntax(.extensionDecl), common.contains(name)
        else { return nil }
        return elsewhere[name]
    }

    /// What most of the others have where the feature that is followed has it in a way of its own; nil where they don't
    /// agree either.
    private func commonest(
        _ partners: [CodeNode], insteadOf element: CodeNode, of list: CodeNode
    ) -> CodeNode? {
        guard looksAround, AbsentElements.kinds.contains(list.kind), partners.count > 1 else {
            return nil
        }
        var merger = self
        merger.looksAround = false
        merger.isInside = false
        let found = partners.indices.compactMap { index -> CodeNode? in
            guard partners[index].kind == element.kind, isOfOneKind(partners[index]) else {
                return nil
            }
            var others = partners
            others.remove(at: index)
            return merger.merged(partners[index], with: others + [element])
        }
        return found.max { $0.tokens.count < $1.tokens.count }
    }

    /// The words in which enough of the features have a member or statement, where fewer have it in those of the one that
    /// is followed; nil where these stay.
    private func usual(
        _ elements: [CodeNode], insteadOf kept: CodeNode, of list: CodeNode, _ need: Int
    ) -> CodeNode? {
        guard looksAround,
            list.isSyntax(.memberBlockItemList) || list.isSyntax(.codeBlockItemList)
        else { return nil }
        let others = elements.dropFirst().filter { $0.kind == kept.kind }
        let forms = Dictionary(grouping: others, by: \.abstractHash).values
        let own = elements.count {
            $0.abstractHash == kept.abstractHash || $0.rawHash == kept.rawHash
        }
        guard let most = forms.map(\.count).max(), most > own, most >= need,
            let form = forms.filter({ $0.count == most }).min(by: { $0[0].key < $1[0].key }),
            form[0].abstractHash != kept.abstractHash, form[0].rawHash != kept.rawHash,
            isOfOneKind(form[0])
        else { return nil }
        return Self.agreed(MajorityLayout.of(form[0], among: form), with: form)
    }

    /// Whether an element that others have fits to the feature that is followed: it names no type that this one does
    /// without, and declares none but a preview.
    private func isOfOneKind(_ element: CodeNode) -> Bool {
        let kinds: [SyntaxKind] = [.classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl]
        if let type = kinds.lazy.compactMap({ element.child($0) }).first {
            let inherited = type.child(.inheritanceClause)?.tokens.map(\.text) ?? []
            let isNew =
                Declarations.name(of: type).map { common.contains($0) && !types.contains($0) }
                ?? false
            guard isNew || inherited.contains("PreviewProvider") else { return false }
            return type.child(.memberBlock).map { namesKnownTypes($0) } ?? true
        }
        return namesKnownTypes(element)
    }

    private func namesKnownTypes(_ node: CodeNode) -> Bool {
        node.tokens.allSatisfy { token in
            guard token.kind == .identifier, token.text.first?.isUppercase == true,
                token.isOwnType || token.pieces.holdsName
            else { return true }
            return types.contains(token.key) || common.contains(token.key)
        }
    }

    /// The comments before some elements.
    private static func remarks(in elements: [CodeNode]) -> Set<String> {
        elements.reduce(into: []) { result, element in
            guard let leading = element.firstToken?.leading, CommentText.holdsComment(leading)
            else { return }
            for line in leading.lines where CommentText.isRemark(line) {
                result.insert(CommentText.key(of: line))
            }
        }
    }

    /// Whether an attribute is the one wrapper of a property that others wrap, too, each in its own way: it stays as
    /// the one that is followed says it.
    private static func isNeeded(
        _ element: CodeNode, of list: CodeNode, _ others: [CodeNode]
    ) -> Bool {
        guard list.isSyntax(.attributeList), list.children.count == 1,
            !element.tokens.contains(where: { $0.text == "(" })
        else { return false }
        return 1 + others.count { !$0.children.isEmpty } >= Majority.need(of: others.count + 1)
    }

    // MARK: - Nodes

    /// How many features must have something for it to stay.
    private func need(of count: Int) -> Int {
        isInside ? Majority.partNeed(of: count, total: total) : Majority.need(of: count)
    }

    /// What merges a part of a declaration: its body is of the feature that is followed, its head of all.
    private func around(_ child: CodeNode, of node: CodeNode) -> CodeMerger {
        let bodies: [SyntaxKind] = [.memberBlock, .codeBlock, .accessorBlock]
        var merger = self
        if bodies.contains(where: child.isSyntax) { merger.isInside = true }
        if child.isSyntax(.inheritanceClause) { merger.isInside = false }
        merger.mayShorten =
            node.child(.closureExpr) != nil || node.children.first?.lastToken?.text == "init"
        merger.isOfCallable = child.isSyntax(.attributeList) && !node.isSyntax(.variableDecl)
        return merger
    }

    private func layout(_ node: CodeNode, _ others: [CodeNode]) -> CodeNode? {
        if PrunableLists.isStrict(node.kind) {
            guard others.allSatisfy({ $0.children.count == node.children.count }) else {
                let same = others.filter { $0.children.count == node.children.count }
                let isEnough = 1 + same.count >= need(of: others.count + 1)
                return isEnough ? layout(node, same) : nil
            }
        }
        let partners = others.map { LayoutAlignment.partners(node.children, $0.children) }
        let need = need(of: others.count + 1)
        var kept: [CodeNode?] = []
        for (index, child) in node.children.enumerated() {
            let places = zip(partners, others).compactMap { partner, other in
                partner[index].map { (other.children, $0) }
            }
            let found = places.map { $0[$1] }
            let closing = places.compactMap { $1 + 1 < $0.count ? $0[$1 + 1] : nil }
            var merged =
                1 + found.count >= need
                ? around(child, of: node).merged(child, with: found, closing: closing) : nil
            if merged == nil, index == 0, node.kind == .chain {
                merged = EmptiedBody.container(child)
            }
            if merged == nil, child.isSyntax(.switchCaseLabel), !found.isEmpty {
                // The same case, that is: a `switch` without it would be incomplete.
                merged = child
            }
            kept.append(merged)
        }
        kept = ResultType.restored(kept, of: node)
        kept = TitledBlock.titled(kept, of: node, others)
        kept = Superclasses.restored(kept, of: node, others, where: isOfOneKind)
        return CodeLayouts.rebuilt(node, keeping: kept)
    }
}
