import Diagnostics
import FeatureGeneration
import FileTree
import ProjectConfiguration
import TemplateManifest

/// Turns an order into a plan.
struct GenerationPlanner {
    private let order: GenerationOrder
    private let project: ScannedProject
    private let session: Session

    /// Creates a planner.
    init(order: GenerationOrder, project: ScannedProject, session: Session) {
        self.order = order
        self.project = project
        self.session = session
    }

    /// The plan of a feature.
    /// - Throws: `Failure`; see `PlanBuilder.plan`.
    func plan(_ name: FeatureName, set: TemplateSet) throws(Failure) -> GenerationPlan {
        let places = SiblingPlaces(of: set.siblings, in: project)
        try UnfinishedRun.refuse(project.root)
        try OpenUpgrade.refuse(project.root)
        return try PlanBuilder(
            set: set, facts: project.facts, root: project.root, defaults: defaults(for: set),
            proposals: places.proposals(for: name.description), question: question
        ).plan(try request(name, set: set))
    }

    /// What was asked for, with the day and the author.
    func request(_ name: FeatureName, set: TemplateSet) throws(Failure) -> GenerationRequest {
        var request = GenerationRequest(
            feature: name,
            recorded: RecordedInputs(
                date: Clock(session).moment.formatted("yyyy-MM-dd"), author: try author(for: set)))
        request.group = order.group
        request.target = order.target
        request.values = order.values
        request.with = order.with
        request.without = order.without
        request.overwrites = order.overwrites
        return request
    }

    /// What `Formwork.xml` gives where the command line says nothing. It speaks of every set that the
    /// project uses, so what this set doesn't know is left out.
    func defaults(for set: TemplateSet) -> GenerationDefaults {
        let parameters = Set(set.parameters.map(\.name))
        let options = Set(set.options.map(\.id))
        let configuration = project.configuration
        return GenerationDefaults(
            values: Dictionary(
                configuration.values.filter { parameters.contains($0.name) }
                    .map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }),
            options: Dictionary(
                configuration.options.filter { options.contains($0.id) }
                    .map { ($0.id, $0.isEnabled) }, uniquingKeysWith: { $1 }))
    }

    /// Asks on the terminal, unless every question is answered already.
    private var question: ParameterQuestion? {
        guard !order.agrees, let prompter = Prompter(session) else { return nil }
        return { (parameter, standard) throws(Failure) in
            try prompter.line(parameter.prompt, standard: standard)
        }
    }

    /// The author's name as git knows it; asked for only where something prints it, since asking takes
    /// a process.
    private func author(for set: TemplateSet) throws(Failure) -> String {
        let header = project.facts.project.fileHeader?.template ?? ""
        let isPrinted =
            header.contains("author") || set.sources.values.contains { $0.mentionsAuthor }
        guard isPrinted, let git = project.git else { return "" }
        return try git.userName(in: project.root.path) ?? ""
    }
}

extension SetSource {
    /// Whether the bytes hold the word `author`.
    fileprivate var mentionsAuthor: Bool {
        let word: [UInt8] = Array("author".utf8)
        return bytes.withUnsafeBufferPointer { text in
            // A rare letter first: most places are passed over by one comparison.
            text.indices.dropFirst(3).contains { place in
                text[place] == word[3] && place + 3 <= text.count
                    && text[(place - 3)..<(place + 3)].elementsEqual(word)
            }
        }
    }
}
