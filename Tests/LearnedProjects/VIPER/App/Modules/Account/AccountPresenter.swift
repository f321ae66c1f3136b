import UIKit

final class AccountPresenter: AccountPresenterProtocol {
    weak var view: AccountViewProtocol?
    private let interactor: AccountInteractorInput
    private let router: AccountRouter

    init(interactor: AccountInteractorInput, router: AccountRouter) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        view?.showLoading()
        interactor.fetchProfile()
    }
}

// MARK: - AccountInteractorOutput

extension AccountPresenter: AccountInteractorOutput {
    func didFetchProfile(_ name: String) {
        view?.showProfile(name)
    }

    func didFail() {
        router.close()
    }
}
