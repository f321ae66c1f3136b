import FileTree

/// The patterns of one file such as `.gitignore`, with those that count where it says nothing (gitignore(5)).
final class IgnoreRules: Sendable {
    private struct Pattern: Sendable {
        /// Where its text begins among all bytes.
        var start: Int
        var length: Int
        /// How many of its bytes come before the first that doesn't stand for itself.
        var plain: Int
        /// Whether it takes back what an earlier one left out.
        var isNegative = false
        /// Whether it is about folders alone.
        var isForFolders = false
        /// Whether it is about names in any folder; otherwise about paths below the file's own.
        var isForNames = false
        /// Whether it is `*` with plain text behind it.
        var isEnding = false
    }

    private let bytes: [UInt8]
    private let patterns: [Pattern]
    /// How many bytes of a path come before what the patterns are about: those of the file's folder and its `/`.
    private let base: Int
    private let outer: IgnoreRules?

    /// Reads a file of patterns; nil where it holds some that aren't known here.
    /// - Parameters:
    ///   - base: the folder in which the file stands, with a `/` behind it; empty for the top.
    ///   - outer: what counts where the file says nothing.
    init?(_ file: [UInt8], base: String, outer: IgnoreRules?) {
        var text = file
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
        var patterns: [Pattern] = []
        var start = 0
        while start < text.count {
            let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
            if let pattern = Self.pattern(of: text[start..<end]) { patterns.append(pattern) }
            start = end + 1
        }
        for pattern in patterns where pattern.plain < pattern.length {
            let letters = text[pattern.start..<(pattern.start + pattern.length)]
            let opens = zip(letters, letters.dropFirst()).contains {
                $0 == UInt8(ascii: "[") && $1 == UInt8(ascii: ":")
            }
            if opens { return nil }
        }
        bytes = text
        self.patterns = patterns
        self.base = base.utf8.count
        self.outer = outer
    }

    /// What a line says; nil where it is empty or a comment.
    private static func pattern(of line: ArraySlice<UInt8>) -> Pattern? {
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        var line = line
        if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
        line = withoutTrailingSpaces(line.prefix { $0 != 0 })
        var pattern = Pattern(start: line.startIndex, length: 0, plain: 0)
        if line.first == UInt8(ascii: "!") {
            pattern.isNegative = true
            line = line.dropFirst()
        }
        if line.last == UInt8(ascii: "/") {
            pattern.isForFolders = true
            line = line.dropLast()
        }
        pattern.isForNames = !line.contains(UInt8(ascii: "/"))
        pattern.isEnding =
            line.first == UInt8(ascii: "*")
            && !line.dropFirst().contains(where: WildMatch.isSpecial)
        if !pattern.isForNames, line.first == UInt8(ascii: "/") { line = line.dropFirst() }
        pattern.start = line.startIndex
        pattern.length = line.count
        pattern.plain = line.prefix { !WildMatch.isSpecial($0) }.count
        return pattern
    }

    /// A line without the spaces at its end; one with a backslash before it stays.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.endIndex
        while end > line.startIndex, line[end - 1] == UInt8(ascii: " ") { end -= 1 }
        let escapes = line[..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
        if escapes % 2 == 1, end < line.endIndex { end += 1 }
        return line[..<end]
    }

    /// Whether a file or folder is left out.
    /// - Parameters:
    ///   - path: its path below the top.
    ///   - name: where its name begins in the path.
    private func excludes(
        _ path: UnsafeBufferPointer<UInt8>, name: Int, isFolder: Bool
    ) -> Bool {
        var next: IgnoreRules? = self
        while let rules = next {
            if let verdict = rules.verdict(path, name: name, isFolder: isFolder) { return verdict }
            next = rules.outer
        }
        return false
    }

    /// Whether a file or folder is left out, by its path below the top.
    func excludes(_ path: String, isFolder: Bool) -> Bool {
        var path = path
        return path.withUTF8 { bytes in
            let slash = bytes.lastIndex(of: UInt8(ascii: "/"))
            return excludes(bytes, name: slash.map { $0 + 1 } ?? 0, isFolder: isFolder)
        }
    }

    /// What the last pattern that matches says; nil where none does.
    private func verdict(
        _ path: UnsafeBufferPointer<UInt8>, name: Int, isFolder: Bool
    ) -> Bool? {
        let ofName = UnsafeBufferPointer(rebasing: path[name...])
        let below = UnsafeBufferPointer(rebasing: path[base...])
        return bytes.withUnsafeBufferPointer { bytes in
            for pattern in patterns.reversed() where isFolder || !pattern.isForFolders {
                let text = pattern.isForNames ? ofName : below
                // Most patterns are plain, and most names too long or too short for them.
                if pattern.plain == pattern.length, text.count != pattern.length { continue }
                let letters = UnsafeBufferPointer(
                    rebasing: bytes[pattern.start..<(pattern.start + pattern.length)])
                if Self.matches(pattern, letters, text) { return !pattern.isNegative }
            }
            return nil
        }
    }

    private static func matches(
        _ pattern: Pattern, _ letters: UnsafeBufferPointer<UInt8>,
        _ text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        let plain = pattern.plain
        if plain == letters.count {
            return text.isEqual(to: letters)
        }
        if pattern.isForNames {
            if pattern.isEnding {
                let ending = letters.count - 1
                guard text.count >= ending else { return false }
                return UnsafeBufferPointer(rebasing: text[(text.count - ending)...])
                    .isEqual(to: UnsafeBufferPointer(rebasing: letters[1...]))
            }
            if plain > 0, text.first != letters.first { return false }
            return WildMatch.matches(letters, text, isPath: false)
        }
        // What comes before the first wildcard is compared by itself, so that `a**` behind it stands at a start.
        guard text.begins(with: UnsafeBufferPointer(rebasing: letters[..<plain])) else {
            return false
        }
        return WildMatch.matches(
            UnsafeBufferPointer(rebasing: letters[plain...]),
            UnsafeBufferPointer(rebasing: text[plain...]), isPath: true)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes are those of another buffer.
    fileprivate func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
        count == other.count && first == other.first && begins(with: other)
    }
}
