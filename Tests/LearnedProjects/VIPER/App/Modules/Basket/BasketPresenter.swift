import UIKit

final class BasketPresenter: BasketPresenterProtocol {
    weak var view: BasketViewProtocol?
    private let interactor: BasketInteractorInput
    private let router: BasketRouter

    init(interactor: BasketInteractorInput, router: BasketRouter) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        view?.showLoading()
        interactor.fetchItems()
    }
}

// MARK: - BasketInteractorOutput

extension BasketPresenter: BasketInteractorOutput {
    func didFetchItems(_ items: [Int]) {
        view?.showItems(items)
    }

    func didFail() {
        router.close()
    }
}
