/// `formwork scan`: what Formwork knows of a project.
struct ScanCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scan",
        abstract: "Show the project's facts and style, how sure that is, and why",
        discussion: "A scan reads and never writes, and runs nothing of the project's.",
        examples: [
            .init("This project", "formwork scan"),
            .init("All that was found", "formwork scan --verbose"),
            .init(
                "A folder of a larger repository, for a script",
                "formwork scan --project Apps/Shop --json"),
        ],
        arguments: [
            SharedArguments.project, verbose, SharedArguments.offline, SharedArguments.json,
        ])

    private static let verbose = ArgumentDeclaration.flag(
        "verbose", "Show everything: all evidence, features, habits with counts, and the time taken"
    )

    private let project: String?
    private let isOffline: Bool
    private let isVerbose: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
        isVerbose = arguments.has(Self.verbose)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let scanned = try ScannedProject(project, in: session, isOffline: isOffline)
        let clock = ContinuousClock()
        let start = clock.now
        let chosen = try SetChooser(scanned, in: session).resolution()
        var timing = scanned.timing
        timing.choice = clock.now - start - chosen.historyTime
        timing.history += chosen.historyTime
        let report = ResolutionReport(chosen.outcome)
        let findings = scanned.findings + report.findings
        if session.wantsJSON {
            return CommandOutcome(
                members: ScanJSON.members(scanned.facts, resolution: report.json),
                diagnostics: findings)
        }
        var text = ScanText(scanned.facts, resolution: report).text
        if isVerbose {
            text += "\n"
            text += ScanDetails(scanned.facts, resolution: report, timing: timing).text
        }
        return CommandOutcome(text: text, diagnostics: findings)
    }
}
