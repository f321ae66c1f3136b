import RIBs

protocol PaymentRouting: ViewableRouting {
    // TODO: Declare methods the interactor can invoke to manage sub-tree via the router.
}

protocol PaymentPresentable: Presentable {
    var listener: PaymentPresentableListener? { get set }
    // TODO: Declare methods the interactor can invoke the presenter to present data.
}

protocol PaymentListener: AnyObject {
    // TODO: Declare methods the interactor can invoke to communicate with other RIBs.
    func paymentDidClose()
}

final class PaymentInteractor: PresentableInteractor<PaymentPresentable>, PaymentInteractable,
    PaymentPresentableListener
{
    weak var router: PaymentRouting?
    weak var listener: PaymentListener?

    override init(presenter: PaymentPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        // TODO: Implement business logic here.
    }

    override func willResignActive() {
        super.willResignActive()
        // TODO: Pause any business logic.
    }

    func closeTapped() {
        listener?.paymentDidClose()
    }
}
