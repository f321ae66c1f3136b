import Foundation
import Testing

@testable import Example

@MainActor
@Suite("ProfileViewModel")
struct ProfileViewModelTests {
    @Test("starts in the loading state and fetches nothing yet")
    func startsLoading() async {
        let dependencies = MockProfileDependencies(result: .success(.fixture))
        let sut = ProfileViewModel(dependencies: dependencies)

        #expect(sut.state == .loading)
        #expect(await dependencies.fetchCount == 0)
    }

    @Test("onAppear loads profile on success")
    func loadsOnSuccess() async {
        let sut = ProfileViewModel(
            dependencies: MockProfileDependencies(result: .success(.fixture))
        )

        await sut.onAppear()

        #expect(sut.state == .loaded(.fixture))
    }

    @Test(
        "onAppear surfaces the error's message on failure",
        arguments: [URLError.Code.notConnectedToInternet, .timedOut, .badServerResponse]
    )
    func surfacesErrorOnFailure(code: URLError.Code) async {
        let failure = URLError(code)
        let sut = ProfileViewModel(dependencies: MockProfileDependencies(result: .failure(failure)))

        await sut.onAppear()

        #expect(sut.state == .error(failure.localizedDescription))
    }

    @Test("onAppear keeps what is loaded")
    func keepsLoadedContent() async {
        let dependencies = MockProfileDependencies(result: .success(.fixture))
        let sut = ProfileViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.onAppear()

        #expect(sut.state == .loaded(.fixture))
        #expect(await dependencies.fetchCount == 1)
    }

    @Test("refresh replaces what is shown")
    func refreshReplacesContent() async {
        var updated = Profile.fixture
        updated.title = "Updated"
        let dependencies = MockProfileDependencies(
            result: .success(.fixture),
            then: .success(updated)
        )
        let sut = ProfileViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.refresh()

        #expect(sut.state == .loaded(updated))
    }

    @Test("retry recovers from an error")
    func retryRecovers() async {
        let dependencies = MockProfileDependencies(
            result: .failure(URLError(.timedOut)),
            then: .success(.fixture)
        )
        let sut = ProfileViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.retry()

        #expect(sut.state == .loaded(.fixture))
        #expect(await dependencies.fetchCount == 2)
    }

    @Test("a cancelled load isn't shown as an error")
    func ignoresCancellation() async {
        let dependencies = MockProfileDependencies(result: .failure(CancellationError()))
        let sut = ProfileViewModel(dependencies: dependencies)

        await sut.onAppear()

        #expect(sut.state == .loading)
    }

    @Test("a cancelled retry goes back to the error")
    func cancelledRetryKeepsError() async {
        let failure = URLError(.timedOut)
        let dependencies = MockProfileDependencies(
            result: .failure(failure),
            then: .failure(CancellationError())
        )
        let sut = ProfileViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.retry()

        #expect(sut.state == .error(failure.localizedDescription))
    }
}
