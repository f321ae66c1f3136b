import FileTree
import Foundation
import Testing
import TreeFixtures

@testable import GitCommand

@Suite("A listing without git")
struct QuickListingTests {
    private let sharing = WorkSharing(threads: 2)

    /// The listing without git; where it is nil, git is asked.
    private func quick(_ folder: String, _ git: Git) throws -> FileListing? {
        git.quickListing(below: try DirectoryRoot(path: folder), sharing: sharing)
    }

    @Test("is git's own for any patterns, in plain folders and in repositories")
    func anyPatterns() throws {
        let git = try Git.locate()
        let rounds =
            ProcessInfo.processInfo.environment["FORMWORK_FUZZ_ROUNDS"].flatMap(Int.init) ?? 60
        var told = 0
        for round in 0..<rounds {
            var odd = OddTree(seed: UInt64(round))
            let tree = try odd.make()
            var folder = tree.path
            if round % 2 == 1 {
                try odd.commit(tree)
                if round % 4 == 3, let inner = odd.someFolder { folder = tree.absolute(inner) }
            }
            guard let listing = try quick(folder, git) else { continue }
            told += 1
            let expected = try git.trackedAndUntracked(below: folder)
            #expect(listing == expected, "seed \(round)\n\(odd.description)")
        }
        #expect(told * 10 >= rounds * 8)
    }

    @Test(
        "knows what patterns mean",
        arguments: [
            // gitignore(5), sentence by sentence.
            ("# a\n\n", ["a", "#"], []), ("\\#", ["#"], ["#"]), ("\\!a", ["!a", "a"], ["!a"]),
            ("a  ", ["a"], ["a"]), ("a\\ ", ["a", "a "], ["a "]), ("a\r\n", ["a"], ["a"]),
            ("*\n!a", ["a", "b"], ["b"]), ("/a", ["a", "d/a"], ["a"]),
            ("d/a", ["d/a", "e/d/a"], ["d/a"]), ("a", ["a", "d/a"], ["a", "d/a"]),
            ("a/", ["a", "d/a/b"], ["d/a/b"]), ("a*c", ["abc", "a/c"], ["abc"]),
            ("?b", ["ab", "b"], ["ab"]), ("[a-c]x", ["bx", "dx"], ["bx"]),
            ("[!a]x", ["ax", "bx"], ["bx"]), ("[^a]x", ["ax", "bx"], ["bx"]),
            ("[]]x", ["]x", "ax"], ["]x"]), ("[a\\]]x", ["]x", "ax", "\\x"], ["]x", "ax"]),
            ("**/a", ["a", "d/a", "d/e/a"], ["a", "d/a", "d/e/a"]),
            ("d/**", ["d/a", "d/e/a", "a"], ["d/a", "d/e/a"]),
            ("d/**/a", ["d/a", "d/x/y/a", "d/b"], ["d/a", "d/x/y/a"]),
            ("d/*/a", ["d/a", "d/x/a", "d/x/y/a"], ["d/x/a"]), ("[a", ["[a", "a"], []),
            ("a\\", ["a", "a\\"], []), ("\u{FEFF}a", ["a"], ["a"]),
            ("*.log", [".log", "a.log.x"], [".log"]),
            ("d\n!d/a", ["d/a"], ["d/a"]), ("/", ["a"], []), ("!", ["a"], []),
        ])
    func patterns(_ file: String, _ paths: [String], _ excluded: [String]) throws {
        let rules = try #require(IgnoreRules(Array(file.utf8), base: "", outer: nil))
        let found = paths.filter { path in
            let parts = path.slashParts
            return parts.indices.contains { index in
                rules.excludes(
                    parts[...index].joined(separator: "/"), isFolder: index < parts.count - 1)
            }
        }
        #expect(found == excluded)
    }

    @Test("leaves patterns to git that hold classes of characters")
    func classes() {
        #expect(IgnoreRules(Array("[[:digit:]]x".utf8), base: "", outer: nil) == nil)
    }

    @Test(
        "reads an index of any version, with long names and with one repository inside",
        arguments: ["2", "3", "4"])
    func versions(_ version: String) throws {
        let long = String(repeating: "x", count: 200)
        let tree = try repository([
            "a/\(long)": "", "a/\(long)y": "", "b": "", "é/ü": "", "gone": "", "loose": "",
        ])
        try tree.write("", to: "module/file")
        try initialise(tree.absolute("module"))
        try git(tree, "add", "module")
        try git(tree, "rm", "-q", "--cached", "loose")
        try tree.write("", to: "later")
        // An entry that needs the longer form of flags.
        try git(tree, "add", "-N", "later")
        try git(tree, "update-index", "--index-version", version)
        try tree.remove("gone")
        let git = try Git.locate()
        let listing = try #require(try quick(tree.path, git))
        #expect(listing == (try git.trackedAndUntracked(below: tree.path)))
        #expect(listing.nestedRepositories.map(\.string) == ["module"])
    }

    @Test("knows no index that is cut short or filled with anything")
    func brokenIndex() throws {
        let tree = try repository(["a/b": "", "c": ""])
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: tree.absolute(".git/index"))))
        #expect(GitIndex(bytes)?.files == ["a/b", "c"])
        for length in 0..<bytes.count {
            // The hash at the end isn't looked at, so that what stands before it may lack.
            let files = GitIndex(Array(bytes[..<length]))?.files
            #expect(files == nil || files == ["a/b", "c"])
        }
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2_000 {
            var broken = bytes
            broken[random.below(broken.count)] = UInt8(random.below(256))
            // Whatever it says, it says without a crash.
            _ = GitIndex(broken)
        }
    }

    @Test("honours the user's own patterns and the repository's")
    func userPatterns() throws {
        let home = try TemporaryTree([
            ".gitconfig": "[core]\n\texcludesFile = ~/mine\n", "mine": "*.own\n",
            "xdg/git/ignore": "*.usual\n",
        ])
        var environment = ProcessEnvironment.variables()
        environment["HOME"] = home.path
        environment["XDG_CONFIG_HOME"] = home.absolute("xdg")
        let files = ["a.own": "", "a.usual": "", "a.info": "", "a": ""]
        let tree = try repository(["a": ""])
        for (path, text) in files { try tree.write(text, to: path) }
        try tree.write("*.info\n!a.own\n", to: ".git/info/exclude")
        let plain = try TemporaryTree(files)
        for isStated in [true, false] {
            if !isStated { try home.remove(".gitconfig") }
            let git = Git(program: try Git.locate().program, environment: environment)
            for folder in [tree.path, plain.path] {
                let listing = try #require(try quick(folder, git))
                #expect(listing == (try git.trackedAndUntracked(below: folder)))
            }
        }
        withExtendedLifetime(plain) {}
    }

    @Test(
        "leaves to git what changes the listing in ways of its own",
        arguments: [
            ["config", "core.ignoreCase", "true"], ["config", "core.worktree", ".."],
            ["config", "include.path", "/nowhere"], ["config", "core.excludesFile", "relative"],
            ["sparse-checkout", "set", "a"], ["update-index", "--split-index"],
            ["update-index", "--skip-worktree", "b"],
            ["config", "extensions.worktreeConfig", "true"],
            ["worktree", "add", "-q", "side"],
        ])
    func leftToGit(_ arguments: [String]) throws {
        let tree = try repository(["a/x": "", "b": ""])
        let git = try Git.locate()
        #expect(try quick(tree.path, git) != nil)
        _ = try git.run(in: tree.path, arguments)
        #expect(try quick(tree.path, git) == nil)
    }

    @Test("leaves to git a link that stands for .gitignore, loose repositories and odd names")
    func oddFolders() throws {
        let git = try Git.locate()
        let linked = try TemporaryTree(["patterns": "a\n", "a": ""])
        try linked.link(".gitignore", to: "patterns")
        #expect(try quick(linked.path, git) == nil)
        let nested = try TemporaryTree(["a": "", "inner/b": ""])
        try initialise(nested.absolute("inner"))
        #expect(try quick(nested.path, git) == nil)
        // Decomposed letters, which a path composes.
        let decomposed = try TemporaryTree(["e\u{301}": ""])
        #expect(try quick(decomposed.path, git) == nil)
        let control = try TemporaryTree(["line\nend": ""])
        #expect(try quick(control.path, git) == nil)
    }

    @Test("leaves to git a folder that the repository around it ignores")
    func ignoredFolder() throws {
        let tree = try repository([".gitignore": "out/\n", "a": ""])
        try tree.write("", to: "out/project/a.swift")
        #expect(try quick(tree.absolute("out/project"), try Git.locate()) == nil)
    }

    @Test("doesn't depend on the number of threads")
    func threads() throws {
        let git = try Git.locate()
        var odd = OddTree(seed: 11)
        let tree = try odd.make()
        let root = try DirectoryRoot(path: tree.path)
        let listings = [1, 2, 3, 16].map { threads in
            git.quickListing(below: root, sharing: WorkSharing(threads: threads))
        }
        #expect(listings[0] != nil)
        for listing in listings { #expect(listing == listings[0]) }
    }
}
