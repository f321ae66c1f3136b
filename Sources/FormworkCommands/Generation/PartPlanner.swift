import Diagnostics
import FeatureGeneration
import FileTree
import TemplateManifest

/// Turns an order for a part into a plan: `generate use-case SubmitOrder --in Order`.
struct PartPlanner {
    private let part: String
    private let order: GenerationOrder
    private let project: ScannedProject
    private let session: Session

    /// Creates a planner.
    init(part: String, order: GenerationOrder, project: ScannedProject, session: Session) {
        self.part = part
        self.order = order
        self.project = project
        self.session = session
    }

    /// The plan, and what the user should know about the choice of the set.
    /// - Throws: `Failure`: 64 for an unknown part or a missing feature, 66 for an unknown one; see
    ///   `PartPlanBuilder.plan`.
    func plan(_ name: FeatureName) throws(Failure) -> (plan: GenerationPlan, remarks: [Diagnostic])
    {
        guard part.first?.isLowercase == true else {
            throw Failure(
                .usage, id: "part.malformed",
                "'\(part)' is no part: parts are written in lower case, as 'screen' is",
                fix: "name a part, or write the feature's name as one word")
        }
        guard let owner = order.feature else {
            throw Failure(
                .usage, id: "part.no-feature", "'\(part)' is added to a feature, and none is named",
                fix: "name it: formwork generate \(part) \(name) --in <feature>")
        }
        let receipts = try ReceiptStore(root: project.root).entries().map(\.receipt)
        let feature = try ExistingFeatureFinder(facts: project.facts, receipts: receipts)
            .find(owner, group: order.group, target: order.target)
        let choice = try set(for: feature)
        try UnfinishedRun.refuse(project.root)
        try OpenUpgrade.refuse(project.root)
        let planner = GenerationPlanner(order: order, project: project, session: session)
        let builder = PartPlanBuilder(
            set: choice.set, facts: project.facts, root: project.root,
            defaults: planner.defaults(for: choice.set))
        let request = PartRequest(part: part, name: name, feature: feature)
        let plan = try builder.plan(request, try planner.request(name, set: choice.set))
        return (plan, choice.remarks)
    }

    /// The set asked for, or that of the feature's receipt, or the one that fits the project; a set that is
    /// learned from the project and offers no such part gives way to the nearest one that does.
    private func set(for feature: ExistingFeature) throws(Failure) -> SetChooser.Choice {
        if let asked = order.set ?? feature.receipt?.set.id {
            let set = try project.library.set(named: asked).set
            if !set.isLearned || set.parts.contains(where: { $0.id == part }) {
                return .init(set: set, remarks: [])
            }
        }
        let chooser = SetChooser(project, in: session)
        let choice = try chooser.choose(nil)
        guard choice.set.isLearned, let nearest = try chooser.nearestDeclared() else {
            return choice
        }
        let note = Diagnostic(
            .note, id: "part.nearest-set",
            "'\(choice.set.id)' offers no parts, so '\(part)' comes from the nearest set, '\(nearest)'",
            fix: "choose another with --set")
        return .init(set: try project.library.set(named: nearest.description).set, remarks: [note])
    }
}
