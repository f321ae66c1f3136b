import FileTree
import ProjectScanning
import SwiftParser
import SwiftSyntax

/// Reads Swift source as code nodes.
struct CodeReader: Sendable {
    let spellings: StemSpellings
    /// Names of types that other parts of the project declare: they are never the feature's own.
    let foreignTypes: Set<String>
    /// Names of types that the feature's own files declare.
    let ownTypes: Set<String>
    /// Reads the comment at the head of a file.
    let header: HeaderAbstraction
    /// Whether files are aligned with others.
    var isCompared = true

    /// The file; nil where it is nested too deep, or isn't UTF-8 that parses without an error.
    /// - Parameters:
    ///   - bytes: the file's content.
    ///   - name: its name.
    func read(_ bytes: [UInt8], name: String) -> CodeNode? {
        guard OutlineScanner.admitsParsing(bytes), String(utf8: bytes) != nil
        else { return nil }
        let file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard !file.hasError else { return nil }
        let start = file.firstToken(viewMode: .sourceAccurate)?.leadingTrivia.description ?? ""
        var head = CodeToken(
            kind: .other, text: "", pieces: [], key: "", leading: [], trailing: [])
        let code = convert(Syntax(file)).withFirst { token in
            var token = token
            (head.leading, token.leading) = header.abstracted(
                token.leading, text: start, spellings: spellings, fileName: name)
            return token
        }
        // The head is the file's, whatever comes first behind it.
        return CodeNode(kind: code.kind, children: [CodeNode(head)] + code.children)
    }

    private func convert(_ node: Syntax) -> CodeNode {
        if let token = node.as(TokenSyntax.self) { return CodeNode(convert(token)) }
        if let chain = ChainReader.links(of: node) { return convert(chain) }
        let children = node.children(viewMode: .sourceAccurate).map(convert)
        let isArguments = node.kind == .labeledExprList
        return code(isArguments ? argumentsKind(of: node) : .syntax(node.kind), children)
    }

    private func code(_ kind: CodeNode.Kind, _ children: [CodeNode]) -> CodeNode {
        let isAligned = isCompared && PrunableLists.contains(kind)
        return CodeNode(
            kind: kind, children: children,
            keys: isAligned ? children.map { ElementKey($0) } : nil)
    }

    private func argumentsKind(of arguments: Syntax) -> CodeNode.Kind {
        let call = arguments.parent?.as(FunctionCallExprSyntax.self)
        let name = call?.calledExpression.lastToken(viewMode: .sourceAccurate)?.text ?? ""
        if ownTypes.contains(name) { return .ownArguments }
        let isInitializer = name.first?.isUppercase == true || name == "init"
        return isInitializer ? .syntax(.labeledExprList) : .arguments
    }

    private func convert(_ chain: ChainReader.Chain) -> CodeNode {
        let links = chain.links.map { link in
            CodeNode(kind: .chainLink, children: link.map(convert))
        }
        return CodeNode(
            kind: .chain,
            children: [convert(chain.root), code(.chainLinks, links)])
    }

    private func convert(_ token: TokenSyntax) -> CodeToken {
        let text = token.text
        let kind: CodeToken.Kind =
            switch token.tokenKind {
            case .identifier, .dollarIdentifier: .identifier
            case .stringSegment: .text
            case .keyword: .keyword
            case .endOfFile: .other
            default: .punctuation
            }
        var pieces: [NamePiece] = text.isEmpty ? [] : [.literal(text)]
        let mayHoldName =
            kind == .text
            || kind == .identifier && (!foreignTypes.contains(text) || isModule(token))
        if mayHoldName {
            pieces = spellings.pieces(of: text)
        }
        return CodeToken(
            kind: kind, text: text, pieces: pieces, key: pieces.key,
            isOwnType: pieces.holdsName && ownTypes.contains(text),
            leading: surroundings(token.leadingTriviaLength, token.leadingTrivia),
            trailing: surroundings(token.trailingTriviaLength, token.trailingTrivia))
    }

    /// Whether a name is that of a module which is imported: a type of the same name says nothing of it.
    private func isModule(_ token: TokenSyntax) -> Bool {
        token.parent?.is(ImportPathComponentSyntax.self) == true
    }

    private func surroundings(
        _ length: SourceLength, _ trivia: @autoclosure () -> Trivia
    ) -> [NamePiece] {
        guard length.utf8Length > 0 else { return [] }
        let text = trivia().description
        return text.utf8.contains(UInt8(ascii: "/")) ? spellings.pieces(of: text) : [.literal(text)]
    }
}

/// Takes chains of calls apart: `VStack { … }.padding().task { … }` is a root and two links.
enum ChainReader {
    struct Chain {
        var root: Syntax
        var links: [[Syntax]]
    }

    /// The chain that an expression is; nil where it is none, or doesn't begin with the call of a type.
    static func links(of node: Syntax) -> Chain? {
        switch node.kind {
        case .functionCallExpr, .memberAccessExpr, .postfixIfConfigExpr: break
        default: return nil
        }
        var links: [[Syntax]] = []
        var current = node
        while true {
            if let conditional = current.as(PostfixIfConfigExprSyntax.self),
                let base = conditional.base
            {
                links.append([Syntax(conditional.config)])
                current = Syntax(base)
                continue
            }
            var rest: [Syntax] = []
            var head = current
            if let call = current.as(FunctionCallExprSyntax.self) {
                rest = Array(call.children(viewMode: .sourceAccurate).dropFirst())
                head = Syntax(call.calledExpression)
            }
            guard let access = head.as(MemberAccessExprSyntax.self), let base = access.base else {
                break
            }
            links.append([Syntax(access.period), Syntax(access.declName)] + rest)
            current = Syntax(base)
        }
        guard !links.isEmpty else { return nil }
        let chain = Chain(root: current, links: links.reversed())
        if current.is(DeclReferenceExprSyntax.self) { return isView(node) ? chain : nil }
        guard let root = current.as(FunctionCallExprSyntax.self),
            let name = root.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        return name.first?.isUppercase == true || isView(node) ? chain : nil
    }

    /// Whether an expression is the value of something that gives `some View`.
    private static func isView(_ node: Syntax) -> Bool {
        guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
        var current = node.parent?.parent?.parent
        for _ in 0..<4 {
            if let function = current?.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription == "some View"
            }
            if let binding = current?.as(PatternBindingSyntax.self) {
                return binding.typeAnnotation?.type.trimmedDescription == "some View"
            }
            current = current?.parent
        }
        return false
    }
}
