/// Stencil's filters on lists.
extension Filter {
    static let listFilters: [Filter] = [.join, .split]

    /// The elements as one text with a separator between them.
    static let join = Filter("join", arguments: 0...1) { value, arguments in
        guard case .array(let elements) = value else { return value }
        let separator = arguments.first?.text ?? ""
        let texts = elements.map(\.text)
        let length = texts.reduce(separator.utf8.count * texts.count) { $0 + $1.utf8.count }
        guard length < maximumFilteredText else {
            throw FilterError("'join' would make a text of more than 16 MiB")
        }
        return .string(texts.joined(separator: separator))
    }

    /// The parts of a text between separators, a space where none is given.
    static let split = Filter("split", arguments: 0...1) { value, arguments in
        guard case .string(let text) = value else { return value }
        let separator = arguments.first?.text ?? " "
        guard !separator.isEmpty else { return .array([value]) }
        return .array(text.parts(separatedBy: separator).map { .string($0) })
    }
}

extension String {
    /// The parts between occurrences of a text that isn't empty, compared by bytes.
    func parts(separatedBy separator: String) -> [String] {
        let bytes = Array(utf8)
        let wanted = Array(separator.utf8)
        var parts: [String] = []
        var start = 0
        for place in bytes.places(of: wanted) {
            parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
            start = place + wanted.count
        }
        parts.append(String(decoding: bytes[start...], as: UTF8.self))
        return parts
    }

    /// Whether a text occurs in this one, compared by bytes; an empty one doesn't, as in Stencil.
    func containsText(_ part: String) -> Bool {
        !Array(utf8).places(of: Array(part.utf8), limit: 1).isEmpty
    }
}

extension [UInt8] {
    /// Where another sequence begins, without overlaps, in linear time (Knuth, Morris and Pratt).
    func places(of wanted: [UInt8], limit: Int = .max) -> [Int] {
        guard !wanted.isEmpty, wanted.count <= count else { return [] }
        var borders = [Int](repeating: 0, count: wanted.count)
        var border = 0
        for index in 1..<Swift.max(wanted.count, 1) {
            while border > 0, wanted[index] != wanted[border] { border = borders[border - 1] }
            if wanted[index] == wanted[border] { border += 1 }
            borders[index] = border
        }
        var places: [Int] = []
        var matched = 0
        for (index, byte) in enumerated() {
            while matched > 0, byte != wanted[matched] { matched = borders[matched - 1] }
            if byte == wanted[matched] { matched += 1 }
            guard matched == wanted.count else { continue }
            places.append(index - wanted.count + 1)
            if places.count == limit { break }
            matched = 0
        }
        return places
    }
}
