import UIKit

final class NewsPresenter: NewsPresenterProtocol {
    weak var view: NewsViewProtocol?
    private let interactor: NewsInteractorInput
    private let router: NewsRouter

    init(interactor: NewsInteractorInput, router: NewsRouter) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        view?.showLoading()
        interactor.fetchStories()
    }
}

// MARK: - NewsInteractorOutput

extension NewsPresenter: NewsInteractorOutput {
    func didFetchStories(_ stories: [String]) {
        view?.showStories(stories)
    }

    func didFail() {
        router.close()
    }
}
