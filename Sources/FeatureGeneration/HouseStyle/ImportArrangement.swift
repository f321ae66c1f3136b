import ProjectScanning

/// Puts the imports at the head of a file into the project's order.
///
/// Templates have them in alphabetical order, and `@testable` ones last behind an empty line.
struct ImportArrangement {
    /// The project's habits.
    let habits: HabitFacts

    private struct Line {
        var text: Substring
        var module: String
        var isTestable: Bool
    }

    /// The text with its imports arranged.
    /// - Parameter text: Swift code with LF line ends that begins with its imports.
    func arranged(_ text: String) -> String {
        guard habits.sortsImportsByLength || (habits.testableImports ?? .lastApart) != .lastApart
        else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var imports: [Line] = []
        var end = 0
        for (index, line) in lines.enumerated() {
            guard let read = Self.read(line) else {
                if line.isEmpty { continue }
                break
            }
            imports.append(read)
            end = index + 1
        }
        guard imports.count > 1 else { return text }
        return (order(imports) + lines[end...]).joined(separator: "\n")
    }

    private func order(_ imports: [Line]) -> [Substring] {
        func sorted(_ lines: [Line]) -> [Line] {
            guard habits.sortsImportsByLength else { return lines }
            return lines.sorted { ($0.text.count, $0.module) < ($1.text.count, $1.module) }
        }
        let plain = sorted(imports.filter { !$0.isTestable }).map(\.text)
        let testable = sorted(imports.filter(\.isTestable)).map(\.text)
        if plain.isEmpty || testable.isEmpty { return plain + testable }
        switch habits.testableImports ?? .lastApart {
        case .lastApart: return plain + [""] + testable
        case .last: return plain + testable
        case .first: return testable + plain
        case .sorted:
            return imports.sorted { $0.module.lowercased() < $1.module.lowercased() }.map(\.text)
        }
    }

    private static func read(_ line: Substring) -> Line? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
            words[..<keyword].allSatisfy({ $0.hasPrefix("@") })
        else { return nil }
        return Line(
            text: line, module: String(words[words.count - 1]),
            isTestable: words[..<keyword].contains("@testable"))
    }
}
