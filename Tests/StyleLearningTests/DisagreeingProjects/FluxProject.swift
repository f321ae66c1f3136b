extension DisagreeingProject {
    /// Components with props, reducers as functions, and actions as types.
    static let flux = DisagreeingProject(
        name: "flux",
        templates: [
            "App/Components/{N}/{N}Actions.swift": """
            import Flux

            enum {N}Actions {
                struct Load: Action {
                    <<loadProperty>>
                }

                <<actions>>
            }
            """,
            "App/Components/{N}/{N}Reducer.swift": """
            import Flux

            struct {N}State: Equatable {
                var isLoading = false
                <<state>>
            }

            func {n}Reducer(state: {N}State, action: Action) -> {N}State {
                var state = state
                switch action {
                case <<loadPattern>>:
                    state.isLoading = true
                    <<load>>
                <<reduce>>
                default:
                    break
                }
                return state
            }
            """,
            "App/Components/{N}/{N}Component.swift": """
            import Flux

            final class {N}Component: Component {
                struct Props {
                    let title: String
                    let load: () -> Void
                    <<props>>
                }

                private let dispatcher: Dispatcher
                <<property>>

                init(dispatcher: Dispatcher, <<parameter>>) {
                    self.dispatcher = dispatcher
                    <<assignment>>
                }

                func map(_ state: AppState) -> Props {
                    <<mapBefore>>
                    return Props(
                        title: "{N}",
                        load: { [dispatcher] in
                            dispatcher.dispatch({N}Actions.Load(<<loadArgument>>))
                        }<<propsArgument>>)
                }

                func render(_ props: Props) {
                    print(props.title)
                    <<render>>
                }

                <<members>>
            }
            """,
        ],
        features: [
            "Login": [
                "loadProperty": "let name: String", "loadArgument": "name: \"a\"",
                "loadPattern": "let load as LoginActions.Load", "load": "state.name = load.name",
                "state": "var name = \"\"",
                "actions": "struct SignIn: Action {\n    let name: String\n}",
                "reduce": "case let signIn as LoginActions.SignIn:\n    state.name = signIn.name",
                "props": "let signIn: (String) -> Void",
                "propsArgument":
                    ",\n            signIn: { [dispatcher] name in\n                dispatcher.dispatch(LoginActions.SignIn(name: name))\n            }",
                "render": "let name = props.title.lowercased()\nprops.signIn(name)",
                "property": "private let limit: Int", "parameter": "limit: Int",
                "assignment": "self.limit = limit",
            ],
            "Orders": [
                "loadPattern": "is OrdersActions.Load", "state": "var count: Int = 0",
                "load": "state.count += 1",
                "actions": "struct Select: Action {\n    let order: Int\n}",
                "reduce":
                    "case let select as OrdersActions.Select:\n    state.count = select.order",
                "props": "let orders: [String]", "mapBefore": "let orders = sorted(state.names)",
                "propsArgument": ",\n            orders: orders",
                "render": "for order in props.orders {\n    select(order.count)\n}",
                "members":
                    "private func sorted(_ names: [String]) -> [String] {\n    names.sorted()\n}\n\nprivate func select(_ order: Int) {\n    dispatcher.dispatch(OrdersActions.Select(order: order))\n}",
            ],
            "Search": [
                "loadPattern": "is SearchActions.Load", "state": "var hits: [String] = []",
                "load": "state.hits = []",
                "actions": "struct Query: Action {}",
                "reduce": "case is SearchActions.Query:\n    state.hits.append(\"a\")",
                "props": "let query: () -> Void",
                "mapBefore": "let isEmpty = state.count == 0",
                "propsArgument":
                    ",\n            query: { [dispatcher] in\n                if !isEmpty { dispatcher.dispatch(SearchActions.Query()) }\n            }",
                "render": "props.query()",
            ],
        ])
}
