import Diagnostics
import FileTree
import StyleLearning
import TemplateManifest

/// `formwork set learn`: saves a project's own pattern as a template set.
struct SetLearnCommand: ParsableCommand {
    private static let output = ArgumentDeclaration.option(
        "output", valueName: "dir", "The new set's folder, such as TemplateSets/our-screens")
    private static let group = ArgumentDeclaration.option(
        "group", valueName: "name", "The folder whose features are learned from")

    private static let verbose = ArgumentDeclaration.flag(
        "verbose", "List all of what was learned and left out")

    static let configuration = CommandConfiguration(
        commandName: "learn",
        abstract: "Save the project's own pattern as a template set",
        discussion: """
            What features of the project have in common becomes a manifest and templates, which the \
            team maintains from then on. Generating from the saved set gives what generating \
            directly gave. The folder's name is the set's id; a project's sets are found in its folder \
            TemplateSets, a package's likewise.
            """,
        examples: [
            .init(
                "From the features that are most alike",
                "formwork set learn --output TemplateSets/our-screens"),
            .init(
                "From two features",
                "formwork set learn --from Login --from Orders --output TemplateSets/our-screens"),
            .init(
                "One feature as it is",
                "formwork set learn --like Login --keep-all --output TemplateSets/login"),
        ],
        arguments: [
            SharedArguments.from, SharedArguments.like, SharedArguments.keepAll, group, output,
            SharedArguments.project, verbose, SharedArguments.offline, SharedArguments.json,
        ])

    private let request: LearningRequest
    private let output: String
    private let project: String?
    private let isOffline: Bool
    private let isVerbose: Bool

    init(_ arguments: ParsedArguments) throws {
        guard let output = arguments.value(Self.output) else {
            throw Failure(
                .usage, id: "usage.missing-option", "'--output' is missing",
                fix: "name the new set's folder: --output TemplateSets/<id>")
        }
        self.output = output
        request = LearningRequest(
            group: arguments.value(Self.group), like: arguments.value(SharedArguments.like),
            from: arguments.values(SharedArguments.from),
            keepsAll: arguments.has(SharedArguments.keepAll))
        project = arguments.value(SharedArguments.project)
        isOffline = arguments.has(SharedArguments.offline)
        isVerbose = arguments.has(Self.verbose)
    }

    func run(in session: Session) throws -> CommandOutcome {
        let scanned = try ScannedProject(project, in: session, isOffline: isOffline)
        let place = try LearnedSetPlace(output, project: scanned, in: session)
        var request = request
        if let group = request.group {
            request.group = try GroupArgument(text: group).path(in: scanned)
        }
        try Self.check(request.group, in: scanned)
        var base = try scanned.library.set(named: SetLearning.setName).set
        base.id = place.id
        base.title = "Features of \(scanned.facts.project.name)"
        base.summary = "A feature like the ones that \(scanned.facts.project.name) has."
        let style = try SetLearning(scanned, in: session).learn(request, base: base)
        let example = try SetExample(style: style).make()
        let files = LearnedSetFolder(style).files(
            example: example.example, golden: example.golden)
        try LearnedSetCheck(files: files, id: place.id).run()
        try place.write(files)
        let text = "Learned the set \(place.id): \(files.count) files in \(output)\n"
        let others = OtherFeatures.all(in: scanned.facts, beside: style.report)
        return CommandOutcome(
            text: text
                + LearningText(
                    style.report, others: others, isVerbose: isVerbose
                ).text,
            members: [
                "set": .object([
                    "id": .string(place.id.description), "version": .string("\(style.set.version)"),
                    "path": .string(output),
                ]),
                "files": .strings(files.keys.sorted()),
                "learned": LearningJSON.value(style.report, others: others),
            ], diagnostics: scanned.findings + [place.remark].compactMap(\.self))
    }

    /// - Throws: `Failure`: 66 where the project has no such group.
    private static func check(_ group: String?, in project: ScannedProject) throws(Failure) {
        guard let group else { return }
        let path = project.facts.group(named: group)
        let known = Set(project.facts.features.compactMap(\.group)).sorted()
        guard !known.contains(where: { ($0 + "/").hasPrefix(path + "/") }),
            !project.files.contains(where: { ("/" + $0.string).contains("/\(path)/") })
        else { return }
        throw Failure(
            .notFound, id: "learn.no-group", "the project has no group '\(group)'",
            fix: SpellingSuggestion.question(for: group, in: known)
                ?? "leave '--group' away, or name a folder that features stand below")
    }
}
