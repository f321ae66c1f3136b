extension Cart {
    static let fixture = Cart(lines: [
        CartLine(product: .fixture, quantity: 1),
        CartLine(product: .cactus, quantity: 3),
    ])

    static let empty = Cart(lines: [])
}
