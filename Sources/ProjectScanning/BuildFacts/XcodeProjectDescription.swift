import Diagnostics
import FileTree
import ProjectFormats

extension BuildDescription {
    /// `App.xcodeproj/project.pbxproj`.
    static let xcodeProject = BuildDescription(
        kind: .xcode,
        isDescription: {
            $0.isNamed("project.pbxproj") && $0.parent?.name.hasSuffix(".xcodeproj") ?? false
        },
        read: { path, bytes throws(Failure) in
            let project = try XcodeProject(parsing: bytes, path: path.string)
            return { index in
                XcodeProjectTargets(project: project, manifest: path, index: index).described()
            }
        })
}

/// Turns the targets of an Xcode project into facts.
private struct XcodeProjectTargets {
    let project: XcodeProject
    let manifest: RelativePath
    let configurationFiles: XcodeConfigurationFiles

    init(project: XcodeProject, manifest: RelativePath, index: ProjectFileIndex) {
        self.project = project
        self.manifest = manifest
        let root = DescriptionRoot(folder: manifest.parent?.parent?.string ?? "")
        configurationFiles = XcodeConfigurationFiles { root.path($0).flatMap(index.read) }
    }

    private var name: String { manifest.parent?.stem ?? "" }

    private var root: DescriptionRoot {
        DescriptionRoot(folder: manifest.parent?.parent?.string ?? "")
    }

    func described() -> DescribedProject {
        DescribedProject(
            name: name,
            targets: project.targets.filter { $0.kind != .aggregate }.map(facts),
            indentation: project.indentation, organization: project.organizationName)
    }

    private func facts(_ target: XcodeTarget) -> TargetFacts {
        let settings = project.settings(
            of: target, projectName: name, files: configurationFiles)
        let kind = TargetFacts.kind(of: target.kind, isIOS: settings.isIOS)
        let fallback = ModuleName.identifier(from: target.name)
        var facts = TargetFacts(
            name: target.name, module: settings.moduleName ?? fallback, kind: kind,
            projectKind: .xcode, manifest: manifest)
        if facts.module.isEmpty { facts.module = fallback }
        place(target, in: &facts)
        facts.dependencies = dependencies(of: target, settings: settings)
        facts.take(SwiftCompilation(settings))
        facts.deploymentTarget = settings.iOSDeploymentTarget
        return facts
    }

    private func place(_ target: XcodeTarget, in facts: inout TargetFacts) {
        let swift = target.sourceFiles.filter { $0.hasSuffix(".swift") }
        facts.listedFiles = swift.compactMap(root.relativePath)
        for folder in target.synchronizedFolders {
            switch folder.membership {
            case .allExcept:
                if let path = root.relativePath(folder.path) { facts.folders.append(path) }
            case .only(let files):
                let lent = files.filter { $0.hasSuffix(".swift") }.sorted()
                facts.listedFiles += lent.compactMap { root.relativePath("\(folder.path)/\($0)") }
            }
        }
        facts.isSynchronized = !facts.folders.isEmpty
    }

    private func dependencies(of target: XcodeTarget, settings: BuildSettings) -> [String] {
        let tested =
            target.kind.isTest
            ? project.testedTargets(of: target, settings: settings).map(\.name) : []
        let others = (target.dependencies + target.packageProducts).filter { !tested.contains($0) }
        return tested + others
    }
}
