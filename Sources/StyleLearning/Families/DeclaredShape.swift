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

    /// Whether at least half of a role's files declare the same kind of type with the same inheritance first; always
    /// so of files that aren't code.
    func isShared(in role: FamilyRole) -> Bool {
        let shapes = role.files.values.compactMap { outlines[$0.path].map(shape) }
        guard shapes.count > 1 else { return true }
        let counts = shapes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return (counts.values.max() ?? 0) * 2 >= shapes.count
    }

    private func shape(_ outline: FileOutline) -> [String] {
        guard let first = outline.declarations.first else { return [] }
        return [first.kind, first.inheritance.first ?? ""]
    }
}
