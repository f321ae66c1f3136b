import Dispatch
import SwiftParser
import SwiftSyntax

/// Parses a manifest, a long one in pieces at the same time.
struct ManifestParsing {
    /// A part of the manifest, in order.
    struct Piece: Sendable {
        /// Its tree.
        var file: SourceFileSyntax
        /// Where it begins in the manifest, in bytes.
        var start: Int
    }

    let pieces: [Piece]

    /// - Parameter leastSize: the fewest bytes of a piece.
    init(_ text: String, leastSize: Int = ManifestPieces.leastSize) {
        let bytes = Array(text.utf8)
        let ranges = ManifestPieces(bytes, leastSize: leastSize).ranges
        guard ranges.count > 1 else {
            pieces = [Piece(file: Parser.parse(source: text), start: 0)]
            return
        }
        let board = Board(count: ranges.count)
        DispatchQueue.concurrentPerform(iterations: ranges.count) { place in
            let range = ranges[place]
            let file = bytes[range].withUnsafeBufferPointer { Parser.parse(source: $0) }
            board.store(Piece(file: file, start: range.lowerBound), at: place)
        }
        let parsed = board.pieces
        // A cut in the wrong place shows as an error, and so does code that has one anyway.
        pieces =
            parsed.contains { $0.file.hasError }
            ? [Piece(file: Parser.parse(source: text), start: 0)] : parsed
    }

    /// The pieces that are parsed already; the queue guards them.
    private final class Board: @unchecked Sendable {
        private let queue = DispatchQueue(label: "formwork.manifest.pieces")
        private var found: [Piece?]

        init(count: Int) { found = Array(repeating: nil, count: count) }

        func store(_ piece: Piece, at place: Int) { queue.sync { found[place] = piece } }

        var pieces: [Piece] { queue.sync { found.compactMap(\.self) } }
    }
}
