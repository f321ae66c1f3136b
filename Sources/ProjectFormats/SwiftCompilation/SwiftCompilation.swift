/// How a target's Swift code is compiled, as far as it decides what code is valid.
public struct SwiftCompilation: Sendable, Hashable {
    /// The isolation of declarations that state none.
    public enum DefaultIsolation: String, Sendable, Hashable {
        case nonisolated
        case mainActor = "MainActor"
    }

    /// How much of data-race checking applies in language mode 5.
    public enum StrictConcurrency: String, Sendable, Hashable {
        case minimal
        case targeted
        case complete
    }

    /// The language mode: `4`, `4.2`, `5` or `6`; nil where nothing states it.
    public var languageMode: String?
    /// The default isolation; nil where nothing states it.
    public var defaultIsolation: DefaultIsolation?
    /// The level of checking; nil where nothing states it.
    public var strictConcurrency: StrictConcurrency?
    /// Upcoming features that are on, by the compiler's names, sorted.
    public var upcomingFeatures: [String] = []
    /// Experimental features that are on, sorted.
    public var experimentalFeatures: [String] = []

    /// Creates settings that state nothing.
    public init() {}

    /// The mode that a version text means: `5.0` and `5.9` are mode 5, `6.0` is mode 6.
    public static func languageMode(fromVersion version: String) -> String? {
        let parts = version.trimmingSpace().split(separator: ".")
        guard let major = parts.first.flatMap({ Int($0) }), (1...99).contains(major) else {
            return nil
        }
        return major == 4 && parts.dropFirst().first == "2" ? "4.2" : String(major)
    }

    /// Turns an upcoming feature on.
    public mutating func enable(upcoming name: String) {
        if name == "StrictConcurrency" { strictConcurrency = .complete }
        guard !upcomingFeatures.contains(name) else { return }
        upcomingFeatures = (upcomingFeatures + [name]).sorted()
    }

    /// Turns an experimental feature on; `StrictConcurrency` has a level of its own.
    public mutating func enable(experimental name: String) {
        if name.hasPrefix("StrictConcurrency") {
            let level = name.split(separator: "=").dropFirst().first.map(String.init)
            strictConcurrency = level.flatMap(StrictConcurrency.init) ?? .complete
            return
        }
        guard !experimentalFeatures.contains(name) else { return }
        experimentalFeatures = (experimentalFeatures + [name]).sorted()
    }

    /// Takes what flags of the compiler say, such as `-strict-concurrency=complete`.
    public mutating func apply(flags: [String]) {
        let words = flags.filter { $0 != "-Xfrontend" && $0 != "-Xswiftc" }
        for (index, word) in words.enumerated() {
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            let value = parts.count > 1 ? parts[1] : index + 1 < words.count ? words[index + 1] : ""
            switch parts.first {
            case "-swift-version": languageMode = Self.languageMode(fromVersion: value)
            case "-strict-concurrency": strictConcurrency = StrictConcurrency(rawValue: value)
            case "-warn-concurrency": strictConcurrency = .complete
            case "-default-isolation": defaultIsolation = DefaultIsolation(rawValue: value)
            case "-enable-upcoming-feature": enable(upcoming: value)
            case "-enable-experimental-feature":
                enable(experimental: parts.count > 1 ? parts[1] : value)
            default: continue
            }
        }
    }
}
