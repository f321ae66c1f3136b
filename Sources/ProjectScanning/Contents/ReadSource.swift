import Diagnostics
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
        let sample = bytes.withUnsafeBufferPointer { TextSample($0) }
        if SourceSelection.isGenerated(head: sample.head) { return nil }
        let read = OutlineScanner.scan(bytes)
        let isTest =
            isInTestFolder
            || read.outline.imports.contains { Self.testModules.contains($0.module) }
        facts = SourceFileFacts(path: path, isTest: isTest, outline: read.outline)
        text = sample
        typeBraces = read.typeBraces
        blankLinesAfterTypeBraces = read.blankLinesAfterTypeBraces
    }

    private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]
}

/// The sources that were read, in the order in which they were asked for.
struct SourceReading: Sendable {
    /// Those that people wrote.
    var sources: [ReadSource] = []
    /// Why others couldn't be read, by their paths.
    var problems: [RelativePath: [Diagnostic]] = [:]

    /// Reads files, each thread some of them.
    /// - Parameter chores: further work that is begun before.
    static func read(
        _ paths: [RelativePath], of contents: any ProjectContents, sharing: WorkSharing,
        after chores: [@Sendable () -> Void] = []
    ) -> SourceReading {
        sharing.pieces(of: paths, least: 8, after: chores) {
            read($0, reader: contents.makeReader())
        }
        .reduce(into: SourceReading()) { $0.add($1) }
    }

    private static func read(
        _ paths: ArraySlice<RelativePath>, reader: any ProjectFileReader
    ) -> SourceReading {
        var reading = SourceReading()
        var folder: String?
        var isInTestFolder = false
        for path in paths {
            let parent = path.parent?.string ?? ""
            if parent != folder {
                folder = parent
                isInTestFolder = parent.slashParts.contains(where: FolderNames.isTest)
            }
            do throws(Failure) {
                let bytes = try reader.read(path)
                let source = ReadSource(path: path, bytes: bytes, isInTestFolder: isInTestFolder)
                if let source { reading.sources.append(source) }
            } catch {
                // A file that can't be read is said, and the others still count.
                reading.problems[path] = error.diagnostics.map { finding in
                    var finding = finding
                    finding.severity = .warning
                    return finding
                }
            }
        }
        return reading
    }

    private mutating func add(_ other: SourceReading) {
        sources += other.sources
        problems.merge(other.problems) { first, _ in first }
    }

    /// Brings a reading of likely files in line with the files that really count.
    /// - Parameters:
    ///   - likely: the files that were read, in ascending order.
    ///   - paths: the files that count, in ascending order.
    ///   - readMore: reads those that count and weren't among the likely ones.
    func corrected(
        likely: [RelativePath], paths: [RelativePath],
        readMore: ([RelativePath]) -> SourceReading
    ) -> SourceReading {
        if likely == paths { return self }
        let known = Set(likely)
        let wanted = Set(paths)
        let missed = paths.filter { !known.contains($0) }
        var result = SourceReading()
        result.sources = sources.filter { wanted.contains($0.facts.path) }
        result.problems = problems.filter { wanted.contains($0.key) }
        guard !missed.isEmpty else { return result }
        result.add(readMore(missed))
        result.sources.sort { $0.facts.path < $1.facts.path }
        return result
    }

    /// Why files couldn't be read, in the order of their paths.
    var diagnostics: [Diagnostic] {
        problems.sorted { $0.key < $1.key }.flatMap(\.value)
    }
}
