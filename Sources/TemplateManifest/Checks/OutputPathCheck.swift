import Diagnostics
import FileTree
import XMLDocuments

/// Outputs that leave their folder or lie in a place of git, Xcode, SwiftPM or Formwork
/// (decision 6, trap 19).
struct OutputPathCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        let values = SampleContext.values(of: manifest.composed)
        var result: [Diagnostic] = []
        for element in draft.entries(of: "files") {
            for name in ["output", "alternativeOutput"] {
                guard let text = element[name], !text.isEmpty else { continue }
                var inner = values
                if let variable = element["as"] { inner[variable] = .string(variable) }
                // What can't be rendered is reported by the check of expressions.
                guard let path = SampleContext.text(text, inner) else { continue }
                if let finding = finding(for: path, at: draft.place(of: name, in: element)),
                    !isSiblingsManifest(text, in: manifest.composed)
                {
                    result.append(finding)
                }
            }
        }
        return result
    }

    /// Whether an output is the manifest of a package that each feature of a project has for itself: the features are
    /// named, and the plan asks for consent.
    private func isSiblingsManifest(_ output: String, in set: TemplateSet) -> Bool {
        let parts = output.split(separator: "/")
        return !set.siblings.isEmpty && parts.last == "Package.swift"
            && parts.dropLast().contains { $0.contains("{{ feature") }
            && !parts.contains { $0.hasPrefix(".") }
    }

    private func finding(for path: String, at place: SourceLocation) -> Diagnostic? {
        do {
            let path = try RelativePath(validating: path)
            guard let protected = ProtectedPlace.holding(path) else { return nil }
            return Diagnostic(
                .error, id: "manifest.protected-output",
                "an output can't lie in \(protected.title): '\(path)'", at: place,
                fix: "write to a folder of the feature; what else is needed goes into <nextSteps>")
        } catch {
            return Diagnostic(
                .error, id: "manifest.output-outside",
                "an output stays in its folder: \(error.message)", at: place, fix: error.fix)
        }
    }
}
