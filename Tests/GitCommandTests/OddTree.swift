import TreeFixtures

@testable import GitCommand

/// A folder of files with odd names and odd `.gitignore` files, the same for the same seed.
struct OddTree: CustomStringConvertible {
    private var random: SeededNumbers
    private var files: [String: String] = [:]

    private static let names = [
        "a", "b", "ab", "abc", "a.b", "foo", "foo.log", "bar.log", "-x", "[a]", "a b", "é", "x-y",
        "A", "a ", "!a", "#a", "d", "e", "**", "a\\b",
    ]
    private static let tokens = [
        "a", "b", "*", "*", "**", "?", "/", "/", "[ab]", "[!a]", "[a-c]", "[^b]", "\\", "!", "#",
        " ", "foo",
        ".log", "[", "]", "-", "é", "d", "x", "/**/", "**/", "\r", "\t", "[]a]", "[a-]", "[\\]a]",
        "[b-",
    ]

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    /// A folder of the tree, as seen from its top.
    var someFolder: String? {
        files.keys.sorted().lazy.compactMap { path in
            path.lastSlash.map { String(path[..<$0]) }
        }.first
    }

    var description: String {
        files.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.debugDescription)" }
            .joined(separator: "\n")
    }

    mutating func make() throws -> TemporaryTree {
        var folders: Set<String> = [""]
        for _ in 0..<60 {
            let folder = pick(folders.sorted())
            let name = pick(Self.names)
            let path = folder + name
            if files[path] != nil || folders.contains(path + "/") { continue }
            if random.below(4) == 0, folder.slashParts.count < 4 {
                folders.insert(path + "/")
            } else {
                files[path] = ""
            }
        }
        for folder in folders.sorted() where folder.isEmpty || random.below(3) == 0 {
            files[folder + ".gitignore"] = patterns()
        }
        return try TemporaryTree(files)
    }

    /// Puts some of the files under git's care, whatever the patterns say, and deletes some.
    mutating func commit(_ tree: TemporaryTree) throws {
        try git(tree, "init", "-q", "-b", "main")
        for path in files.keys.sorted() where random.below(3) == 0 {
            try git(tree, "add", "-f", "--", ":(literal)" + path)
            if random.below(4) == 0, !path.hasSuffix(".gitignore") { try tree.remove(path) }
        }
    }

    private mutating func patterns() -> String {
        (0..<(1 + random.below(5))).map { _ in
            (0..<(1 + random.below(5))).map { _ in pick(Self.tokens) }.joined()
        }.joined(separator: "\n") + (random.below(2) == 0 ? "\n" : "")
    }

    private mutating func pick(_ choices: [String]) -> String {
        choices[random.below(choices.count)]
    }
}
