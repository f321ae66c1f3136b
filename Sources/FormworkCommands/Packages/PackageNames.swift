import Diagnostics

/// Names of packages that aren't there.
enum PackageNames {
    /// The failure of a name that no package has.
    static func unknown(_ name: String, among names: [String]) -> Failure {
        Failure(
            .notFound, id: "package.unknown", "there is no package '\(name)'",
            fix: SpellingSuggestion.question(for: name, in: names)
                ?? (names.isEmpty
                    ? "the project declares no packages: add one with 'formwork package add'"
                    : "name one of: \(names.joined(separator: ", "))"))
    }
}
