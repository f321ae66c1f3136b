final class NewsInteractor: NewsInteractorInput {
    weak var output: NewsInteractorOutput?
    private let path = "/news/stories"

    func fetchStories() {
        guard !path.isEmpty else {
            output?.didFail()
            return
        }
        output?.didFetchStories(["One"])
    }
}
