import Diagnostics
import FileTree
import ProjectFormats

/// Reads what describes a project's build, and what configures its formatting.
struct BuildFactsReader: Sendable {
    /// Gives a file's bytes, on any thread.
    let contents: @Sendable (RelativePath) throws -> [UInt8]
    let sharing: WorkSharing
    /// What the descriptions were read as.
    private let readings =
        OnceForEach<RelativePath, Result<BuildDescription.ReadDescription, Failure>>()

    init(
        sharing: WorkSharing = WorkSharing(threads: 1),
        contents: @escaping @Sendable (RelativePath) throws -> [UInt8]
    ) {
        self.sharing = sharing
        self.contents = contents
    }

    /// Reads every description among a project's own files.
    ///
    /// Vendored folders don't count, and samples only where the sources in them do, or where there is
    /// nothing else.
    /// - Parameters:
    ///   - files: all files of the project, in ascending order.
    ///   - surroundings: the repository that the project is a folder of.
    func read(files: [RelativePath], surroundings: ProjectSurroundings? = nil) -> BuildFacts {
        let index = ProjectFileIndex(files: files, contents: contents)
        var collection = collect(
            index, keepsSamples: SourceSelection.countsSamples(among: files))
        if collection.projects.isEmpty { collection = collect(index, keepsSamples: true) }
        var facts = BuildFacts()
        facts.kinds = Set(collection.projects.map(\.kind)).sorted()
        facts.name = collection.name
        facts.targets = collection.targets
        facts.projectNames = collection.names
        facts.diagnostics = UnreadTargets.gather(collection.diagnostics)
        let formatting = FormattingReader(
            index: index, projects: collection, surroundings: surroundings)
        facts.formatting = formatting.read(diagnostics: &facts.diagnostics)
        return facts
    }

    /// Pieces of work that read descriptions before it is known which files the project has.
    /// - Parameter files: the files that it most likely has.
    func early(_ files: [RelativePath]) -> [@Sendable () -> Void] {
        Self.descriptions(
            among: files, keepsSamples: SourceSelection.countsSamples(among: files)
        ).map { found in { _ = reading(of: found) } }
    }

    private struct FoundDescription: Sendable {
        var path: RelativePath
        var description: BuildDescription
    }

    private static func descriptions(
        among files: [RelativePath], keepsSamples: Bool
    ) -> [FoundDescription] {
        files.compactMap { file in
            guard let description = BuildDescription.all.first(where: { $0.isDescription(file) }),
                SourceSelection.reason(
                    folder: file.parent?.string ?? "", keepsSamples: keepsSamples) == nil
            else { return nil }
            return FoundDescription(path: file, description: description)
        }
    }

    /// Reads a description, where that wasn't done already.
    private func reading(
        of found: FoundDescription
    ) -> Result<BuildDescription.ReadDescription, Failure> {
        readings.value(for: found.path) {
            Result { () throws(Failure) in
                try found.description.read(found.path, try bytes(of: found.path))
            }
        }
    }

    /// - Throws: `Failure` with the path and what stands in the way.
    private func bytes(of path: RelativePath) throws(Failure) -> [UInt8] {
        do {
            return try contents(path)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(
                .inputOutput, id: "scan.unreadable-description",
                "the build description can't be read: \(error)",
                at: SourceLocation(path: path.string))
        }
    }

    private func collect(_ index: ProjectFileIndex, keepsSamples: Bool) -> DescribedProjects {
        let found = Self.descriptions(among: index.files, keepsSamples: keepsSamples)
        let projects = sharing.map(found, least: 1) { found in
            Result { () throws(Failure) in try reading(of: found).get()(index) }
        }
        var collection = DescribedProjects()
        for (found, project) in zip(found, projects) {
            let kind = found.description.kind
            switch project {
            case .success(let project?): collection.add(project, kind: kind, path: found.path)
            case .success(nil): continue
            case .failure(let failure):
                collection.add(failure: failure, kind: kind, path: found.path)
            }
        }
        return collection
    }
}

/// All descriptions of a project.
struct DescribedProjects {
    struct Entry {
        var path: RelativePath
        var kind: ProjectKind
        var project: DescribedProject
    }

    /// In ascending order of their paths.
    private(set) var projects: [Entry] = []
    private(set) var diagnostics: [Diagnostic] = []

    mutating func add(_ project: DescribedProject, kind: ProjectKind, path: RelativePath) {
        projects.append(Entry(path: path, kind: kind, project: project))
        diagnostics += project.diagnostics
    }

    /// A description that can't be read still tells the build system; what it would say is missing.
    mutating func add(failure: Failure, kind: ProjectKind, path: RelativePath) {
        projects.append(Entry(path: path, kind: kind, project: DescribedProject()))
        diagnostics += failure.diagnostics.map { finding in
            var finding = finding
            finding.severity = .warning
            return finding
        }
    }

    /// The descriptions from the outermost folder inwards; generators before what they generate.
    var ranked: [Entry] {
        let kinds = BuildDescription.all.map(\.kind)
        func key(_ entry: Entry) -> (Int, Int, String) {
            let folder = Self.folder(of: entry)
            return (
                FolderPath.depth(folder), kinds.firstIndex(of: entry.kind) ?? kinds.count,
                entry.path.string
            )
        }
        return projects.sorted { key($0) < key($1) }
    }

    /// The folder that a description is about: an Xcode project stands inside a folder of its own.
    static func folder(of entry: Entry) -> String {
        let parent = entry.path.parent
        return (entry.kind == .xcode ? parent?.parent : parent)?.string ?? ""
    }

    /// The name of the outermost project that has one.
    var name: String? {
        ranked.lazy.compactMap(\.project.name).first { !$0.isEmpty }
    }

    /// The name of each project that has one, by the file that describes it.
    var names: [RelativePath: String] {
        var names: [RelativePath: String] = [:]
        for entry in projects {
            if let name = entry.project.name, !name.isEmpty { names[entry.path] = name }
        }
        return names
    }

    /// Every target once, in order of the manifests' paths.
    ///
    /// An Xcode project beside the manifest that generates it tells nothing more.
    var targets: [TargetFacts] {
        let generating = projects.filter { $0.kind == .tuist || $0.kind == .xcodegen }
        var generated: [String: Set<String>] = [:]
        for entry in generating {
            generated[Self.folder(of: entry), default: []].formUnion(
                entry.project.targets.map(\.name))
        }
        return projects.flatMap { entry in
            guard entry.kind == .xcode, let known = generated[Self.folder(of: entry)] else {
                return entry.project.targets
            }
            return entry.project.targets.filter { !known.contains($0.name) }
        }
    }
}
