import FileTree
import ProjectScanning

/// What the files of a role declare, as far as the scan knows: whether they are one kind of file, or share a folder
/// alone.
struct DeclaredShape {
    private let outlines: [RelativePath: FileOutline]

    init(_ facts: ProjectFacts) {
        outlines = Dictionary(
            facts.files.map { ($0.path, $0.outline) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether at least half of a role's files declare a type of the same kind, attributes and inheritance; always so
    /// of files that aren't code.
    func isShared(in role: FamilyRole) -> Bool {
        let files = role.files.values.compactMap { outlines[$0.path] }
        guard files.count > 1 else { return true }
        let counts = files.flatMap { Set($0.declarations.compactMap(Self.shape)) }
            .reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return (counts.values.max() ?? 0) * 2 >= files.count
    }

    /// nil for what says nothing: extensions and types that inherit nothing.
    private static func shape(_ declaration: FileOutline.Declaration) -> [String]? {
        let traits = declaration.attributes + declaration.inheritance.prefix(1)
        guard declaration.kind != "extension", !traits.isEmpty else { return nil }
        return [declaration.kind] + traits
    }
}
