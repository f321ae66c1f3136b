import RIBs

protocol PaymentInteractable: Interactable {
    var router: PaymentRouting? { get set }
    var listener: PaymentListener? { get set }
}

protocol PaymentViewControllable: ViewControllable {
    // TODO: Declare methods the router invokes to manipulate the view hierarchy.
}

final class PaymentRouter: ViewableRouter<PaymentInteractable, PaymentViewControllable>,
    PaymentRouting
{

    override init(interactor: PaymentInteractable, viewController: PaymentViewControllable) {
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }
}
