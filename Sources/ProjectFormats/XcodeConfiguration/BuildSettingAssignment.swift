/// One `NAME[condition] = value` of an Xcode project or an `.xcconfig` file.
public struct BuildSettingAssignment: Sendable, Hashable {
    /// A condition such as `[sdk=iphoneos*]`.
    public struct Condition: Sendable, Hashable {
        /// `sdk`, `arch`, `config` or `variant`.
        public var key: String
        /// What the key's value must match; `*` stands for any text.
        public var pattern: String
    }

    /// The setting's name without conditions.
    public var name: String
    /// All must hold for the assignment to count.
    public var conditions: [Condition]
    /// The value as written, not expanded; an array's elements are joined with spaces.
    public var value: String

    /// Creates an assignment.
    /// - Parameter key: the name with its conditions, `NAME[sdk=iphoneos*][arch=arm64]`.
    public init(key: String, value: String) {
        self.value = value
        guard let bracket = key.firstIndex(of: "[") else {
            name = key.trimmingSpace()
            conditions = []
            return
        }
        name = key[..<bracket].trimmingSpace()
        conditions = key[bracket...].split(whereSeparator: { "[],".contains($0) }).compactMap {
            guard let equals = $0.firstIndex(of: "=") else { return nil }
            return Condition(
                key: $0[..<equals].trimmingSpace(),
                pattern: $0[$0.index(after: equals)...].trimmingSpace())
        }
    }
}
