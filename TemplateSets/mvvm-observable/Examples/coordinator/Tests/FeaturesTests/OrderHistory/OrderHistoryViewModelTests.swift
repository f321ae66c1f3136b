import Foundation
import Testing

@testable import Example

@MainActor
@Suite("OrderHistoryViewModel")
struct OrderHistoryViewModelTests {
    @Test("starts in the loading state and fetches nothing yet")
    func startsLoading() async {
        let dependencies = MockOrderHistoryDependencies(result: .success(.fixture))
        let sut = OrderHistoryViewModel(dependencies: dependencies)

        #expect(sut.state == .loading)
        #expect(await dependencies.fetchCount == 0)
    }

    @Test("onAppear loads order history on success")
    func loadsOnSuccess() async {
        let sut = OrderHistoryViewModel(
            dependencies: MockOrderHistoryDependencies(result: .success(.fixture))
        )

        await sut.onAppear()

        #expect(sut.state == .loaded(.fixture))
    }

    @Test("onAppear shows the empty state where there is nothing to show")
    func showsEmptyState() async {
        let sut = OrderHistoryViewModel(
            dependencies: MockOrderHistoryDependencies(result: .success(nil))
        )

        await sut.onAppear()

        #expect(sut.state == .empty)
    }

    @Test(
        "onAppear surfaces the error's message on failure",
        arguments: [URLError.Code.notConnectedToInternet, .timedOut, .badServerResponse]
    )
    func surfacesErrorOnFailure(code: URLError.Code) async {
        let failure = URLError(code)
        let sut = OrderHistoryViewModel(
            dependencies: MockOrderHistoryDependencies(result: .failure(failure))
        )

        await sut.onAppear()

        #expect(sut.state == .error(failure.localizedDescription))
    }

    @Test("onAppear keeps what is loaded")
    func keepsLoadedContent() async {
        let dependencies = MockOrderHistoryDependencies(result: .success(.fixture))
        let sut = OrderHistoryViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.onAppear()

        #expect(sut.state == .loaded(.fixture))
        #expect(await dependencies.fetchCount == 1)
    }

    @Test("refresh replaces what is shown")
    func refreshReplacesContent() async {
        var updated = OrderHistory.fixture
        updated.title = "Updated"
        let dependencies = MockOrderHistoryDependencies(
            result: .success(.fixture),
            then: .success(updated)
        )
        let sut = OrderHistoryViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.refresh()

        #expect(sut.state == .loaded(updated))
    }

    @Test("retry recovers from an error")
    func retryRecovers() async {
        let dependencies = MockOrderHistoryDependencies(
            result: .failure(URLError(.timedOut)),
            then: .success(.fixture)
        )
        let sut = OrderHistoryViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.retry()

        #expect(sut.state == .loaded(.fixture))
        #expect(await dependencies.fetchCount == 2)
    }

    @Test("a cancelled load isn't shown as an error")
    func ignoresCancellation() async {
        let dependencies = MockOrderHistoryDependencies(result: .failure(CancellationError()))
        let sut = OrderHistoryViewModel(dependencies: dependencies)

        await sut.onAppear()

        #expect(sut.state == .loading)
    }

    @Test("a cancelled retry goes back to the error")
    func cancelledRetryKeepsError() async {
        let failure = URLError(.timedOut)
        let dependencies = MockOrderHistoryDependencies(
            result: .failure(failure),
            then: .failure(CancellationError())
        )
        let sut = OrderHistoryViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.retry()

        #expect(sut.state == .error(failure.localizedDescription))
    }
}
