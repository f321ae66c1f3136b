import FileTree

/// Describes the project as a whole; the target that a new feature goes into speaks for it.
struct ProjectDescriber {
    let build: BuildFacts
    /// The target that a new feature goes into; nil where none is known.
    let target: TargetFacts?
    let sources: [ReadSource]
    let features: [FoundFeature]
    let tests: [SourceFile]
    let folderName: String
    /// Gives the files that came in lately.
    let recent: () -> Set<RelativePath>

    /// The description.
    /// - Parameter habits: gives indentation and line ends, and takes what is learned of headers and tests.
    func describe(_ layout: LayoutFacts, habits: inout HabitFacts) -> ProjectDescription {
        let chooser = TargetChooser(targets: build.targets)
        let testFolder = layout.testPath.map(Self.fixedPart) ?? layout.testRoots.first?.string
        let testTarget = chooser.testTarget(for: target, testFolder: testFolder)
        // An app of several in a repository speaks for itself, a package of its code for nothing.
        let own = target.flatMap { $0.kind != .library ? build.projectNames[$0.manifest] : nil }
        let name = own ?? build.name ?? folderName
        var project = ProjectDescription(
            name: name, kinds: build.kinds,
            module: (target ?? chooser.app)?.module ?? Self.module(from: name))
        project.target = target?.name
        project.testTarget = testTarget?.name
        // Where each feature is a target of its own, any of them tells how they are compiled.
        if let settings = target ?? sibling(layout) ?? chooser.app {
            project.swiftLanguageMode = settings.swiftLanguageMode
            project.defaultIsolation = settings.defaultIsolation
            project.upcomingFeatures = settings.upcomingFeatures
            project.deploymentTarget = settings.deploymentTarget
        }
        let tested = TestFrameworkHabit.find(features: features, tests: tests, recent: recent)
        project.testFramework = tested.framework
        habits.readings[HabitName.testFramework.rawValue] = tested.reading
        project.indentation =
            build.formatting.indentation
            ?? habits.reading(.indentation)?.text.flatMap { Indentation(summary: $0) }
            ?? Indentation(style: .spaces, width: 4)
        project.lineEnding =
            habits.reading(.lineEnding)?.text.flatMap { LineEnding(rawValue: $0) } ?? .lf
        project.lineLength = build.formatting.lineLength
        let header = header(name)
        project.fileHeader = header.header
        habits.readings[HabitName.fileHeader.rawValue] = header.reading
        project.swiftFiles = sources.count
        return project
    }

    private func sibling(_ layout: LayoutFacts) -> TargetFacts? {
        guard let root = layout.featureRoots.first?.string else { return nil }
        return build.targets.first { target in
            !target.isTest && target.folders.contains { FolderPath.isInside($0.string, root) }
        }
    }

    /// The header that configuration states, else that of most files.
    ///
    /// A stated one without a word in it says nothing.
    private func header(_ name: String) -> (header: FileHeader?, reading: HabitReading) {
        let counted = countedHeader(name)
        guard let source = build.formatting.sources[.fileHeader] else { return counted }
        func stated(_ header: FileHeader?) -> (header: FileHeader?, reading: HabitReading) {
            let reading = HabitReading(
                header.map { .text($0.template) } ?? .none, confidence: 1,
                counts: counted.reading.counts, source: .configuration(source))
            return (header, reading)
        }
        if build.formatting.forbidsHeader { return stated(nil) }
        guard let header = build.formatting.fileHeader, header.template.contains(where: \.isLetter)
        else { return counted }
        return stated(header)
    }

    private func countedHeader(_ name: String) -> (header: FileHeader?, reading: HabitReading) {
        var names: Set<String> = [name, folderName]
        for target in build.targets { names.formUnion([target.name, target.module]) }
        // The files of features say what a new feature's look like, before all others do.
        let own = Set(features.flatMap(\.files).map(\.path))
        let near = sources.filter { own.contains($0.facts.path) }
        let isTelling = near.count >= 3 && near.count * 10 >= sources.count
        let code = sources.filter { source in
            !source.facts.isTest
                && !source.facts.outline.imports.contains { Self.ofManifests.contains($0.module) }
        }
        return HeaderHabit(names: names, project: name)
            .find(
                (isTelling ? near : code.isEmpty ? sources : code).map { ($0.facts.path, $0.text) })
    }

    /// What build descriptions written in Swift import; their heads aren't those of the app's code.
    private static let ofManifests: Set<String> = ["PackageDescription", "ProjectDescription"]

    /// The part of a path before its first placeholder.
    static func fixedPart(_ path: String) -> String {
        var parts: [Substring] = []
        for component in path.split(separator: "/") {
            if component.contains("{{") { break }
            parts.append(component)
        }
        return parts.joined(separator: "/")
    }

    /// A module's name as the compiler makes it of a product's.
    static func module(from name: String) -> String {
        var module = ""
        for character in name {
            module.append(
                character.isLetter || character.isNumber || character == "_" ? character : "_")
        }
        if module.first?.isNumber ?? true { module = "_" + module.dropFirst() }
        return module
    }
}
