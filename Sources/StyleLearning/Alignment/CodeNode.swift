import SwiftSyntax

/// A piece of Swift code in a form that is compared, pruned and written again: every byte of the source stands
/// in one token's text or in the white space and comments around it.
final class CodeNode: Sendable {
    /// What the piece is.
    enum Kind: Hashable, Sendable {
        case token
        case syntax(SyntaxKind)
        /// A call of a type followed by calls of members, as views are written: the call, then the links.
        case chain
        case chainLinks
        case chainLink
        /// The arguments of a function, all of which matter; those of an initializer are a list that may be shorter.
        case arguments
        /// The arguments of an initializer of the feature's own, which go with its parameters.
        case ownArguments
    }

    let kind: Kind
    let children: [CodeNode]
    /// The token of a leaf.
    let token: CodeToken?
    /// Equal for code that is equal letter by letter, white space and comments apart.
    let rawHash: Int
    /// Equal for code that is equal once the feature's name is taken out.
    let abstractHash: Int
    /// Lines of comments that stood before elements at the end of a list: they go before what closes the list.
    let leftover: [[NamePiece]]
    /// What the elements of a list are aligned by, where it was asked for ahead.
    private let knownKeys: [ElementKey]?

    init(
        kind: Kind, children: [CodeNode], leftover: [[NamePiece]] = [], keys: [ElementKey]? = nil
    ) {
        self.kind = kind
        self.children = children
        self.leftover = leftover
        knownKeys = keys
        token = nil
        var raw = Hasher()
        var abstract = Hasher()
        raw.combine(kind)
        abstract.combine(kind)
        for child in children {
            raw.combine(child.rawHash)
            abstract.combine(child.abstractHash)
        }
        rawHash = raw.finalize()
        abstractHash = abstract.finalize()
    }

    init(_ token: CodeToken) {
        kind = .token
        children = []
        leftover = []
        knownKeys = nil
        self.token = token
        rawHash = token.rawKey.hashValue
        abstractHash = token.holdsNothing ? rawHash : token.key.hashValue
    }

    /// The node with other children; itself where these are its own, so that what didn't change stays one piece.
    func with(_ children: [CodeNode]) -> CodeNode {
        let isSame =
            children.count == self.children.count
            && zip(children, self.children).allSatisfy { $0 === $1 }
        return isSame ? self : CodeNode(kind: kind, children: children)
    }

    func isSyntax(_ syntax: SyntaxKind) -> Bool { kind == .syntax(syntax) }

    /// The first token.
    var firstToken: CodeToken? {
        if let token { return token }
        for child in children { if let found = child.firstToken { return found } }
        return nil
    }

    /// The last token.
    var lastToken: CodeToken? {
        if let token { return token }
        for child in children.reversed() { if let found = child.lastToken { return found } }
        return nil
    }

    /// The tokens in order.
    var tokens: [CodeToken] {
        var result: [CodeToken] = []
        collect(&result)
        return result
    }

    private func collect(_ result: inout [CodeToken]) {
        if let token { result.append(token) }
        for child in children { child.collect(&result) }
    }

    /// Visits the tokens in order.
    func forEachToken(_ visit: (CodeToken) -> Void) {
        if let token { visit(token) }
        for child in children { child.forEachToken(visit) }
    }

    /// The code without white space and comments at its borders, the feature's name taken out.
    var key: String { joined(\.key) }
    /// The same with the feature's name as it stands.
    var rawKey: String { joined(\.rawKey) }

    private func joined(_ part: (CodeToken) -> String) -> String {
        if let token { return part(token) }
        var result = ""
        var isFirst = true
        forEachToken { token in
            if !isFirst { result += " " }
            isFirst = false
            result += part(token)
        }
        return result
    }

    /// What the elements of a list are aligned by.
    var elementKeys: [ElementKey] { knownKeys ?? children.map { ElementKey($0) } }

    /// The node with children that stand for the same as its own.
    func withEquals(_ children: [CodeNode]) -> CodeNode {
        CodeNode(kind: kind, children: children, leftover: leftover, keys: knownKeys)
    }

    /// The first child of a syntactic kind.
    func child(_ syntax: SyntaxKind) -> CodeNode? { children.first { $0.isSyntax(syntax) } }

    /// The node with another first token, for what stands before it.
    func withFirst(_ change: (CodeToken) -> CodeToken) -> CodeNode {
        if let token { return CodeNode(change(token)) }
        guard let index = children.firstIndex(where: { $0.firstToken != nil }) else { return self }
        var children = children
        children[index] = children[index].withFirst(change)
        return CodeNode(kind: kind, children: children)
    }

    /// The node with another last token, for what stands behind it.
    func withLast(_ change: (CodeToken) -> CodeToken) -> CodeNode {
        if let token { return CodeNode(change(token)) }
        guard let index = children.lastIndex(where: { $0.lastToken != nil }) else { return self }
        var children = children
        children[index] = children[index].withLast(change)
        return CodeNode(kind: kind, children: children)
    }
}

/// A token with the white space and comments around it.
struct CodeToken: Sendable {
    /// What kinds of token differ for learning.
    enum Kind: Sendable {
        case identifier
        case text
        case keyword
        case punctuation
        case other
    }

    var kind: Kind
    /// The letters as they stand in the source.
    var text: String
    /// The letters, the feature's name taken out.
    var pieces: [NamePiece]
    /// The key of the pieces as the source alone gives them.
    let key: String
    /// Whether it names a type that the feature itself declares: for another feature that is a foreign one.
    var isOwnType = false
    /// What it stands for where it is read.
    var binding = NameBinding.free
    /// White space and comments before it.
    var leading: [NamePiece]
    /// White space and comments behind it, on its line.
    var trailing: [NamePiece]

    /// Equal for tokens that are equal as they stand and mean the same for both features.
    var rawKey: String { isOwnType ? "\u{6}" + text : text }

    /// Whether the token is equal for all features.
    var holdsNothing: Bool { !isOwnType && key == text }
}
