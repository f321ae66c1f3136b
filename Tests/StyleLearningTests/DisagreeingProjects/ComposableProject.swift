extension DisagreeingProject {
    /// Reducers and their views.
    static let composable = DisagreeingProject(
        name: "composable",
        templates: [
            "App/Features/{N}/{N}Reducer.swift": """
            import ComposableArchitecture

            struct {N}Reducer: Reducer {
                struct State: Equatable {
                    var route: Route?
                    <<state>>

                    init(<<stateParameter>>) {
                        <<stateAssignment>>
                    }
                }

                enum Route: Equatable {
                    <<route>>
                }

                enum Action: Equatable {
                    case task
                    case setRoute(Route?)
                    case clear
                    case delegate(Delegate)
                    <<action>>

                    enum Delegate: Equatable {
                        <<delegate>>
                    }
                }

                <<dependency>>

                var body: Reduce<State, Action> {
                    Reduce { state, action in
                        switch action {
                        case .task:
                            <<task>>

                        case .setRoute(let route):
                            state.route = route
                            <<setRoute>>

                        <<clear>>

                        <<reduce>>
                        }
                    }
                }
            }
            """,
            "App/Features/{N}/{N}View.swift": """
            import ComposableArchitecture

            struct {N}View: View {
                let store: StoreOf<{N}Reducer>
                <<property>>

                init(store: StoreOf<{N}Reducer>) {
                    self.store = store
                }

                @ViewBuilder var body: some View {
                    VStack {
                        Text("{N}")
                        <<content>>
                    }
                    .task { store.send(.task) }
                    <<modifier>>
                }
            }

            <<members>>
            """,
        ],
        features: [
            "Login": [
                "state": "var name: String", "stateParameter": "name: String = \"\"",
                "stateAssignment": "self.name = name", "route": "case help",
                "action": "case nameChanged(String)", "delegate": "case signedIn(String)",
                "dependency": "var client = LoginClient()",
                "task": "return .run { [client] in\n    await client.warm()\n}",
                "setRoute": "return route == nil ? .send(.clear) : .none",
                "clear": "case .clear, .delegate:\n    return .none",
                "reduce":
                    "case let .nameChanged(name):\n    state.name = name\n    return .send(.delegate(.signedIn(name)))",
                "content":
                    "Text(store.state.name)\nButton(\"Help\") { store.send(.setRoute(.help)) }",
                "modifier": ".task { store.send(.nameChanged(\"\")) }",
            ],
            "Orders": [
                "state": "var orders: [Int] = []\nvar selection: Selection?",
                "route": "case detail(Int)",
                "action": "case loaded([Int])", "delegate": "case closed",
                "task": "state.orders = []\nreturn .send(.loaded([1]))", "setRoute": "return .none",
                "clear":
                    "case .clear:\n    state.selection = nil\n    return .send(.delegate(.closed))\n\ncase .delegate:\n    return .none",
                "reduce": "case .loaded(let orders):\n    state.orders = orders\n    return .none",
                "content": "orders", "property": "var spacing = 3",
                "members":
                    "private extension OrdersView {\n    var orders: some View {\n        Text(\"\\(store.state.orders.count + spacing)\")\n    }\n}\n\nextension OrdersReducer {\n    struct Selection: Equatable { var number = 0 }\n}",
            ],
            "Search": [
                "state": "var text = \"\"", "route": "case hit(String)\ncase filter",
                "action": "case textChanged(String)\ncase hit(Int)",
                "task": "return .none", "setRoute": "return .none",
                "clear": "case .clear, .delegate, .hit:\n    return .none",
                "reduce":
                    "case .textChanged(let text):\n    state.text = text\n    state.route = .filter\n    return .none",
                "content": "if store.state.text.isEmpty {\n    Text(\"empty\")\n}",
            ],
        ],
        shared: [
            "App/Clients/LoginClient.swift": "struct LoginClient { func warm() async {} }\n"
        ])
}
