import FileTree
import Testing

@Suite("A content digest")
struct ContentDigestTests {
    @Test(
        "is SHA-256, as the standard's examples have it",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func examples(text: String, hexadecimal: String) {
        #expect(ContentDigest(of: bytes(text)).hexadecimal == hexadecimal)
    }

    @Test("is right for a million bytes")
    func millionBytes() {
        #expect(
            ContentDigest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)).hexadecimal
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("is read back only where it is one")
    func reading() {
        let digest = ContentDigest(of: bytes("x"))
        #expect(ContentDigest(hexadecimal: digest.hexadecimal) == digest)
        #expect(ContentDigest(hexadecimal: digest.hexadecimal.uppercased()) == nil)
        #expect(ContentDigest(hexadecimal: "abc") == nil)
    }
}
