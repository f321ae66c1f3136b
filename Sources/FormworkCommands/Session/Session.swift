/// What a command is given of the world around it.
struct Session: Sendable {
    /// The environment variables.
    var environment: [String: String]
    /// The absolute path of the folder in which the command was started.
    var workingFolder: String
    /// The terminal or files that the process talks to.
    var console: Console
    /// Whether the result is asked for as JSON.
    var wantsJSON: Bool

    /// Creates a session.
    init(
        environment: [String: String], workingFolder: String, console: Console,
        wantsJSON: Bool = false
    ) {
        self.environment = environment
        self.workingFolder = workingFolder
        self.console = console
        self.wantsJSON = wantsJSON
    }

    /// A path as given, made absolute against the working folder; not otherwise changed.
    func absolutePath(_ path: String) -> String {
        path.hasPrefix("/") ? path : workingFolder + (workingFolder == "/" ? "" : "/") + path
    }

    /// An absolute path without `.`, `..` and empty components, as text alone tells.
    func normalisedPath(_ path: String) -> String { Self.normalised(absolutePath(path)) }

    /// An absolute path without `.`, `..` and empty components.
    static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }
}
