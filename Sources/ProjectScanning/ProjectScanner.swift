import Diagnostics
import FileTree
import GitCommand

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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
        /// The project's files, whatever they are, in order.
        public var files: [RelativePath]
    }

    private let contents: any ProjectContents
    private let folderName: String
    private let sharing: WorkSharing

    /// Creates a scanner.
    /// - Parameters:
    ///   - contents: the project's files.
    ///   - folderName: the name of the project's folder, which names the project where nothing else does.
    ///   - threads: how many threads work at a time, by default one a processor; the result doesn't
    ///     depend on it.
    public init(_ contents: any ProjectContents, folderName: String, threads: Int? = nil) {
        self.contents = contents
        self.folderName = folderName
        sharing = WorkSharing(
            threads: threads ?? min(8, ProcessInfo.processInfo.activeProcessorCount))
    }

    /// Scans a folder on disk.
    /// - Parameters:
    ///   - root: the folder; what lies above it isn't scanned.
    ///   - git: the git that lists the files; nil walks the folders instead.
    ///   - target: the target whose features count, where the user names one.
    /// - Throws: a failure where the folder can't be listed.
    public static func scan(
        root: DirectoryRoot, git: Git?, target: String? = nil
    ) throws(Failure) -> Outcome {
        let path = root.path.split(separator: "/").last.map(String.init) ?? "Project"
        return try ProjectScanner(ProjectOnDisk(root, git: git), folderName: path)
            .scan(target: target)
    }

    /// Scans the project.
    /// - Parameter target: the target whose features count; nil, or one with fewer than two features, lets all count.
    /// - Throws: a failure where the files can't be listed.
    public func scan(target: String? = nil) throws(Failure) -> Outcome {
        var read = try read()
        Self.markTests(&read.sources.sources, in: read.build.targets)
        let assembly = FactsAssembly(
            files: read.files, build: read.build, sources: read.sources.sources,
            folderName: folderName, chosen: target, sharing: sharing)
        let history = RecentAdditions(contents)
        let readers = ReaderPool(contents)
        let facts = assembly.facts(
            contents: { try? readers.read($0) }, recent: { history.paths })
        return Outcome(
            facts: facts, historyTime: history.timeSpent,
            diagnostics: read.listed + read.build.diagnostics + read.sources.diagnostics,
            files: read.files)
    }

    /// What was read of the project.
    private struct Reading: Sendable {
        /// All files in ascending order.
        var files: [RelativePath]
        /// What couldn't be listed.
        var listed: [Diagnostic]
        /// Those that are the project's own sources.
        var selected: [RelativePath]
        var build: BuildFacts
        var sources = SourceReading()
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

    /// Lists and reads the files.
    ///
    /// Listing takes as long as reading, since git looks at every folder. So the files that are
    /// likely to be listed are read meanwhile, and what was guessed wrongly is put right afterwards.
    /// Descriptions of builds come first, for one may take as long as all sources.
    private func read() throws(Failure) -> Reading {
        let readers = ReaderPool(contents)
        let builds = BuildFactsReader(sharing: sharing) { try readers.read($0) }
        guard sharing.threads > 1 else {
            var reading = try list(builds).get()
            reading.sources = read(reading.selected)
            return reading
        }
        let listing = MeanwhileValue { [self] in list(builds) }
        // The manifest of a package that is the project itself may take longest, so it doesn't wait for the walk.
        let top = MeanwhileValue { for chore in builds.early(Self.topManifests) { chore() } }
        let files = contents.likelyFiles { BuildDescription.mayBe($0) } ?? []
        let likely = SourceSelection.own(of: files)
        let early = read(likely, after: builds.early(files))
        top.value
        var reading = try listing.value.get()
        reading.sources = early.corrected(likely: likely, paths: reading.selected) { read($0) }
        return reading
    }

    private static let topManifests = [try? RelativePath(validating: "Package.swift")]
        .compactMap(\.self)

    /// Lists the files, and reads the descriptions of the build among them.
    private func list(_ builds: BuildFactsReader) -> Result<Reading, Failure> {
        Result { () throws(Failure) in
            let list = try contents.fileList()
            let files = list.files.sorted()
            return Reading(
                files: files, listed: list.diagnostics, selected: SourceSelection.own(of: files),
                build: builds.read(files: files, surroundings: contents.surroundings()))
        }
    }

    private func read(
        _ paths: [RelativePath], after chores: [@Sendable () -> Void] = []
    ) -> SourceReading {
        SourceReading.read(paths, of: contents, sharing: sharing, after: chores)
    }
}
