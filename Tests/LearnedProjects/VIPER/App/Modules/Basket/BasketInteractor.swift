final class BasketInteractor: BasketInteractorInput {
    weak var output: BasketInteractorOutput?
    private let path = "/basket/items"

    func fetchItems() {
        guard !path.isEmpty else {
            output?.didFail()
            return
        }
        output?.didFetchItems([1, 2])
    }
}
