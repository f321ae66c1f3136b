/// How many siblings have each line of a file: what tells of code that fits together which of it is the team's way.
struct LineSupport: Sendable {
    private struct Role: Sendable {
        var counts: [String: Int] = [:]
        var holders = 0
    }

    private let roles: [Role]

    /// - Parameter code: the siblings' files of each role.
    init(_ code: [[Exemplars.Code]]) {
        roles = code.map { files in
            files.filter { $0.node != nil }.reduce(into: Role()) { role, file in
                role.holders += 1
                for line in Set(file.lines) { role.counts[line, default: 0] += 1 }
            }
        }
    }

    /// How many more lines of a role's file are right than wrong, by the siblings that have them.
    /// - Parameters:
    ///   - lines: the file's lines.
    ///   - role: the role's place.
    func score(of lines: [String], in role: Int) -> Double {
        let role = roles[role]
        guard role.holders > 0 else { return 0 }
        return lines.reduce(0) {
            $0 + Double(role.counts[$1] ?? 0) / Double(role.holders) - Self.price
        }
    }

    /// The share of siblings with a line from which on it is worth writing.
    private static let price = 0.35

    /// The lines without the white space around them and without the feature's name.
    static func lines(of node: CodeNode) -> [String] {
        var text: [UInt8] = []
        node.forEachToken { token in
            text += token.leading.key.utf8
            text += token.key.utf8
            text += token.trailing.key.utf8
        }
        return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard let start = line.firstIndex(where: { !Self.isSpace($0) }),
                let end = line.lastIndex(where: { !Self.isSpace($0) }), start < end
            else { return nil }
            return String(decoding: line[start...end], as: UTF8.self)
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
    }
}
