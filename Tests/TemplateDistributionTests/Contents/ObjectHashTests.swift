import GitCommand
import Testing

@testable import TemplateDistribution

@Suite("Hashes of git's objects")
struct ObjectHashTests {
    @Test(
        "SHA-1 gives what FIPS 180-4 and git give",
        arguments: [
            ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
            ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
            ),
            (String(repeating: "a", count: 1000), "291e9a6c66994949b57ba5e650361e98fc36b1ba"),
        ])
    func vectors(text: String, digest: String) {
        #expect(SHA1.hexadecimal(of: Array(text.utf8)) == digest)
    }

    @Test("an object is right only with its own kind and bytes")
    func objects() {
        // `printf hello | git hash-object --stdin`
        let id = "b6fc4c620b67d95f953a5c1c1230aaab5db5a1b0"
        let bytes = Array("hello".utf8)
        #expect(ObjectHash.isRight(GitObject(id: id, kind: .blob, bytes: bytes)))
        #expect(!ObjectHash.isRight(GitObject(id: id, kind: .tag, bytes: bytes)))
        #expect(!ObjectHash.isRight(GitObject(id: id, kind: .blob, bytes: bytes + [0])))
        #expect(!ObjectHash.isRight(GitObject(id: "b6fc", kind: .blob, bytes: bytes)))
    }

    @Test("a tree reads back to its entries, and no bytes do harm")
    func trees() {
        let hash = [UInt8](repeating: 0xAB, count: 20)
        let bytes = Array("100644 a b".utf8) + [0] + hash + Array("40000 folder".utf8) + [0] + hash
        let id = String(repeating: "0", count: 40)
        let tree = TreeObject(GitObject(id: id, kind: .tree, bytes: bytes))
        #expect(tree?.entries.map(\.name) == ["a b", "folder"])
        #expect(tree?.entries.map(\.kind) == [.file, .folder])
        #expect(tree?.entries.first?.id == String(repeating: "ab", count: 20))
        var random = SeededBytes(seed: 3)
        for _ in 0..<2000 {
            var broken = bytes
            broken[random.below(bytes.count)] = UInt8(random.below(256))
            broken.removeLast(random.below(30))
            _ = TreeObject(GitObject(id: id, kind: .tree, bytes: broken))
        }
    }
}
