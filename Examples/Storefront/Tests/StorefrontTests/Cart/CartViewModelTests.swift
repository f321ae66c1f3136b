import Foundation
import Testing

@testable import Storefront

@MainActor
@Suite("CartViewModel")
struct CartViewModelTests {
    @Test("starts in the loading state")
    func startsLoading() {
        let sut = CartViewModel(dependencies: MockCartDependencies(result: .success(.fixture)))

        #expect(sut.state == .loading)
    }

    @Test("onAppear loads the cart on success")
    func loadsOnSuccess() async {
        let sut = CartViewModel(dependencies: MockCartDependencies(result: .success(.fixture)))

        await sut.onAppear()

        #expect(sut.state == .loaded(.fixture))
    }

    @Test("onAppear surfaces the error's message on failure")
    func surfacesErrorOnFailure() async {
        let failure = StoreClient.Failure.status(500)
        let sut = CartViewModel(dependencies: MockCartDependencies(result: .failure(failure)))

        await sut.onAppear()

        #expect(sut.state == .error(failure.localizedDescription))
    }

    @Test("a quantity of none removes the line, any other is saved", arguments: [0, 1, 5])
    func setsQuantity(quantity: Int) async throws {
        let dependencies = MockCartDependencies(result: .success(.fixture))
        let sut = CartViewModel(dependencies: dependencies)
        await sut.onAppear()

        await sut.setQuantity(quantity, of: Cart.fixture.lines[1])

        let saved = try #require(await dependencies.saved.last)
        let line = saved.lines.first { $0.id == "cactus" }
        #expect(line?.quantity == (quantity == 0 ? nil : quantity))
        #expect(sut.state == .loaded(saved))
    }

    @Test("the total adds up price times quantity")
    func addsUp() {
        #expect(Cart.fixture.total == 51)
        #expect(Cart.empty.total == 0)
    }
}
