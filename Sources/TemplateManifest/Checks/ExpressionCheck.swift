import Diagnostics
import TemplateLanguage

/// Mistakes in the expressions and small templates that stand in the manifest itself: syntax, filters,
/// and names that nobody declares, in every branch.
struct ExpressionCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let environment = Environment(loader: SetTemplateLoader(manifest.composed))
        return manifest.draft.texts.flatMap { text in
            findings(in: text, manifest, environment)
        }
    }

    private func findings(
        in text: ManifestText, _ manifest: CheckedManifest, _ environment: Environment
    ) -> [Diagnostic] {
        let known = shape(for: text.surroundings, manifest)
        // The text's own lines and columns lead back to the document's bytes.
        let base = SourceLocation(path: Self.ownPath, line: 1, column: 1)
        let found: [Diagnostic]
        switch text.kind {
        case .expression:
            found = Expression.findings(
                in: text.text.text, known: known, at: base, environment: environment)
        case .template:
            found = Template.findings(
                in: Array(text.text.text.utf8), name: Self.ownPath, known: known,
                environment: environment, at: base)
        }
        let lines = OffsetTable(text.text.text)
        return found.map { placed($0, text, lines, manifest) }
    }

    /// Stands for the manifest's text until places are turned into the document's.
    private static let ownPath = "\u{0}text"

    private func placed(
        _ finding: Diagnostic, _ text: ManifestText, _ lines: OffsetTable,
        _ manifest: CheckedManifest
    ) -> Diagnostic {
        func place(_ location: SourceLocation?) -> SourceLocation? {
            guard let location, location.path == Self.ownPath else { return location }
            let offset = lines.offset(line: location.line ?? 1, column: location.column ?? 1)
            return manifest.draft.document.location(at: text.documentOffset(of: offset))
        }
        var result = finding
        result.location = place(finding.location) ?? text.text.location
        result.notes = finding.notes.map { Diagnostic.Note($0.message, at: place($0.location)) }
        if result.fix == nil {
            result.fix =
                Self.quoting(text) ?? Self.declaring(finding, text, lines, manifest)
                ?? "correct \(text.purpose)"
        }
        return result
    }

    /// The way out where a default is text that lacks its quotes.
    private static func quoting(_ text: ManifestText) -> String? {
        guard case .parameter = text.surroundings, text.purpose.contains("'default'") else {
            return nil
        }
        let plain = text.text.text
        let isPlain = plain.allSatisfy { $0.isLetter || $0.isNumber || " -_./".contains($0) }
        return isPlain && plain.contains(where: \.isLetter)
            ? "write text in quotes: default=\"'\(plain)'\"" : nil
    }

    /// The way out where a condition names an option that nobody declares.
    private static func declaring(
        _ finding: Diagnostic, _ text: ManifestText, _ lines: OffsetTable,
        _ manifest: CheckedManifest
    ) -> String? {
        guard finding.id == "template.undefined-member", let location = finding.location else {
            return nil
        }
        let offset = lines.offset(line: location.line ?? 1, column: location.column ?? 1)
        let bytes = text.text.text.utf8
        let before = String(decoding: bytes.prefix(offset), as: UTF8.self)
        guard before.hasSuffix("options.") else { return nil }
        let name = String(decoding: bytes.dropFirst(offset), as: UTF8.self)
            .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let known = manifest.composed.options.map(\.memberName)
        let others = known.isEmpty ? "" : ", or name one of: \(known.joined(separator: ", "))"
        return "declare <option id=\"\(name)\"> in <options>\(others)"
    }

    private func shape(
        for surroundings: ManifestText.Surroundings, _ manifest: CheckedManifest
    ) -> [String: VariableShape] {
        let set = manifest.composed
        let own = manifest.draft.set
        switch surroundings {
        case .set: return ManifestContext.shape(of: set)
        case .option: return ManifestContext.shapeForOptions(of: set)
        case .checklist: return ManifestContext.shapeForChecklist(of: set)
        case .file(let index):
            return ManifestContext.shape(of: set, file: own.files[index], isTemplate: false)
        case .value(let index):
            return ManifestContext.shape(of: set, value: own.derivedValues[index])
        case .parameter(let index):
            let name = own.parameters[index].name
            let place = set.parameters.firstIndex { $0.name == name } ?? 0
            return ManifestContext.shapeForParameters(of: set, before: place)
        }
    }
}

/// Turns lines and columns of a text back into byte offsets.
private struct OffsetTable {
    private let starts: [Int]
    private let count: Int

    init(_ text: String) {
        let bytes = Array(text.utf8)
        starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
        count = bytes.count
    }

    func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= starts.count else { return count }
        return min(starts[line - 1] + column - 1, count)
    }
}

/// Finds the templates of a set by their path in its folder, and none outside.
struct SetTemplateLoader: TemplateLoader {
    private let sources: [String: SetSource]

    init(_ set: TemplateSet) { sources = set.sources }

    func template(named name: String) throws -> TemplateSource? {
        sources[name].map { TemplateSource(bytes: $0.bytes, path: $0.displayPath) }
    }

    var templateNames: [String] { sources.keys.filter { $0.hasSuffix(".stencil") }.sorted() }
}
