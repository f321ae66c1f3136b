import RIBs

protocol RatingInteractable: Interactable {
    var router: RatingRouting? { get set }
    var listener: RatingListener? { get set }
}

protocol RatingViewControllable: ViewControllable {
    // TODO: Declare methods the router invokes to manipulate the view hierarchy.
}

final class RatingRouter: ViewableRouter<RatingInteractable, RatingViewControllable>, RatingRouting
{

    private let limit: Int

    init(interactor: RatingInteractable, viewController: RatingViewControllable, limit: Int = 6) {
        self.limit = limit
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
