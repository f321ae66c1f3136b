import Diagnostics

/// The list of all checks of meaning. A new check is a new file and a line here.
enum ManifestChecks {
    static let all: [any ManifestCheck] = []

    static func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        all.flatMap { $0.findings(in: manifest) }
    }
}
