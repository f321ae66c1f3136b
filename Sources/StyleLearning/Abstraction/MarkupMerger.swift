import ProjectScanning

/// Merges files of Interface Builder, which are written one element a line: elements that most siblings have stay, with
/// the ids of the one that is followed, and what names an id that went goes, too.
struct MarkupMerger {
    let spellings: [StemSpellings]

    /// The text that the first file shares with the others; nil where a file isn't written one element a line.
    func merged(_ texts: [String]) -> [NamePiece]? {
        var trees: [[MarkupLine]] = []
        for (text, spelling) in zip(texts, spellings) {
            guard let tree = MarkupLine.tree(of: text, spelling) else { return nil }
            trees.append(tree)
        }
        guard let first = trees.first else { return nil }
        var lines = merged(first, trees.dropFirst().map { $0 }, of: trees.count)
        for _ in 0..<Self.maximumRounds {
            let ids = lines.reduce(into: Set<String>()) { $0.formUnion($1.ids) }
            let next = lines.compactMap { $0.closed(over: ids) }
            if next == lines { break }
            lines = next
        }
        return [NamePiece](lines: lines.flatMap(\.text))
    }

    private static let maximumRounds = 8

    private func merged(
        _ lines: [MarkupLine], _ others: [[MarkupLine]], of count: Int
    ) -> [MarkupLine] {
        let need = Majority.need(of: count)
        var taken = others.map { _ in Set<Int>() }
        return lines.compactMap { line in
            let partners = others.indices.compactMap { index -> MarkupLine? in
                let found = others[index].indices.first {
                    !taken[index].contains($0) && others[index][$0].key == line.key
                }
                found.map { _ = taken[index].insert($0) }
                return found.map { others[index][$0] }
            }
            guard 1 + partners.count >= need else { return nil }
            var result = line.withoutWords(notIn: partners)
            result.children = merged(
                line.children, partners.map(\.children), of: 1 + partners.count)
            return result
        }
    }
}

/// An element of a file of Interface Builder.
struct MarkupLine: Equatable {
    /// What elements are found by in other files.
    let key: String
    var opening: [NamePiece]
    var children: [MarkupLine] = []
    /// The line that ends the element; nil where it is of one line.
    var closing: [NamePiece]?
    private var attributes: [String: String]

    /// The lines in order.
    var text: [[NamePiece]] { [opening] + children.flatMap(\.text) + (closing.map { [$0] } ?? []) }

    /// The ids that the element and those in it have.
    var ids: Set<String> {
        children.reduce(into: attributes["id"].map { [$0] } ?? []) { $0.formUnion($1.ids) }
    }

    /// The element without what names other ids than these; nil where it is there for one of those.
    func closed(over ids: Set<String>) -> MarkupLine? {
        var result = self
        for name in Self.references {
            guard let id = attributes[name], !ids.contains(id), !id.hasPrefix("-") else { continue }
            guard name == "initialViewController" else { return nil }
            result.remove(name)
        }
        result.children = children.compactMap { $0.closed(over: ids) }
        return result
    }

    /// The element without words that the others have other words for.
    func withoutWords(notIn others: [MarkupLine]) -> MarkupLine {
        var result = self
        for name in Self.words {
            guard let value = attributes[name] else { continue }
            let same = others.count { $0.attributes[name] == value }
            if 1 + same < Majority.need(of: 1 + others.count) { result.remove(name) }
        }
        return result
    }

    private static let references = [
        "destination", "firstItem", "secondItem", "initialViewController",
    ]
    private static let words = [
        "text", "title", "placeholder", "headerTitle", "image", "userLabel",
    ]
    private static let names = [
        "key", "property", "customClass", "identifier", "storyboardIdentifier", "selector",
        "firstAttribute", "secondAttribute", "placeholderIdentifier", "reuseIdentifier",
    ]

    private mutating func remove(_ name: String) {
        attributes[name] = nil
        opening = Self.without(name, opening)
    }

    /// The line without an attribute.
    private static func without(_ name: String, _ line: [NamePiece]) -> [NamePiece] {
        var result: [NamePiece] = []
        var isInside = false
        for piece in line {
            guard case .literal(let text) = piece else {
                if !isInside { result.append(piece) }
                continue
            }
            var rest = text[...]
            if !isInside, let start = rest.firstRange(of: " \(name)=\"") {
                result.append(.literal(String(rest[..<start.lowerBound])))
                rest = rest[start.upperBound...]
                isInside = true
            }
            if isInside {
                guard let end = rest.firstIndex(of: "\"") else { continue }
                rest = rest[end...].dropFirst()
                isInside = false
            }
            result.append(.literal(String(rest)))
        }
        return result
    }
}

extension MarkupLine {
    /// The elements of a text; nil where it isn't written one element a line.
    static func tree(of text: String, _ spellings: StemSpellings) -> [MarkupLine]? {
        var stack: [[MarkupLine]] = [[]]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let body = line.drop { $0 == " " || $0 == "\t" }
            let pieces = spellings.pieces(of: String(line))
            if body.hasPrefix("</") {
                guard stack.count > 1 else { return nil }
                let children = stack.removeLast()
                guard var parent = stack[stack.count - 1].popLast(),
                    body.dropFirst(2).dropLast() == tag(of: parent.key[...])
                else { return nil }
                parent.children = children
                parent.closing = pieces
                stack[stack.count - 1].append(parent)
                continue
            }
            let attributes = attributes(of: body, spellings)
            let names = names.compactMap { name in attributes[name].map { "\(name)=\($0)" } }
            let key = ([String(tag(of: body.dropFirst()))] + names).joined(separator: " ")
            stack[stack.count - 1].append(
                MarkupLine(key: key, opening: pieces, attributes: attributes))
            let isOpen =
                body.hasPrefix("<") && !body.hasPrefix("<?") && !body.hasPrefix("<!")
                && !body.hasSuffix("/>") && !body.contains("</")
            if isOpen {
                guard body.hasSuffix(">") else { return nil }
                stack.append([])
            }
        }
        return stack.count == 1 ? stack[0] : nil
    }

    private init(key: String, opening: [NamePiece], attributes: [String: String]) {
        self.key = key
        self.opening = opening
        self.attributes = attributes
    }

    private static func tag(of text: Substring) -> Substring {
        text.prefix { $0 != " " && $0 != ">" && $0 != "/" }
    }

    /// The attributes of an element, the feature's name taken out of their values.
    private static func attributes(
        of body: Substring, _ spellings: StemSpellings
    ) -> [String: String] {
        guard body.hasPrefix("<") else { return [:] }
        var result: [String: String] = [:]
        let parts = body.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) where parts[index].hasSuffix("=") {
            let name = parts[index].dropLast().split(separator: " ").last ?? ""
            result[String(name)] = spellings.pieces(of: String(parts[index + 1])).key
        }
        return result
    }
}
