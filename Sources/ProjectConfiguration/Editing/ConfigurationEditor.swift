import Diagnostics
import FileTree
import XMLDocuments

/// Changes the packages of a `Formwork.xml` and leaves every other byte as its author wrote it.
public struct ConfigurationEditor: Sendable {
    private let bytes: [UInt8]
    private let path: String

    /// Takes a configuration that loads.
    /// - Parameters:
    ///   - bytes: the file; nil where there is none yet.
    ///   - path: the file as people should read it in diagnostics.
    public init(bytes: [UInt8]?, path: String) {
        self.bytes = bytes ?? Array(Self.empty.utf8)
        self.path = path
    }

    /// A configuration that says nothing.
    private static let empty = """
        <?xml version="1.0" encoding="UTF-8"?>
        <formwork xmlns="\(ConfigurationLoader.namespace)">
        </formwork>

        """

    /// The file with a package added, or with the package of that name changed.
    /// - Throws: `Failure(.invalidInput)` where the file isn't well formed.
    public func putting(_ package: PackageReference) throws(Failure) -> [UInt8] {
        let document = try XMLDocument(bytes: bytes, path: path)
        let wanted = Self.attributes(of: package)
        let packages = document.root.children(named: "package")
        if let known = packages.first(where: { $0["name"] == package.name }) {
            return replacingTag(of: known, wanted)
        }
        let writer = ElementInsertion(bytes: bytes, root: document.root)
        return writer.inserting(
            "<\(writer.prefix)package\(Self.text(of: wanted))/>", behind: packages.last)
    }

    /// The file without the package of a name, and without its line where nothing else stands there.
    /// - Throws: `Failure(.invalidInput)` where the file isn't well formed.
    public func removingPackage(named name: String) throws(Failure) -> [UInt8] {
        let document = try XMLDocument(bytes: bytes, path: path)
        guard
            let element = document.root.children(named: "package").first(where: {
                $0["name"] == name
            })
        else { return bytes }
        var range = element.start..<element.end
        let line = lineAround(range)
        if bytes[line.lowerBound..<range.lowerBound].allSatisfy(Self.isBlank),
            bytes[range.upperBound..<line.upperBound].allSatisfy(Self.isBlankOrLineEnd)
        {
            range = line
        }
        return Array(bytes[..<range.lowerBound] + bytes[range.upperBound...])
    }

    /// Changes the attributes of a start tag: values in place, the others added or taken away, so that
    /// order, quotes and line breaks stay.
    private func replacingTag(
        of element: XMLElement, _ wanted: [(name: String, value: String)]
    ) -> [UInt8] {
        var edits: [(range: Range<Int>, text: String)] = []
        let names = wanted.map(\.name)
        var added = wanted.filter { element.attribute($0.name) == nil }
        for attribute in element.attributes where attribute.namespace == nil {
            let whole = attribute.nameRange.lowerBound..<(attribute.text.range.upperBound + 1)
            if let value = wanted.first(where: { $0.name == attribute.name })?.value {
                if value != attribute.value {
                    edits.append((attribute.text.range, Self.escaped(value)))
                }
            } else if let other = added.firstIndex(where: {
                Self.isSameKind($0.name, attribute.name)
            }) {
                // One requirement takes another's place.
                let new = added.remove(at: other)
                edits.append((whole, "\(new.name)=\"\(Self.escaped(new.value))\""))
            } else if !names.contains(attribute.name) {
                var start = whole.lowerBound
                while start > 0, Self.isBlankOrLineEnd(bytes[start - 1]) { start -= 1 }
                edits.append((start..<whole.upperBound, ""))
            }
        }
        let end = element.attributes.map(\.text.range.upperBound).max().map { $0 + 1 }
        let place = end ?? element.nameRange.upperBound
        if !added.isEmpty { edits.append((place..<place, Self.text(of: added))) }
        var result = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(edit.range, with: edit.text.utf8)
        }
        return result
    }

    private static func isSameKind(_ one: String, _ other: String) -> Bool {
        let requirements = PackageReference.Requirement.attributes
        return requirements.contains(one) && requirements.contains(other)
    }

    private func lineAround(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start > 0, !Self.isLineEnd(bytes[start - 1]) { start -= 1 }
        var end = range.upperBound
        while end < bytes.count, !Self.isLineEnd(bytes[end]) { end += 1 }
        if end < bytes.count, bytes[end] == 0x0D { end += 1 }
        if end < bytes.count, bytes[end] == 0x0A { end += 1 }
        return start..<end
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    private static func isBlankOrLineEnd(_ byte: UInt8) -> Bool { isBlank(byte) || isLineEnd(byte) }

    private static func attributes(
        of package: PackageReference
    ) -> [(name: String, value: String)] {
        switch package.source {
        case .folder(let folder): return [("name", package.name), ("path", folder)]
        case .repository(let repository):
            let requirement = repository.requirement
            return [
                ("name", package.name), ("url", repository.address.description),
                (requirement.attribute, requirement.value),
            ] + (repository.subfolder.map { [("path", $0.string)] } ?? [])
                + (repository.signers.map { [("signedBy", $0.string)] } ?? [])
        }
    }

    private static func text(of attributes: [(name: String, value: String)]) -> String {
        attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            default: result.append(character)
            }
        }
        return result
    }
}

/// Puts a new child into a document's root, in the style of the children that are there.
private struct ElementInsertion {
    let bytes: [UInt8]
    let root: XMLElement

    /// The prefix of the root's name with its colon, which the new element needs as well.
    var prefix: String {
        let name = String(decoding: bytes[root.nameRange], as: UTF8.self)
        return name.firstIndex(of: ":").map { String(name[...$0]) } ?? ""
    }

    private var lineEnd: String {
        guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
        if bytes[first] == 0x0A { return "\n" }
        return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? "\r\n" : "\r"
    }

    /// - Parameter sibling: the element behind which the new one goes; nil puts it first.
    func inserting(_ element: String, behind sibling: XMLElement?) -> [UInt8] {
        let like = sibling ?? root.children.first
        let indentation =
            like.map { Self.blanks(before: $0.start, in: bytes) } ?? rootIndentation + "  "
        if let sibling {
            return inserted(lineEnd + indentation + element, at: sibling.end)
        }
        if root.contentRange.isEmpty, bytes[root.end - 2] == UInt8(ascii: "/") {
            // `<formwork …/>` has to be opened first.
            let name = String(decoding: bytes[root.nameRange], as: UTF8.self)
            let text =
                ">" + lineEnd + indentation + element + lineEnd + rootIndentation + "</\(name)>"
            var end = root.end - 2
            while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
            return Array(bytes[..<end]) + Array(text.utf8) + Array(bytes[root.end...])
        }
        let start = root.contentRange.lowerBound
        let isLineEnd = start < bytes.count && (bytes[start] == 0x0A || bytes[start] == 0x0D)
        let text = lineEnd + indentation + element
        return inserted(isLineEnd ? text : text + lineEnd + rootIndentation, at: start)
    }

    private var rootIndentation: String { Self.blanks(before: root.start, in: bytes) }

    private func inserted(_ text: String, at place: Int) -> [UInt8] {
        Array(bytes[..<place]) + Array(text.utf8) + Array(bytes[place...])
    }

    /// The blanks between the line's start and a place; none where something else stands there.
    private static func blanks(before place: Int, in bytes: [UInt8]) -> String {
        var start = place
        while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return "" }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }
}
