import FileTree

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The user's and the system's settings of git, as far as a listing hangs on them.
struct QuickSettings {
    /// Patterns that hold before those of any `.gitignore`.
    struct OuterRules {
        var rules: IgnoreRules?
    }

    private var settings = GitSettings()
    private let home: String?
    private let configurationFolder: String?

    /// Variables that change which settings count, or where a repository is looked for.
    private static let unknownVariables = [
        "GIT_CONFIG", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]

    /// Reads them; nil where they state what only git is sure of.
    /// - Parameters:
    ///   - program: the path of git, beside which some systems keep their settings.
    ///   - environment: the variables that git would get.
    init?(program: String, environment: [String: String]) {
        let isKnown = environment.keys.allSatisfy { name in
            !Self.unknownVariables.contains { name.hasPrefix($0) }
        }
        guard isKnown else { return nil }
        home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let stated = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        configurationFolder = (stated ?? home.map { "\($0)/.config" }).map { "\($0)/git" }
        var files = ["/etc/gitconfig"]
        if let resolved = realpath(program, nil) {
            defer { free(resolved) }
            let parts = String(cString: resolved).slashParts
            files.append("/" + (parts.dropLast(2) + ["etc/gitconfig"]).joined(separator: "/"))
        }
        if let configurationFolder { files.append("\(configurationFolder)/config") }
        if let home { files.append("\(home)/.gitconfig") }
        for file in files where !take(.read(file, followsLinks: true)) { return nil }
    }

    /// Takes over the settings of a repository; false where they state what only git is sure of.
    mutating func take(_ file: OutsideFile) -> Bool {
        switch file {
        case .absent: true
        case .bytes(let bytes): settings.take(bytes)
        case .unreadable: false
        }
    }

    /// The patterns of the user and those that a repository keeps to itself; nil where they can't be told.
    /// - Parameter exclude: the file of the repository's own patterns.
    func outerRules(exclude: OutsideFile = .absent) -> OuterRules? {
        var file = configurationFolder.map { "\($0)/ignore" }
        if let stated = settings.excludesFile {
            let isOfHome = stated.hasPrefix("~/")
            guard stated.hasPrefix("/") || isOfHome && home != nil else { return nil }
            file = isOfHome ? (home ?? "") + stated.dropFirst() : stated
        }
        var outer = OuterRules()
        let files = [file.map { OutsideFile.read($0, followsLinks: true) } ?? .absent, exclude]
        for file in files {
            switch file {
            case .absent: continue
            case .unreadable: return nil
            case .bytes(let bytes):
                guard let rules = IgnoreRules(bytes, base: "", outer: outer.rules) else {
                    return nil
                }
                outer.rules = rules
            }
        }
        return outer
    }
}
