/// The settings of one target in one configuration, with variables and conditions resolved.
///
/// Later assignments outrank earlier ones, and `$(inherited)` in one stands for the value of the
/// assignment before it whose conditions hold: Xcode's own rule, for project file, project, target
/// file and target in this order.
public struct BuildSettings: Sendable {
    /// What conditions are compared with.
    public struct Context: Sendable, Hashable {
        /// The SDK's name, such as `iphoneos`.
        public var sdk: String
        /// The architecture.
        public var architecture: String
        /// The configuration's name, such as `Debug`.
        public var configuration: String

        /// Creates a context; the defaults are those of a device build of an iOS app.
        public init(
            sdk: String = "iphoneos", architecture: String = "arm64",
            configuration: String = "Debug"
        ) {
            self.sdk = sdk
            self.architecture = architecture
            self.configuration = configuration
        }
    }

    /// The values of each name, the lowest in rank first.
    private var values: [String: [String]] = [:]

    /// Creates settings.
    /// - Parameters:
    ///   - assignments: from the lowest rank to the highest.
    ///   - context: what conditions are compared with.
    public init(_ assignments: [BuildSettingAssignment], context: Context = Context()) {
        for assignment in assignments
        where assignment.conditions.allSatisfy({ Self.holds($0, in: context) }) {
            values[assignment.name, default: []].append(assignment.value)
        }
    }

    /// A setting's value with all variables expanded, or nil where nothing sets it.
    ///
    /// A variable that nothing sets is empty, as in Xcode. At most 1,000 variables are expanded
    /// and 64 KiB made; what is beyond stays as it is written.
    public subscript(name: String) -> String? {
        guard let all = values[name], let last = all.last else { return nil }
        var expansion = BuildSettingExpansion(values: values)
        return expansion.expand(last, name: name, rank: all.count - 1, depth: 0).trimmingSpace()
    }

    /// Text with the variables of these settings expanded.
    public func expand(_ text: String) -> String {
        var expansion = BuildSettingExpansion(values: values)
        return expansion.expand(text, name: "", rank: 0, depth: 0)
    }

    /// Whether a setting is on: `YES`, `yes`, `true` or `1`.
    public func isOn(_ name: String) -> Bool {
        ["yes", "true", "1"].contains(self[name]?.lowercased() ?? "")
    }

    /// The names that are set and begin with `prefix`, sorted.
    public func names(withPrefix prefix: String) -> [String] {
        values.keys.filter { $0.hasPrefix(prefix) }.sorted()
    }

    private static func holds(_ condition: BuildSettingAssignment.Condition, in context: Context)
        -> Bool
    {
        let value: String
        switch condition.key {
        case "sdk": value = context.sdk
        case "arch": value = context.architecture
        case "config": value = context.configuration
        case "variant": value = "normal"
        default: return false
        }
        return PathPattern(condition.pattern).matches(value)
    }
}
