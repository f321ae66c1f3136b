import Diagnostics
import FileTree
import TemplateManifest

/// Finds the files that features share and an earlier generation made.
struct SharedFiles {
    let root: DirectoryRoot

    /// The files by their paths; none where the set has no shared ones.
    func files(of set: TemplateSet) throws(Failure) -> [RelativePath: Receipt.File] {
        var files: [RelativePath: Receipt.File] = [:]
        guard set.files.contains(where: { $0.scope == .project }) else { return files }
        for entry in try ReceiptStore(root: root).entries() {
            for file in entry.receipt.files
            where file.scope == Scope.project.rawValue && file.isOwn {
                files[file.path] = file
            }
        }
        return files
    }
}
