import FileTree

/// A layering that is seen in a project as a whole, beside its screens.
///
/// Use cases, repositories and stores stand outside the folders of the screens that use them, so they
/// turn the screens' own votes into the layering's label.
struct LayeringSignal: Sendable {
    /// The architecture.
    let label: ArchitectureLabel
    /// Labels of screens that belong to the layering.
    let takes: Set<ArchitectureLabel>
    /// Whether a feature may have the layering for itself: then what few features hold says nothing of the rest.
    var isOwn = false
    /// Looks at every file; nil where the layering isn't there.
    let find: @Sendable (_ files: [SourceFile], _ screens: Int, TypeTable) -> [LayerPart]?

    /// A part of the layering with the places at which it shows.
    struct LayerPart: Sendable {
        var what: String
        var places: [SignalPlace]
    }

    static let all: [LayeringSignal] = [
        clean, flux, reducedViper, sharedObservable, sharedObservableObject,
    ]

    /// Use cases (or interactors without presenters) over repositories, or a domain and a data layer.
    static let clean = LayeringSignal(
        label: .cleanArchitecture,
        takes: [.mvvmObservable, .mvvmObservableObject, .mvc, .mv, .other], isOwn: true,
        find: { files, screens, _ in
            let presenters = types(in: files, ending: ["Presenter"]).count
            let interactors = types(in: files, ending: ["Interactor"])
            var cases = types(in: files, ending: ["UseCase", "UseCases"])
            if presenters * 3 < interactors.count { cases += interactors }
            let repositories = types(
                in: files, ending: ["Repository", "Gateway", "RepositoryProtocol"])
            let names = layerNames(in: files)
            let hasLayers = names.contains("domain") && names.contains("data")
            guard cases.count * 4 >= screens else { return nil }
            let isLayered = hasLayers && !cases.isEmpty && cases.count + repositories.count >= 2
            guard isLayered || (cases.count >= 2 && repositories.count >= 2) else { return nil }
            return [
                LayerPart(what: "a use case", places: cases),
                LayerPart(what: "a repository", places: repositories),
            ]
        })

    /// Actions, a dispatcher and stores that screens subscribe to.
    static let flux = LayeringSignal(
        label: .redux, takes: [.other, .mvc, .mv],
        find: { files, screens, _ in
            let actions = types(in: files, ending: ["Action", "Actions"])
            let stores = types(in: files, ending: ["Store", "Reducer"])
            let hubs = types(
                in: files, ending: ["Dispatcher", "AppState", "AppStore"], orNamedSo: true)
            // A few types that happen to be called so make no flux of a project with many screens.
            guard actions.count >= 3, stores.count >= 3, !hubs.isEmpty,
                actions.count * 5 >= screens, stores.count * 5 >= screens
            else { return nil }
            return [
                LayerPart(what: "an action", places: actions),
                LayerPart(what: "a store", places: stores),
                LayerPart(what: "a dispatcher", places: hubs),
            ]
        })

    /// A project of presenters, interactors and routers leaves out the parts that a small module doesn't
    /// need: a presenter with a router is such a module, no style of its own.
    static let reducedViper = LayeringSignal(
        label: .viper, takes: [.other],
        find: { files, _, _ in
            let presenters = types(in: files, ending: ["Presenter"])
            let interactors = types(in: files, ending: ["Interactor"])
            let routers = types(in: files, ending: ["Router", "Wireframe"])
            guard !presenters.isEmpty, interactors.count * 3 >= presenters.count,
                routers.count * 2 >= presenters.count
            else { return nil }
            return [
                LayerPart(what: "a presenter", places: presenters),
                LayerPart(what: "an interactor", places: interactors),
                LayerPart(what: "a router", places: routers),
            ]
        })

    /// View models that several views share, outside the folders of features: then a view without one of
    /// its own is no sign of a project without view models.
    static let sharedObservable = LayeringSignal(
        label: .mvvmObservable, takes: [.mv],
        find: { files, screens, types in
            sharedViewModels(in: files, screens: screens, what: "an @Observable view model") {
                types.isObservable($0)
            }
        })

    /// The same with Combine.
    static let sharedObservableObject = LayeringSignal(
        label: .mvvmObservableObject, takes: [.mv],
        find: { files, screens, types in
            sharedViewModels(in: files, screens: screens, what: "an ObservableObject view model") {
                !types.isObservable($0) && types.isObservableObject($0)
            }
        })

    private static func sharedViewModels(
        in files: [SourceFile], screens: Int, what: String,
        where isWanted: (FileOutline.Declaration) -> Bool
    ) -> [LayerPart]? {
        let places = files.filter { !$0.facts.isTest }.flatMap { file in
            file.outline.declarations.filter {
                $0.kind == "class" && ViewModelNames.isViewModel($0.name) && isWanted($0)
            }.map { SignalPlace(path: file.path, line: $0.line, weight: 1) }
        }
        guard places.count >= 3, places.count * 12 >= screens else { return nil }
        return [LayerPart(what: what, places: places)]
    }

    /// Types at file level whose names end with one of some texts, one place a type.
    private static func types(
        in files: [SourceFile], ending endings: [String], orNamedSo: Bool = false
    ) -> [SignalPlace] {
        var places: [SignalPlace] = []
        for file in files where !file.facts.isTest {
            for declaration in file.outline.declarations
            where declaration.depth == 0 && declaration.kind != "extension"
                && declaration.kind != "typealias"
                && endings.contains(where: declaration.name.hasSuffix)
                && (orNamedSo || !endings.contains(declaration.name))
            {
                places.append(SignalPlace(path: file.path, line: declaration.line, weight: 1))
            }
        }
        return places
    }

    private static func layerNames(in files: [SourceFile]) -> Set<String> {
        let folders = Set(files.lazy.filter { !$0.facts.isTest }.map(\.folder))
        return Set(folders.flatMap(\.slashParts).map { $0.lowercased() })
    }
}
