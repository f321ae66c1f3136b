import TemplateManifest

/// What people and programs read of a template set.
struct SetReport {
    private let set: TemplateSet

    /// Creates a report.
    init(_ set: TemplateSet) { self.set = set }

    /// The set in a list, as JSON.
    /// - Parameter hider: the set that is taken where only the plain id is given.
    func summaryJSON(behind hider: SetID?) -> JSONValue {
        .object(summary.merging(["behind": .optional(hider?.description)]) { $1 })
    }

    /// The set alone, as members of a JSON object.
    var members: [String: JSONValue] {
        var members = summary
        members["isLearned"] = .boolean(set.isLearned)
        members["requires"] = .object([
            "formwork": .optional(set.requirements.formwork?.description),
            "deploymentTarget": .optional(set.requirements.deploymentTarget),
        ])
        members["files"] = .array(
            set.files.map {
                .object([
                    "id": .string($0.id), "role": .string($0.role.description),
                    "target": .string($0.destination.rawValue),
                    "output": .string($0.output.text), "scope": .string($0.scope.rawValue),
                    "when": .optional($0.condition?.text),
                    "template": .string($0.template),
                    "from": .optional(set.sources[$0.template]?.origin?.title),
                ])
            })
        members["options"] = .array(
            set.options.map {
                .object([
                    "id": .string($0.id), "summary": .string($0.summary),
                    "default": .optional($0.defaultValue?.text),
                ])
            })
        members["parameters"] = .array(
            set.parameters.map {
                .object([
                    "name": .string($0.name), "type": .string($0.type.name),
                    "prompt": .string($0.prompt), "default": .optional($0.defaultValue?.text),
                    "choices": .strings($0.type.choices.map(\.value)),
                ])
            })
        members["parts"] = .array(
            set.parts.map { .object(["id": .string($0.id), "summary": .string($0.summary)]) })
        members["integrationPoints"] = .strings(set.integrationPoints.map(\.kind))
        members["checklist"] = .strings(set.checklist.map(\.text.text))
        return members
    }

    /// The set for people, with a final line end.
    var text: String {
        var sections = [
            ["\(set.id) \(set.version)  \(set.title)", "", set.summary],
            section("Makes", set.files.filter { $0.scope != .part }.map(fileLine)),
            section("Options", rows(set.options.map { ("--with \($0.id)", $0.summary) })),
            section("Asks for", rows(set.parameters.map(parameterRow))),
            section("Parts", rows(set.parts.map { ($0.id, partText($0)) })),
        ]
        if let version = set.requirements.deploymentTarget {
            sections.append(["Needs iOS \(version) or newer"])
        }
        if set.isLearned {
            sections.append(["Its files are learned from the project's own features"])
        }
        sections.append(["From: \(set.origin.title)"])
        return sections.filter { !$0.isEmpty }
            .map { $0.map { PrintableText.of($0) }.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    private var summary: [String: JSONValue] {
        [
            "id": .string(set.id.description), "version": .string(set.version.description),
            "title": .string(set.title), "summary": .string(set.summary),
            "origin": .string(set.origin.title),
        ]
    }

    private func fileLine(_ file: FileDeclaration) -> String {
        let place =
            switch file.destination {
            case .source: ""
            case .tests: "  in the tests"
            case .project: "  at the project's root"
            case .module: "  in the target"
            }
        let condition = file.condition.map { "  where \($0.text)" } ?? ""
        // What the set takes over from the one that it extends is marked.
        let origin = set.sources[file.template]?.origin
        let source = origin.flatMap { $0 == set.origin ? nil : "  from \($0.title)" } ?? ""
        return "\(file.output.text)\(place)\(condition)\(source)"
    }

    /// What a part is, and the files that whole features don't get.
    private func partText(_ part: Part) -> String {
        let files = set.files.filter { $0.scope == .part && part.files.contains($0.id) }
        let outputs = files.map(\.output.text).joined(separator: ", ")
        return outputs.isEmpty ? part.summary : "\(part.summary): \(outputs)"
    }

    private func parameterRow(_ parameter: Parameter) -> (String, String) {
        let standard = parameter.defaultValue.map { ", by default \($0.text)" } ?? ""
        let choices = parameter.type.choices.map(\.value).joined(separator: ", ")
        return (
            "--value \(parameter.name)=…",
            "\(parameter.prompt) (\(choices.isEmpty ? parameter.type.name : choices)\(standard))"
        )
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : [title] + lines.map { "  \($0)" }
    }

    private func rows(_ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { term, text in
            "\(term)\(String(repeating: " ", count: width - term.count))  \(text)"
        }
    }
}

extension TemplateSet.Origin {
    /// What people and JSON call the origin: `built-in`, `learned`, the folder's path, or
    /// `package <name> <version>`.
    var title: String {
        switch self {
        case .builtIn: "built-in"
        case .learned: "learned"
        case .folder(let path): path
        case .package(let package): "package \(package.name) \(package.version)"
        }
    }
}

extension Parameter.ValueType {
    /// The type as a manifest names it.
    fileprivate var name: String {
        switch self {
        case .typeName: "typeName"
        case .identifier: "identifier"
        case .text: "text"
        case .boolean: "boolean"
        case .integer: "integer"
        case .choice: "choice"
        case .list: "list"
        }
    }

    /// The values to choose from; empty for other types.
    fileprivate var choices: [Parameter.Choice] {
        if case .choice(let choices) = self { return choices }
        return []
    }
}
