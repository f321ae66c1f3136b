import Foundation

/// The composition root: what the features need, answered by the shop's server.
struct AppDependencies: Sendable {
    private let client: StoreClient

    init(client: StoreClient = StoreClient()) {
        self.client = client
    }
}

extension AppDependencies: CatalogDependencies {
    func fetchCatalog() async throws -> Catalog {
        try await client.get("catalog")
    }
}

extension AppDependencies: CartDependencies {
    func fetchCart() async throws -> Cart {
        try await client.get("cart")
    }

    func saveCart(_ cart: Cart) async throws -> Cart {
        try await client.put("cart", body: cart)
    }
}
