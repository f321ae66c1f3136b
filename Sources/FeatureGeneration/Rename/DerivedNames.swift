import Diagnostics
import FileTree

/// The names in generated code that were made of the feature's name and that the feature's files don't declare:
/// `Route.wishlist`, `import FeatureWishlist`.
///
/// One that no other file of the project says was made up for the feature and goes with it. One that another file says
/// is declared there, by whoever wired the feature in: it stays, and its lines are told. So does what may be a
/// framework's: `NavigationStack` and `.navigationTitle("")` in a feature `Navigation`, `.overlay { }` in `Overlay`.
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
        var names = Set(files.flatMap { Self.runs(in: $0).map(\.name) })
        names = names.filter { name in
            forms.areHeld(in: name) && !declared.holds(name)
                && FrameworkTypes.framework(declaring: name) == nil
        }
        var shared: Set<String> = []
        for path in others where !names.isSubset(of: shared) {
            let bytes = try root.read(path).bytes
            shared.formUnion(
                IdentifierRuns.of(bytes[...]).lazy
                    .map { String(decoding: bytes[$0], as: UTF8.self) }
                    .filter(names.contains))
        }
        let modifiers = Set(files.flatMap { Self.calls(in: $0, of: forms) })
        own = names.subtracting(shared).filter { name in
            !modifiers.contains(name)
                && !forms.forms.contains { name.hasPrefix($0.old) && name != $0.old }
        }
        self.shared = shared
    }

    /// The feature's bare name in lower case where code calls it, as it does a framework's modifier.
    private static func calls(in bytes: [UInt8], of forms: FeatureNameForms) -> [String] {
        let bare = Set(forms.forms.filter { $0.style == .lowerCamel }.map(\.old))
        return runs(in: bytes).filter { run in
            guard bare.contains(run.name) else { return false }
            let next = bytes[run.range.upperBound...].first { $0 != UInt8(ascii: " ") }
            return next == UInt8(ascii: "(") || next == UInt8(ascii: "{")
        }.map(\.name)
    }

    /// The identifiers of a file's code.
    private static func runs(in bytes: [UInt8]) -> [(name: String, range: Range<Int>)] {
        let contexts = TextContexts(swift: bytes).contexts
        return IdentifierRuns.of(bytes[...]).filter { contexts[$0.lowerBound] == .code }
            .map { (String(decoding: bytes[$0], as: UTF8.self), $0) }
    }
}
