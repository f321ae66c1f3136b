import Diagnostics
import FileTree
import ProjectScanning

extension PlanCheck {
    /// No type declared twice, neither by two planned files nor by a planned and an existing one of the
    /// same module (trap 20).
    static let declaredTypes = PlanCheck { draft in
        var findings: [PlanFinding] = []
        var existing: [String: [String: (path: RelativePath, line: Int)]] = [:]
        for sample in draft.files where existing[draft.targetKey(of: sample)] == nil {
            var types: [String: (path: RelativePath, line: Int)] = [:]
            let neighbours = draft.neighbours(of: sample)
            for file in draft.otherFiles where neighbours.contains(file) {
                for type in file.outline.fileLevelTypes {
                    types[type.name] = (file.path, type.line)
                }
            }
            existing[draft.targetKey(of: sample)] = types
        }
        let forms = FeatureNameForms(old: draft.request.feature.description, new: "")
        var planned: [String: [String: RelativePath]] = [:]
        for file in draft.files {
            let target = draft.targetKey(of: file)
            for type in file.outline?.fileLevelTypes ?? [] {
                if let other = planned[target]?[type.name], other != file.path {
                    findings.append(
                        PlanFinding(
                            Diagnostic(
                                .error, id: "plan.type-twice",
                                "'\(other)' and '\(file.path)' both declare '\(type.name)'",
                                at: file.declaration.location,
                                fix: draft.collisionFix("rename one of the types"))))
                }
                planned[target, default: [:]][type.name] = file.path
                guard let other = existing[target]?[type.name] else { continue }
                // Another name helps where the type bears it.
                let isNamed = forms.areHeld(in: type.name)
                findings.append(
                    PlanFinding(
                        .cannotCreate,
                        Diagnostic(
                            .error, id: "plan.type-taken",
                            "'\(file.path)' would declare '\(type.name)', which the module has already",
                            at: SourceLocation(
                                path: other.path.string, line: other.line, column: 1),
                            fix: isNamed
                                ? "choose another feature name than '\(draft.request.feature)'"
                                : "leave '\(type.name)' out of the template, since the feature can use the one that is there"
                        )))
            }
        }
        return findings
    }
}

extension FileDraft {
    /// Whether the file goes into the test target.
    var isTest: Bool { declaration.destination == .tests }
}

extension FileOutline {
    /// The types that the whole module sees.
    var fileLevelTypes: [Declaration] {
        declarations.filter { declaration in
            declaration.depth == 0 && declaration.kind != "extension"
                && !declaration.modifiers.contains("private")
                && !declaration.modifiers.contains("fileprivate")
        }
    }
}
