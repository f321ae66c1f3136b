/// Expands `$(NAME)`, `${NAME}`, `$NAME`, `$(inherited)` and operators such as `:c99extidentifier`.
struct BuildSettingExpansion {
    static let maximumDepth = 32
    static let maximumSteps = 1_000
    static let maximumLength = 64 << 10
    /// Longer references aren't looked for, which keeps the time linear where brackets don't close.
    static let maximumReference = 1_024

    let values: [String: [String]]
    private var steps = 0
    private var made = 0

    init(values: [String: [String]]) {
        self.values = values
    }

    /// - Parameters:
    ///   - name: the setting whose value `text` is, for `$(inherited)`.
    ///   - rank: the place of `text` among that setting's values.
    mutating func expand(_ text: String, name: String, rank: Int, depth: Int) -> String {
        let bytes = Array(text.utf8)
        guard bytes.contains(UInt8(ascii: "$")), depth < Self.maximumDepth,
            bytes.count <= Self.maximumLength
        else { return text }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "$"), steps < Self.maximumSteps,
                made < Self.maximumLength, let reference = Self.reference(in: bytes, at: index)
            else {
                result.append(bytes[index])
                index += 1
                continue
            }
            steps += 1
            index = reference.end
            let inner = expand(reference.name, name: name, rank: rank, depth: depth + 1)
            let value = value(of: inner, name: name, rank: rank, depth: depth)
            made += value.utf8.count
            result += value.utf8
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func value(of reference: String, name: String, rank: Int, depth: Int) -> String
    {
        let parts = reference.split(separator: ":", omittingEmptySubsequences: false)
        let wanted = String(parts.first ?? "")
        var result = ""
        if wanted == "inherited" || wanted == name {
            if rank > 0, let all = values[name], rank <= all.count {
                result = expand(all[rank - 1], name: name, rank: rank - 1, depth: depth + 1)
            }
        } else if let all = values[wanted], let last = all.last {
            result = expand(last, name: wanted, rank: all.count - 1, depth: depth + 1)
        }
        for part in parts.dropFirst() { result = Self.apply(part, to: result) }
        return result
    }

    private static func apply(_ operation: Substring, to value: String) -> String {
        switch operation {
        case "c99extidentifier", "identifier": return ModuleName.identifier(from: value)
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "file": return SlashPath.lastComponent(of: value)
        case "base": return SlashPath.stem(of: value)
        case "dir": return SlashPath.parent(of: value)
        case _ where operation.hasPrefix("default="):
            return value.isEmpty ? String(operation.dropFirst("default=".count)) : value
        default: return value
        }
    }

    /// The name of the reference at a `$`, with the index after it; nil where there is none.
    private static func reference(in text: [UInt8], at dollar: Int) -> (name: String, end: Int)? {
        let start = dollar + 1
        guard start < text.count else { return nil }
        let opening = text[start]
        guard let closing = closingBracket(of: opening) else {
            var end = start
            while end < text.count, isWord(text[end]) { end += 1 }
            guard end > start else { return nil }
            return (String(decoding: text[start..<end], as: UTF8.self), end)
        }
        var depth = 0
        for index in start..<min(text.count, start + maximumReference) {
            if text[index] == opening { depth += 1 }
            if text[index] == closing { depth -= 1 }
            if depth == 0 {
                return (String(decoding: text[(start + 1)..<index], as: UTF8.self), index + 1)
            }
        }
        return nil
    }

    private static func closingBracket(of opening: UInt8) -> UInt8? {
        switch opening {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: nil
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        default: false
        }
    }
}
