/// How many siblings have each line of a file: what tells of code that fits together which of it is the team's way.
struct LineSupport {
    private struct Role {
        var counts: [String: Int] = [:]
        var holders = 0
    }

    private let roles: [Role]

    /// - Parameter code: the siblings' files of each role.
    init(_ code: [[Exemplars.Code]]) {
        roles = code.map { files in
            files.compactMap(\.node).reduce(into: Role()) { role, node in
                role.holders += 1
                for line in Set(Self.lines(of: node)) { role.counts[line, default: 0] += 1 }
            }
        }
    }

    /// How many more lines of a role's file are right than wrong, by the siblings that have them.
    /// - Parameters:
    ///   - node: the file.
    ///   - role: the role's place.
    func score(of node: CodeNode, in role: Int) -> Double {
        let role = roles[role]
        guard role.holders > 0 else { return 0 }
        return Self.lines(of: node).reduce(0) {
            $0 + Double(role.counts[$1] ?? 0) / Double(role.holders) - Self.price
        }
    }

    /// The share of siblings with a line from which on it is worth writing.
    private static let price = 0.35

    /// The lines without the white space around them and without the feature's name.
    static func lines(of node: CodeNode) -> [String] {
        var text = ""
        for token in node.tokens {
            text += token.leading.key
            text += token.key
            text += token.trailing.key
        }
        return text.split(separator: "\n").map { line in
            let start = line.drop { $0.isWhitespace }
            guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
            return String(start[...end])
        }.filter { $0.utf8.count > 1 }
    }
}
