import Foundation
import Testing

@testable import Storefront

@MainActor
@Suite("CatalogViewModel")
struct CatalogViewModelTests {
    @Test("starts in the loading state")
    func startsLoading() {
        let sut = CatalogViewModel(
            dependencies: MockCatalogDependencies(result: .success(.fixture)))

        #expect(sut.state == .loading)
        #expect(sut.visibleProducts.isEmpty)
    }

    @Test("onAppear loads the catalogue once")
    func loadsOnce() async {
        let dependencies = MockCatalogDependencies(result: .success(.fixture))
        let sut = CatalogViewModel(dependencies: dependencies)

        await sut.onAppear()
        await sut.onAppear()

        #expect(sut.state == .loaded(.fixture))
        #expect(await dependencies.fetchCount == 1)
    }

    @Test("onAppear surfaces the error's message on failure")
    func surfacesErrorOnFailure() async {
        let failure = StoreClient.Failure.status(503)
        let sut = CatalogViewModel(dependencies: MockCatalogDependencies(result: .failure(failure)))

        await sut.onAppear()

        #expect(sut.state == .error(failure.localizedDescription))
    }

    @Test("retry recovers from an error")
    func retryRecovers() async {
        let sut = CatalogViewModel(
            dependencies: MockCatalogDependencies(
                result: .failure(StoreClient.Failure.status(503)), then: .success(.fixture)))

        await sut.onAppear()
        await sut.retry()

        #expect(sut.state == .loaded(.fixture))
    }

    @Test(
        "searching narrows the products by name, whatever the case",
        arguments: [("", 3), ("FERN", 1), ("o", 3), ("orchid", 0)]
    )
    func searches(text: String, count: Int) async {
        let sut = CatalogViewModel(
            dependencies: MockCatalogDependencies(result: .success(.fixture)))
        await sut.onAppear()

        sut.searchText = text

        #expect(sut.visibleProducts.count == count)
    }
}
