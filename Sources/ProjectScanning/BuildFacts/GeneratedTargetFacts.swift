import FileTree
import ProjectFormats

/// Turns the targets of a generator's manifest into facts.
struct GeneratedTargetFacts {
    let targets: [GeneratedTarget]
    let kind: ProjectKind
    let manifest: RelativePath
    let projectName: String
    let index: ProjectFileIndex

    private var root: DescriptionRoot { DescriptionRoot(folder: manifest.parent?.string ?? "") }

    func facts() -> [TargetFacts] { targets.map(facts) }

    private func facts(_ target: GeneratedTarget) -> TargetFacts {
        let settings = target.settings(projectName: projectName) { path in
            root.path(path).flatMap(index.read)
        }
        let isIOS =
            target.platforms.isEmpty
            || target.platforms.contains { Self.iOSPlatforms.contains($0.lowercased()) }
        let fallback = ModuleName.identifier(from: target.name)
        var facts = TargetFacts(
            name: target.name, module: settings.moduleName ?? fallback,
            kind: TargetFacts.kind(of: target.kind, isIOS: isIOS), projectKind: kind,
            manifest: manifest)
        if facts.module.isEmpty { facts.module = fallback }
        place(target, in: &facts)
        facts.dependencies = dependencies(of: target, settings: settings)
        facts.take(SwiftCompilation(settings))
        facts.deploymentTarget = settings.iOSDeploymentTarget
        return facts
    }

    /// What the generators call platforms and destinations that mean iOS.
    private static let iOSPlatforms: Set<String> = [
        "ios", "iphone", "ipad", "auto", "maccatalyst", "macwithipaddesign",
    ]

    /// The generator finds new files in a source folder by itself.
    private func place(_ target: GeneratedTarget, in facts: inout TargetFacts) {
        for source in target.sources {
            if source.path.hasSuffix(".swift"), !source.path.contains("*") {
                if let file = root.relativePath(source.path) { facts.listedFiles.append(file) }
                continue
            }
            guard let folder = root.path(source.folder) else { continue }
            if folder.isEmpty {
                facts.listedFiles += index.swiftFiles(below: "").filter {
                    source.contains($0.string)
                }
            } else if let path = try? RelativePath(validating: folder),
                !facts.folders.contains(path), index.swiftFileCount(below: folder) > 0
            {
                facts.folders.append(path)
            }
        }
        facts.isSynchronized = !facts.folders.isEmpty
    }

    private func dependencies(of target: GeneratedTarget, settings: BuildSettings) -> [String] {
        var tested: [String] = []
        if target.kind.isTest {
            let host = (settings["TEST_HOST"] ?? "").split(separator: "/")
                .last { $0.hasSuffix(".app") }?.dropLast(".app".count)
            let named = [settings["TEST_TARGET_NAME"], host.map(String.init)].compactMap(\.self)
            let names = Set(targets.map(\.name))
            tested = named.filter(names.contains)
            if tested.isEmpty, target.dependencies.isEmpty {
                tested = targets.map(\.name).filter { target.name == "\($0)Tests" }
            }
        }
        return tested + target.dependencies.filter { !tested.contains($0) }
    }
}
