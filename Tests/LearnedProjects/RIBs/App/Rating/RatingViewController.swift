import RIBs

protocol RatingPresentableListener: AnyObject {
    // TODO: Declare properties and methods that the view controller can invoke to perform
    // business logic, such as signIn().
    func closeTapped()
}

final class RatingViewController: UIViewController, RatingPresentable, RatingViewControllable {
    weak var listener: RatingPresentableListener?
    private let starsLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Rating has no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(starsLabel)
    }

    func showStars(_ stars: Int) {
        starsLabel.text = "Rating"
    }
}
