import Diagnostics
import TemplateLanguage
import TemplateManifest

/// Writes what a plan tells people: the checklist and the next steps.
struct PlanMessages {
    let draft: PlanDraft
    let files: [PlannedFile]
    let edits: [PlannedEdit]

    /// The set's checklist: an item is done where all its files are planned and all its edits made.
    func checklist() throws(Failure) -> [GenerationPlan.ChecklistEntry] {
        var entries: [GenerationPlan.ChecklistEntry] = []
        let planned = Set(draft.files.map(\.declaration.id))
        let new = Set(
            zip(draft.files, files).filter { $1.action == .create }.map(\.0.declaration.id))
        var context = draft.context
        context[ManifestContext.placesName] = places
        for item in draft.set.checklist where try applies(item.condition) {
            let hasFiles = item.files.allSatisfy(planned.contains)
            let hasEdits = item.edits.allSatisfy { kind in
                edits.contains {
                    $0.kind == kind && ($0.status == .present || $0.status == .applied)
                }
            }
            entries.append(
                .init(
                    text: try ManifestExpression.text(item.text, in: context),
                    isDone: hasFiles && hasEdits, isInProject: new.isDisjoint(with: item.files)))
        }
        return entries
    }

    /// The folder of each role's first file; empty where the role has none in this plan.
    private var places: TemplateValue {
        var folders: [String: TemplateValue] = [:]
        for role in draft.set.roles { folders[role.role.memberName] = .string("") }
        for file in draft.files.reversed() {
            let folder = file.path.parent?.string ?? "."
            folders[file.declaration.role.memberName] = .string(folder)
        }
        return .dictionary(folders)
    }

    /// What the developer does next, the most important first.
    func nextSteps() throws(Failure) -> [String] {
        var steps: [String] = []
        for step in draft.set.nextSteps where try applies(step.condition) {
            steps.append(try ManifestExpression.text(step.text, in: draft.context))
        }
        guard !draft.set.siblings.isEmpty else { return steps }
        return SiblingSteps(draft: draft, files: files, edits: edits).all + steps
    }

    /// What people are told of the choices that were made for them.
    func notes() throws(Failure) -> [Diagnostic] {
        var notes: [Diagnostic] = []
        for note in draft.set.notes where try applies(note.condition) {
            let text = try ManifestExpression.text(note.text, in: draft.context)
            notes.append(Diagnostic(.note, id: "set.note", text))
        }
        return notes
    }

    private func applies(_ condition: SourcedText?) throws(Failure) -> Bool {
        guard let condition else { return true }
        return try ManifestExpression.isTrue(condition, in: draft.context)
    }
}
