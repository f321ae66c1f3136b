/// Where a user's caches lie.
public enum UserCacheFolder {
    /// Formwork's own folder: `$XDG_CACHE_HOME/formwork`, or `~/.cache/formwork`, on a Mac
    /// `~/Library/Caches/formwork`.
    /// - Parameter environment: the variables of the process.
    /// - Returns: an absolute path; nil where the environment names no place.
    public static func path(environment: [String: String]) -> String? {
        // The specification says that relative paths are to be passed over (XDG Base Directory 0.8).
        if let named = environment["XDG_CACHE_HOME"], named.hasPrefix("/") {
            return "\(named)/formwork"
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if os(macOS)
            return "\(home)/Library/Caches/formwork"
        #else
            return "\(home)/.cache/formwork"
        #endif
    }
}
