/// The `.xcconfig` files of a project, each read once however many targets build on it.
public final class XcodeConfigurationFiles {
    private let read: (String) -> [UInt8]?
    private var known: [String: [BuildSettingAssignment]] = [:]

    /// Creates a collection that has read nothing yet.
    /// - Parameter read: gives a file's content by its path relative to the project's folder, or nil
    ///   where it is absent.
    public init(read: @escaping (String) -> [UInt8]?) {
        self.read = read
    }

    /// The assignments of a file with those of all that it includes.
    public func assignments(of path: String) -> [BuildSettingAssignment] {
        if let found = known[path] { return found }
        let found = XcodeConfigurationIncludes(path: path, read: read).assignments
        known[path] = found
        return found
    }
}
