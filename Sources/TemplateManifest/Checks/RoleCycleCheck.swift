import Diagnostics
import XMLDocuments

/// Roles that are named after one another in a ring.
struct RoleCycleCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let draft = manifest.draft
        let roles = manifest.composed.roles
        var uses: [String: [String]] = [:]
        for role in roles { uses[role.role.description] = role.base.map { [$0.description] } ?? [] }
        let elements = draft.entries(of: "roles")
        return DependencyCycles.rings(roles.map(\.role.description), uses: uses).map { ring in
            let own = elements.first { ring.contains($0["id"] ?? "") }
            let words = DependencyCycles.words(ring, verb: "is named after")
            return Diagnostic(
                .error, id: "manifest.role-cycle", "no name comes of this: \(words)",
                at: draft.place(of: "base", in: own ?? draft.document.root),
                fix: "remove 'base' from one of them")
        }
    }
}
