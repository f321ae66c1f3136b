import FeatureGeneration
import TemplateLanguage

/// The result of `generate` as JSON, schema version 1.
enum GenerationJSON {
    /// The members of the object.
    static func members(_ plan: GenerationPlan) -> [String: JSONValue] {
        var members = feature(plan)
        if let part = plan.part {
            members["part"] = .object([
                "id": .string(part.id), "name": .string(part.name.description),
            ])
        }
        return members
    }

    private static func feature(_ plan: GenerationPlan) -> [String: JSONValue] {
        [
            "feature": .string(plan.feature.description),
            "set": .object([
                "id": .string(plan.set.id.description),
                "version": .string(plan.set.version.description),
                "origin": .string(plan.set.origin.title),
            ]),
            "values": .object(values(plan)),
            "files": .array(plan.files.map(file)),
            "edits": .array(plan.edits.map(edit)),
            "checklist": .array(
                plan.checklist.map {
                    .object(["text": .string($0.text), "done": .boolean($0.isDone)])
                }),
            "nextSteps": .strings(plan.nextSteps),
        ]
    }

    /// Every answer: options by id, and parameters by name.
    private static func values(_ plan: GenerationPlan) -> [String: JSONValue] {
        plan.options.mapValues(JSONValue.boolean)
            .merging(plan.values.mapValues(JSONValue.init)) { $1 }
    }

    private static func file(_ file: PlannedFile) -> JSONValue {
        var members: [String: JSONValue] = [
            "path": .string(file.path.description), "role": .string(file.role.description),
            "action": .string(file.action.rawValue),
        ]
        if !file.targets.isEmpty { members["targets"] = .strings(file.targets) }
        return .object(members)
    }

    private static func edit(_ edit: PlannedEdit) -> JSONValue {
        var members: [String: JSONValue] = [
            "path": .optional(edit.path?.description), "kind": .string(edit.kind),
            "status": .string(edit.status.rawValue), "line": .optional(edit.line),
            "diff": .string(edit.diff), "addition": .string(edit.addition),
        ]
        if edit.isInLine { members["inLine"] = .boolean(true) }
        if let siblings = edit.siblings { members["siblings"] = .integer(siblings) }
        return .object(members)
    }
}

extension JSONValue {
    /// A value of the template language.
    init(_ value: TemplateValue) {
        switch value {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .double(let value): self = .number(value)
        case .string(let value): self = .string(value)
        case .array(let values): self = .array(values.map(JSONValue.init))
        case .dictionary(let members): self = .object(members.mapValues(JSONValue.init))
        }
    }
}
