final class AccountInteractor: AccountInteractorInput {
    weak var output: AccountInteractorOutput?
    private let path = "/account/profile"

    func fetchProfile() {
        guard !path.isEmpty else {
            output?.didFail()
            return
        }
        output?.didFetchProfile("Ann")
    }
}
