import UIKit

protocol FriendsViewControllerDelegate: AnyObject {
    func friendsDidFinish(_ controller: FriendsViewController)
}

final class FriendsViewController: UIViewController {
    static let identifier = "FriendsViewController"

    // MARK: - Properties

    weak var delegate: FriendsViewControllerDelegate?
    private var friends: [String] = []
    private let tableView = UITableView()
    private let settings: Settings
    private let friendsStore: FriendsStore

    // MARK: - Life cycle

    init(settings: Settings, store: FriendsStore) {
        self.settings = settings
        self.friendsStore = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Friends"
        tableView.dataSource = self
        view.addSubview(tableView)
        reload()
    }

    private func reload() {
        friends = friendsStore.all()
        tableView.reloadData()
    }

    private func close() {
        delegate?.friendsDidFinish(self)
    }
}

// MARK: - UITableViewDataSource

extension FriendsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        friends.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = friends[indexPath.row].uppercased()
        return cell
    }
}
