import FileTree

/// Finds the build description that must name a new feature's files, where one must (trap 16).
struct BuildDescriptionFinder: IntegrationFinding {
    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        if let name = project.project.target {
            guard let target = project.build.targets.first(where: { $0.name == name }),
                let kind = kind(of: target)
            else { return [] }
            return [IntegrationPoint(kind: kind, path: target.manifest, line: 1, name: target.name)]
        }
        return featureTargets(project)
    }

    /// What must be changed or run again for a target; nil where a file belongs to it by being there.
    private func kind(of target: TargetFacts) -> IntegrationPoint.Kind? {
        switch target.projectKind {
        case .xcode: target.isSynchronized ? nil : .xcodeProject
        case .xcodegen: .xcodegenSpec
        case .tuist: .tuistManifest
        case .swiftpm, .bazel: nil
        }
    }

    /// Each feature is a target of its own: the manifest that declares them needs another.
    private func featureTargets(_ project: IntegrationPointFinder) -> [IntegrationPoint] {
        guard let root = project.layout.featureRoots.first?.string else { return [] }
        let target = project.build.targets.first { target in
            !target.isTest && target.folders.contains { FolderPath.isInside($0.string, root) }
        }
        guard let target else { return [] }
        switch target.projectKind {
        case .swiftpm:
            return [
                IntegrationPoint(
                    kind: .packageManifest, path: target.manifest, line: 1, name: target.name)
            ]
        case .tuist:
            return [
                IntegrationPoint(
                    kind: .tuistManifest, path: target.manifest, line: 1, name: target.name)
            ]
        default:
            return []
        }
    }
}
