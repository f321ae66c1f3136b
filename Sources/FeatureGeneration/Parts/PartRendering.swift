import TemplateManifest

/// How the files of a part differ from those of a whole feature when they are rendered.
struct PartRendering: Sendable {
    /// The part's files.
    let declarations: [FileDeclaration]
    /// The part's name, which stands behind the ids of its files.
    let name: FeatureName
    /// Where they go.
    let folders: PartFolders
}
