import SwiftSyntax

/// Asks every rule about every node of one line.
final class BreakFinder: SyntaxAnyVisitor {
    private let line: SourceLine
    private var best: LineBreak?

    private init(line: SourceLine) {
        self.line = line
        super.init(viewMode: .sourceAccurate)
    }

    /// The best way to break a line, or nil where its syntax offers none.
    static func best(in tree: SourceFileSyntax, line: SourceLine) -> LineBreak? {
        if let comment = CommentWrapping.lineBreak(for: line, in: tree) { return comment }
        let finder = BreakFinder(line: line)
        finder.walk(tree)
        return finder.best
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard node.start < line.range.upperBound, node.end > line.range.lowerBound else {
            return .skipChildren
        }
        for rule in BreakRule.all {
            guard let found = rule.find(node, line) else { continue }
            if best.map({ found.order < $0.order }) ?? true { best = found }
        }
        return .visitChildren
    }
}
