import TemplateManifest

/// Writes a learned set's manifest: of what a manifest can declare, what learning gives.
struct ManifestWriter {
    let set: TemplateSet

    /// The text of `template-set.xml`.
    var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<templateSet xmlns=\"\(ManifestLoader.namespace)\"\(Self.attributes([("id", set.id.description), ("version", set.version.description)]))>",
            "  <title>\(Self.escaped(set.title))</title>",
            "  <summary>\(Self.escaped(set.summary))</summary>",
        ]
        lines += section(
            "roles", set.roles.map { "<role\(Self.attributes([("id", $0.role.description)]))/>" })
        lines += section("parameters", set.parameters.map(parameter))
        lines += section(
            "options",
            set.options.map {
                "<option\(Self.attributes([("id", $0.id)]))>\(Self.escaped($0.summary))</option>"
            })
        lines += section("files", set.files.map(file))
        lines += section(
            "siblings", set.siblings.map { "<sibling\(Self.attributes([("name", $0)]))/>" },
            [("group", set.siblingGroup?.path), ("asked", set.siblingGroup?.asked)])
        lines += section("nextSteps", set.nextSteps.map(step))
        lines += section("examples", set.examples.map(example))
        return (lines + ["</templateSet>"]).joined(separator: "\n") + "\n"
    }

    private func section(
        _ name: String, _ elements: [String], _ attributes: [(String, String?)] = []
    ) -> [String] {
        guard !elements.isEmpty else { return [] }
        let inner = elements.flatMap { $0.split(separator: "\n") }.map { "    \($0)" }
        return ["", "  <\(name)\(Self.attributes(attributes))>"] + inner + ["  </\(name)>"]
    }

    private func parameter(_ parameter: Parameter) -> String {
        let attributes: [(String, String?)] = [
            ("name", parameter.name), ("type", "text"), ("default", parameter.defaultValue?.text),
            ("when", parameter.condition?.text),
        ]
        return "<parameter\(Self.attributes(attributes))>\n"
            + "  <prompt>\(Self.escaped(parameter.prompt))</prompt>\n</parameter>"
    }

    private func file(_ file: FileDeclaration) -> String {
        let attributes: [(String, String?)] = [
            ("id", file.id), ("role", file.role.description), ("template", file.template),
            ("output", file.output.text), ("when", file.condition?.text),
            ("target", file.destination == .tests ? "tests" : nil),
            ("below", file.isBelowProject ? "project" : nil),
            ("form", file.keepsForm ? "kept" : nil),
        ]
        return "<file\(Self.attributes(attributes))/>"
    }

    private func step(_ step: NextStep) -> String {
        "<step\(Self.attributes([("when", step.condition?.text)]))>\(Self.escaped(step.text.text))</step>"
    }

    private func example(_ example: Example) -> String {
        let attributes: [(String, String?)] = [
            ("name", example.name), ("feature", example.feature), ("golden", example.golden),
        ]
        let given = example.values.sorted { $0.key < $1.key }.map {
            "  <given\(Self.attributes([("name", $0.key), ("value", $0.value)]))/>"
        }
        return (["<example\(Self.attributes(attributes))>"] + given + ["</example>"])
            .joined(separator: "\n")
    }

    private static func attributes(_ attributes: [(String, String?)]) -> String {
        attributes.compactMap { name, value in
            value.map { " \(name)=\"\(escaped($0))\"" }
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
