import UIKit

final class BasketViewController: UIViewController {
    private let presenter: BasketPresenterProtocol
    private lazy var itemsLabel: UILabel = {
        let label = UILabel()
        label.text = "Items"
        return label
    }()

    init(presenter: BasketPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = itemsLabel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

extension BasketViewController: BasketViewProtocol {
    func showLoading() {
        title = "…"
    }

    func showItems(_ items: [Int]) {
        itemsLabel.text = "\(items)"
    }
}
