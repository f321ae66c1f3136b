import FileTree

/// Puts the facts together from what was read: the scan's stages, in order.
struct FactsAssembly {
    let files: [RelativePath]
    let build: BuildFacts
    let sources: [ReadSource]
    let folderName: String
    /// The name of the target whose features count; nil lets all count.
    let chosen: String?
    let sharing: WorkSharing

    /// The facts.
    /// - Parameters:
    ///   - contents: gives a file's bytes, for the few files that need a closer look.
    ///   - recent: gives the files that came in lately; asked only where a habit hangs on it.
    func facts(
        contents: @escaping @Sendable (RelativePath) -> [UInt8]?,
        recent: @escaping () -> Set<RelativePath>
    ) -> ProjectFacts {
        let types = TypeTable(sources.map(\.facts))
        let reader = RoleReader(types: types)
        let read = sharing.map(sources) { reader.read($0.facts) }
        // What needs no features is gathered while those are found.
        let own = MeanwhileValue { OwnTypes(read) }
        let kit = MeanwhileValue { ComponentKit(read, types: types, contents: contents) }
        let (found, tests) = TargetFeatures(targets: build.targets, chosen: chosen).find(in: read)
        var features = found.features
        TestMatcher(features, sources: read.filter { !$0.facts.isTest })
            .assign(tests, to: &features)
        let layout = LayoutReader(
            found: found, features: features, tests: tests, targets: build.targets
        ).layout()
        let target = TargetChooser(targets: build.targets)
            .target(for: layout.featureRoots.first?.string, features: features)
        let points = MeanwhileValue { [features, build, sharing] in
            IntegrationPointFinder(
                files: read, features: features, build: build, target: target?.name, types: types,
                layout: layout, contents: contents, sharing: sharing
            ).find()
        }
        let judgement = MeanwhileValue { [features] in
            var judged = features
            let verdict = ArchitectureJudge(types: types).judge(&judged, files: read)
            return (verdict: verdict, features: judged.map(\.facts))
        }
        let material = HabitMaterial(
            types: types, features: features, files: read, tests: tests, sources: sources,
            listed: files, own: own.value, kit: kit, contents: contents, sharing: sharing)
        var habits = HabitReader(
            material: material, stated: build.formatting, recent: recent, sharing: sharing
        ).read()
        let description = ProjectDescriber(
            build: build, target: target, sources: sources, features: features, tests: tests,
            folderName: folderName, recent: recent
        ).describe(layout, habits: &habits)
        let judged = judgement.value
        return ProjectFacts(
            project: description, targets: build.targets, architecture: judged.verdict,
            layout: layout, features: judged.features, habits: habits,
            integrationPoints: points.value, files: sources.map(\.facts))
    }
}
