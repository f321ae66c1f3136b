import Diagnostics
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
        sharing = threads.map { WorkSharing(threads: $0) } ?? .amongProcessors
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
    /// - Parameter target: the target whose features count; nil, or one with fewer than two features, lets those of all
    ///   iOS apps count.
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
        var build = BuildFacts()
        var sources = SourceReading()

        init(_ list: ProjectFileList) {
            files = list.files.sorted()
            listed = list.diagnostics
            selected = SourceSelection.own(of: files)
        }
    }

    /// Notes the sources that stand in a test target's folder, whatever that is called.
    private static func markTests(_ sources: inout [ReadSource], in targets: [TargetFacts]) {
        // A test target may take what it needs out of an app's own folder: that makes no tests of the app's sources.
        let apps = Set(targets.filter { !$0.isTest }.flatMap(\.folders))
        let folders = targets.filter(\.isTest).flatMap(\.folders).filter { !apps.contains($0) }
            .map(\.string)
        // Old projects compile sources of the app into their tests as well: those are no tests.
        let listed = Set(targets.filter(\.isTest).flatMap(\.listedFiles))
            .subtracting(targets.filter { !$0.isTest }.flatMap(\.listedFiles))
        guard !folders.isEmpty || !listed.isEmpty else { return }
        // Files of a folder follow each other, and share its verdict.
        var last: (folder: RelativePath?, isTest: Bool)?
        for index in sources.indices where !sources[index].facts.isTest {
            let path = sources[index].facts.path
            let folder = path.parent
            if last == nil || last?.folder != folder {
                let isTest = folders.contains { FolderPath.isInside(folder?.string ?? "", $0) }
                last = (folder, isTest)
            }
            sources[index].facts.isTest = last?.isTest == true || listed.contains(path)
        }
    }

    /// Lists and reads the files.
    private func read() throws(Failure) -> Reading {
        let readers = ReaderPool(contents)
        let builds = BuildFactsReader(sharing: sharing) { try readers.read($0) }
        guard sharing.threads > 1 else {
            if let list = contents.quickFileList(sharing: sharing) { return read(list, builds) }
            return read(try contents.fileList(), builds)
        }
        // The manifest of a package that is the project itself may take longest, so it doesn't wait for the list.
        let top = MeanwhileValue { for chore in builds.early(Self.topManifests) { chore() } }
        defer { top.value }
        if let list = contents.quickFileList(sharing: sharing) { return read(list, builds) }
        return try readMeanwhile(builds)
    }

    /// Reads the files that are listed.
    private func read(_ list: ProjectFileList, _ builds: BuildFactsReader) -> Reading {
        var reading = Reading(list)
        let build = MeanwhileValue { [self, reading] in self.build(of: reading.files, builds) }
        // One thread does one thing after the other.
        if sharing.threads == 1 { reading.build = build.value }
        reading.sources = read(reading.selected, after: builds.early(reading.files))
        reading.build = build.value
        return reading
    }

    /// Lists the files, and reads them meanwhile.
    ///
    /// Listing takes as long as reading here, since git looks at every folder. So the files that are
    /// likely to be listed are read meanwhile, and what was guessed wrongly is put right afterwards.
    /// Descriptions of builds come first, for one may take as long as all sources.
    private func readMeanwhile(_ builds: BuildFactsReader) throws(Failure) -> Reading {
        let listing = MeanwhileValue { [self] in
            Result { () throws(Failure) in
                var reading = Reading(try contents.fileList())
                reading.build = build(of: reading.files, builds)
                return reading
            }
        }
        let files = contents.likelyFiles { BuildDescription.mayBe($0) } ?? []
        let likely = SourceSelection.own(of: files)
        let early = read(likely, after: builds.early(files))
        var reading = try listing.value.get()
        reading.sources = early.corrected(likely: likely, paths: reading.selected) { read($0) }
        return reading
    }

    private static let topManifests = [try? RelativePath(validating: "Package.swift")]
        .compactMap(\.self)

    private func build(of files: [RelativePath], _ builds: BuildFactsReader) -> BuildFacts {
        builds.read(files: files, surroundings: contents.surroundings())
    }

    private func read(
        _ paths: [RelativePath], after chores: [@Sendable () -> Void] = []
    ) -> SourceReading {
        SourceReading.read(paths, of: contents, sharing: sharing, after: chores)
    }
}
