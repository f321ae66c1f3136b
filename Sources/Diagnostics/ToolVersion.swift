/// The version of this tool, which `requires` of sets and projects is compared with.
public enum ToolVersion {
    /// The version after Semantic Versioning; `CHANGELOG.md` says what is in it.
    public static let current = "0.1.0"

    /// The version as a value.
    public static var semantic: SemanticVersion {
        SemanticVersion(current) ?? SemanticVersion(0, 0, 0)
    }
}
