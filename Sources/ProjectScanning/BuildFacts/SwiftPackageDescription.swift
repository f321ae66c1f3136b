import Diagnostics
import FileTree
import ProjectFormats

extension BuildDescription {
    /// `Package.swift`; Tuist's list of dependencies bears that name as well and is no package to build.
    static let swiftPackage = BuildDescription(
        kind: .swiftpm, isDescription: { $0.isNamed("Package.swift") },
        read: { path, bytes throws(Failure) in
            if TuistPackages.holds(path, bytes) { return { _ in nil } }
            let package = Result { () throws(Failure) in
                try SwiftPackage(parsing: bytes, path: path.string)
            }
            return { index throws(Failure) in
                if TuistPackages.standsInPlugin(path, index) { return nil }
                return SwiftPackageTargets(package: try package.get(), manifest: path, index: index)
                    .project()
            }
        })
}

/// Turns a package's targets into facts.
private struct SwiftPackageTargets {
    let package: SwiftPackage
    let manifest: RelativePath
    let index: ProjectFileIndex

    private var root: DescriptionRoot { DescriptionRoot(folder: manifest.parent?.string ?? "") }

    func project() -> DescribedProject {
        let apps = Set(package.products.filter { $0.kind == "iOSApplication" }.flatMap(\.targets))
        var result = DescribedProject(name: package.name, diagnostics: package.diagnostics)
        for target in package.targets {
            guard let kind = kind(of: target, isApp: apps.contains(target.name)) else { continue }
            var facts = TargetFacts(
                name: target.name, module: target.moduleName, kind: kind, projectKind: .swiftpm,
                manifest: manifest)
            place(target, in: &facts)
            facts.isSynchronized = true
            facts.dependencies = dependencies(of: target)
            facts.take(target.compilation)
            facts.deploymentTarget = package.iOSDeploymentTarget
            result.targets.append(facts)
        }
        return result
    }

    /// nil for targets without Swift sources of their own.
    private func kind(of target: SwiftPackageTarget, isApp: Bool) -> TargetFacts.Kind? {
        switch target.kind {
        case .regular: isApp ? .app : .library
        case .executable: isApp ? .app : .executable
        case .test: .unitTests
        case .macro, .plugin: .other
        case .binary, .system: nil
        }
    }

    /// The first folder that SwiftPM would find; the stated or usual one where none has files yet.
    private func place(_ target: SwiftPackageTarget, in facts: inout TargetFacts) {
        let candidates = target.candidateFolders
        let found =
            candidates.first { root.path($0).map { index.swiftFileCount(below: $0) > 0 } ?? false }
            ?? candidates.first
        guard let folder = found, let path = root.path(folder) else { return }
        if path.isEmpty {
            // The scanned root itself has no path, so its files are named.
            facts.listedFiles = index.swiftFiles(below: "").filter { target.takes($0.string) }
            return
        }
        guard let sources = target.sources, !sources.isEmpty else {
            facts.folders = [try? RelativePath(validating: path)].compactMap(\.self)
            return
        }
        let inside = DescriptionRoot(folder: path)
        for source in sources {
            guard let entry = inside.relativePath(source) else { continue }
            if source.hasSuffix(".swift") {
                facts.listedFiles.append(entry)
            } else {
                facts.folders.append(entry)
            }
        }
    }

    /// Targets of the package come first, since a test's first dependency is what it tests.
    private func dependencies(of target: SwiftPackageTarget) -> [String] {
        let own = Set(package.targets.map(\.name))
        let names = target.dependencies.map(\.name)
        let inner = names.filter(own.contains)
        // `ShopTests` tests `Shop`, wherever that stands in the list.
        let tested = inner.filter { target.name == "\($0)Tests" }
        return tested + inner.filter { !tested.contains($0) } + names.filter { !own.contains($0) }
    }
}
