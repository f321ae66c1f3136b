import RIBs

protocol CartRouting: ViewableRouting {
    // TODO: Declare methods the interactor can invoke to manage sub-tree via the router.
}

protocol CartPresentable: Presentable {
    var listener: CartPresentableListener? { get set }
    // TODO: Declare methods the interactor can invoke the presenter to present data.
    func showTotal(_ total: Int)
}

protocol CartListener: AnyObject {
    // TODO: Declare methods the interactor can invoke to communicate with other RIBs.
    func cartDidClose()
}

final class CartInteractor: PresentableInteractor<CartPresentable>, CartInteractable,
    CartPresentableListener
{
    weak var router: CartRouting?
    weak var listener: CartListener?

    override init(presenter: CartPresentable) {
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        // TODO: Implement business logic here.
        presenter.showTotal(0)
    }

    override func willResignActive() {
        super.willResignActive()
        // TODO: Pause any business logic.
    }

    func closeTapped() {
        listener?.cartDidClose()
    }
}
