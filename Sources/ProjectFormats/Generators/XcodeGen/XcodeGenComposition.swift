import Diagnostics

/// Puts a specification together from the files that it includes, as XcodeGen does: mappings
/// merge, lists are joined, and `key:REPLACE` takes the place of what was there.
struct XcodeGenComposition {
    static let maximumFiles = 64

    private(set) var diagnostics: [Diagnostic]
    private(set) var includes: [String] = []

    init(diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    mutating func compose(
        _ root: YAMLValue, chain: [String], folder: String, read: (String) -> [UInt8]?
    ) throws(Failure) -> YAMLValue {
        let listed = root["include"] ?? .null
        var base = YAMLValue.null
        for entry in listed.elements.isEmpty ? [listed] : listed.elements {
            guard let path = entry.string ?? entry["path"]?.string else { continue }
            let full = SlashPath.join(folder, path)
            guard !chain.contains(full), includes.count < Self.maximumFiles else { continue }
            includes.append(full)
            guard let bytes = read(full) else {
                diagnostics.append(
                    Diagnostic(
                        .warning, id: "xcodegen.include", "the included file '\(full)' wasn't read",
                        at: SourceLocation(path: chain.last ?? full)))
                continue
            }
            let document = try YAMLDocument(parsing: bytes, path: full)
            diagnostics += document.diagnostics
            let included = try compose(
                document.root, chain: chain + [full], folder: SlashPath.parent(of: full), read: read
            )
            // An included file's paths start from its own folder, unless the include says otherwise.
            let isRelative = entry["relativePaths"]?.boolean ?? true
            base = Self.merge(
                base,
                isRelative
                    ? XcodeGenRelocation(folder: SlashPath.parent(of: path)).relocated(included)
                    : included)
        }
        return Self.merge(base, root)
    }

    /// `upper` over `lower`.
    static func merge(_ lower: YAMLValue, _ upper: YAMLValue) -> YAMLValue {
        switch (lower, upper) {
        case (.mapping(var entries), .mapping(let more)):
            for entry in more {
                let replaces = entry.key.hasSuffix(":REPLACE")
                let key = replaces ? String(entry.key.dropLast(":REPLACE".count)) : entry.key
                if let index = entries.firstIndex(where: { $0.key == key }) {
                    entries[index].value =
                        replaces ? entry.value : merge(entries[index].value, entry.value)
                    entries[index].line = entry.line
                } else {
                    entries.append(YAMLEntry(key: key, value: entry.value, line: entry.line))
                }
            }
            return .mapping(entries)
        case (.sequence(let first), .sequence(let second)): return .sequence(first + second)
        case (_, .null): return lower
        default: return upper
        }
    }
}
