import Diagnostics
import FileTree

/// The names in generated code that were made of the feature's name and that the feature's files don't declare:
/// `Route.wishlist`, `import FeatureWishlist`.
///
/// One that no other file of the project says was made up for the feature and goes with it. One that another file says
/// is declared there, by whoever wired the feature in: it stays, and its lines are told.
struct DerivedNames {
    /// The names that the feature alone says.
    let own: Set<String>
    /// The names that other files say too.
    let shared: Set<String>

    /// Looks through a project.
    /// - Parameters:
    ///   - files: the feature's files as they were generated.
    ///   - forms: the feature's name.
    ///   - declared: what the feature's files declare.
    ///   - others: the project's other Swift files.
    ///   - root: the project.
    init(
        in files: [[UInt8]], of forms: FeatureNameForms, declared: DeclaredNames,
        others: [RelativePath], root: DirectoryRoot
    ) throws(Failure) {
        var names = Set(files.flatMap { Self.names(in: $0) })
        names = names.filter { forms.areHeld(in: $0) && !declared.holds($0) }
        var shared: Set<String> = []
        for path in others where !names.isSubset(of: shared) {
            let bytes = try root.read(path).bytes
            shared.formUnion(
                IdentifierRuns.of(bytes[...]).lazy
                    .map { String(decoding: bytes[$0], as: UTF8.self) }
                    .filter(names.contains))
        }
        own = names.subtracting(shared)
        self.shared = shared
    }

    /// The identifiers of a file's code.
    private static func names(in bytes: [UInt8]) -> [String] {
        let contexts = TextContexts(swift: bytes).contexts
        return IdentifierRuns.of(bytes[...]).filter { contexts[$0.lowerBound] == .code }
            .map { String(decoding: bytes[$0], as: UTF8.self) }
    }
}
