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
        if let own = verdict.differences.first(where: Self.isOfSet) {
            throw Failure(
                .invalidInput, id: "set.golden-folder",
                "the golden folder '\(golden)' holds a file of the set's own, '\(own.path)'",
                fix: "give the example a folder of its own, such as golden=\"Examples/default\"")
        }
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
            try ProjectLock(root), operations, foldersToRemoveWhenEmpty: [golden],
            permitted: [.packageManifest]
        ).apply { false }
    }

    /// Whether a file that the example doesn't make is one of the set's: recording would remove it.
    private static func isOfSet(_ difference: ExampleVerdict.Difference) -> Bool {
        difference.change == .removed
            && (difference.path.name == ManifestLoader.manifestName
                || difference.path.name.hasSuffix(".stencil"))
    }
}
