import Diagnostics
import FileTree
import TemplateManifest

extension PlanCheck {
    /// No two Swift files of one basename in one target: the compiler refuses that with
    /// `filename "…" used twice` (decision 7, traps 2 and 20).
    static let basenames = PlanCheck { draft in
        var findings: [PlanFinding] = []
        var seen: [Key: FileDraft] = [:]
        let others = draft.otherFiles
        for file in draft.files
        where file.isSwift && !file.isSharedAlready && !file.isBuildDescription {
            let name = FoldedName(file.path.name)
            let key = Key(
                destination: file.declaration.destination, target: draft.targetKey(of: file),
                name: name)
            if let first = seen[key], first.path != file.path {
                findings.append(
                    PlanFinding(
                        Diagnostic(
                            .error, id: "plan.same-basename",
                            "'\(first.path)' and '\(file.path)' have one name, and the compiler refuses two files of one name in a target",
                            at: file.declaration.output.location ?? file.declaration.location,
                            notes: [
                                .init(
                                    "the other one is declared here",
                                    at: first.declaration.output.location
                                        ?? first.declaration.location)
                            ],
                            fix: draft.collisionFix(
                                "put the feature's name into one of the outputs"))))
            }
            seen[key] = seen[key] ?? file
            let neighbours = draft.neighbours(of: file)
            let clashes = others.filter { other in
                FoldedName(other.path.name) == name && other.path != file.path
                    && neighbours.contains(other)
            }
            // Where the name repeats already, its files are in targets that the scan can't tell apart.
            if clashes.count == 1, let clash = clashes.first {
                findings.append(
                    PlanFinding(
                        .cannotCreate,
                        Diagnostic(
                            .error, id: "plan.basename-taken",
                            "'\(file.path)' can't join '\(clash.path)': the compiler refuses two files of one name in a target",
                            at: SourceLocation(path: clash.path.string),
                            fix: FeatureNameForms(old: draft.request.feature.description, new: "")
                                .areHeld(in: file.path.name)
                                ? "choose another feature name, or move the existing file"
                                : "give the set's file a name with the feature's in it")))
            }
        }
        return findings
    }
}

/// A basename in a target.
private struct Key: Hashable {
    var destination: FileDeclaration.Destination
    var target: String
    var name: FoldedName
}
