import UIKit

final class AccountRouter {
    weak var controller: UIViewController?

    static func createModule() -> UIViewController {
        let interactor = AccountInteractor()
        let router = AccountRouter()
        let presenter = AccountPresenter(interactor: interactor, router: router)
        let controller = AccountViewController(presenter: presenter)
        presenter.view = controller
        interactor.output = presenter
        router.controller = controller
        return controller
    }

    func close() {
        controller?.title = nil
    }
}
