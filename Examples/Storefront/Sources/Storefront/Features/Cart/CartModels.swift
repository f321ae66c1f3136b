import Foundation

struct Cart: Codable, Equatable, Sendable {
    var lines: [CartLine]

    /// In euros.
    var total: Decimal {
        lines.reduce(0) { $0 + $1.product.price * Decimal($1.quantity) }
    }
}

/// One product of the cart and how many of it.
struct CartLine: Codable, Equatable, Identifiable, Sendable {
    var product: Product
    var quantity: Int

    var id: Product.ID { product.id }
}
