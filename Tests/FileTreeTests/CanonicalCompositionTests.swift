import FileTree
import Foundation
import Testing

@Suite("Canonical composition")
struct CanonicalCompositionTests {
    @Test(
        "gives the standard's composed form",
        arguments: [
            ("Cafe\u{301}", "Caf\u{E9}"), ("\u{212B}", "\u{C5}"), ("\u{2126}", "\u{3A9}"),
            ("e\u{323}\u{302}", "\u{1EC7}"), ("e\u{302}\u{323}", "\u{1EC7}"),
            ("\u{EA}\u{323}", "\u{1EC7}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
            ("\u{958}", "\u{915}\u{93C}"), ("\u{F900}", "\u{8C48}"),
            ("q\u{307}\u{323}", "q\u{323}\u{307}"),
            ("\u{308}a", "\u{308}a"), ("a\u{345}\u{301}", "\u{E1}\u{345}"),
        ])
    func knownForms(text: String, composed: String) {
        #expect(Self.scalars(CanonicalComposition.compose(text)) == Self.scalars(composed))
    }

    @Test("agrees with Foundation on every single character")
    func allCharacters() {
        var wrong: [String] = []
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = String(scalar)
            let expected = text.precomposedStringWithCanonicalMapping
            if Self.scalars(CanonicalComposition.compose(text)) != Self.scalars(expected) {
                wrong.append(String(value, radix: 16))
            }
        }
        #expect(wrong.isEmpty)
    }

    @Test("agrees with Foundation on random runs of letters and marks")
    func randomText() {
        var random = SeededGenerator(seed: 11)
        let pool: [ClosedRange<UInt32>] = [
            0x41...0x5A, 0xC0...0x24F, 0x300...0x345, 0x591...0x5F4, 0x900...0x97F, 0x1100...0x11FF,
            0xAC00...0xAC50, 0x1E00...0x1FFF, 0x3040...0x30FF, 0x9BE...0x9D7,
        ]
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 1...7, using: &random) {
                let range = pool[Int.random(in: 0..<pool.count, using: &random)]
                if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &random)) {
                    text.unicodeScalars.append(scalar)
                }
            }
            let composed = CanonicalComposition.compose(text)
            #expect(
                Self.scalars(composed) == Self.scalars(text.precomposedStringWithCanonicalMapping))
            #expect(composed == text)
            #expect(Self.scalars(CanonicalComposition.compose(composed)) == Self.scalars(composed))
        }
    }

    private static func scalars(_ text: String) -> [UInt32] {
        text.unicodeScalars.map(\.value)
    }
}
