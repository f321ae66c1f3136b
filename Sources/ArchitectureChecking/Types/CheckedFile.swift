import FileTree
import ProjectScanning
import TemplateManifest

/// A source file with its place in the architecture.
struct CheckedFile: Sendable {
    /// What the scan read of it.
    var facts: SourceFileFacts
    /// The modules that it is compiled into; empty where no build system says.
    var modules: Set<String>
    /// The rules that it is held against; nil for none.
    var rules: Int?
    /// Its layer's id under these rules; nil where it belongs to none.
    var layer: String?

    /// The file's path.
    var path: RelativePath { facts.path }

    /// Whether code of this file sees what another file declares at file level.
    func sees(_ other: CheckedFile) -> Bool {
        if modules.isEmpty || other.modules.isEmpty { return true }
        return !modules.isDisjoint(with: other.modules)
            || facts.outline.imports.contains { other.modules.contains($0.module) }
    }
}
