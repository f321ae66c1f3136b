import Foundation

/// Everything that is on sale, in the order in which the shop wants it shown.
struct Catalog: Codable, Equatable, Sendable {
    var products: [Product]
}

struct Product: Codable, Equatable, Hashable, Identifiable, Sendable {
    let id: String
    var name: String
    var summary: String
    /// In euros.
    var price: Decimal
}
