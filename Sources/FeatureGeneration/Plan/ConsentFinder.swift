import FileTree

/// Finds what needs a user's consent: executable bits, and files outside the project's source and test
/// roots (decision 6, trap 19).
struct ConsentFinder {
    let draft: PlanDraft

    /// What needs consent, in the order of the files.
    func consents() -> [GenerationPlan.Consent] {
        let roots = sourceRoots
        return draft.files.compactMap { file in
            if file.isExecutable {
                return .init(path: file.path, reason: "the file is executable")
            }
            // A package is made where the user asks for one, and Formwork itself writes its manifest.
            let isInside =
                file.isPackageManifest || roots.contains { file.path.hasPrefix($0) }
            return isInside
                ? nil
                : .init(
                    path: file.path, reason: "it lies outside the project's source and test folders"
                )
        }
    }

    private var sourceRoots: [RelativePath] {
        draft.facts.targets.flatMap(\.folders) + draft.facts.layout.featureRoots
            + draft.facts.layout.testRoots
            + [draft.placement.sourceFolder, draft.placement.testFolder]
            + [draft.placement.moduleFolder].compactMap(\.self)
    }
}
