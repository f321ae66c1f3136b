import RIBs

protocol CartPresentableListener: AnyObject {
    // TODO: Declare properties and methods that the view controller can invoke to perform
    // business logic, such as signIn().
    func closeTapped()
}

final class CartViewController: UIViewController, CartPresentable, CartViewControllable {
    weak var listener: CartPresentableListener?
    private let totalLabel = UILabel()

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Cart has no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(totalLabel)
    }

    func showTotal(_ total: Int) {
        totalLabel.text = "Cart"
    }
}
