import Diagnostics
import Testing

@testable import TemplateManifest

/// A small generator with a fixed seed, so that a failure comes back.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

@Suite("mutated manifests")
struct ManifestMutantTests {
    @Test("end in a set or in diagnostics with places and fixes, never in a crash")
    func mutants() throws {
        var generator = SeededGenerator(state: 20_261_130)
        let loader = try ManifestLoader(schema: ManifestSamples.schema())
        let original = Array(ManifestSamples.full.utf8)
        let pieces = [
            "<", ">", "/>", "</files>", "\"", "&", "&#0;", "{{", "{%", "%}", "'", "|", "\u{0}", "-",
            "<file/>", "<!--", "]]>", "id=\"view\"", "xmlns=\"\"", "é", "<![CDATA[", "..", "\n",
        ].map { Array($0.utf8) }
        let clock = ContinuousClock()
        let start = clock.now
        var counts = (sets: 0, failures: 0)
        for _ in 0..<400 where clock.now - start < .seconds(3) {
            var bytes = original
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1:
                    let end = min(place + Int.random(in: 1...40, using: &generator), bytes.count)
                    bytes.removeSubrange(place..<end)
                case 2:
                    let piece = pieces.randomElement(using: &generator) ?? []
                    bytes.insert(contentsOf: piece, at: place)
                default:
                    let end = min(place + Int.random(in: 1...60, using: &generator), bytes.count)
                    bytes.insert(contentsOf: bytes[place..<end], at: place)
                }
            }
            var files = ManifestSamples.files("", ManifestSamples.fullTemplates)
            files[ManifestLoader.manifestName]?.bytes = bytes
            do {
                _ = try loader.load(
                    files: files, folderName: "sample", displayRoot: "sample", origin: .builtIn
                ) { _ in nil }
                counts.sets += 1
            } catch {
                counts.failures += 1
                #expect(!error.diagnostics.isEmpty)
                for finding in error.diagnostics {
                    #expect(finding.location?.line != nil)
                    #expect(finding.fix != nil, "\(finding.message)")
                }
            }
        }
        #expect(counts.sets + counts.failures > 10)
        #expect(counts.failures > counts.sets)
    }
}
