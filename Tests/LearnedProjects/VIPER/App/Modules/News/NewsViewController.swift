import UIKit

final class NewsViewController: UIViewController {
    private let presenter: NewsPresenterProtocol
    private lazy var storiesLabel: UILabel = {
        let label = UILabel()
        label.text = "Stories"
        return label
    }()

    init(presenter: NewsPresenterProtocol) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = storiesLabel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        presenter.viewDidLoad()
    }
}

extension NewsViewController: NewsViewProtocol {
    func showLoading() {
        title = "…"
    }

    func showStories(_ stories: [String]) {
        storiesLabel.text = "\(stories)"
    }
}
