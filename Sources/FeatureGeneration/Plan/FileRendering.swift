import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Renders a set's files for one feature.
struct FileRendering {
    /// The set.
    let set: TemplateSet
    /// What the scan learned.
    let facts: ProjectFacts
    /// The target.
    let choice: TargetChoice
    /// The folders.
    let placement: FeaturePlacement
    /// What templates see.
    let context: [String: TemplateValue]
    /// Dates and author.
    let recorded: RecordedInputs
    /// Paths that an earlier generation of the same feature wrote.
    let ownPaths: Set<RelativePath>
    /// The pieces that features share, as the project has them.
    let sharedPieces: [Role: SharedPiece]
    /// The shared files that earlier generations made, by their paths.
    let sharedFiles: [RelativePath: Receipt.File]
    /// The folders of a project that keeps its layers apart; nil where each feature holds its own layers.
    var layerFolders: LayerFolders?
