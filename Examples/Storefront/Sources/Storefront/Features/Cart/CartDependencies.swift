protocol CartDependencies: Sendable {
    func fetchCart() async throws -> Cart
    /// Stores the cart and answers with what the shop made of it.
    func saveCart(_ cart: Cart) async throws -> Cart
}

// MARK: - Previews

/// Answers with the fixture, or stays pending so that a preview keeps showing its loading state.
struct PreviewCartDependencies: CartDependencies {
    var isPending = false

    func fetchCart() async throws -> Cart {
        if isPending {
            try await Task.sleep(for: .seconds(3600))
        }
        return .fixture
    }

    func saveCart(_ cart: Cart) async throws -> Cart {
        cart
    }
}
