/// A folder whose files belong to a target without being listed (Xcode 16 and later).
public struct XcodeSynchronizedFolder: Sendable, Hashable {
    /// Which of the folder's files belong to the target.
    public enum Membership: Sendable, Hashable {
        /// All but these, paths below the folder.
        case allExcept(Set<String>)
        /// None but these: the folder belongs to another target or to none.
        case only(Set<String>)
    }

    /// The folder, relative to the project's folder.
    public var path: String
    /// Which of its files belong to the target.
    public var membership: Membership

    /// Whether a file belongs to the target through this folder.
    /// - Parameter file: relative to the project's folder.
    public func contains(_ file: String) -> Bool {
        guard let inner = SlashPath.relative(file, to: path) else { return false }
        switch membership {
        case .allExcept(let excluded): return !Self.names(excluded, inner)
        case .only(let included): return Self.names(included, inner)
        }
    }

    /// Whether a new file in the folder becomes part of the target by itself.
    public var takesNewFiles: Bool {
        if case .allExcept = membership { true } else { false }
    }

    /// An exception may name a file or a folder above it.
    private static func names(_ exceptions: Set<String>, _ file: String) -> Bool {
        var path = file
        while !path.isEmpty {
            if exceptions.contains(path) { return true }
            path = SlashPath.parent(of: path)
        }
        return false
    }
}
