import ProjectScanning
import TemplateLanguage
import TemplateManifest

/// Names for the roles of a set: what templates, options and people call them.
struct RoleIDs {
    private let ids: [String]

    /// Names roles by what remains of their files' names without the feature's, and by their folders where that
    /// doesn't tell them apart.
    init(_ patterns: [PathPattern]) {
        let plain = patterns.map { Self.allowed(Self.id(of: $0)) }
        var taken: Set<String> = []
        var ids: [String] = []
        for (pattern, id) in zip(patterns, plain) {
            let others = zip(patterns, plain).filter { $0.1 == id && $0.0 != pattern }.map(\.0)
            let isFirst = !taken.contains(id)
            let folder = isFirst ? nil : Self.ownFolder(of: pattern, among: others)
            ids.append(Self.unique(folder.map { "\($0)-\(id)" } ?? id, &taken))
        }
        self.ids = ids
    }

    subscript(index: Int) -> String { ids[index] }

    /// What options can't be called: the option that every set has, and words of the template language.
    private static let reserved = ManifestContext.languageWords.union(["tests"])

    private static func allowed(_ id: String) -> String {
        reserved.contains(id) ? id + "-file" : id
    }

    private static func id(of pattern: PathPattern) -> String {
        var parts = pattern.parts.compactMap { part -> [NamePiece]? in
            if case .component(let pieces) = part { pieces } else { nil }
        }
        guard let last = parts.popLast() else { return "file" }
        let id = words(of: last)
        // An asset catalogue's files are called alike everywhere, and a name that is the feature's alone says nothing.
        let isSilent = id.isEmpty || id == "contents-json"
        guard isSilent else { return id }
        return parts.last.map { words(of: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "main"
    }

    /// The innermost folder that other roles of the same name don't have.
    private static func ownFolder(of pattern: PathPattern, among others: [PathPattern]) -> String? {
        let known = Set(others.flatMap { folders(of: $0) })
        return folders(of: pattern).last { !known.contains($0) && !$0.isEmpty }
    }

    private static func folders(of pattern: PathPattern) -> [String] {
        pattern.parts.dropLast().compactMap { part in
            if case .component(let pieces) = part { words(of: pieces) } else { nil }
        }
    }

    /// The words of a name without the feature's, in lower case with hyphens; empty where nothing is left.
    private static func words(of pieces: [NamePiece]) -> String {
        let text = pieces.map { piece in
            if case .literal(let text) = piece { text } else { "-" }
        }.joined()
        // Of other letters no id can be made.
        let words = NameWords.split(text).map { word in
            word.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        let id = words.filter { !$0.isEmpty && $0 != "swift" }.joined(separator: "-")
        return id.isEmpty || id.first?.isLetter == true ? id : "file-" + id
    }

    private static func unique(_ id: String, _ taken: inout Set<String>) -> String {
        var candidate = id
        var number = 2
        while !taken.insert(candidate).inserted {
            candidate = "\(id)-\(number)"
            number += 1
        }
        return candidate
    }
}
