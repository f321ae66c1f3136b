extension OrderHistory {
    static let fixture = OrderHistory(
        id: "orderHistory-1",
        title: "Order History title",
        summary: "Order History summary"
    )
}
