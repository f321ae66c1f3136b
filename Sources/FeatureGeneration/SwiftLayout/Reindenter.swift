import ProjectScanning
import SwiftParser
import SwiftSyntax

/// Changes the indentation of Swift code from one manner to another.
struct Reindenter: Sendable {
    /// How the code is indented.
    let from: Indentation
    /// How it should be.
    let to: Indentation

    /// The code with each line's indentation rewritten, level by level.
    ///
    /// What a level doesn't explain (the space before the `*` of a comment) is kept. The lines of a
    /// multi-line string literal move with its closing delimiter, so that the literal's value stays.
    /// - Parameter text: Swift code with LF line ends.
    func reindent(_ text: String) -> String {
        guard from != to else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let anchors = text.contains("\"\"\"") ? literalAnchors(in: text) : [:]
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for (index, line) in lines.enumerated() {
            if index > 0 { result += "\n" }
            guard let closing = anchors[index] else {
                result += reindented(line)
                continue
            }
            let old = lines[closing].prefix { $0 == " " || $0 == "\t" }
            if line.hasPrefix(old) {
                result += reindented(old) + line.dropFirst(old.count)
            } else {
                result += line
            }
        }
        return result
    }

    private func reindented(_ line: Substring) -> String {
        let content = line.drop { $0 == " " || $0 == "\t" }
        if content.isEmpty, !line.isEmpty, line.endIndex != line.base.endIndex {
            // A line of white space only: its end is the line's, so nothing of it shows.
            return rewritten(line)
        }
        return rewritten(line[..<content.startIndex]) + content
    }

    private func rewritten(_ blanks: Substring) -> String {
        let width = max(1, from.width)
        var columns = 0
        for character in blanks { columns += character == "\t" ? width - columns % width : 1 }
        return to.text(levels: columns / width)
            + String(repeating: " ", count: columns % width)
    }

    /// For each line inside a multi-line string literal, its closing delimiter's included, the line on which
    /// that delimiter stands. Lines count from 0.
    private func literalAnchors(in text: String) -> [Int: Int] {
        guard OutlineScanner.admitsParsing(Array(text.utf8)) else { return [:] }
        let tree = Parser.parse(source: text)
        let finder = LiteralFinder(tree: tree)
        finder.walk(tree)
        return finder.anchors
    }
}

/// Finds the lines that multi-line string literals cover.
private final class LiteralFinder: SyntaxVisitor {
    private(set) var anchors: [Int: Int] = [:]
    private let converter: SourceLocationConverter

    init(tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.openingQuote.tokenKind == .multilineStringQuote else { return .visitChildren }
        let first = converter.location(for: node.openingQuote.positionAfterSkippingLeadingTrivia)
            .line
        let last = converter.location(for: node.closingQuote.positionAfterSkippingLeadingTrivia)
            .line
        guard first < last else { return .skipChildren }
        for line in first..<last { anchors[line] = last - 1 }
        return .skipChildren
    }
}

extension Indentation {
    /// The white space of so many levels.
    func text(levels: Int) -> String {
        switch style {
        case .spaces: String(repeating: " ", count: max(0, levels) * width)
        case .tabs: String(repeating: "\t", count: max(0, levels))
        }
    }
}
