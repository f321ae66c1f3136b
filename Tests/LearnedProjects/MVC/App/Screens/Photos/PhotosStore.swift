/// Keeps what the screen shows.
struct PhotosStore {
    func all() -> [Int] {
        [1, 2]
    }
}
