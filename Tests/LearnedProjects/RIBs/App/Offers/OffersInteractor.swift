import RIBs

protocol OffersRouting: ViewableRouting {
    // TODO: Declare methods the interactor can invoke to manage sub-tree via the router.
}

protocol OffersPresentable: Presentable {
    var listener: OffersPresentableListener? { get set }
    // TODO: Declare methods the interactor can invoke the presenter to present data.
    func showBanner(_ text: String)
}

protocol OffersListener: AnyObject {
    // TODO: Declare methods the interactor can invoke to communicate with other RIBs.
    func offersDidClose()
}

final class OffersInteractor: PresentableInteractor<OffersPresentable>, OffersInteractable,
    OffersPresentableListener
{
    weak var router: OffersRouting?
    weak var listener: OffersListener?
    private let banner: String

    init(presenter: OffersPresentable, banner: String) {
        self.banner = banner
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        // TODO: Implement business logic here.
        presenter.showBanner("")
    }

    override func willResignActive() {
        super.willResignActive()
        // TODO: Pause any business logic.
    }

    func closeTapped() {
        listener?.offersDidClose()
    }
}
