import UIKit

final class BasketRouter {
    weak var controller: UIViewController?

    static func createModule() -> UIViewController {
        let interactor = BasketInteractor()
        let router = BasketRouter()
        let presenter = BasketPresenter(interactor: interactor, router: router)
        let controller = BasketViewController(presenter: presenter)
        presenter.view = controller
        interactor.output = presenter
        router.controller = controller
        return controller
    }

    func close() {
        controller?.title = nil
    }
}
