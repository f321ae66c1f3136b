import RIBs

protocol OffersPresentableListener: AnyObject {
    // TODO: Declare properties and methods that the view controller can invoke to perform
    // business logic, such as signIn().
    func closeTapped()
}

final class OffersViewController: UIViewController, OffersPresentable, OffersViewControllable {
    weak var listener: OffersPresentableListener?
    private let bannerLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Offers has no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(bannerLabel)
    }

    func showBanner(_ text: String) {
        bannerLabel.text = "Offers"
    }
}
