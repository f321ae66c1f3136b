extension DisagreeingProject {
    /// Builders, interactors and routers, of which some have children.
    static let ribs = DisagreeingProject(
        name: "ribs",
        templates: [
            "App/RIBs/{N}/{N}Builder.swift": """
            import RIBs

            protocol {N}Dependency: Dependency {
                <<dependency>>
            }

            final class {N}Component: Component<{N}Dependency> {
                <<componentMembers>>
            }

            protocol {N}Buildable: Buildable {
                func build(withListener listener: {N}Listener) -> {N}Routing
            }

            final class {N}Builder: Builder<{N}Dependency>, {N}Buildable {
                func build(withListener listener: {N}Listener) -> {N}Routing {
                    let component = {N}Component(dependency: dependency)
                    let viewController = {N}ViewController()
                    let interactor = {N}Interactor(presenter: viewController, <<interactorArgument>>)
                    interactor.listener = listener
                    <<children>>
                    return {N}Router(interactor: interactor, viewController: viewController, <<routerArgument>>)
                }
            }
            """,
            "App/RIBs/{N}/{N}Interactor.swift": """
            import RIBs

            protocol {N}Routing: ViewableRouting {
                <<routing>>
            }

            protocol {N}Presentable: Presentable {
                var listener: {N}PresentableListener? { get set }
                <<presentable>>
            }

            protocol {N}Listener: AnyObject {
                <<listener>>
            }

            final class {N}Interactor: PresentableInteractor<{N}Presentable>, {N}Interactable, {N}PresentableListener {
                weak var router: {N}Routing?
                weak var listener: {N}Listener?
                <<interactorProperty>>

                <<override>>init(presenter: {N}Presentable, <<interactorParameter>>) {
                    <<interactorAssignment>>
                    super.init(presenter: presenter)
                    presenter.listener = self
                }

                override func didBecomeActive() {
                    super.didBecomeActive()
                    <<active>>
                }

                <<interactorMembers>>
            }
            """,
            "App/RIBs/{N}/{N}Router.swift": """
            import RIBs

            protocol {N}Interactable: Interactable, <<childListener>> {
                var router: {N}Routing? { get set }
                var listener: {N}Listener? { get set }
            }

            protocol {N}ViewControllable: ViewControllable {
                <<controllable>>
            }

            final class {N}Router: ViewableRouter<{N}Interactable, {N}ViewControllable>, {N}Routing {
                <<routerProperty>>

                <<override>>init(interactor: {N}Interactable, viewController: {N}ViewControllable, <<routerParameter>>) {
                    <<routerAssignment>>
                    super.init(interactor: interactor, viewController: viewController)
                    interactor.router = self
                }

                <<routerMembers>>
            }
            """,
            "App/RIBs/{N}/{N}ViewController.swift": """
            import RIBs
            import UIKit

            protocol {N}PresentableListener: AnyObject {
                <<presentableListener>>
            }

            final class {N}ViewController: UIViewController, {N}Presentable, {N}ViewControllable {
                weak var listener: {N}PresentableListener?

                override func viewDidLoad() {
                    super.viewDidLoad()
                    setUp()
                }

                private func setUp() {
                    view.backgroundColor = .white
                    <<setUp>>
                }

                <<controllerMembers>>
            }
            """,
        ],
        features: [
            "Login": [
                "dependency": "var session: Session { get }",
                "componentMembers": "var session: Session { dependency.session }",
                "interactorArgument": "session: component.session",
                "interactorParameter": "session: Session",
                "interactorProperty": "private let session: Session",
                "interactorAssignment": "self.session = session",
                "listener": "func didSignIn(name: String)",
                "presentable": "func show(error: String)",
                "presentableListener": "func didTapSignIn(name: String)",
                "interactorMembers":
                    "func didTapSignIn(name: String) {\n    guard !name.isEmpty else {\n        presenter.show(error: session.message)\n        return\n    }\n    listener?.didSignIn(name: name)\n    router?.routeToOrders()\n}",
                "routing": "func routeToOrders()",
                "routerProperty": "private let ordersBuilder: OrdersBuildable",
                "routerParameter": "ordersBuilder: OrdersBuildable",
                "routerAssignment": "self.ordersBuilder = ordersBuilder",
                "routerArgument": "ordersBuilder: ordersBuilder",
                "children": "let ordersBuilder = OrdersBuilder(dependency: component)",
                "childListener": "OrdersListener",
                "routerMembers":
                    "func routeToOrders() {\n    let orders = ordersBuilder.build(withListener: interactor)\n    attachChild(orders)\n    viewController.show(orders: orders)\n}",
                "controllable": "func show(orders: OrdersRouting)",
                "controllerMembers":
                    "func show(orders: OrdersRouting) {\n    title = \"orders\"\n}\n\nfunc show(error: String) {\n    title = error\n}",
                "setUp":
                    "let button = UIButton()\nbutton.addAction { [weak self] in\n    self?.listener?.didTapSignIn(name: \"a\")\n}\nview.addSubview(button)",
            ],
            "Orders": [
                "listener": "func didClose()",
                "override": "override ",
                "active": "presenter.show(orders: [])",
                "presentable": "func show(orders: [Int])",
                "controllerMembers":
                    "func show(orders: [Int]) {\n    orders.forEach { print($0) }\n}",
                "presentableListener": "func didSelect(_ order: Int)",
                "interactorMembers":
                    "func didSelect(_ order: Int) {\n    if order == 0 { listener?.didClose() }\n}",
                "setUp": "listener?.didSelect(0)",
            ],
            "Search": [
                "dependency": "var limit: Int { get }",
                "interactorArgument": "limit: component.dependency.limit",
                "interactorParameter": "limit: Int",
                "interactorProperty": "private let limit: Int",
                "interactorAssignment": "self.limit = limit",
                "routing": "func routeToHit(_ hit: Int)",
                "routerProperty": "private let hitBuilder: HitBuilder",
                "routerParameter": "hitBuilder: HitBuilder",
                "routerAssignment": "self.hitBuilder = hitBuilder",
                "routerArgument": "hitBuilder: HitBuilder()",
                "routerMembers":
                    "func routeToHit(_ hit: Int) {\n    hitBuilder.build(hit)\n}",
                "presentableListener": "func didSearch(_ text: String)",
                "interactorMembers":
                    "func didSearch(_ text: String) {\n    router?.routeToHit(text.count + limit)\n}",
                "setUp": "listener?.didSearch(title ?? \"\")",
            ],
        ],
        shared: [
            "App/Services/Services.swift": """
            import RIBs

            struct Session { var message = "" }
            struct HitBuilder { func build(_ hit: Int) {} }
            extension LoginComponent: OrdersDependency {}
            extension LoginInteractor { func didClose() {} }
            """
        ])
}
