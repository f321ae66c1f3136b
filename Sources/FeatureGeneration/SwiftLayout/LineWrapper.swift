import ProjectScanning
import SwiftParser
import SwiftSyntax

/// Breaks the lines of Swift code that pass a length, in forms that swift-format's lint accepts.
struct LineWrapper: Sendable {
    /// The longest line, in columns.
    let width: Int
    /// How the code is indented.
    let indentation: Indentation

    /// Breaks after which the work is given up; a file of templates needs a few dozen.
    private static let maximumBreaks = 2_000

    /// The code with every line that is too long broken, as far as its syntax offers a place.
    /// - Parameter text: Swift code with LF line ends.
    func wrap(_ text: String) -> String {
        var code = Array(text.utf8)
        guard OutlineScanner.admitsParsing(code) else { return text }
        var lineStart = 0
        var breaks = 0
        var tree: SourceFileSyntax?
        while lineStart < code.count {
            let lineEnd = code[lineStart...].firstIndex(of: newline) ?? code.count
            let line = SourceLine(range: lineStart..<lineEnd, code: code, wrapper: self)
            guard !line.fits, breaks < Self.maximumBreaks else {
                lineStart = lineEnd + 1
                continue
            }
            let parsed = tree ?? Parser.parse(source: String(decoding: code, as: UTF8.self))
            tree = parsed
            if let found = BreakFinder.best(in: parsed, line: line) {
                found.apply(to: &code)
                tree = nil
                breaks += 1
            } else {
                lineStart = lineEnd + 1
            }
        }
        return breaks == 0 ? text : String(decoding: code, as: UTF8.self)
    }

    /// The columns that a text takes.
    func columns(of text: some StringProtocol) -> Int {
        var columns = 0
        for character in text {
            columns += character == "\t" ? indentation.width : 1
        }
        return columns
    }
}

/// The byte that ends a line.
private let newline = UInt8(ascii: "\n")

/// A line that is too long, with what rules ask about it.
struct SourceLine {
    /// The line's bytes, without its end.
    let range: Range<Int>
    /// The line's text.
    let text: String
    /// The width and indentation that hold.
    let wrapper: LineWrapper

    init(range: Range<Int>, code: [UInt8], wrapper: LineWrapper) {
        self.range = range
        self.wrapper = wrapper
        text = String(decoding: code[range], as: UTF8.self)
    }

    /// Whether the line isn't too long.
    var fits: Bool {
        text.utf8.count <= wrapper.width && !text.utf8.contains(UInt8(ascii: "\t"))
            || wrapper.columns(of: text) <= wrapper.width
    }

    /// The white space with which the line begins.
    var blanks: Substring { text.prefix { $0 == " " || $0 == "\t" } }

    /// The white space one level deeper.
    var deeperBlanks: String { blanks + wrapper.indentation.text(levels: 1) }

    /// Whether a node stands on this line alone, trivia at its ends apart.
    func holds(_ node: some SyntaxProtocol) -> Bool {
        range.contains(node.start) && node.end <= range.upperBound
    }

    /// Whether the line's text up to a place, in bytes of the file, is short enough.
    func fits(upTo end: Int) -> Bool {
        let head = text.utf8.prefix(end - range.lowerBound)
        return wrapper.columns(of: String(decoding: Array(head), as: UTF8.self)) <= wrapper.width
    }
}

extension SyntaxProtocol {
    /// The offset of the first byte behind leading trivia.
    var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
    /// The offset behind the last byte before trailing trivia.
    var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}
