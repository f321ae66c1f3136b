import FileTree
import Foundation
import Testing
import TreeFixtures

@Suite("A folder as the disk spells it")
struct SpelledFolderTests {
    @Test("lists and reads its entries, and follows no link in its own place")
    func entries() throws {
        let tree = try TemporaryTree(["a/b/x.txt": "1", "a/.hidden": "", "a/c/y": ""])
        try tree.link("a/link", to: "b")
        let root = try tree.root()
        let folder = try #require(SpelledFolder("a", below: root))
        let entries = try #require(folder.entries()).sorted { $0.name < $1.name }
        #expect(entries.map(\.name) == [".hidden", "b", "c", "link"])
        #expect(entries.map(\.kind) == [.file, .folder, .folder, .symbolicLink])
        #expect(SpelledFolder("a/b", below: root)?.read("x.txt", maximumSize: 1) == [0x31])
        #expect(SpelledFolder("a/b", below: root)?.read("x.txt", maximumSize: 0) == nil)
        #expect(folder.read("b", maximumSize: 10) == nil)
        #expect(SpelledFolder("a/link", below: root) == nil)
        #expect(SpelledFolder("a/none", below: root) == nil)
        #expect(SpelledFolder("", below: root)?.entries()?.map(\.name) == ["a"])
    }

    @Test("keeps letters in the form in which they were written")
    func forms() throws {
        let tree = try TemporaryTree(["e\u{301}": ""])
        let names = try #require(SpelledFolder("", below: try tree.root())?.entries()).map(\.name)
        #expect(names.map { Array($0.utf8) } == [Array("e\u{301}".utf8)])
    }

    @Test("tells what stands at a path, a link's place included")
    func presence() throws {
        let tree = try TemporaryTree(["a/b": ""])
        try tree.link("broken", to: "nowhere")
        let root = try tree.root()
        #expect(root.holds(spelled: "a/b") == true)
        #expect(root.holds(spelled: "broken") == true)
        #expect(root.holds(spelled: "a/c") == false)
        #expect(root.holds(spelled: "a/b/c") == false)
    }
}
