import FileTree

/// Finds the build description that must name a new feature's files, where one must (trap 16).
struct BuildDescriptionFinder: IntegrationFinding {
    func find(in project: IntegrationPointFinder) -> [IntegrationPoint] {
        if let name = project.target {
            guard let target = project.build.targets.first(where: { $0.name == name }),
                let kind = kind(of: target, featureRoot: project.layout.featureRoots.first)
            else { return [] }
            return [point(kind, target, project)]
        }
        return featureTargets(project)
    }

    /// What must be changed or run again for a target; nil where a file belongs to it by being there.
    private func kind(
        of target: TargetFacts, featureRoot: RelativePath?
    ) -> IntegrationPoint.Kind? {
        switch target.projectKind {
        case .xcode:
            // A target may have classic groups beside its synchronized folders.
            (featureRoot.map(target.takesNewFiles) ?? target.isSynchronized) ? nil : .xcodeProject
        case .xcodegen: .xcodegenSpec
        case .tuist: .tuistManifest
        case .swiftpm, .bazel: nil
        }
    }

    /// Each feature is a target of its own: what declares them, or what puts them together, needs another.
    private func featureTargets(_ project: IntegrationPointFinder) -> [IntegrationPoint] {
        let folders = Set(project.features.compactMap(\.folder))
        let targets = project.build.targets.filter { target in
            !target.isTest
                && target.folders.contains { folder in
                    folders.contains { FolderPath.isInside(folder.string, $0) }
                }
        }
        guard let first = targets.first else { return [] }
        let isShared = targets.allSatisfy { $0.manifest == first.manifest }
        // Where each feature is described by itself, the app that they are put into must learn of it.
        let app = isShared ? nil : TargetChooser(targets: project.build.targets).app
        let target = app ?? first
        let kind: IntegrationPoint.Kind? =
            switch target.projectKind {
            case .swiftpm: .packageManifest
            case .tuist: .tuistManifest
            case .xcode: .xcodeProject
            case .xcodegen: .xcodegenSpec
            case .bazel: nil
            }
        return kind.map { [point($0, target, project)] } ?? []
    }

    private func point(
        _ kind: IntegrationPoint.Kind, _ target: TargetFacts, _ project: IntegrationPointFinder
    ) -> IntegrationPoint {
        let line = project.contents(target.manifest).flatMap { bytes in
            target.projectKind == .xcode
                ? Self.nativeTargetLine(of: target.name, in: bytes)
                : Self.line(of: target.name, in: bytes)
        }
        return IntegrationPoint(
            kind: kind, path: target.manifest, line: line ?? 1, name: target.name)
    }

    /// The line at which a target begins in a `project.pbxproj`: `ID /* Name */ = {` before its `isa`.
    static func nativeTargetLine(of name: String, in bytes: [UInt8]) -> Int? {
        let opening = BytePattern("/* \(name) */ = {")
        let kind = BytePattern("isa = PBXNativeTarget")
        return bytes.withUnsafeBufferPointer { bytes in
            var next = 0
            while let found = opening.firstPlace(in: bytes, from: next) {
                next = found + 1
                let line = Self.nextLine(in: bytes, after: found)
                let inner = UnsafeBufferPointer(
                    rebasing: bytes[line..<Self.nextLine(in: bytes, after: line)])
                if kind.firstPlace(in: inner) != nil {
                    return 1 + bytes[..<found].count { $0 == Byte.newline }
                }
            }
            return nil
        }
    }

    private static func nextLine(in bytes: UnsafeBufferPointer<UInt8>, after place: Int) -> Int {
        bytes.place(of: Byte.newline, from: place).map { $0 + 1 } ?? bytes.count
    }

    /// The first line that names a target as a word, outside line comments.
    static func line(of name: String, in bytes: [UInt8]) -> Int? {
        let pattern = BytePattern(name)
        var number = 0
        for line in bytes.split(separator: Byte.newline, omittingEmptySubsequences: false) {
            number += 1
            guard line.withUnsafeBufferPointer({ pattern.firstPlace(in: $0) }) != nil else {
                continue
            }
            let text = String(decoding: line, as: UTF8.self)
            guard let range = text.firstRange(of: name),
                !text[..<range.lowerBound].contains("//")
            else { continue }
            let before = text[..<range.lowerBound].last
            let after = text[range.upperBound...].first
            let isWord = [before, after].allSatisfy { neighbour in
                neighbour.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
            if isWord { return number }
        }
        return nil
    }
}
