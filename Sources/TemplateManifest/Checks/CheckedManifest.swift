import Diagnostics
import XMLDocuments

/// What a check looks at: one manifest, its files and what it builds on.
struct CheckedManifest: Sendable {
    /// The manifest as read.
    var draft: ManifestDraft
    /// The set with its parent's declarations.
    var composed: TemplateSet
    /// The set that the manifest extends.
    var parent: TemplateSet?
    /// The name of the set's folder.
    var folderName: String
    /// The version of this tool.
    var toolVersion: SemanticVersion
    /// Whether the schema found something: then warnings about what is unused may be wrong.
    var hasShapeErrors: Bool
}

/// One rule of meaning that a schema can't express.
protocol ManifestCheck: Sendable {
    /// Every finding of the rule, in any order.
    func findings(in manifest: CheckedManifest) -> [Diagnostic]
}
