import Testing

@testable import GitCommand

@Suite("What git prints of objects")
struct GitObjectTests {
    private let id = String(repeating: "a", count: 40)

    @Test("objects of any bytes are read one after the other, and missing ones have their place")
    func all() {
        let output =
            Array("\(id) blob 3\n".utf8) + [0, 0x0A, 0xFF, 0x0A]
            + Array("x missing\n\(id) commit 0\n\n".utf8)
        let objects = GitObject.all(in: output)
        #expect(objects?.count == 3)
        #expect(objects?[0] == GitObject(id: id, kind: .blob, bytes: [0, 0x0A, 0xFF]))
        #expect(objects?[1] == nil)
        #expect(objects?[2]?.kind == .commit)
    }

    @Test("output that is cut short, or lies about a size, is none")
    func short() {
        let whole = Array("\(id) blob 3\nabc\n".utf8)
        for count in 1..<whole.count { #expect(GitObject.all(in: Array(whole[..<count])) == nil) }
        #expect(GitObject.all(in: Array("\(id) blob -3\nabc\n".utf8)) == nil)
        #expect(GitObject.all(in: Array("\(id) blob 99999999999999999999\n".utf8)) == nil)
        #expect(GitObject.all(in: Array("\(id) thing 3\nabc\n".utf8)) == nil)
    }

    @Test("entries of trees and references are read with any name that is text")
    func listed() {
        let entry = GitTreeEntry(listed: Array("100644 blob \(id)      12\ta b\tc".utf8)[...])
        #expect(entry?.path == "a b\tc")
        #expect(entry?.size == 12)
        #expect(GitTreeEntry(listed: Array("040000 tree \(id)       -\td".utf8)[...])?.size == nil)
        #expect(GitTreeEntry(listed: Array("nonsense".utf8)[...]) == nil)
        let tag = GitReference(line: "refs/tags/v1.0.0\0b\0tag\0\(id)\0commit")
        #expect(tag?.commit == id)
        #expect(tag?.tag == "v1.0.0")
        #expect(GitReference(line: "refs/tags/x\0b\0blob\0\0") == nil)
    }
}
