/// `formwork validate`: checks manifests, templates and configuration.
struct ValidateCommand: ParsableCommand {
    private static let paths = ArgumentDeclaration.positional(
        "path", arity: .repeated(minimum: 1),
        "A set's folder or manifest, a package with TemplateSets/, or a project with Formwork.xml")

    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check the manifests and templates of sets, packages or projects",
        discussion: """
            Every mistake is reported in one run, each with its line and a way out, also in \
            branches of a template that no run has taken. Warnings alone leave the exit code 0; \
            errors make it 65.
            """,
        examples: [
            .init("One set", "formwork validate TemplateSets/our-screens"),
            .init("Every set of a package, for a script", "formwork validate . --json"),
        ],
        arguments: [paths, SharedArguments.json])

    private let paths: [String]

    init(_ arguments: ParsedArguments) throws {
        paths = arguments.values(Self.paths)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let validation = try PathValidation(session)
        let verdicts = try paths.flatMap { try validation.verdicts(on: $0) }
        let valid = verdicts.filter(\.isValid)
        return CommandOutcome(
            text: valid.map { "\(PrintableText.of($0.path)): valid\n" }.joined(),
            members: [
                "validated": .array(
                    verdicts.map {
                        .object(["path": .string($0.path), "valid": .boolean($0.isValid)])
                    })
            ],
            diagnostics: verdicts.flatMap(\.findings),
            exitCode: valid.count == verdicts.count ? .success : .invalidInput)
    }
}
