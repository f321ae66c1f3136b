import Diagnostics
import FileTree
import ProjectFormats

extension BuildDescription {
    /// XcodeGen's `project.yml`; a file of that name without targets is something else.
    static let xcodeGen = BuildDescription(
        kind: .xcodegen, isDescription: { $0.isNamed("project.yml") || $0.isNamed("project.yaml") },
        read: { path, bytes throws(Failure) in
            { index throws(Failure) in try project(path, bytes, in: index) }
        })

    /// A specification may include other files, so all of it waits for the index.
    private static func project(
        _ path: RelativePath, _ bytes: [UInt8], in index: ProjectFileIndex
    ) throws(Failure) -> DescribedProject? {
        let root = DescriptionRoot(folder: path.parent?.string ?? "")
        let specification = try XcodeGenSpecification(parsing: bytes, path: path.string) {
            root.path($0).flatMap(index.read)
        }
        guard !specification.targets.isEmpty else { return nil }
        let name = specification.name ?? path.parent?.name ?? ""
        let targets = GeneratedTargetFacts(
            targets: specification.targets, kind: .xcodegen, manifest: path, projectName: name,
            index: index)
        return DescribedProject(
            name: specification.name, targets: targets.facts(),
            indentation: specification.indentation,
            organization: specification.organizationName,
            diagnostics: specification.diagnostics)
    }
}
