import Diagnostics

/// Templates that include or extend one another in a ring.
struct TemplateCycleCheck: ManifestCheck {
    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        var references: [String: [TemplateReference]] = [:]
        for (path, source) in manifest.draft.set.sources where path.hasSuffix(".stencil") {
            references[path] = TemplateReference.all(in: source.bytes)
        }
        let uses = references.mapValues { $0.map(\.name) }
        return DependencyCycles.rings(references.keys.sorted(), uses: uses).map { ring in
            let first = ring.first ?? ""
            let next = ring.count > 1 ? ring[1] : first
            let source = manifest.draft.set.sources[first]
            let offset = references[first]?.first { $0.name == next }?.offset ?? 0
            let words = DependencyCycles.words(ring, verb: "uses")
            return Diagnostic(
                .error, id: "manifest.template-cycle", "templates use one another: \(words)",
                at: source.map {
                    LineTable($0.bytes).location(path: $0.displayPath, offset: offset)
                },
                fix: "remove the tag from one of them; a macro may call itself, a template not")
        }
    }
}

/// A template that another names by a literal in `include`, `extends` or `import`.
struct TemplateReference: Sendable, Hashable {
    /// The name.
    var name: String
    /// The byte offset of the tag's `{%`.
    var offset: Int

    /// Every reference of a template, in the order of its text.
    static func all(in bytes: [UInt8]) -> [TemplateReference] {
        var result: [TemplateReference] = []
        var index = 0
        while index + 1 < bytes.count {
            guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "%") else {
                index += 1
                continue
            }
            let end = close(of: index + 2, in: bytes)
            let tag = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
            if let name = name(in: tag) {
                result.append(TemplateReference(name: name, offset: index))
            }
            index = max(end, index + 2)
        }
        return result
    }

    private static func close(of start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), bytes[index + 1] == UInt8(ascii: "}") {
                return index
            }
            index += 1
        }
        return bytes.count
    }

    private static func name(in tag: String) -> String? {
        var words = tag.drop { $0 == "-" || $0 == "+" || $0.isWhitespace }
        let keyword = words.prefix { $0.isLetter }
        guard ["include", "extends", "import"].contains(keyword) else { return nil }
        words = words.dropFirst(keyword.count).drop(while: \.isWhitespace)
        guard let quote = words.first, quote == "\"" || quote == "'" else { return nil }
        let name = words.dropFirst().prefix { $0 != quote }
        return name.isEmpty ? nil : String(name)
    }
}
