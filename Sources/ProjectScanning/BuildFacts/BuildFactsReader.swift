import Diagnostics
import FileTree
import ProjectFormats

/// Reads what describes a project's build.
enum BuildFactsReader {
    /// Reads every description among a project's files.
    /// - Parameters:
    ///   - files: all files of the project, in ascending order.
    ///   - contents: gives a file's bytes.
    static func read(
        files: [RelativePath], contents: (RelativePath) throws -> [UInt8]
    ) -> BuildFacts {
        var facts = BuildFacts()
        let manifests = files.filter {
            $0.name == "Package.swift"
                && SourceSelection.reason(folder: $0.parent?.string ?? "") == nil
        }
        for path in manifests {
            do {
                let package = try SwiftPackage(parsing: contents(path), path: path.string)
                add(package, at: path, files: files, to: &facts)
            } catch let failure as Failure {
                facts.diagnostics += failure.diagnostics
            } catch {
                facts.diagnostics.append(
                    Diagnostic(.warning, id: "scan.unreadable", "'\(path)' can't be read"))
            }
        }
        if files.contains(where: { $0.name == "project.pbxproj" }) { facts.kinds.append(.xcode) }
        facts.kinds.sort()
        return facts
    }

    private static func add(
        _ package: SwiftPackage, at path: RelativePath, files: [RelativePath],
        to facts: inout BuildFacts
    ) {
        if !facts.kinds.contains(.swiftpm) { facts.kinds.append(.swiftpm) }
        if path.parent == nil { facts.name = package.name }
        for target in package.targets {
            var found = TargetFacts(
                name: target.name, module: target.moduleName, kind: kind(of: target.kind),
                projectKind: .swiftpm, manifest: path)
            let folders = target.candidateFolders.compactMap { candidate -> RelativePath? in
                let text = path.parent.map { "\($0.string)/\(candidate)" } ?? candidate
                return try? RelativePath(validating: text)
            }
            if let folder = folders.first(where: { folder in
                files.contains { $0.hasPrefix(folder) }
            }) {
                found.folders = [folder]
            }
            found.isSynchronized = true
            found.dependencies = target.dependencies.map(\.name)
            found.deploymentTarget = package.iOSDeploymentTarget
            facts.targets.append(found)
        }
    }

    private static func kind(of kind: SwiftPackageTarget.Kind) -> TargetFacts.Kind {
        switch kind {
        case .regular: .library
        case .executable: .executable
        case .test: .unitTests
        default: .other
        }
    }
}
