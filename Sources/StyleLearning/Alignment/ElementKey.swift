import SwiftSyntax

/// What elements of a list are aligned by: a declaration by its name, a statement by what it calls.
struct ElementKey: Sendable {
    /// The key, the feature's name taken out.
    let abstract: String
    /// The key as it stands.
    let raw: String
    /// A looser key, for lists in which it occurs once; nil where there is none.
    let loose: String?
    /// The key with what is given beside a block of code, for calls that take both: several calls of one name differ in
    /// it. Nil for other elements.
    let titled: String?

    init(_ element: CodeNode) {
        let head = Self.head(of: element)
        abstract = head.label + head.nodes.map(\.key).joined(separator: " ")
        let isSame = head.nodes.allSatisfy { $0.abstractHash == $0.rawHash }
        raw = isSame ? abstract : head.label + head.nodes.map(\.rawKey).joined(separator: " ")
        loose = head.loose
        let arguments = Self.arguments(besideBlockOf: element)
        titled = arguments.map { head.label + $0 }
    }

    /// What a call that ends in a block of code is given before that: the title of a group of tests, the binding of a
    /// sheet; nil where it is no such call.
    private static func arguments(besideBlockOf element: CodeNode) -> String? {
        var node = element
        while node.children.count == 1, node.kind != .chainLink, let only = node.children.first {
            node = only
        }
        guard node.isSyntax(.functionCallExpr) || node.kind == .chainLink,
            node.child(.closureExpr) != nil
        else { return nil }
        let lists: [CodeNode.Kind] = [.syntax(.labeledExprList), .arguments, .ownArguments]
        let list = node.children.first { lists.contains($0.kind) }
        return list.flatMap { arguments in
            arguments.children.isEmpty
                ? nil
                : node.children.prefix { $0 !== arguments }.map(\.key).joined() + arguments.key
        }
    }

    private struct Head {
        var label: String
        var nodes: [CodeNode]
        var loose: String?
    }

    private static func head(of node: CodeNode) -> Head {
        switch node.kind {
        case .token: return Head(label: "", nodes: [node])
        case .chain:
            // A view that stands alone is the same one, whatever it is of.
            return Head(
                label: "call ", nodes: callee(of: node.children[0]), loose: "chain")
        case .chainLink:
            return Head(
                label: "link ",
                nodes: [node.children.count > 1 ? node.children[1] : node.children[0]])
        case .chainLinks, .arguments, .ownArguments: return Head(label: "", nodes: [])
        case .syntax(let kind): return head(of: node, kind)
        }
    }

    private static func head(of node: CodeNode, _ kind: SyntaxKind) -> Head {
        switch kind {
        case .codeBlockItem, .memberBlockItem, .expressionStmt:
            return node.children.first.map(head) ?? Head(label: "", nodes: [])
        case .functionDecl: return function(node)
        case .initializerDecl:
            return Head(label: "init ", nodes: parameterLabels(of: node), loose: "init")
        case .deinitializerDecl: return Head(label: "deinit", nodes: [])
        case .variableDecl: return variable(node)
        case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl,
            .associatedTypeDecl:
            return Head(label: "type ", nodes: identifiers(of: node))
        case .extensionDecl:
            let parts = node.children.filter { child in
                child.kind != .token && !child.isSyntax(.attributeList)
                    && !child.isSyntax(.declModifierList) && !child.isSyntax(.memberBlock)
            }
            return Head(label: "extension ", nodes: parts)
        case .enumCaseDecl:
            let list = node.child(.enumCaseElementList)
            // Several cases on a line are one declaration, however many of them are shared.
            return Head(
                label: "case ", nodes: list.map { [$0] } ?? [],
                loose: (list?.children.count ?? 0) > 1 ? "cases" : nil)
        case .inheritedType:
            // What a generic type is of says how it is used.
            let names = node.tokens.prefix { $0.text != "<" && $0.text != "," }
            return Head(label: "inherited ", nodes: names.map { CodeNode($0) })
        case .attribute:
            // `@Test("Title")` is the same as `@Test`.
            let name = node.children.prefix { $0.token?.text != "(" }
            return Head(label: "attribute ", nodes: Array(name))
        case .enumCaseElement, .functionParameter:
            return Head(label: "\(kind) ", nodes: labels(of: node))
        case .switchCase:
            // What a case binds, each feature names in its own way.
            let tokens = node.children.first?.tokens.filter { $0.text != "let" } ?? []
            let names = tokens.prefix { $0.text != "(" }.map { CodeNode($0) }
            let isConditional = tokens.contains { $0.text == "where" }
            return Head(
                label: isConditional ? "switchCase where " : "switchCase ", nodes: Array(names))
        case .labeledExpr, .dictionaryElement:
            return Head(label: "\(kind) ", nodes: leading(of: node, kind))
        case .functionCallExpr: return Head(label: "call ", nodes: callee(of: node))
        case .macroExpansionDecl, .macroExpansionExpr:
            return Head(label: "macro ", nodes: Array(node.children.filter { $0.kind == .token }))
        case .infixOperatorExpr, .sequenceExpr: return sequence(node)
        case .ifConfigDecl:
            // `#if DEBUG` is the same place, whatever stands in it.
            let clause = node.children.first?.children.first
            return Head(label: "", nodes: Array(clause?.children.prefix(2) ?? []))
        case .returnStmt: return Head(label: "return", nodes: [])
        case .ifExpr, .guardStmt, .switchExpr, .forStmt, .whileStmt:
            let nodes = node.children.filter { child in
                ![.codeBlock, .switchCaseList].contains { child.isSyntax($0) }
                    && !child.isSyntax(.ifExpr)
            }
            return Head(label: "", nodes: nodes, loose: "\(kind)")
        case .tryExpr, .awaitExpr:
            return node.children.last.map(head) ?? Head(label: "", nodes: [])
        default: return Head(label: "", nodes: [withoutComma(node)])
        }
    }

    private static func function(_ node: CodeNode) -> Head {
        let names = identifiers(of: node)
        return Head(
            label: "func ", nodes: names + parameterLabels(of: node),
            loose: "func " + names.map(\.key).joined())
    }

    private static func parameterLabels(of node: CodeNode) -> [CodeNode] {
        let list = node.child(.functionSignature)?.child(.functionParameterClause)?
            .child(.functionParameterList)
        return list?.children.compactMap { $0.children.first { $0.kind == .token } } ?? []
    }

    private static func variable(_ node: CodeNode) -> Head {
        let bindings = node.child(.patternBindingList)?.children ?? []
        return Head(
            label: "var ", nodes: bindings.compactMap(\.children.first))
    }

    private static func sequence(_ node: CodeNode) -> Head {
        var elements = node.children
        if let list = node.child(.exprList) { elements = list.children }
        let assignment = elements.firstIndex {
            $0.isSyntax(.assignmentExpr) || $0.isSyntax(.binaryOperatorExpr)
        }
        guard let assignment, assignment > 0 else { return Head(label: "", nodes: [node]) }
        return Head(label: "assign ", nodes: Array(elements[...assignment]))
    }

    /// What a call calls, without its arguments.
    private static func callee(of node: CodeNode) -> [CodeNode] {
        if node.kind == .chain { return callee(of: node.children[0]) }
        guard node.isSyntax(.functionCallExpr) || node.isSyntax(.memberAccessExpr),
            let first = node.children.first
        else { return [node] }
        if node.isSyntax(.functionCallExpr) { return callee(of: first) }
        return callee(of: first) + node.children.dropFirst()
    }

    private static func identifiers(of node: CodeNode) -> [CodeNode] {
        node.children.filter { $0.token?.kind == .identifier || $0.token?.kind == .punctuation }
            .filter { $0.token?.text != "}" && $0.token?.text != "{" }
    }

    /// The tokens of an element before its type or value.
    private static func labels(of node: CodeNode) -> [CodeNode] {
        let tokens = node.children.prefix { child in
            child.kind == .token ? child.token?.text != ":" : true
        }
        return tokens.filter { $0.kind == .token || $0.isSyntax(.identifierType) }
    }

    private static func leading(of node: CodeNode, _ kind: SyntaxKind) -> [CodeNode] {
        if kind == .labeledExpr {
            // An argument without a label is known by its place.
            return node.children.first?.token?.kind == .identifier ? [node.children[0]] : []
        }
        return node.children.first.map { [$0] } ?? []
    }

    private static func withoutComma(_ node: CodeNode) -> CodeNode {
        guard node.children.last?.token?.text == "," else { return node }
        return CodeNode(kind: node.kind, children: Array(node.children.dropLast()))
    }
}
