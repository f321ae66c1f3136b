import ProjectScanning
import SwiftParser
import SwiftSyntax

/// Writes or drops the comma behind the last element of collections that take several lines.
struct TrailingCommas {
    /// Whether the comma is there.
    let isWanted: Bool

    /// The text with its commas put right.
    /// - Parameter text: Swift code with LF line ends.
    func apply(to text: String) -> String {
        // A closing bracket at the start of a line is the sign of a collection over several lines.
        let closes = text.split(separator: "\n").contains { $0.drop { $0 == " " }.first == "]" }
        var code = Array(text.utf8)
        guard closes, OutlineScanner.admitsParsing(code) else { return text }
        let finder = CollectionFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        for end in finder.ends.sorted(by: { $0.offset > $1.offset })
        where end.hasComma != isWanted && code[end.offset..<end.close].contains(UInt8(ascii: "\n"))
        {
            if isWanted {
                code.insert(UInt8(ascii: ","), at: end.offset)
            } else {
                code.remove(at: end.offset)
            }
        }
        return String(decoding: code, as: UTF8.self)
    }
}

/// Finds where collections end.
private final class CollectionFinder: SyntaxVisitor {
    /// The end of a collection's last element.
    struct End {
        /// The byte of the comma, or the one behind the element.
        var offset: Int
        var hasComma: Bool
        /// The byte of the closing bracket.
        var close: Int
    }

    private(set) var ends: [End] = []

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        if let last = node.elements.last {
            add(comma: last.trailingComma, behind: last.expression, close: node.rightSquare)
        }
        return .visitChildren
    }

    override func visit(_ node: DictionaryExprSyntax) -> SyntaxVisitorContinueKind {
        if case .elements(let elements) = node.content, let last = elements.last {
            add(comma: last.trailingComma, behind: last.value, close: node.rightSquare)
        }
        return .visitChildren
    }

    private func add(comma: TokenSyntax?, behind value: ExprSyntax, close: TokenSyntax) {
        ends.append(
            End(
                offset: comma?.start ?? value.end, hasComma: comma != nil, close: close.start))
    }
}
