import Diagnostics
import FileTree
import ProjectScanning

/// A line of a project's own code that speaks of a feature.
public struct WiringLine: Sendable, Equatable {
    /// The file.
    public var path: RelativePath
    /// The line, counted from 1.
    public var line: Int
    /// The line's text without the white space around it.
    public var text: String
}

/// Finds the lines by which a project is wired to a feature: those that name its types, and in integration points
/// those that name the feature itself, as a route does.
struct WiringFinder {
    let root: DirectoryRoot
    let facts: ProjectFacts
    /// The names of the feature's types.
    let types: Set<String>
    /// The feature's name.
    let feature: String
    /// The feature's own files, which aren't searched.
    let own: Set<RelativePath>

    /// The lines, by path.
    /// - Throws: `Failure` where a file can't be read.
    func lines() throws(Failure) -> [WiringLine] {
        let points = Set(facts.integrationPoints.map(\.path))
        let lower = FeatureNameForms.lowerCamel(feature)
        var found: [WiringLine] = []
        for file in facts.files where !own.contains(file.path) {
            let bytes = try root.read(file.path).bytes
            let isPoint = points.contains(file.path)
            for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
                .enumerated()
            {
                let text = Self.trimmed(line)
                if text.hasPrefix("//") { continue }
                let speaks = IdentifierRuns.of(line).contains { run in
                    let name = String(decoding: line[run], as: UTF8.self)
                    return types.contains(name) || isPoint && name == lower
                }
                if speaks { found.append(.init(path: file.path, line: index + 1, text: text)) }
            }
        }
        return found
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
        var rest = line
        while let first = rest.first, first == 0x20 || first == 0x09 { rest.removeFirst() }
        while let last = rest.last, [0x20, 0x09, 0x0D].contains(last) { rest.removeLast() }
        return String(decoding: rest, as: UTF8.self)
    }
}

/// The identifiers of a text: the longest runs of letters, digits and `_`.
enum IdentifierRuns {
    /// Where they are.
    static func of(_ bytes: ArraySlice<UInt8>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for index in bytes.indices {
            if isPart(bytes[index]) {
                start = start ?? index
            } else if let begin = start {
                runs.append(begin..<index)
                start = nil
            }
        }
        if let begin = start { runs.append(begin..<bytes.endIndex) }
        return runs
    }

    /// Whether a byte belongs to an identifier; all of UTF-8's bytes beyond ASCII count.
    static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
        default: false
        }
    }
}
