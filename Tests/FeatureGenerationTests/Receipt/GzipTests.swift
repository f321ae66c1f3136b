import Testing

@testable import FeatureGeneration

@Suite("Gzip")
struct GzipTests {
    @Test("expands what it compressed, whatever the size", arguments: [0, 1, 100, 200_000])
    func roundTrip(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 31 + $0 / 7) }
        let compressed = try #require(Gzip.compress(bytes))

        #expect(Gzip.expand(compressed) == bytes)
        #expect(Gzip.compress(bytes) == compressed)
        #expect(compressed[9] == 255)
    }

    @Test("refuses what is damaged, cut or larger than the limit")
    func refuses() throws {
        let compressed = try #require(Gzip.compress(Array(repeating: 7, count: 10_000)))
        var flipped = compressed
        flipped[flipped.count - 6] ^= 1

        #expect(Gzip.expand(flipped) == nil)
        #expect(Gzip.expand(Array(compressed.dropLast(3))) == nil)
        #expect(Gzip.expand([]) == nil)
        #expect(Gzip.expand(Array("plain text".utf8)) == nil)
        #expect(Gzip.expand(compressed, limit: 9_999)?.count == nil)
    }
}
