extension DisagreeingProject {
    /// Reactors with actions, mutations and state, and tests that set them up.
    static let reactor = DisagreeingProject(
        name: "reactor",
        templates: [
            "App/Screens/{N}/{N}Reactor.swift": """
            import RxSwift

            final class {N}Reactor: Reactor {
                enum Action {
                    case refresh
                    <<action>>
                }

                enum Mutation {
                    case setRefreshing(Bool)
                    <<mutation>>
                }

                struct State {
                    var isRefreshing = false
                    <<state>>
                }

                let initialState: State
                fileprivate let service: {N}Service
                <<property>>

                init(service: {N}Service, <<parameter>>) {
                    self.service = service
                    <<assignment>>
                    <<initial>>
                }

                func mutate(action: Action) -> Observable<Mutation> {
                    switch action {
                    case .refresh:
                        return <<refresh>>
                    <<mutate>>
                    }
                }

                func reduce(state: State, mutation: Mutation) -> State {
                    var state = state
                    switch mutation {
                    case let .setRefreshing(isRefreshing):
                        state.isRefreshing = isRefreshing
                        return state
                    <<reduce>>
                    }
                }

                <<members>>
            }
            """,
            "App/Screens/{N}/{N}Service.swift": """
            import RxSwift

            protocol {N}Service {
                <<requirement>>
            }

            final class Default{N}Service: {N}Service {
                private let path = "<<path>>"

                <<implementation>>
            }
            """,
            "App/Screens/{N}/{N}ViewController.swift": """
            import RxSwift
            import UIKit

            final class {N}ViewController: UIViewController {
                private let reactor: {N}Reactor
                private let bag = DisposeBag()
                private let source: <<sourceType>>

                init(reactor: {N}Reactor) {
                    self.reactor = reactor
                    self.source = <<source>>
                    super.init(nibName: nil, bundle: nil)
                    bind(reactor: reactor)
                }

                required init?(coder: NSCoder) {
                    fatalError("init(coder:) isn't there")
                }

                <<factory>>

                private func bind(reactor: {N}Reactor) {
                    reactor.state.map { $0.isRefreshing }
                        .subscribe(onNext: { [weak self] isRefreshing in
                            self?.view.isHidden = isRefreshing
                        })
                        .disposed(by: bag)
                    <<bind>>
                }
            }
            """,
            "AppTests/Screens/{N}ReactorTests.swift": """
            import Checks

            final class {N}ReactorTests: TestCase {
                var sut: {N}Reactor!
                <<testProperty>>

                override func setUp() {
                    super.setUp()
                    <<testSetUp>>
                    sut = {N}Reactor(service: Default{N}Service(), <<argument>>)
                }

                override func tearDown() {
                    sut = nil
                    super.tearDown()
                }

                func testStart() {
                    check(sut.currentState.isRefreshing == false)
                    <<testStart>>
                }
            }
            """,
        ],
        features: [
            "Login": [
                "action": "case signIn(name: String)", "mutation": "case setName(String)",
                "state": "var name: String", "property": "private let limit: Int",
                "parameter": "limit: Int", "assignment": "self.limit = limit",
                "initial": "initialState = State(name: \"\")",
                "refresh": ".just(.setName(\"a\"))",
                "mutate":
                    "case let .signIn(name):\n    let short = String(name.prefix(limit))\n    return .just(.setName(short))",
                "reduce": "case let .setName(name):\n    state.name = name\n    return state",
                "requirement": "func signIn() -> Observable<Bool>", "path": "/login",
                "implementation": "func signIn() -> Observable<Bool> {\n    .just(path.isEmpty)\n}",
                "sourceType": "LoginSource",
                "source": "Self.makeSource()",
                "factory":
                    "private static func makeSource() -> LoginSource {\n    LoginSource { text in\n        let label = UILabel()\n        label.text = text\n        return label\n    }\n}",
                "bind":
                    "reactor.state.map { $0.name }\n    .subscribe(onNext: { [weak self] name in\n        self?.title = name\n    })\n    .disposed(by: bag)",
                "argument": "limit: 8", "testStart": "check(sut.currentState.name.isEmpty)",
            ],
            "Orders": [
                "action": "case select(Int)", "mutation": "case setOrders([Int])",
                "state": "var orders: [Int] = []",
                "parameter": "first: Int", "initial": "initialState = State(orders: [first])",
                "refresh": "service.orders().map { .setOrders($0) }",
                "mutate": "case .select(let order):\n    return .just(.setOrders([order]))",
                "reduce":
                    "case let .setOrders(orders):\n    state.orders = orders\n    return state",
                "requirement": "func orders() -> Observable<[Int]>", "path": "/orders",
                "implementation":
                    "func orders() -> Observable<[Int]> {\n    .just([path.count])\n}",
                "sourceType": "OrdersSource",
                "source": "OrdersSource(reactor: reactor)",
                "bind":
                    "reactor.state.map { $0.orders.count }\n    .subscribe(onNext: { count in\n        print(count)\n    })\n    .disposed(by: bag)",
                "argument": "first: 1", "testStart": "check(sut.currentState.orders == [1])",
                "testProperty": "var orders: [Int]!", "testSetUp": "orders = [1]",
            ],
            "Search": [
                "action": "case query(String)", "mutation": "case setHits(Int)",
                "state": "var hits = 0", "initial": "self.initialState = State()",
                "refresh": ".just(.setRefreshing(true))",
                "mutate": "case .query:\n    return .empty()",
                "reduce": "case let .setHits(hits):\n    state.hits = hits\n    return state",
                "requirement": "func search(_ query: String) -> Observable<Int>",
                "path": "/search",
                "implementation":
                    "func search(_ query: String) -> Observable<Int> {\n    .just(query.count + path.count)\n}",
                "sourceType": "SearchSource", "source": "SearchSource()",
                "testStart": "check(sut.currentState.hits == 0)",
            ],
        ],
        shared: [
            "App/Sources/Sources.swift": """
            import UIKit

            final class LoginSource { init(_ make: @escaping (String) -> UILabel) {} }
            final class OrdersSource { init(reactor: OrdersReactor) {} }
            final class SearchSource {}
            """
        ])
}
