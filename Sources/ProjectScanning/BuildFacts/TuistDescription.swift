import Diagnostics
import FileTree
import ProjectFormats

extension BuildDescription {
    /// Tuist's `Project.swift`, and the `Workspace.swift` that names the whole; many apps have source files of
    /// these names, so that their import decides.
    static let tuist = BuildDescription(
        kind: .tuist,
        isDescription: { $0.isNamed("Project.swift") || $0.isNamed(workspaceName) },
        read: { path, bytes throws(Failure) in
            let mark = BytePattern("import ProjectDescription")
            guard bytes.withUnsafeBufferPointer({ mark.firstPlace(in: $0) }) != nil else {
                return { _ in nil }
            }
            return { index throws(Failure) in
                path.isNamed(workspaceName)
                    ? workspace(path, bytes, in: index) : try project(path, bytes, in: index)
            }
        })

    private static let workspaceName: StaticString = "Workspace.swift"

    /// nil where the file declares no workspace.
    private static func workspace(
        _ path: RelativePath, _ bytes: [UInt8], in index: ProjectFileIndex
    ) -> DescribedProject? {
        TuistWorkspace(parsing: bytes, helpers: TuistHelpers.read(for: path, in: index)).map {
            DescribedProject(name: $0.name)
        }
    }

    private static func project(
        _ path: RelativePath, _ bytes: [UInt8], in index: ProjectFileIndex
    ) throws(Failure) -> DescribedProject {
        let project = try TuistProject(
            parsing: bytes, path: path.string, helpers: TuistHelpers.read(for: path, in: index))
        let name = project.name ?? path.parent?.name ?? ""
        let targets = GeneratedTargetFacts(
            targets: project.targets, kind: .tuist, manifest: path, projectName: name,
            index: index)
        return DescribedProject(
            name: project.name, targets: targets.facts(), indentation: project.indentation,
            organization: project.organizationName, diagnostics: project.diagnostics)
    }
}

/// The packages that serve Tuist itself and hold nothing of the app.
enum TuistPackages {
    private static let settings = BytePattern("PackageSettings")

    /// Whether a `Package.swift` is the list of what Tuist fetches, which stands in the folder `Tuist` or says
    /// how that is to be built.
    static func holds(_ path: RelativePath, _ bytes: [UInt8]) -> Bool {
        path.parent?.name == "Tuist"
            || bytes.withUnsafeBufferPointer { settings.firstPlace(in: $0) != nil }
    }

    /// Whether a `Package.swift` holds the tools of a Tuist plugin.
    static func standsInPlugin(_ path: RelativePath, _ index: ProjectFileIndex) -> Bool {
        index.contains(FolderPath.join(path.parent?.string ?? "", "Plugin.swift"))
    }
}

/// The helpers that Tuist's manifests share.
private enum TuistHelpers {
    /// At most so many files are read.
    static let maximumFiles = 64
    /// The folder of helpers, in the folder `Tuist` and in plugins.
    private static let folderName = "ProjectDescriptionHelpers"

    /// The contents of the nearest `Tuist/ProjectDescriptionHelpers` at or above a manifest, and of the helpers
    /// that the plugins of that project bring.
    static func read(for manifest: RelativePath, in index: ProjectFileIndex) -> [[UInt8]] {
        var folder: String? = manifest.parent?.string ?? ""
        while let current = folder {
            let helpers = FolderPath.join(current, "Tuist/\(folderName)")
            let plugins = FolderPath.join(current, "Plugins")
            let files = [helpers, plugins].filter { index.swiftFileCount(below: $0) > 0 }
                .flatMap(index.swiftFiles)
                .filter { $0.components.dropLast().contains(folderName) }
            if !files.isEmpty {
                return files.prefix(maximumFiles).compactMap { index.read($0.string) }
            }
            folder = FolderPath.parent(current)
        }
        return []
    }
}
