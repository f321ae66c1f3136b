/// Keeps what the screen shows.
struct ArticlesStore {
    func all() -> [String] {
        ["Articles"]
    }
}
