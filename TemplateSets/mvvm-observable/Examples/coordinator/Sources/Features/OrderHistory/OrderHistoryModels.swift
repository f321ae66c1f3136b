/// What the order history screen shows.
struct OrderHistory: Codable, Equatable, Hashable, Identifiable, Sendable {
    let id: String
    var title: String
    var summary: String
}
