import Diagnostics

/// A set's id is its folder's name, so that a set is found by its id.
struct SetIdentityCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let root = manifest.draft.document.root
        // An id that isn't one is the schema's finding.
        guard let id = root["id"].flatMap({ SetID($0) }), id.description != manifest.folderName
        else { return [] }
        let place = manifest.draft.place(of: "id", in: root)
        guard SetID(manifest.folderName) != nil else {
            return [
                Diagnostic(
                    .error, id: "manifest.id",
                    "the folder's name '\(manifest.folderName)' is no id",
                    at: place, fix: "rename the folder to '\(id)'")
            ]
        }
        return [
            Diagnostic(
                .error, id: "manifest.id",
                "the id '\(id)' isn't the name of the set's folder, '\(manifest.folderName)'",
                at: place, fix: "write id=\"\(manifest.folderName)\", or rename the folder")
        ]
    }
}
