import FileTree

extension Set<ProtectedPlace> {
    /// The protected places in which a feature's files may lie: its receipt, and the manifest of a package that
    /// it has for itself. Templates can't write a manifest: what a set asks for is checked before.
    static let ofFeatures: Set<ProtectedPlace> = [.formwork, .packageManifest]
}
