import FileTree
import ProjectScanning

/// Finds the places in existing code that must learn of a new feature, from where its siblings are named: a
/// container's registrations, a route enum and its switch, a list of tabs, a manifest's modules.
///
/// Places are proposed and never edited, and they decide nothing of what is made.
public struct MentionFinder: Sendable {
    private let family: MentionedFamily
    private let search: StemSearch
    private let facts: ProjectFacts
    private let files: [RelativePath]
    private let read: @Sendable ([RelativePath]) -> [[UInt8]?]

    /// The largest file that is looked through, 512 KiB.
    private static let largest = 512 << 10
    /// How many files are read at a time.
    private static let batch = 64

    /// Creates a finder.
    /// - Parameters:
    ///   - siblings: the features that the new one is like.
    ///   - tree: the project.
    ///   - read: gives the bytes of files, nil for one that can't be read; called on several threads.
    public init(
        siblings: [String], tree: ProjectTree,
        read: @escaping @Sendable ([RelativePath]) -> [[UInt8]?]
    ) {
        let facts = tree.facts
        self.facts = facts
        family = MentionedFamily(siblings, facts: facts)
        search = StemSearch(siblings)
        self.read = read
        let manifests = tree.files.filter { Self.manifests.contains($0.name) }
        let known = Set(facts.files.map(\.path))
        files =
            facts.files.filter { !$0.isTest }.map(\.path)
            + manifests.filter { !known.contains($0) }
    }

    private static let manifests: Set<String> = [
        "Package.swift", "Project.swift", "Workspace.swift",
    ]

    /// The places, by path.
    /// - Parameter feature: the new feature's name.
    public func places(for feature: String, sharing: WorkSharing) -> [SiblingMention] {
        guard family.stems.count > 1 else { return [] }
        let outlines = Dictionary(
            facts.files.map { ($0.path, $0.outline) }, uniquingKeysWith: { first, _ in first })
        let batches = stride(from: 0, to: files.count, by: Self.batch).map { start in
            Array(files[start..<min(files.count, start + Self.batch)])
        }
        return sharing.map(batches, least: 1) { batch in
            zip(batch, read(batch)).flatMap { path, bytes -> [SiblingMention] in
                guard let bytes, bytes.count <= Self.largest else { return [] }
                let hits = search.hits(in: bytes, least: family.least)
                guard !hits.isEmpty else { return [] }
                return MentionFile(
                    path, outline: outlines[path] ?? FileOutline(), bytes: bytes, hits: hits,
                    family: family
                ).places(for: feature)
            }
        }.flatMap { $0 }.sorted {
            ($0.path, $0.line, $0.addition) < ($1.path, $1.line, $1.addition)
        }
    }
}
