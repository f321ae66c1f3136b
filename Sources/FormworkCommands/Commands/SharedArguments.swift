import Diagnostics
import FileTree

/// Arguments that several commands take.
enum SharedArguments {
    static let project = ArgumentDeclaration.option(
        "project", valueName: "dir",
        "The project's folder; by default the nearest folder above that holds a project")
    static let json = ArgumentDeclaration.flag(
        "json", "Print one JSON object instead of text, on failure too")
    static let offline = ArgumentDeclaration.flag(
        "offline", "Fetch nothing: use packages as the cache has them")
    static let yes = ArgumentDeclaration.flag("yes", "Answer every question with yes")
    static let packagePath = ArgumentDeclaration.option(
        "path", valueName: "folder", "The package's folder, where that isn't the project's")

    /// What ``packagePath`` says.
    /// - Throws: `Failure` with the exit code `usage` for a path that can't be.
    static func packageFolder(_ arguments: ParsedArguments) throws(Failure) -> RelativePath? {
        guard let text = arguments.value(packagePath), text != "." else { return nil }
        do { return try RelativePath(typed: text) } catch {
            throw Failure(.usage, [error.diagnostic()])
        }
    }
    static let like = ArgumentDeclaration.option(
        "like", valueName: "feature", "Follow one feature of the project")
    static let from = ArgumentDeclaration.repeatedOption(
        "from", valueName: "feature", "Learn from this feature, and others named so, alone")
    static let keepAll = ArgumentDeclaration.flag(
        "keep-all", "With --like: keep everything of the feature, what is particular to it too")
}
