import Diagnostics
import FileTree

/// Templates that aren't UTF-8: rendering would silently replace what can't be read.
struct TemplateTextCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        manifest.composed.sources.sorted { $0.key < $1.key }.compactMap { name, source in
            guard name.hasSuffix(".stencil"), String(utf8: source.bytes) == nil else { return nil }
            return Diagnostic(
                .error, id: "template.not-utf8", "the template isn't UTF-8 text",
                at: SourceLocation(path: source.displayPath),
                fix: "save it as UTF-8, or drop '.stencil' from its name to copy it byte for byte")
        }
    }
}
