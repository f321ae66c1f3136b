import Diagnostics
import FeatureGeneration
import FileTree
import TemplateManifest

/// Takes an example's output over as its golden files.
struct GoldenRecorder: Sendable {
    /// The set's folder.
    let folder: SetFolder

    /// Writes what differs, all or nothing.
    /// - Throws: `Failure` where the set's folder can't be written.
    func record(_ verdict: ExampleVerdict, output: [RelativePath: [UInt8]]) throws(Failure) {
        let root = try DirectoryRoot(path: folder.absolutePath)
        let golden = try ExampleGeneration.folder(of: verdict.example)
        var operations: [FileOperation] = []
        for difference in verdict.differences {
            let path: RelativePath
            do { path = try golden.appending(difference.path) } catch {
                throw Failure(.cannotCreate, [error.diagnostic()])
            }
            let current =
                difference.change == .added ? nil : ContentDigest(of: try root.read(path).bytes)
            switch (current, output[difference.path]) {
            case (nil, let new?): operations.append(.create(path, new))
            case (let old?, let new?): operations.append(.replace(path, new, expected: old))
            case (let old?, nil): operations.append(.remove(path, expected: old))
            case (nil, nil): continue
            }
        }
        guard !operations.isEmpty else { return }
        _ = try FileTransaction(
            try ProjectLock(root), operations, foldersToRemoveWhenEmpty: [golden]
        ).apply { false }
    }
}
