import SwiftSyntax

/// The names that code reads, by their keys; what it declares isn't read by that.
struct NameReads: Sendable {
    private(set) var counts: [String: Int] = [:]

    init(_ files: [CodeNode]) {
        for file in files { read(file) }
    }

    /// What all of some files read.
    init(of files: [NameReads]) {
        for file in files { counts.merge(file.counts, uniquingKeysWith: +) }
    }

    func contains(_ name: String) -> Bool { counts[name] != nil }

    private mutating func read(_ node: CodeNode) {
        switch node.kind {
        case .syntax(.declReferenceExpr), .syntax(.keyPathPropertyComponent),
            .syntax(.identifierType):
            note(node.firstToken)
        case .syntax(.memberType): note(node.children.last { $0.token?.kind == .identifier }?.token)
        case .syntax(.optionalBindingCondition): note(LexicalNames.shorthand(node)?.firstToken)
        case .syntax(.closureCapture):
            note(node.children.first { $0.token?.kind == .identifier }?.token)
        default: break
        }
        for child in node.children { read(child) }
    }

    private mutating func note(_ token: CodeToken?) {
        guard let token else { return }
        let key = token.key
        counts[key, default: 0] += 1
        // `$shown` and `_shown` read what they wrap.
        if key.hasPrefix("$") || key.hasPrefix("_") {
            counts[String(key.dropFirst()), default: 0] += 1
        }
    }
}
