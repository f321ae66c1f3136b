@testable import Storefront

/// Answers with the given cart until another one is saved.
actor MockCartDependencies: CartDependencies {
    private(set) var saved: [Cart] = []
    private var result: Result<Cart, any Error>

    init(result: Result<Cart, any Error>) {
        self.result = result
    }

    func fetchCart() async throws -> Cart {
        try result.get()
    }

    func saveCart(_ cart: Cart) async throws -> Cart {
        saved.append(cart)
        result = .success(cart)
        return cart
    }
}
