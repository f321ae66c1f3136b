/// What a version of a set changes for those who use it.
public struct SetChange: Sendable, Hashable {
    /// How much a change weighs.
    public enum Weight: String, Sendable, Hashable, Comparable, CaseIterable {
        /// Nothing that anybody has to know.
        case correction
        /// Something more; what there was works as before.
        case addition
        /// What worked before gives something else now, or fails.
        case breaking

        public static func < (left: Weight, right: Weight) -> Bool {
            let order = Self.allCases
            return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
        }
    }

    /// The set's id.
    public var set: String
    /// How much the change weighs.
    public var weight: Weight
    /// A stable name of the kind of change, such as `parameter-removed`.
    public var kind: String
    /// The change in words.
    public var what: String

    /// Creates a change.
    public init(set: String, weight: Weight, kind: String, what: String) {
        self.set = set
        self.weight = weight
        self.kind = kind
        self.what = what
    }
}
