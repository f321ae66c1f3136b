import Diagnostics

/// A set whose files are learned declares none; every other set declares some, or extends one that does.
struct LearnedSetCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        if draft.set.isLearned, let first = draft.entries(of: "files").first {
            return [
                Diagnostic(
                    .error, id: "manifest.learned", "a set with <learned/> declares no files",
                    at: draft.document.location(at: first.start),
                    fix: "delete <learned/>, or <files>")
            ]
        }
        guard !draft.set.isLearned, manifest.composed.files.isEmpty, !manifest.hasShapeErrors,
            draft.parentID == nil
        else { return [] }
        return [
            Diagnostic(
                .warning, id: "manifest.no-files", "the set declares no files",
                at: draft.document.location(at: draft.document.root.start),
                fix: "add <files>")
        ]
    }
}
