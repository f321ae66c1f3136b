extension DisagreeingProject {
    /// Coordinators, view models and their state, with subjects, publishers and alerts.
    static let streams = DisagreeingProject(
        name: "streams",
        templates: [
            "App/Screens/{N}Screen/{N}ScreenCoordinator.swift": """
            import Streams

            struct {N}ScreenCoordinatorParameters {
                let navigator: Navigator
                <<parameter>>
            }

            enum {N}ScreenCoordinatorAction {
                <<coordinatorAction>>
            }

            final class {N}ScreenCoordinator: Coordinator {
                private let parameters: {N}ScreenCoordinatorParameters
                private <<letOrVar>> viewModel: {N}ScreenViewModel
                private var cancellables = Set<AnyCancellable>()
                private let actionsSubject: PassthroughSubject<{N}ScreenCoordinatorAction, Never> = .init()
                var actions: AnyPublisher<{N}ScreenCoordinatorAction, Never> {
                    actionsSubject.eraseToAnyPublisher()
                }

                init(parameters: {N}ScreenCoordinatorParameters) {
                    self.parameters = parameters
                    viewModel = {N}ScreenViewModel(<<modelArgument>>)
                }

                func start() {
                    viewModel.<<publisher>>
                        .sink { [weak self] action in
                            guard let self else { return }
                            switch action {
                            <<coordinate>>
                            }
                        }
                        .store(in: &cancellables)
                }

                <<coordinatorMembers>>
            }
            """,
            "App/Screens/{N}Screen/{N}ScreenModels.swift": """
            import Streams

            enum {N}ScreenViewModelAction {
                <<modelAction>>
            }

            struct {N}ScreenViewState {
                var title = "{N}"
                <<state>>
                var bindings = {N}ScreenBindings(<<bindingArgument>>)
            }

            struct {N}ScreenBindings {
                <<binding>>
                var alert: Alert<{N}ScreenAlertType>?
            }

            enum {N}ScreenAlertType: Hashable {
                <<alert>>
            }

            enum {N}ScreenViewAction {
                <<viewAction>>
            }
            """,
            "App/Screens/{N}Screen/{N}ScreenViewModel.swift": """
            import Streams

            final class {N}ScreenViewModel: StateModel<{N}ScreenViewState, {N}ScreenViewAction> {
                private let <<subject>>: PassthroughSubject<{N}ScreenViewModelAction, Never> = .init()
                var <<publisher>>: AnyPublisher<{N}ScreenViewModelAction, Never> {
                    <<subject>>.eraseToAnyPublisher()
                }
                <<property>>

                init(<<modelParameter>>) {
                    <<assignment>>
                    super.init(initial: {N}ScreenViewState(<<stateArgument>>))
                    <<begin>>
                }

                override func process(_ action: {N}ScreenViewAction) {
                    switch action {
                    <<process>>
                    }
                }

                <<members>>
            }
            """,
        ],
        features: [
            "Login": [
                "parameter": "let session: Session", "letOrVar": "let",
                "modelArgument": "session: parameters.session",
                "modelParameter": "session: Session",
                "property": "private let session: Session", "assignment": "self.session = session",
                "coordinatorAction": "case signedIn(String)", "modelAction": "case done(String)",
                "coordinate": "case .done(let name):\n    actionsSubject.send(.signedIn(name))",
                "publisher": "actionsPublisher", "subject": "modelSubject",
                "state": "var isBusy = false", "binding": "var name: String",
                "bindingArgument": "name: \"\"", "alert": "case wrong",
                "viewAction": "case signIn", "stateArgument": "isBusy: false",
                "begin": "state.isBusy = session.isBusy",
                "process":
                    "case .signIn:\n    state.bindings.alert = .init(.wrong)\n    modelSubject.send(.done(state.bindings.name))",
            ],
            "Orders": [
                "letOrVar": "var",
                "coordinatorAction": "case close\ncase open(Int)", "modelAction": "case open(Int)",
                "coordinate":
                    "case .open(let order):\n    parameters.navigator.open(order)\n    show(order)",
                "coordinatorMembers":
                    "private func show(_ order: Int) {\n    actionsSubject.send(.open(order))\n}",
                "publisher": "actions", "subject": "actionsSubject",
                "state": "var orders: [Int]", "alert": "case gone(Int)",
                "viewAction": "case select(Int)\ncase close", "stateArgument": "orders: [1]",
                "process": "case .select(let order):\n    select(order)\ncase .close:\n    break",
                "members":
                    "private func select(_ order: Int) {\n    actionsSubject.send(.open(order))\n}",
            ],
            "Search": [
                "letOrVar": "let",
                "coordinatorAction": "case found", "modelAction": "case found",
                "coordinate": "case .found:\n    actionsSubject.send(.found)",
                "publisher": "actionsPublisher", "subject": "modelSubject",
                "state": "var hits: [String] = []", "alert": "case none",
                "viewAction": "case query(String)",
                "process":
                    "case .query(let text):\n    let hits = [text]\n    state.hits = hits\n    modelSubject.send(.found)",
            ],
        ],
        shared: [
            "App/Services/Services.swift": """
            struct Session { var isBusy = false }
            struct Navigator { func open(_ number: Int) {} }
            protocol Coordinator: AnyObject { func start() }
            """
        ])
}
