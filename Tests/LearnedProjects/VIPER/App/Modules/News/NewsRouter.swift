import UIKit

final class NewsRouter {
    weak var controller: UIViewController?

    static func createModule() -> UIViewController {
        let interactor = NewsInteractor()
        let router = NewsRouter()
        let presenter = NewsPresenter(interactor: interactor, router: router)
        let controller = NewsViewController(presenter: presenter)
        presenter.view = controller
        interactor.output = presenter
        router.controller = controller
        return controller
    }

    func close() {
        controller?.title = nil
    }
}
