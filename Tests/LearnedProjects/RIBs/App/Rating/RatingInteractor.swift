import RIBs

protocol RatingRouting: ViewableRouting {
    // TODO: Declare methods the interactor can invoke to manage sub-tree via the router.
}

protocol RatingPresentable: Presentable {
    var listener: RatingPresentableListener? { get set }
    // TODO: Declare methods the interactor can invoke the presenter to present data.
    func showStars(_ stars: Int)
}

protocol RatingListener: AnyObject {
    // TODO: Declare methods the interactor can invoke to communicate with other RIBs.
    func ratingDidClose()
}

final class RatingInteractor: PresentableInteractor<RatingPresentable>, RatingInteractable,
    RatingPresentableListener
{
    weak var router: RatingRouting?
    weak var listener: RatingListener?
    private let stars: Int

    init(presenter: RatingPresentable, stars: Int) {
        self.stars = stars
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        // TODO: Implement business logic here.
        presenter.showStars(5)
    }

    override func willResignActive() {
        super.willResignActive()
        // TODO: Pause any business logic.
    }

    func closeTapped() {
        listener?.ratingDidClose()
    }
}
