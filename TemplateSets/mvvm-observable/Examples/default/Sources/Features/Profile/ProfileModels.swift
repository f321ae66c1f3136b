/// What the profile screen shows.
struct Profile: Codable, Equatable, Identifiable, Sendable {
    let id: String
    var title: String
    var summary: String
}
