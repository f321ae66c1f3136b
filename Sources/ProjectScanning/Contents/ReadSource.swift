import Diagnostics
import Dispatch
import FileTree

/// What one pass over a source file found.
struct ReadSource: Sendable {
    var facts: SourceFileFacts
    var text: TextSample
    var typeBraces: Int
    var blankLinesAfterTypeBraces: Int

    /// Reads a file; nil where a program wrote it.
    /// - Parameters:
    ///   - path: the file.
    ///   - bytes: its content.
    ///   - isInTestFolder: whether its folder's name says that it holds tests.
    init?(path: RelativePath, bytes: [UInt8], isInTestFolder: Bool) {
        let read = bytes.withUnsafeBufferPointer { bytes in
            (text: TextSample(bytes), outline: OutlineScanner.scan(bytes))
        }
        if SourceSelection.isGenerated(head: read.text.head) { return nil }
        let isTest =
            isInTestFolder
            || read.outline.outline.imports.contains { Self.testModules.contains($0.module) }
        facts = SourceFileFacts(path: path, isTest: isTest, outline: read.outline.outline)
        text = read.text
        typeBraces = read.outline.typeBraces
        blankLinesAfterTypeBraces = read.outline.blankLinesAfterTypeBraces
    }

    private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]
}

/// The sources that one thread read.
struct SourceChunk: Sendable {
    var sources: [ReadSource] = []
    var diagnostics: [Diagnostic] = []
}

/// Collects chunks from several threads, in order.
///
/// The queue guards the chunks: `Mutex` needs macOS 15, and the package macOS 14.
final class ChunkResults: @unchecked Sendable {
    private let queue = DispatchQueue(label: "formwork.scan.chunks")
    private var chunks: [SourceChunk]
    private var facts = BuildFacts()

    init(count: Int) {
        chunks = [SourceChunk](repeating: SourceChunk(), count: count)
    }

    func store(_ chunk: SourceChunk, at index: Int) {
        queue.sync { chunks[index] = chunk }
    }

    func store(_ build: BuildFacts) {
        queue.sync { facts = build }
    }

    var build: BuildFacts { queue.sync { facts } }

    var all: [SourceChunk] { queue.sync { chunks } }
}
