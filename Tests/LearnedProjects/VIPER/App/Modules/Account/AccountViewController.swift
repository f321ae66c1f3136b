import UIKit

final class AccountViewController: UIViewController {
    private let presenter: AccountPresenterProtocol
    private lazy var nameLabel: UILabel = {
        let label = UILabel()
        label.text = "Profile"
        return label
    }()

    init(presenter: AccountPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = nameLabel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

extension AccountViewController: AccountViewProtocol {
    func showLoading() {
        title = "…"
    }

    func showProfile(_ name: String) {
        nameLabel.text = "\(name)"
    }
}
