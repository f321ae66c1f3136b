/// Something in a screen's files that speaks for an architecture.
struct ArchitectureSignal: Sendable {
    /// The architecture.
    let label: ArchitectureLabel
    /// How much it speaks for it; the heaviest label of a screen is its architecture.
    let weight: Double
    /// What people read as evidence.
    let what: String
    /// Looks for it.
    let find: @Sendable (ScreenFamily, TypeTable) -> SignalPlace?
}

/// Every signal of a screen's architecture.
///
/// A screen counts once however often a keyword occurs in it, and names decide nothing alone: a
/// presenter that views observe is a view model.
enum ArchitectureSignals {
    static let all: [ArchitectureSignal] =
        frameworks + viewModels + [
            viper, presenterOnly, reduxReducer, connectedView, plainViewController, plainView,
        ]

    // MARK: Frameworks

    static let frameworks: [ArchitectureSignal] = [
        ArchitectureSignal(
            label: .tca, weight: 6, what: "imports ComposableArchitecture",
            find: { family, _ in family.place(ofImport: ["ComposableArchitecture"]) }),
        ArchitectureSignal(
            label: .tca, weight: 5, what: "a reducer",
            find: { family, types in family.place { declaration, _ in types.isReducer(declaration) }
            }
        ),
        ArchitectureSignal(
            label: .ribs, weight: 8, what: "imports RIBs",
            // The second is the published port of the first to Combine.
            find: { family, _ in family.place(ofImport: ["RIBs", "ModernRIBs"]) }),
        ArchitectureSignal(
            label: .redux, weight: 6, what: "imports a Redux store",
            find: { family, types in family.place(ofImport: types.storeModules) }),
        ArchitectureSignal(
            label: .other, weight: 6, what: "a reactor of ReactorKit",
            find: { family, _ in family.place(ofImport: ["ReactorKit"]) }),
    ]

    // MARK: View models

    static let viewModels: [ArchitectureSignal] = [
        ArchitectureSignal(
            label: .mvvmObservable, weight: 4, what: "an @Observable view model",
            find: { family, types in
                family.place { declaration, file in
                    types.isObservable(declaration)
                        && ViewModelNames.drives(declaration, of: family, in: file, types)
                }
            }),
        ArchitectureSignal(
            label: .mvvmObservableObject, weight: 3.5, what: "an ObservableObject view model",
            find: { family, types in
                family.place { declaration, file in
                    !types.isObservable(declaration) && types.isObservableObject(declaration)
                        && ViewModelNames.drives(declaration, of: family, in: file, types)
                }
            }),
        ArchitectureSignal(
            label: .mvvmObservableObject, weight: 3, what: "a view model",
            find: { family, types in
                family.place { declaration, _ in
                    (declaration.kind == "class" || declaration.kind == "struct")
                        && !types.isObservable(declaration)
                        && (ViewModelNames.isViewModel(declaration.name)
                            || declaration.inheritance.contains(where: ViewModelNames.isViewModel))
                }
            }),
    ]

    // MARK: Presenters

    static let viper = ArchitectureSignal(
        label: .viper, weight: 7, what: "a presenter, an interactor and a router",
        find: { family, types in
            let roles = family.roles
            let parts = ["presenter", "interactor", "router"].count { role in
                roles.contains(role) || roles.contains("\(role)-protocol")
            }
            guard
                parts >= 3
                    || (parts == 2 && roles.contains("presenter") && roles.contains("builder"))
            else { return nil }
            return family.place(ofRole: "presenter")
        })

    static let presenterOnly = ArchitectureSignal(
        label: .other, weight: 2.5, what: "a presenter",
        find: { family, types in
            family.place { declaration, file in
                file.role == "presenter" && declaration.kind == "class"
                    && !types.isObservable(declaration) && !types.isObservableObject(declaration)
            }
        })

    // MARK: Stores

    static let reduxReducer = ArchitectureSignal(
        label: .redux, weight: 3, what: "a store with actions",
        find: { family, _ in
            let roles = family.roles
            guard roles.contains("action"), roles.contains("reducer") || roles.contains("store")
            else { return nil }
            return family.place(ofRole: "action")
        })

    static let connectedView = ArchitectureSignal(
        label: .redux, weight: 3, what: "a view connected to a store",
        find: { family, _ in
            family.place { declaration, _ in
                declaration.inheritance.contains {
                    $0.hasPrefix("Connected") || $0.hasPrefix("StoreSubscriber")
                }
            }
        })

    // MARK: Nothing but views

    static let plainViewController = ArchitectureSignal(
        label: .mvc, weight: 1.5, what: "a view controller without a view model",
        find: { family, types in
            family.place { declaration, _ in types.isViewController(declaration) }
        })

    static let plainView = ArchitectureSignal(
        label: .mv, weight: 1, what: "a view without a view model",
        find: { family, types in
            family.place { declaration, _ in types.isSwiftUIView(declaration) }
        })
}

/// What the names of types that drive views look like.
enum ViewModelNames {
    static let endings = [
        "ViewModel", "StateModel", "ScreenModel", "PageModel", "Presenter", "ViewStore", "VM",
    ]

    static func isViewModel(_ name: String) -> Bool {
        name.hasSuffix("ViewModel") || name.hasSuffix("StateModel")
            || name.hasSuffix("ViewModelImpl")
    }

    /// Whether an observable class drives a screen: by its name, or because a view of its stem stands beside it.
    static func drives(
        _ declaration: FileOutline.Declaration, of family: ScreenFamily, in file: SourceFile,
        _ types: TypeTable
    ) -> Bool {
        let name = declaration.name
        if endings.contains(where: name.hasSuffix) { return true }
        for ending in ["Model", "Store", "Controller", "Logic", "Observable", "Object", "State"]
        where name.hasSuffix(ending) {
            let stem = String(name.dropLast(ending.count))
            if stem == family.stem { return true }
            let views = family.files.contains { other in
                other.outline.declarations.contains { view in
                    types.isSwiftUIView(view)
                        && (view.name == stem || view.name == stem + "View"
                            || view.name == stem + "Screen" || view.name == stem + "Page")
                }
            }
            if views { return true }
        }
        return false
    }
}
