extension DisagreeingProject {
    /// Presenters, interactors and routers that call one another by members which only some features have.
    static let viper = DisagreeingProject(
        name: "viper",
        templates: [
            "App/Modules/{N}/{N}Contract.swift": """
            import UIKit

            protocol {N}ViewProtocol: AnyObject {
                func show(title: String)
                <<viewRequirement>>
            }

            protocol {N}PresenterProtocol: AnyObject {
                var view: {N}ViewProtocol? { get set }
                var interactor: {N}InteractorProtocol? { get set }
                func viewDidLoad()
                <<presenterRequirement>>
            }

            protocol {N}InteractorProtocol: AnyObject {
                var output: {N}InteractorOutput? { get set }
                <<fetch>>
            }

            protocol {N}InteractorOutput: AnyObject {
                func didFinish()
                <<outputRequirement>>
            }
            """,
            "App/Modules/{N}/{N}Interactor.swift": """
            import UIKit

            final class {N}Interactor: {N}InteractorProtocol {
                weak var output: {N}InteractorOutput?
                private let limit: Int

                init(limit: Int, <<interactorParameter>>) {
                    self.limit = limit
                    <<interactorAssignment>>
                }

                <<interactorProperty>>

                <<fetchImplementation>>
            }
            """,
            "App/Modules/{N}/{N}Presenter.swift": """
            import UIKit

            final class {N}Presenter: {N}PresenterProtocol {
                weak var view: {N}ViewProtocol?
                var interactor: {N}InteractorProtocol?

                func viewDidLoad() {
                    view?.show(title: "{N}")
                    <<presenterLoad>>
                }

                <<presenterMembers>>
            }

            extension {N}Presenter: {N}InteractorOutput {
                func didFinish() {
                    <<finish>>
                }

                <<outputImplementation>>
            }
            """,
            "App/Modules/{N}/{N}View.swift": """
            import UIKit

            protocol {N}ViewDelegate: AnyObject {
                <<delegateRequirement>>
            }

            final class {N}View: UIView {
                weak var delegate: {N}ViewDelegate?

                private let titleLabel: UILabel = {
                    let label = UILabel()
                    label.isHidden = false
                    return label
                }()
                <<subview>>

                init() {
                    super.init(frame: .zero)
                    addSubview(titleLabel)
                    <<addSubview>>
                }

                required init?(coder: NSCoder) {
                    <<coder>>
                }

                func show(title: String) {
                    titleLabel.text = title
                }
            }
            """,
            "App/Modules/{N}/{N}ViewController.swift": """
            import UIKit

            final class {N}ViewController: UIViewController {
                private let presenter: {N}PresenterProtocol

                private lazy var {n}View: {N}View = {
                    <<makeView>>
                }()

                init(presenter: {N}PresenterProtocol) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }

                required init?(coder: NSCoder) {
                    <<coder>>
                }

                override func loadView() {
                    view = {n}View
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter.viewDidLoad()
                    <<controllerLoad>>
                }
            }

            extension {N}ViewController: {N}ViewProtocol {
                func show(title: String) {
                    {n}View.show(title: title)
                }

                <<viewImplementation>>
            }

            extension {N}ViewController: {N}ViewDelegate {
                <<delegateImplementation>>
            }
            """,
            "App/Modules/{N}/{N}Router.swift": """
            import UIKit

            enum {N}Router {
                static func make() -> UIViewController {
                    let presenter = {N}Presenter()
                    let interactor = {N}Interactor(limit: 3, <<interactorArgument>>)
                    let controller = {N}ViewController(presenter: presenter)
                    presenter.view = controller
                    presenter.interactor = interactor
                    interactor.output = presenter
                    return controller
                }
            }
            """,
        ],
        features: [
            "Login": [
                "fetch": "func signIn(name: String)",
                "fetchImplementation":
                    "func signIn(name: String) {\n    let wanted = name.count + limit\n    if wanted > limit { output?.didFinish() }\n}",
                "interactorParameter": "session: LoginSession",
                "interactorAssignment": "self.session = session",
                "interactorProperty": "private let session: LoginSession",
                "interactorArgument": "session: LoginSession()",
                "presenterLoad": "interactor?.signIn(name: \"\")",
                "presenterRequirement": "func didTapSignIn(name: String)",
                "presenterMembers":
                    "func didTapSignIn(name: String) {\n    interactor?.signIn(name: name)\n}",
                "finish": "view?.showName(name)",
                "outputRequirement": "var name: String { get }",
                "outputImplementation": "var name: String { \"a\" }",
                "viewRequirement": "func showName(_ name: String)",
                "viewImplementation": "func showName(_ name: String) {\n    title = name\n}",
                "delegateRequirement": "func didTap(name: String)",
                "delegateImplementation":
                    "func didTap(name: String) {\n    presenter.didTapSignIn(name: name)\n}",
                "coder": "fatalError(\"init(coder:) isn't there\")",
                "makeView": "let view = LoginView()\nview.delegate = self\nreturn view",
                "controllerLoad": "loginView.nameField.delegate = nil",
                "subview": "let nameField = UITextField()",
                "addSubview": "addSubview(nameField)",
            ],
            "Orders": [
                "fetch": "func fetchOrders(page: Int)",
                "fetchImplementation":
                    "func fetchOrders(page: Int) {\n    output?.didFetch([page, limit])\n}",
                "interactorParameter": "client: OrdersClient",
                "interactorAssignment": "self.client = client",
                "interactorProperty": "private let client: OrdersClient",
                "interactorArgument": "client: OrdersClient()",
                "presenterLoad": "interactor?.fetchOrders(page: 1)",
                "presenterRequirement": "func didSelect(order: Int)",
                "presenterMembers":
                    "private var orders: [Int] = []\n\nfunc didSelect(order: Int) {\n    orders.removeAll { $0 == order }\n}",
                "finish": "view?.show(orders: orders)",
                "outputRequirement": "func didFetch(_ orders: [Int])",
                "outputImplementation":
                    "func didFetch(_ orders: [Int]) {\n    self.orders = orders\n    view?.show(orders: orders)\n}",
                "viewRequirement": "func show(orders: [Int])",
                "viewImplementation":
                    "func show(orders: [Int]) {\n    ordersView.table.reloadData()\n}",
                "delegateRequirement": "func didSelect(order: Int)",
                "delegateImplementation":
                    "func didSelect(order: Int) {\n    presenter.didSelect(order: order)\n}",
                "coder": "return nil",
                "makeView": "let made = OrdersView()\nmade.delegate = self\nreturn made",
                "controllerLoad": "ordersView.table.reloadData()",
                "subview": "let table = UITableView()",
                "addSubview": "addSubview(table)",
            ],
            "Search": [
                "fetch": "func suggest()",
                "fetchImplementation": "func suggest() {\n    output?.didFinish()\n}",
                "presenterLoad": "interactor?.suggest()",
                "finish": "view?.show(title: \"found\")",
                "coder": "fatalError(\"init(coder:) isn't there\")",
                "makeView":
                    "let view = SearchView()\nview.backgroundColor = .white\nview.delegate = self\nreturn view",
                "interactorParameter": "index: SearchIndex = SearchIndex()",
            ],
        ],
        shared: [
            "App/Services/Services.swift": """
            struct LoginSession {}
            struct OrdersClient {}
            struct SearchIndex {}
            """
        ])
}
