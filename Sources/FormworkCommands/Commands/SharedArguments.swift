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
}
