import SwiftSyntax

/// Keeps each `switch` over an enum of the feature's own complete: what is left of the enum's cases is what it needs.
struct SwitchCompletion {
    /// An enum over which the feature that is followed switches, case by case.
    struct Enum {
        let name: String
        let cases: Set<String>
    }

    /// The enums of the feature that is followed.
    let enums: [Enum]
    /// What is generated.
    let kept: Declarations

    /// The enums over which some code switches, case by case.
    /// - Parameters:
    ///   - followed: the code of the feature that is followed.
    ///   - original: what it declares.
    static func enums(of followed: [CodeNode], original: Declarations) -> [Enum] {
        var switches: Set<Set<String>> = []
        for file in followed { collectSwitches(in: file, into: &switches) }
        return original.cases.sorted { $0.key < $1.key }.compactMap { name, cases in
            let all = Set(cases)
            return switches.contains(all) && !all.isEmpty ? Enum(name: name, cases: all) : nil
        }
    }

    /// The code with the cases that were lost.
    func completed(_ node: CodeNode) -> CodeNode {
        guard node.kind != .token else { return node }
        let children = node.children.map { completed($0) }
        let result = node.with(children)
        return node.isSyntax(.switchExpr) ? completed(switch: result) : result
    }

    private func completed(switch node: CodeNode) -> CodeNode {
        guard let names = Self.names(of: node), !names.isEmpty,
            let list = node.child(.switchCaseList), let last = list.children.last
        else { return node }
        let candidates = enums.filter { names.isSubset(of: $0.cases) }
            .compactMap { kept.cases[$0.name] }.filter { names.isSubset(of: $0) }
        guard candidates.count == 1 else { return node }
        let missing = candidates[0].filter { !names.contains($0) }
        guard !missing.isEmpty else { return node }
        let cases = CodeNode(
            kind: list.kind, children: list.children + [Self.empty(missing, behind: last)])
        return CodeNode(
            kind: node.kind, children: node.children.map { $0 === list ? cases : $0 })
    }

    // MARK: - Reading

    /// Collects the cases that the switches in some code name.
    private static func collectSwitches(in node: CodeNode, into found: inout Set<Set<String>>) {
        if node.isSyntax(.switchExpr), let names = names(of: node) { found.insert(names) }
        for child in node.children { collectSwitches(in: child, into: &found) }
    }

    /// The cases that a `switch` names; nil where it has a default, conditions, or patterns of another kind.
    private static func names(of node: CodeNode) -> Set<String>? {
        var names: Set<String> = []
        for item in node.child(.switchCaseList)?.children ?? [] {
            guard let label = item.child(.switchCaseLabel),
                let list = label.child(.switchCaseItemList)
            else { return nil }
            for pattern in list.children {
                let tokens = pattern.tokens.drop { $0.text == "let" || $0.text == "var" }
                guard tokens.first?.text == ".", let name = tokens.dropFirst().first,
                    pattern.child(.whereClause) == nil
                else { return nil }
                names.insert(name.key)
            }
        }
        return names
    }

    // MARK: - Writing

    /// A case that does nothing, laid out as the one before it.
    private static func empty(_ names: [String], behind last: CodeNode) -> CodeNode {
        let first = last.firstToken?.leading ?? []
        let lines = first.lines
        let isApart = lines.count > 2 && CommentText.key(of: lines[1]).isEmpty
        let indent = lines.last ?? []
        let items = names.enumerated().map { index, name in
            CodeNode(
                kind: .syntax(.switchCaseItem),
                children: [
                    token("."), token(name, kind: .identifier),
                ] + (index < names.count - 1 ? [token(",", trailing: " ")] : []))
        }
        let label = CodeNode(
            kind: .syntax(.switchCaseLabel),
            children: [
                CodeNode(
                    CodeToken(
                        kind: .keyword, text: "case", pieces: [.literal("case")], key: "case",
                        leading: [NamePiece](lines: isApart ? [[], [], indent] : [[], indent]),
                        trailing: [.literal(" ")])),
                CodeNode(kind: .syntax(.switchCaseItemList), children: items), token(":"),
            ])
        let statement = last.child(.codeBlockItemList)?.children.first?.firstToken
        let text = statement?.text.first?.isUppercase == true ? "EmptyView()" : "break"
        let body = CodeToken(
            kind: .other, text: text, pieces: [.literal(text)], key: text,
            leading: statement.map { token in
                token.leading.lines.count > 1
                    ? [NamePiece](lines: [[]] + token.leading.lines.suffix(1)) : [.literal(" ")]
            } ?? [.literal(" ")], trailing: [])
        let item = CodeNode(
            kind: .syntax(.codeBlockItem),
            children: [CodeNode(kind: .syntax(.breakStmt), children: [CodeNode(body)])])
        return CodeNode(
            kind: .syntax(.switchCase),
            children: [label, CodeNode(kind: .syntax(.codeBlockItemList), children: [item])])
    }

    private static func token(
        _ text: String, kind: CodeToken.Kind = .punctuation, trailing: String = ""
    ) -> CodeNode {
        CodeNode(
            CodeToken(
                kind: kind, text: text, pieces: [.literal(text)], key: text, leading: [],
                trailing: trailing.isEmpty ? [] : [.literal(trailing)]))
    }
}
