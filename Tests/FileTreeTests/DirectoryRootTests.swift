import Diagnostics
import FileTree
import Foundation
import Testing
import TreeFixtures

@Suite("A directory root")
struct DirectoryRootTests {
    @Test("reads a file with its mode")
    func reading() throws {
        let tree = try TemporaryTree(["a/b/x.swift": "let x = 1\n", "a/empty": ""])
        try tree.write("run", to: "a/run.sh", mode: 0o755)
        let root = try tree.root()
        let contents = try root.read(path("a/b/x.swift"))
        #expect(contents.bytes == Array("let x = 1\n".utf8))
        #expect(try root.read(path("a/run.sh")).mode == 0o755)
        #expect(try root.read(path("a/empty")).bytes.isEmpty)
    }

    @Test("may itself be reached through a link, but follows none below it")
    func links() throws {
        let outside = try TemporaryTree(["secret/x": "secret"])
        let tree = try TemporaryTree(["real/x": "mine"])
        try tree.link("folder", to: outside.absolute("secret"))
        try tree.link("real/file", to: outside.absolute("secret/x"))
        try tree.link("inner", to: "real")
        let holder = try TemporaryTree()
        try holder.link("project", to: tree.path)
        let root = try DirectoryRoot(path: holder.absolute("project"))
        #expect(try root.read(path("real/x")).bytes == Array("mine".utf8))
        for link in ["folder/x", "inner/x", "real/file"] {
            let failure = #expect(throws: Failure.self) { try root.read(path(link)) }
            #expect(failure?.diagnostics.first?.message.contains("symbolic link") == true)
        }
        let failure = #expect(throws: Failure.self) { try root.read(path("folder/x")) }
        #expect(
            failure?.diagnostics.first?.message
                == "can't read 'folder/x': 'folder' is a symbolic link, "
                + "and links inside the project aren't followed")
        #expect(try root.kind(of: path("folder")) == .symbolicLink)
        #expect(throws: Failure.self) { try root.kind(of: path("folder/x")) }
    }

    @Test("says what is in the way")
    func obstacles() throws {
        let tree = try TemporaryTree(["a/file": "x"])
        let root = try tree.root()
        let absent = #expect(throws: Failure.self) { try root.read(path("a/b/c")) }
        #expect(absent?.exitCode == .notFound)
        #expect(absent?.diagnostics.first?.message == "can't read 'a/b/c': there is no 'a/b'")
        let inTheWay = #expect(throws: Failure.self) { try root.read(path("a/file/x")) }
        #expect(
            inTheWay?.diagnostics.first?.message
                == "can't read 'a/file/x': 'a/file' is a file, not a folder")
        let folder = #expect(throws: Failure.self) { try root.read(path("a")) }
        #expect(folder?.diagnostics.first?.message == "can't read 'a': 'a' is a folder, not a file")
        #expect(try root.kind(of: path("a/b/c")) == .absent)
        #expect(throws: Failure.self) { try root.read(path("a/file"), maximumSize: 0) }
        #expect(
            #expect(throws: Failure.self) { try DirectoryRoot(path: tree.absolute("no")) }?.exitCode
                == .notFound)
    }

    @Test("doesn't wait for a pipe that nobody writes to", .timeLimit(.minutes(1)))
    func pipes() throws {
        let tree = try TemporaryTree()
        #expect(mkfifo(tree.absolute("pipe"), 0o644) == 0)
        #expect(throws: Failure.self) { try tree.root().read(path("pipe")) }
        #expect(try tree.root().kind(of: path("pipe")) == .other)
    }

    @Test("finds the spelling under which an entry exists")
    func spellings() throws {
        let tree = try TemporaryTree(["Features/Profile/ProfileView.swift": ""])
        let root = try tree.root()
        #expect(
            try root.existingSpelling(of: path("features/profile/profileview.SWIFT"))?.string
                == "Features/Profile/ProfileView.swift")
        #expect(try root.existingSpelling(of: path("FEATURES"))?.string == "Features")
        #expect(try root.existingSpelling(of: path("Features/Cart")) == nil)
        #if os(Linux)
            try tree.write("", to: "features/x")
            #expect(try root.existingSpelling(of: path("features"))?.string == "features")
            #expect(try root.existingSpelling(of: path("Features"))?.string == "Features")
        #endif
    }

    @Test("reads entries whose names the disk keeps decomposed")
    func unicodeForms() throws {
        let tree = try TemporaryTree(["Cafe\u{301}/Ae\u{301}.swift": "x"])
        let root = try tree.root()
        let composed = try path("Caf\u{E9}/A\u{E9}.swift")
        #expect(try root.read(composed).bytes == Array("x".utf8))
        #expect(try root.kind(of: composed) == .file)
        #expect(try root.existingSpelling(of: composed) == composed)
        #expect(try root.walk().entries.map(\.path).contains(composed))
    }

    @Test("walks everything in order, within its bounds")
    func walking() throws {
        let tree = try TemporaryTree(["b/x": "", "a/c/y": "", ".hidden": ""])
        try tree.link("link", to: "b")
        try tree.link("loop", to: ".")
        let root = try tree.root()
        let walk = try root.walk()
        #expect(
            walk.entries.map(\.path.string)
                == [".hidden", "a", "a/c", "a/c/y", "b", "b/x", "link", "loop"])
        #expect(walk.isComplete)
        #expect(try !root.walk(bounds: WalkBounds(entries: 3)).isComplete)
        let shallow = try root.walk(bounds: WalkBounds(depth: 1))
        #expect(!shallow.isComplete && !shallow.entries.contains { $0.path.string == "b/x" })
        let some = try root.walk(path("a")) { $0.path.name != "c" }
        #expect(some.entries.isEmpty)
    }
}

/// A path of a test; a wrong one fails the test.
func path(_ text: String) throws -> RelativePath { try RelativePath(validating: text) }
