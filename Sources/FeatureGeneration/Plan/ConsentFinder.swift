import FileTree

/// Finds what needs a user's consent: executable bits, and files outside the project's source and test
/// roots (decision 6, trap 19).
struct ConsentFinder {
    let draft: PlanDraft

    /// What needs consent, in the order of the files.
    func consents() -> [GenerationPlan.Consent] {
        let roots = sourceRoots
        let known = Set(
            draft.facts.files.map(\.path) + draft.facts.targets.map(\.manifest))
        return draft.files.compactMap { file in
            if file.isExecutable {
                return .init(path: file.path, reason: "the file is executable")
            }
            if draft.isSiblingsManifest(file) {
                return .init(
                    path: file.path, reason: "it is a package manifest, a program that SwiftPM runs"
                )
            }
            // A package is made where the user asks for one, and Formwork itself writes its manifest.
            let isInside =
                file.isPackageManifest || roots.contains { file.path.hasPrefix($0) }
                || isLikeSiblings(file.path, known)
            return isInside
                ? nil
                : .init(
                    path: file.path, reason: "it lies outside the project's source and test folders"
                )
        }
    }

    /// Whether features which the new one is like have the same file.
    private func isLikeSiblings(_ path: RelativePath, _ known: Set<RelativePath>) -> Bool {
        let path = SiblingPath(path, of: draft.request.feature.description)
        return draft.set.siblings.contains { path.path(of: $0).map(known.contains) ?? false }
    }

    private var sourceRoots: [RelativePath] {
        // Where an Xcode project names its files one by one, the folders that these stand in are its own.
        let listed = Set(draft.facts.targets.flatMap(\.listedFiles).compactMap(\.parent))
        return draft.facts.targets.flatMap(\.folders) + listed + draft.facts.layout.featureRoots
            + draft.facts.layout.testRoots
            + [draft.placement.sourceFolder, draft.placement.testFolder]
            + [draft.placement.moduleFolder].compactMap(\.self)
    }
}
