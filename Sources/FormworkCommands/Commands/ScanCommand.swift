/// `formwork scan`: what Formwork knows of a project.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Show the project's facts and style, how sure that is, and why",
        discussion: "A scan reads and never writes, and runs nothing of the project's.",
        examples: [
            .init("This project", "formwork scan"),
            .init(
                "A folder of a larger repository, for a script",
                "formwork scan --project Apps/Shop --json"),
        ],
        arguments: [SharedArguments.project, SharedArguments.json])

    private let project: String?

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let scanned = try ScannedProject(project, in: session)
        let resolution = try SetChooser(scanned, in: session).resolution()
        let report = ResolutionReport(resolution)
        return CommandOutcome(
            text: ScanText(scanned.facts, resolution: report).text,
            members: ScanJSON.members(scanned.facts, resolution: report.json),
            diagnostics: scanned.findings + report.findings)
    }
}
