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
            let isPoint = points.contains(file.path)
            found += Self.lines(of: try root.read(file.path).bytes, at: file.path) { name in
                types.contains(name) || isPoint && name == lower
            }
        }
        return found
    }

    /// The lines of a file that say one of some names, comments apart.
    static func lines(
        of bytes: [UInt8], at path: RelativePath, where speaks: (String) -> Bool
    ) -> [WiringLine] {
        var found: [WiringLine] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
            .enumerated()
        {
            let text = trimmed(line)
            if text.hasPrefix("//") { continue }
            let isOne = IdentifierRuns.of(line).contains {
                speaks(String(decoding: line[$0], as: UTF8.self))
            }
            if isOne { found.append(.init(path: path, line: index + 1, text: text)) }
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
