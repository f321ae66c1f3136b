extension DisagreeingProject {
    /// Controllers with tables, whose data sources, delegates and views go together.
    static let table = DisagreeingProject(
        name: "table",
        templates: [
            "App/Scenes/{N}/{N}View.swift": """
            import UIKit

            final class {N}View: UIView {
                <<table>>
                private let spinner = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }

                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                }

                private func setUp() {
                    addSubview(spinner)
                    <<add>>
                }

                func showLoading(_ isLoading: Bool) {
                    spinner.isHidden = !isLoading
                }
            }
            """,
            "App/Scenes/{N}/{N}ViewController.swift": """
            import UIKit

            final class {N}ViewController: UIViewController {
                private let contentView = {N}View()
                private var model: {N}Model
                private let <<key>> = "<<keyValue>>"

                init(model: {N}Model) {
                    self.model = model
                    super.init(nibName: nil, bundle: nil)
                    <<prepare>>
                }

                required init?(coder: NSCoder) {
                    fatalError("init(coder:) isn't there")
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view = contentView
                    configure()
                    <<load>>
                }

                private func configure() {
                    <<configure>>
                }

                <<members>>
            }

            extension {N}ViewController: UITableViewDelegate {
                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    <<select>>
                }
            }

            extension {N}ViewController: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    <<rows>>
                }

                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                    -> UITableViewCell
                {
                    <<cell>>
                }
            }

            <<extension>>
            """,
            "App/Scenes/{N}/{N}Model.swift": """
            struct {N}Model {
                let title: String
                <<modelProperty>>

                init(title: String, <<modelParameter>>) {
                    self.title = title
                    <<modelAssignment>>
                }

                <<modelMembers>>
            }
            """,
        ],
        features: [
            "Login": [
                "table": "lazy var fields = UITableView()", "add": "addSubview(fields)",
                "configure":
                    "contentView.fields.delegate = self\ncontentView.fields.dataSource = self\ncontentView.name.delegate = self",
                "load": "navigationItem.title = model.title",
                "key": "cellKey", "keyValue": "login-cell",
                "members": "private func signIn(_ name: String) {\n    title = name + cellKey\n}",
                "select": "if let name = model.names.first {\n    signIn(name)\n}",
                "rows": "model.names.count",
                "cell":
                    "let cell = UITableViewCell()\ncell.isHidden = model.names.isEmpty\nreturn cell",
                "modelProperty": "let names: [String]", "modelParameter": "names: [String]",
                "modelAssignment": "self.names = names",
                "extension":
                    "extension LoginViewController: UITextFieldDelegate {}\n\nextension LoginView {\n    var name: UITextField { UITextField() }\n}",
            ],
            "Orders": [
                "table": "let tableView = UITableView()", "add": "addSubview(tableView)",
                "configure":
                    "contentView.tableView.delegate = self\ncontentView.tableView.dataSource = self",
                "load": "contentView.tableView.reloadData()",
                "key": "orderKey", "keyValue": "order-cell",
                "members":
                    "private func open(_ order: Int) {\n    model.opened(order)\n    title = orderKey\n}",
                "select":
                    "guard model.orders.count > indexPath.row else { return }\nlet order = model.orders[indexPath.row]\nopen(order)",
                "rows": "return model.orders.count",
                "cell": "OrdersCell(order: model.orders[indexPath.row])",
                "modelProperty": "let orders: [Int]", "modelParameter": "orders: [Int]",
                "modelAssignment": "self.orders = orders",
                "modelMembers": "mutating func opened(_ order: Int) {}",
                "extension":
                    "final class OrdersCell: UITableViewCell {\n    init(order: Int) { super.init(frame: .zero) }\n    required init?(coder: NSCoder) { nil }\n}",
            ],
            "Search": [
                "table": "var results = UITableView()", "add": "addSubview(results)",
                "configure": "contentView.results.delegate = self",
                "prepare": "title = model.title",
                "key": "hitKey", "keyValue": "hit-cell",
                "members":
                    "private func show(hit: String) {\n    navigationItem.title = hit + hitKey\n}",
                "select": "show(hit: model.hit(at: indexPath.row))",
                "rows": "switch section {\ncase 0: return 1\ndefault: return model.hits\n}",
                "cell": "return UITableViewCell()",
                "modelProperty": "var hits = 0",
                "modelMembers": "func hit(at row: Int) -> String { \"\\(row)\" }",
            ],
        ])
}
