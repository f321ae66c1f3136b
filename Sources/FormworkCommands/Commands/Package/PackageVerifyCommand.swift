import Diagnostics
import TemplateDistribution

/// `formwork package verify`: whether the packages are what was locked.
struct PackageVerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check that the packages are what was locked, here and at their addresses",
        discussion: """
            Computes every hash again from the locked commit to each file, has git check the cached \
            repositories, and asks the addresses whether a locked tag has moved.
            """,
        examples: [
            .init("In CI", "formwork package verify"),
            .init("What the cache has, without the network", "formwork package verify --offline"),
        ],
        arguments: [SharedArguments.project, SharedArguments.offline, SharedArguments.json])

    private let project: String?
    private let isOffline: Bool

    init(_ arguments: ParsedArguments) throws {
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let workspace = try PackageWorkspace(project, in: session)
        let catalog = try PackageAccess(session, isOffline: isOffline).catalog(.fresh)
        let verdicts = try ProgressLine(session).during("verifying packages") {
            () throws(Failure) in
            try LockVerification(root: workspace.root, catalog: catalog)
                .verdicts(on: workspace.configuration.packages)
        }
        let failures = verdicts.compactMap(\.failure)
        return CommandOutcome(
            text: verdicts.filter { $0.failure == nil }
                .map { PrintableText.of("\($0.locked.name) \($0.locked.title): as locked") + "\n" }
                .joined(),
            members: [
                "verified": .array(
                    verdicts.map { verdict in
                        var members = PackageReport.members(of: verdict.locked)
                        members["valid"] = .boolean(verdict.failure == nil)
                        return .object(members)
                    })
            ],
            diagnostics: failures.flatMap(\.diagnostics),
            exitCode: failures.first?.exitCode ?? .success)
    }
}
