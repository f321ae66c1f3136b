import Diagnostics

/// A version on the command line, with or without `v`.
enum VersionArgument {
    /// Reads a version.
    /// - Throws: `Failure` with the exit code `usage` where the text is none.
    static func parse(_ text: String) throws(Failure) -> SemanticVersion {
        guard let version = SemanticVersion(text.hasPrefix("v") ? String(text.dropFirst()) : text)
        else { throw PackageOrder.refusal("'\(text)' is no version", "give one such as 1.2.0") }
        return version
    }
}
