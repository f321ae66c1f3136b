extension CountedHabit {
    /// How features get what they need: a vote a feature, of the file that holds its logic.
    ///
    /// A container's property wrapper says it plainly; then what the initialiser takes, then shared instances.
    /// Features without logic of their own are told by their views.
    static let dependencies = CountedHabit(name: .dependencies, agreement: 0.5) { material in
        let reader = DependencyReader(material)
        var tally = HabitTally()
        for feature in material.features {
            let drivers = feature.files.filter { HabitMaterial.drivers.contains($0.role) }
            let styles = drivers.compactMap { file in reader.style(of: file).map { (file, $0) } }
            let found =
                !styles.isEmpty
                ? styles
                : feature.files.filter(\.isScreen).compactMap { file in
                    reader.viewStyle(of: file).map { (file, $0) }
                }
            guard let best = found.min(by: { reader.rank($0.1) < reader.rank($1.1) }) else {
                continue
            }
            tally.add(best.1.rawValue, best.0.path)
        }
        return tally
    }
}

/// Reads how a file gets what it needs.
struct DependencyReader {
    private let material: HabitMaterial
    /// The modules that files of the project import.
    private let imported: Set<String>

    /// The containers by the attributes and modules that show them.
    private static let containers: [(style: DependencyStyle, modules: [String], marks: [String])] =
        [
            (
                .factory, ["FactoryKit", "Factory"],
                [
                    "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject",
                    "InjectedObservable", "InjectedType", "DynamicInjected",
                ]
            ),
            (
                .swiftDependencies, ["Dependencies", "ComposableArchitecture"], ["Dependency"]
            ),
            (
                .resolver, ["Resolver"],
                [
                    "Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject",
                    "OptionalInjected",
                ]
            ),
        ]

    init(_ material: HabitMaterial) {
        self.material = material
        imported = Set(material.sources.flatMap { $0.facts.outline.imports.map(\.module) })
    }

    /// Which of two styles says more.
    func rank(_ style: DependencyStyle) -> Int {
        switch style {
        case .factory, .swiftDependencies, .resolver, .swinject, .needle, .propertyWrapper: 0
        case .initializer: 1
        case .singletons: 2
        case .environment: 3
        }
    }

    /// The style of a file that holds logic; nil where nothing shows one.
    func style(of file: SourceFile) -> DependencyStyle? {
        if let container = container(of: file) { return container }
        guard let code = material.closeLooks[file.path]?.words else { return nil }
        if code.hasInitializer(taking: isService) { return .initializer }
        return code.sharedInstances.contains(where: material.own.all.contains) ? .singletons : nil
    }

    /// The style of a screen without logic of its own.
    func viewStyle(of file: SourceFile) -> DependencyStyle? {
        if let container = container(of: file) { return container }
        let uses = file.outline.attributeUses
        if uses.contains("EnvironmentObject") { return .environment }
        guard let code = material.closeLooks[file.path]?.words else { return nil }
        if uses.contains("Environment"),
            code.environmentTypes.contains(where: material.own.all.contains)
        {
            return .environment
        }
        if code.hasInitializer(taking: isService) { return .initializer }
        return code.sharedInstances.contains(where: material.own.all.contains) ? .singletons : nil
    }

    /// The container whose wrapper a file uses.
    private func container(of file: SourceFile) -> DependencyStyle? {
        let uses = Set(file.outline.attributeUses)
        let modules = Set(file.outline.imports.map(\.module))
        let marked = Self.containers.filter { $0.marks.contains(where: uses.contains) }
        // The file's own import first; a container may also come through another module.
        for known in [modules, imported] {
            for container in marked where container.modules.contains(where: known.contains) {
                return container.style
            }
        }
        if modules.contains("Swinject") || modules.contains("SwinjectStoryboard") {
            return .swinject
        }
        if modules.contains("NeedleFoundation") { return .needle }
        let wrappers = material.own.wrappers.intersection(uses)
        let injecting = wrappers.contains { name in
            let lower = name.lowercased()
            return lower.contains("inject") || lower.contains("dependency")
        }
        guard injecting else { return nil }
        return imported.contains("Swinject") ? .swinject : .propertyWrapper
    }

    /// Endings of types that do work for others.
    private static let services = [
        "Service", "Repository", "UseCase", "Client", "Provider", "Manager", "Dependencies",
        "Dependency", "API", "Store", "Interactor", "Gateway", "Networking", "Environment",
        "Container", "Factory", "Coordinator", "Router", "Type", "Protocol", "Proxy", "Loader",
    ]

    private func isService(_ type: String) -> Bool {
        material.own.protocols.contains(type) || Self.services.contains(where: type.hasSuffix)
    }

    /// The module that the files of a container's users import.
    static func module(of style: DependencyStyle, in files: [SourceFile]) -> String? {
        guard let container = containers.first(where: { $0.style == style }) else { return nil }
        var counts: [String: Int] = [:]
        for file in files where !file.facts.isTest {
            guard container.marks.contains(where: file.outline.attributeUses.contains) else {
                continue
            }
            for entry in file.outline.imports where container.modules.contains(entry.module) {
                counts[entry.module, default: 0] += 1
            }
        }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
}
