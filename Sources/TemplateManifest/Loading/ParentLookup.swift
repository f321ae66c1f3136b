import Diagnostics

/// Finds the set that a manifest extends, and says what is wrong where it can't be had.
enum ParentLookup {
    static func find(for draft: ManifestDraft, _ resolve: (SetID) throws -> TemplateSet?)
        -> (set: TemplateSet?, findings: [Diagnostic])
    {
        guard let id = draft.parentID else { return (nil, []) }
        let place = draft.place(of: "extends", in: draft.document.root)
        if id == draft.set.id {
            return (
                nil,
                [
                    Diagnostic(
                        .error, id: "manifest.extends-cycle", "the set '\(id)' extends itself",
                        at: place, fix: "remove 'extends', or name another set")
                ]
            )
        }
        do {
            if let set = try resolve(id) { return (set, []) }
            return (
                nil,
                [
                    Diagnostic(
                        .error, id: "manifest.unknown-parent",
                        "there is no set '\(id)' to extend", at: place,
                        fix: "`formwork set list` shows the sets; put '\(id)' beside this one")
                ]
            )
        } catch {
            return (nil, [unusable(id, because: error, at: place)])
        }
    }

    private static func unusable(_ id: SetID, because error: any Error, at place: SourceLocation)
        -> Diagnostic
    {
        let reasons = (error as? Failure)?.diagnostics ?? []
        // A cycle is said in its own words at every set that takes part in it.
        if let cycle = reasons.first(where: { $0.id == "manifest.extends-cycle" }) {
            return Diagnostic(
                .error, id: cycle.id, cycle.message, at: place, notes: cycle.notes, fix: cycle.fix)
        }
        return Diagnostic(
            .error, id: "manifest.invalid-parent",
            "the set '\(id)', which this one extends, is invalid",
            at: place,
            notes: reasons.prefix(1).map { Diagnostic.Note($0.message, at: $0.location) },
            fix: "correct '\(id)' first")
    }
}
