import RIBs

protocol OffersInteractable: Interactable {
    var router: OffersRouting? { get set }
    var listener: OffersListener? { get set }
}

protocol OffersViewControllable: ViewControllable {
    // TODO: Declare methods the router invokes to manipulate the view hierarchy.
}

final class OffersRouter: ViewableRouter<OffersInteractable, OffersViewControllable>, OffersRouting
{

    private let limit: Int

    init(interactor: OffersInteractable, viewController: OffersViewControllable, limit: Int = 6) {
        self.limit = limit
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
