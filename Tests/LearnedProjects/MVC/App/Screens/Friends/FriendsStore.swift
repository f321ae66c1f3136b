/// Keeps what the screen shows.
struct FriendsStore {
    func all() -> [String] {
        ["Friends"]
    }
}
