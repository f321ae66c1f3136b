import Diagnostics
import FileTree
import ProjectFormats

extension BuildDescription {
    /// Tuist's `Project.swift`; many apps have a source file of that name, so its import decides.
    static let tuist = BuildDescription(
        kind: .tuist, isDescription: { $0.isNamed("Project.swift") },
        read: { path, bytes, index throws(Failure) -> DescribedProject? in
            let text = String(decoding: bytes, as: UTF8.self)
            guard text.contains("import ProjectDescription") else { return nil }
            let project = try TuistProject(
                parsing: bytes, path: path.string, helpers: TuistHelpers.read(for: path, in: index))
            let name = project.name ?? path.parent?.name ?? ""
            let targets = GeneratedTargetFacts(
                targets: project.targets, kind: .tuist, manifest: path, projectName: name,
                index: index)
            return DescribedProject(
                name: project.name, targets: targets.facts(), indentation: project.indentation,
                organization: project.organizationName, diagnostics: project.diagnostics)
        })
}

/// The helpers that Tuist's manifests share.
private enum TuistHelpers {
    /// At most so many files are read.
    static let maximumFiles = 64

    /// The contents of the nearest `Tuist/ProjectDescriptionHelpers` at or above a manifest.
    static func read(for manifest: RelativePath, in index: ProjectFileIndex) -> [[UInt8]] {
        var folder: String? = manifest.parent?.string ?? ""
        while let current = folder {
            let helpers = FolderPath.join(current, "Tuist/ProjectDescriptionHelpers")
            if index.swiftFileCount(below: helpers) > 0 {
                return index.swiftFiles(below: helpers).prefix(maximumFiles)
                    .compactMap { index.read($0.string) }
            }
            folder = FolderPath.parent(current)
        }
        return []
    }
}
