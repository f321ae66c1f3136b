import Diagnostics
import Dispatch
import FileTree
import GitCommand

/// Reads a project and says what it learned; it never writes, and never runs project code.
public struct ProjectScanner: Sendable {
    /// What a scan gives.
    public struct Outcome: Sendable {
        /// What was learned.
        public var facts: ProjectFacts
        /// How long git's history took; zero where no habit hung on it.
        public var historyTime: Duration
        /// What couldn't be read, and what the scan left open.
        public var diagnostics: [Diagnostic]
    }

    private let contents: any ProjectContents
    private let folderName: String
    /// How many threads read files.
    private let threads: Int

    /// Creates a scanner.
    /// - Parameters:
    ///   - contents: the project's files.
    ///   - folderName: the name of the project's folder, which names the project where nothing else does.
    ///   - threads: how many threads read files; the result doesn't depend on it.
    public init(_ contents: any ProjectContents, folderName: String, threads: Int = 2) {
        self.contents = contents
        self.folderName = folderName
        self.threads = max(1, threads)
    }

    /// Scans a folder on disk.
    /// - Parameters:
    ///   - root: the folder; what lies above it isn't scanned.
    ///   - git: the git that lists the files; nil walks the folders instead.
    /// - Throws: a failure where the folder can't be listed.
    public static func scan(root: DirectoryRoot, git: Git?) throws(Failure) -> Outcome {
        let path = root.path.split(separator: "/").last.map(String.init) ?? "Project"
        return try ProjectScanner(ProjectOnDisk(root, git: git), folderName: path).scan()
    }

    /// Scans the project.
    /// - Throws: a failure where the files can't be listed.
    public func scan() throws(Failure) -> Outcome {
        let list = try contents.fileList()
        let files = list.files.sorted()
        var selection = SourceSelection(files: files)
        if selection.sources.isEmpty {
            selection = SourceSelection(files: files, keepsSamples: true)
        }
        var read = read(selection.sources, files: files)
        Self.markTests(&read.sources, in: read.build.targets)
        let assembly = FactsAssembly(
            files: files, build: read.build, sources: read.sources, folderName: folderName)
        let reader = contents.makeReader()
        let history = RecentAdditions(contents)
        let facts = assembly.facts(contents: { try? reader.read($0) }, recent: { history.paths })
        return Outcome(
            facts: facts, historyTime: history.timeSpent,
            diagnostics: list.diagnostics + read.build.diagnostics + read.diagnostics)
    }

    /// What the threads read.
    private struct Reading {
        var build: BuildFacts
        var sources: [ReadSource]
        var diagnostics: [Diagnostic]
    }

    /// Notes the sources that stand in a test target's folder, whatever that is called.
    private static func markTests(_ sources: inout [ReadSource], in targets: [TargetFacts]) {
        let folders = targets.filter(\.isTest).flatMap { $0.folders.map(\.string) }
        // Old projects compile sources of the app into their tests as well: those are no tests.
        let listed = Set(targets.filter(\.isTest).flatMap(\.listedFiles))
            .subtracting(targets.filter { !$0.isTest }.flatMap(\.listedFiles))
        guard !folders.isEmpty || !listed.isEmpty else { return }
        for index in sources.indices where !sources[index].facts.isTest {
            let path = sources[index].facts.path
            sources[index].facts.isTest =
                listed.contains(path)
                || folders.contains { FolderPath.isInside(path.string, $0) }
        }
    }

    /// Reads the build's descriptions and the sources, each thread a range of the ordered list.
    private func read(_ paths: [RelativePath], files: [RelativePath]) -> Reading {
        let chunks = min(threads * 4, max(1, paths.count / 8))
        let results = ChunkResults(count: chunks)
        let work: @Sendable (Int) -> Void = { place in
            // The build's descriptions are the longest piece, so that they come first.
            guard place > 0 else {
                let reader = contents.makeReader()
                results.store(BuildFactsReader.read(files: files) { try reader.read($0) })
                return
            }
            let start = paths.count * (place - 1) / chunks
            let end = paths.count * place / chunks
            results.store(
                Self.read(paths[start..<end], reader: contents.makeReader()), at: place - 1)
        }
        if threads == 1 {
            for place in 0...chunks { work(place) }
        } else {
            DispatchQueue.concurrentPerform(iterations: chunks + 1, execute: work)
        }
        let all = results.all
        return Reading(
            build: results.build, sources: all.flatMap(\.sources),
            diagnostics: all.flatMap(\.diagnostics))
    }

    private static func read(
        _ paths: ArraySlice<RelativePath>, reader: any ProjectFileReader
    ) -> SourceChunk {
        var chunk = SourceChunk()
        var folder: String?
        var isInTestFolder = false
        for path in paths {
            let parent = path.parent?.string ?? ""
            if parent != folder {
                folder = parent
                isInTestFolder = parent.split(separator: "/").contains {
                    FolderNames.isTest(String($0))
                }
            }
            do throws(Failure) {
                let bytes = try reader.read(path)
                let source = ReadSource(path: path, bytes: bytes, isInTestFolder: isInTestFolder)
                if let source {
                    chunk.sources.append(source)
                }
            } catch {
                // A file that can't be read is said, and the others still count.
                chunk.diagnostics += error.diagnostics.map { finding in
                    var finding = finding
                    finding.severity = .warning
                    return finding
                }
            }
        }
        return chunk
    }
}
