/// A name with `*` for any letters and `?` for one.
struct NameGlob: Sendable, Hashable {
    private let pattern: [UInt8]
    /// Whether the pattern fits one name only.
    let isLiteral: Bool

    /// What every name that fits begins with.
    var beginning: String {
        let end = pattern.firstIndex { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
        return String(decoding: pattern[..<(end ?? pattern.endIndex)], as: UTF8.self)
    }

    /// Creates a pattern.
    init(_ text: String) {
        pattern = Array(text.utf8)
        isLiteral = !pattern.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    }

    /// Whether a whole name fits; at worst linear in the product of the lengths.
    func matches(_ name: some StringProtocol) -> Bool {
        let text = Array(name.utf8)
        if isLiteral { return text == pattern }
        var position = 0
        var place = 0
        var star: Int?
        var resume = 0
        while position < text.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                star = place
                resume = position
                place += 1
            } else if place < pattern.count,
                pattern[place] == UInt8(ascii: "?") || pattern[place] == text[position]
            {
                place += 1
                position += 1
            } else if let last = star {
                place = last + 1
                resume += 1
                position = resume
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
