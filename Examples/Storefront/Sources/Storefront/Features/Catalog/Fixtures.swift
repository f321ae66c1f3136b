import Foundation

extension Catalog {
    static let fixture = Catalog(products: [.fixture, .fern, .cactus])
}

extension Product {
    static let fixture = Product(
        id: "monstera",
        name: "Monstera",
        summary: "Likes bright rooms and forgives a dry week.",
        price: 24
    )

    static let fern = Product(
        id: "fern",
        name: "Boston fern",
        summary: "Wants shade and a damp soil.",
        price: 12
    )

    static let cactus = Product(
        id: "cactus",
        name: "Golden barrel",
        summary: "Sun, sun, and hardly any water.",
        price: 9
    )
}
