import UIKit

protocol ArticlesViewControllerDelegate: AnyObject {
    func articlesDidFinish(_ controller: ArticlesViewController)
}

final class ArticlesViewController: UIViewController {
    static let identifier = "ArticlesViewController"

    // MARK: - Properties

    weak var delegate: ArticlesViewControllerDelegate?
    private var articles: [String] = ["One"]
    private let tableView = UITableView()
    private let settings: Settings
    private let articlesStore: ArticlesStore

    // MARK: - Life cycle

    init(settings: Settings, store: ArticlesStore) {
        self.settings = settings
        self.articlesStore = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Articles"
        tableView.dataSource = self
        view.addSubview(tableView)
        reload()
    }

    private func reload() {
        articles = articlesStore.all()
        tableView.reloadData()
    }

    private func close() {
        delegate?.articlesDidFinish(self)
    }
}

// MARK: - UITableViewDataSource

extension ArticlesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        articles.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = articles[indexPath.row]
        return cell
    }
}
