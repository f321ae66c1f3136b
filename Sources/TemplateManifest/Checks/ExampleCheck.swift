import Diagnostics
import FileTree

/// Examples whose golden output isn't there or lies outside the set.
struct ExampleCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        var result: [Diagnostic] = []
        for element in draft.entries(of: "examples") {
            guard let golden = element["golden"], !golden.isEmpty else { continue }
            let place = draft.place(of: "golden", in: element)
            do {
                let folder = try RelativePath(typed: golden)
                let isThere = draft.set.sources.keys.contains {
                    $0.hasPrefix(folder.string + "/")
                }
                guard !isThere else { continue }
                result.append(
                    Diagnostic(
                        .warning, id: "manifest.no-golden",
                        "the set has no folder '\(folder)' with the expected output", at: place,
                        fix: "write it with 'formwork set test --record'"))
            } catch {
                result.append(
                    Diagnostic(
                        .error, id: "manifest.golden-outside",
                        "expected output stands in the set's folder: \(error.message)", at: place,
                        fix: error.fix))
            }
        }
        return result
    }
}
