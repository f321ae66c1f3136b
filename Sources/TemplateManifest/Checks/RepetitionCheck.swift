import Diagnostics
import TemplateLanguage

/// A repeated file without a loop variable, a loop variable without a repetition, and repetitions
/// that all write the same file.
struct RepetitionCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        var result: [Diagnostic] = []
        for element in draft.entries(of: "files") {
            switch (element["forEach"], element["as"]) {
            case (_?, nil):
                result.append(
                    Diagnostic(
                        .error, id: "manifest.repetition", "'forEach' lacks 'as'",
                        at: draft.place(of: "forEach", in: element),
                        fix: "name the element of the list: as=\"item\""))
            case (nil, _?):
                result.append(
                    Diagnostic(
                        .error, id: "manifest.repetition", "'as' says nothing without 'forEach'",
                        at: draft.place(of: "as", in: element),
                        fix: "add forEach=\"…\", or delete 'as'"
                    ))
            case (_?, let variable?):
                guard let output = element["output"],
                    let template = try? Template(
                        output, name: "output", environment: Environment()),
                    !template.referencedVariables.contains(variable)
                else { continue }
                result.append(
                    Diagnostic(
                        .error, id: "manifest.output-collision",
                        "every repetition writes the same file",
                        at: draft.place(of: "output", in: element),
                        fix: "write {{ \(variable) }} into the output"))
            case (nil, nil): continue
            }
        }
        return result
    }
}
