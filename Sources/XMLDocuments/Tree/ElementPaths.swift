import Diagnostics

/// Says in which element of a document a finding lies.
public struct ElementPaths: Sendable {
    private let document: XMLDocument
    /// The byte offset at which each line starts.
    private let lineStarts: [Int]

    /// Prepares for any number of findings in a document.
    public init(_ document: XMLDocument) {
        self.document = document
        var starts = [0]
        for (index, byte) in document.bytes.enumerated() {
            let isBareReturn =
                byte == 0x0D
                && (index + 1 == document.bytes.count || document.bytes[index + 1] != 0x0A)
            if byte == 0x0A || isBareReturn { starts.append(index + 1) }
        }
        lineStarts = starts
    }

    /// The finding with a note on its element's path, unless it has one or lies in another file.
    public func noting(_ finding: Diagnostic) -> Diagnostic {
        guard let place = finding.location, place.path == document.path, let line = place.line,
            lineStarts.indices.contains(line - 1),
            !finding.notes.contains(where: { $0.message.hasPrefix("in /") })
        else { return finding }
        let element = element(at: lineStarts[line - 1] + (place.column ?? 1) - 1)
        var result = finding
        result.notes.append(Diagnostic.Note("in \(element.path)"))
        return result
    }

    /// The innermost element that holds a byte; the root where none does.
    private func element(at offset: Int) -> XMLElement {
        var element = document.root
        while let inner = child(of: element, at: offset) { element = inner }
        return element
    }

    private func child(of element: XMLElement, at offset: Int) -> XMLElement? {
        // Children stand in the order of their offsets.
        var low = 0
        var high = element.children.count
        while low < high {
            let middle = (low + high) / 2
            if element.children[middle].end <= offset { low = middle + 1 } else { high = middle }
        }
        guard low < element.children.count, element.children[low].start <= offset else {
            return nil
        }
        return element.children[low]
    }
}
