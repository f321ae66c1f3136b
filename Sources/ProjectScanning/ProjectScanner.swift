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
        let reader = contents.makeReader()
        let build = BuildFactsReader.read(files: files) { try reader.read($0) }
        var selection = SourceSelection(files: files)
        if selection.sources.isEmpty {
            selection = SourceSelection(files: files, keepsSamples: true)
        }
        let read = readSources(selection.sources, testFolders: Self.testFolders(build.targets))
        let assembly = FactsAssembly(
            files: files, build: build, sources: read.sources, folderName: folderName)
        let facts = assembly.facts { try? contents.makeReader().read($0) }
        return Outcome(
            facts: facts, diagnostics: list.diagnostics + build.diagnostics + read.diagnostics)
    }

    private static func testFolders(_ targets: [TargetFacts]) -> [String] {
        targets.filter(\.isTest).flatMap { $0.folders.map(\.string) }
    }

    /// Reads the sources on several threads, each a range of the ordered list.
    private func readSources(
        _ paths: [RelativePath], testFolders: [String]
    ) -> (sources: [ReadSource], diagnostics: [Diagnostic]) {
        let chunks = min(threads * 4, max(1, paths.count / 8))
        let results = ChunkResults(count: chunks)
        let work: @Sendable (Int) -> Void = { chunk in
            let start = paths.count * chunk / chunks
            let end = paths.count * (chunk + 1) / chunks
            results.store(
                Self.read(paths[start..<end], reader: contents.makeReader(), testFolders), at: chunk
            )
        }
        if threads == 1 || chunks == 1 {
            for chunk in 0..<chunks { work(chunk) }
        } else {
            DispatchQueue.concurrentPerform(iterations: chunks, execute: work)
        }
        let all = results.all
        return (all.flatMap(\.sources), all.flatMap(\.diagnostics))
    }

    private static func read(
        _ paths: ArraySlice<RelativePath>, reader: any ProjectFileReader, _ testFolders: [String]
    ) -> SourceChunk {
        var chunk = SourceChunk()
        for path in paths {
            do throws(Failure) {
                let bytes = try reader.read(path)
                if let source = ReadSource(path: path, bytes: bytes, testFolders: testFolders) {
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
