import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// The files of a feature: those that its receipt tells of, where they are now, and those that people have put
/// into the folders that it has for itself.
struct OwnFiles {
    /// The files, in order.
    let paths: [RelativePath]
    /// The folders that the feature has for itself.
    let folders: [RelativePath]
    /// Where the receipt's files are, by id; shared files and deleted ones aren't among them.
    let places: [String: RelativePath]

    init(
        _ entry: ReceiptStore.Entry, among all: [ReceiptStore.Entry], root: DirectoryRoot,
        listing: [RelativePath]
    ) throws(Failure) {
        let receipt = entry.receipt
        let known = Set(all.flatMap { $0.receipt.files.map(\.path) })
        let locations = try FileLocator(root: root, listing: { listing }, known: known)
            .locations(of: receipt)
        let shared = Set(
            all.filter { $0.path != entry.path }.flatMap { $0.receipt.files.map(\.path) })
        var places: [String: RelativePath] = [:]
        for file in receipt.files
        where file.scope != Scope.project.rawValue && !shared.contains(file.path) {
            places[file.id] = locations[file.id]?.path(of: file)
        }
        let own = receipt.ownFolders
        let added = listing.filter { path in
            !known.contains(path) && own.contains { path.hasPrefix($0) }
        }
        self.places = places
        self.folders = own
        paths = Set(places.values).union(added).sorted()
    }

    /// The types that the files declare.
    func types(_ facts: ProjectFacts) -> Set<String> {
        let own = Set(paths)
        return Set(
            facts.files.filter { own.contains($0.path) }
                .flatMap { $0.outline.fileLevelTypes.map(\.name) })
    }
}
