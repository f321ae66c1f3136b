import Diagnostics
import FileTree

/// Templates that don't exist or leave the set's folder.
struct TemplateFileCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        let names = manifest.composed.sources.keys.sorted()
        var result: [Diagnostic] = []
        for element in draft.entries(of: "files") {
            guard let path = element["template"], !path.isEmpty else { continue }
            let place = draft.place(of: "template", in: element)
            do {
                _ = try RelativePath(validating: path)
            } catch {
                result.append(
                    Diagnostic(
                        .error, id: "manifest.template-outside",
                        "a template stands in the set's folder: \(error.message)", at: place,
                        fix: "copy the file into the set's folder and name it by its path there"))
                continue
            }
            guard manifest.composed.sources[path] == nil else { continue }
            if path == ManifestLoader.manifestName {
                result.append(
                    Diagnostic(
                        .error, id: "manifest.no-template", "the manifest itself is no template",
                        at: place, fix: "name a template of the set"))
                continue
            }
            result.append(
                Diagnostic(
                    .error, id: "manifest.no-template", "the set has no file '\(path)'", at: place,
                    fix: Self.suggestion(for: path, in: names)))
        }
        return result
    }

    private static func suggestion(for path: String, in names: [String]) -> String {
        if let near = SpellingSuggestion.question(for: path, in: names) { return near }
        let templates = names.filter { $0.hasSuffix(".stencil") }
        guard !templates.isEmpty else { return "write the file, or name another" }
        return "write it, or name one of: \(templates.prefix(12).joined(separator: ", "))"
    }
}
