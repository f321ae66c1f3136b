/// A folder by the names of its last components, such as `Core/Domain/**`, wherever it stands.
///
/// Case, blanks, `-` and `_` don't count: `Use Cases` and `UseCases` are one folder.
struct FolderGlob: Sendable {
    private let names: [NameGlob]
    /// Whether the last name is that of a file instead of a folder.
    private let endsInFile: Bool

    /// Creates a glob of a manifest's `<path>`.
    init(_ text: String) {
        var parts = text.split(separator: "/").map(String.init)
        while parts.first == "**" { parts.removeFirst() }
        endsInFile = parts.last != "**"
        while parts.last == "**" { parts.removeLast() }
        names = parts.map { NameGlob(Self.folded($0)) }
    }

    /// A name as it is compared.
    static func folded(_ name: some StringProtocol) -> String {
        String(name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" })
    }

    /// The places in a path at which the glob fits, each as the number of components before and with it.
    /// - Parameter path: the folded components of a file's path, its name last.
    func fits(_ path: [String]) -> [(start: Int, end: Int)] {
        guard !names.isEmpty else { return [] }
        let last = endsInFile ? path.count : path.count - 1
        guard names.count <= last else { return [] }
        let starts =
            endsInFile ? (last - names.count)...(last - names.count) : 0...(last - names.count)
        return starts.filter { start in
            names.indices.allSatisfy { fits(name: $0, at: start, in: path) }
        }.map { ($0, $0 + names.count) }
    }

    private func fits(name: Int, at start: Int, in path: [String]) -> Bool {
        names[name].matches(path[start + name])
    }
}
