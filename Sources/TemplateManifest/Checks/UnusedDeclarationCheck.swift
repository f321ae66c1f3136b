import Diagnostics
import TemplateLanguage
import XMLDocuments

/// Parameters, values, options, files of parts and templates that nothing uses (warnings).
struct UnusedDeclarationCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        // A misspelt attribute would make what it names look unused.
        guard !manifest.hasShapeErrors else { return [] }
        let used = UsedNames(manifest)
        let draft = manifest.draft
        var result: [Diagnostic] = []
        func warn(_ title: String, _ element: XMLElement, _ attribute: String) {
            result.append(
                Diagnostic(
                    .warning, id: "manifest.unused",
                    "the \(title) '\(element[attribute] ?? "")' is never used",
                    at: draft.place(of: attribute, in: element),
                    fix: "use it in a template or expression, or delete it"))
        }
        for element in draft.entries(of: "parameters")
        where !used.names(element["name"].map { Role($0).memberName }) {
            warn("parameter", element, "name")
        }
        for element in draft.entries(of: "values") where !used.names(element["name"]) {
            warn("value", element, "name")
        }
        for element in draft.entries(of: "options") where !used.option(element["id"]) {
            warn("option", element, "id")
        }
        let parted = Set(manifest.composed.parts.flatMap(\.files))
        for element in draft.entries(of: "files")
        where element["scope"] == Scope.part.rawValue && !parted.contains(element["id"] ?? "") {
            warn("file of scope part", element, "id")
        }
        return result + unusedTemplates(manifest)
    }

    private func unusedTemplates(_ manifest: CheckedManifest) -> [Diagnostic] {
        let reached = TemplateReach.reached(in: manifest.composed)
        let named = manifest.draft.entries(of: "files").compactMap { $0["template"] }
        let own = manifest.draft.set.sources
        // Where a named template doesn't exist, one that seems unused is probably meant.
        guard named.allSatisfy({ manifest.composed.sources[$0] != nil }) else { return [] }
        return own.keys.sorted().filter { path in
            path.hasSuffix(".stencil") && !reached.contains(path) && !named.contains(path)
        }.map { path in
            Diagnostic(
                .warning, id: "manifest.unused", "the template '\(path)' is never used",
                at: SourceLocation(path: own[path]?.displayPath ?? path, line: 1, column: 1),
                fix: "name it in <files>, include it, or delete it")
        }
    }
}

/// The names that texts and templates of a set mention.
private struct UsedNames {
    private var variables: Set<String> = []
    private var optionTexts: [[UInt8]] = []

    init(_ manifest: CheckedManifest) {
        let set = manifest.composed
        let environment = Environment(loader: SetTemplateLoader(set))
        for text in manifest.draft.texts {
            optionTexts.append(Array(text.text.text.utf8))
            switch text.kind {
            case .expression:
                let expression = try? Expression(text.text.text, environment: environment)
                variables.formUnion(expression?.referencedVariables ?? [])
            case .template:
                let template = try? Template(
                    text.text.text, name: "text", environment: environment)
                variables.formUnion(template?.referencedVariables ?? [])
            }
        }
        for path in TemplateReach.reached(in: set) where path.hasSuffix(".stencil") {
            guard let source = set.sources[path] else { continue }
            optionTexts.append(source.bytes)
            let template = try? Template(source.bytes, name: path, environment: environment)
            variables.formUnion(template?.referencedVariables ?? [])
        }
    }

    func names(_ name: String?) -> Bool { name.map { variables.contains($0) } ?? true }

    /// Whether `options.<name>` stands anywhere.
    func option(_ id: String?) -> Bool {
        guard let id else { return true }
        let wanted = "options." + Role(id).memberName
        return optionTexts.contains { bytes in
            String(decoding: bytes, as: UTF8.self).ranges(of: wanted).contains { range in
                let text = String(decoding: bytes, as: UTF8.self)
                guard range.upperBound < text.endIndex else { return true }
                let next = text[range.upperBound]
                return !(next.isLetter || next.isNumber || next == "_")
            }
        }
    }
}
