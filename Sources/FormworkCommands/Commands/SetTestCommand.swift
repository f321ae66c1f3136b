import Diagnostics
import FeatureGeneration
import FileTree
import GitCommand
import TemplateManifest

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `formwork set test`: holds the output of a set's examples against golden files.
struct SetTestCommand: ParsableCommand {
    private static let ids = ArgumentDeclaration.positional(
        "id", arity: .repeated(minimum: 0),
        "The sets; every set of the project's own where none is named")
    private static let record = ArgumentDeclaration.flag(
        "record", "Take the output over as the golden files of the project's own sets")

    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Generate a set's examples and compare them with its golden files",
        discussion: """
            Each <example> of a manifest is generated into an empty project, with the day 2025-01-31 and \
            the author 'Example', and compared with the folder that it names. Differences are printed \
            as a unified diff from the golden file to the output, and make the exit code 1.
            """,
        examples: [
            .init("Every set of this package", "formwork set test"),
            .init("One set, taking its output over", "formwork set test our-screens --record"),
        ],
        arguments: [ids, SharedArguments.project, record, SharedArguments.json])

    private let ids: [String]
    private let project: String?
    private let records: Bool

    init(_ arguments: ParsedArguments) throws {
        ids = arguments.values(Self.ids)
        project = arguments.value(SharedArguments.project)
        records = arguments.has(Self.record)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let root = try ProjectLocator(session).project(project)
        let folders = Dictionary(
            try SetFolder.all(in: root, displayRoot: "").map { ($0.name, $0) },
            uniquingKeysWith: { first, _ in first })
        let library = try SetLibrary(root: root)
        let names = ids.isEmpty ? Self.defaults(library, own: folders) : ids
        let empty = try TemporaryFolder.make()
        defer { rmdir(empty) }
        var verdicts: [ExampleVerdict] = []
        var remarks = library.warnings
        for name in names {
            let loaded = try library.set(named: name)
            remarks += loaded.warnings.filter { $0.id != "manifest.no-golden" }
            if loaded.set.examples.isEmpty { remarks.append(Self.noExamples(loaded.set.id)) }
            verdicts += try test(loaded.set, in: DirectoryRoot(path: empty), folders[name])
        }
        let findings = verdicts.compactMap(\.finding)
        let diffs = verdicts.filter { $0.finding != nil }.flatMap { $0.differences.map(\.diff) }
        return CommandOutcome(
            text: diffs.joined() + verdicts.map { PrintableText.of($0.line) + "\n" }.joined(),
            members: ["examples": .array(verdicts.map(\.json))], diagnostics: remarks + findings,
            exitCode: findings.isEmpty ? .success : .findings)
    }

    /// The project's own sets; the shipped ones where it has none.
    private static func defaults(_ library: SetLibrary, own: [String: SetFolder]) -> [String] {
        let ids = library.ids.map(\.description)
        let chosen = ids.filter { own[$0] != nil }
        return chosen.isEmpty ? ids : chosen
    }

    private static func noExamples(_ id: SetID) -> Diagnostic {
        Diagnostic(
            .note, id: "set.no-examples", "the set '\(id)' declares no examples",
            fix: "declare one with <example name= feature= golden=>")
    }

    private func test(
        _ set: TemplateSet, in empty: DirectoryRoot, _ folder: SetFolder?
    ) throws(Failure) -> [ExampleVerdict] {
        if records, folder == nil {
            throw Failure(
                .usage, id: "set.not-own",
                "'\(set.id)' is no set of this project's, so nothing can be recorded",
                fix: "run it in the package that holds TemplateSets/\(set.id)")
        }
        let generation = ExampleGeneration(set, in: empty)
        var verdicts: [ExampleVerdict] = []
        for example in set.examples {
            let output = try generation.files(of: example)
            var verdict = ExampleVerdict(
                set: set.id, example: example, folder: try ExampleGeneration.folder(of: example),
                golden: try generation.golden(of: example), output: output)
            if records, let folder, !verdict.differences.isEmpty {
                try GoldenRecorder(folder: folder).record(verdict, output: output)
                verdict.isRecorded = true
            }
            verdicts.append(verdict)
        }
        return verdicts
    }
}
