import RIBs

protocol PaymentPresentableListener: AnyObject {
    // TODO: Declare properties and methods that the view controller can invoke to perform
    // business logic, such as signIn().
    func closeTapped()
}

final class PaymentViewController: UIViewController, PaymentPresentable, PaymentViewControllable {
    weak var listener: PaymentPresentableListener?

    init() {
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("Payment has no storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
    }
}
