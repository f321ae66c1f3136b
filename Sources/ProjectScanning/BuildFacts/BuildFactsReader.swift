import Diagnostics
import FileTree
import ProjectFormats

/// Reads what describes a project's build, and what configures its formatting.
enum BuildFactsReader {
    /// Reads every description among a project's own files.
    ///
    /// Vendored folders don't count, and samples only where the sources in them do, or where there is
    /// nothing else.
    /// - Parameters:
    ///   - files: all files of the project, in ascending order.
    ///   - surroundings: the repository that the project is a folder of.
    ///   - contents: gives a file's bytes.
    static func read(
        files: [RelativePath], surroundings: ProjectSurroundings? = nil,
        contents: @escaping (RelativePath) throws -> [UInt8]
    ) -> BuildFacts {
        let index = ProjectFileIndex(files: files, contents: contents)
        var collection = collect(
            index, keepsSamples: SourceSelection.countsSamples(among: files))
        if collection.projects.isEmpty { collection = collect(index, keepsSamples: true) }
        var facts = BuildFacts()
        facts.kinds = Set(collection.projects.map(\.kind)).sorted()
        facts.name = collection.name
        facts.targets = collection.targets
        facts.diagnostics = UnreadTargets.gather(collection.diagnostics)
        let formatting = FormattingReader(
            index: index, projects: collection, surroundings: surroundings)
        facts.formatting = formatting.read(diagnostics: &facts.diagnostics)
        return facts
    }

    private static func collect(_ index: ProjectFileIndex, keepsSamples: Bool)
        -> DescribedProjects
    {
        var collection = DescribedProjects()
        for file in index.files {
            guard let description = BuildDescription.all.first(where: { $0.isDescription(file) }),
                SourceSelection.reason(
                    folder: file.parent?.string ?? "", keepsSamples: keepsSamples) == nil
            else { continue }
            do throws(Failure) {
                let bytes = try index.readDescription(file)
                guard let project = try description.read(file, bytes, index) else { continue }
                collection.add(project, kind: description.kind, path: file)
            } catch {
                collection.add(failure: error, kind: description.kind, path: file)
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
