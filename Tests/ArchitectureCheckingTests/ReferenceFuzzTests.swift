import Testing

@testable import ArchitectureChecking

@Suite("any bytes can be checked")
struct ReferenceFuzzTests {
    @Test("mutated code is read without a crash, and every place lies inside it")
    func mutations() {
        let code = Array(
            """
            import SwiftUI
            @Model final class A<View>: B where View: C { let x: SwiftUI.Color = .red }
            #if false
            let y: Color
            #else
            extension A.B { func f<T>(_ t: [T?]) -> some View { "\\(Color.self)" } }
            #endif
            #Preview { A<Int>() }
            """.utf8)
        var state: UInt64 = 42
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let parts = Array("{}()<>#@\"\\/*.:,\n `éAa\0".utf8)
        for _ in 0..<400 {
            var bytes = code
            for _ in 0...next(6) {
                let place = next(bytes.count)
                switch next(3) {
                case 0: bytes[place] = parts[next(parts.count)]
                case 1: bytes.insert(parts[next(parts.count)], at: place)
                default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(9)))
                }
                if bytes.isEmpty { bytes = code }
            }
            let found = ReferenceCollector.references(in: bytes, file: 0) { _ in true }
            #expect(found.types.allSatisfy { (0..<bytes.count).contains($0.offset) })
            #expect(found.imports.allSatisfy { (0..<bytes.count).contains($0.offset) })
            #expect(found.types.allSatisfy { !$0.components.isEmpty })
        }
    }

    @Test("the filter of words lets no word through that isn't there, and misses none that is")
    func words() {
        let filter = WordFilter(["Color", "Größe"])
        #expect(filter.admits(Array("let x: Color".utf8)))
        #expect(filter.admits(Array("Color".utf8)))
        #expect(filter.admits(Array("(Größe)".utf8)))
        #expect(!filter.admits(Array("ColorSet MyColor Color2 _Color".utf8)))
        #expect(!WordFilter([String]()).admits(Array("Color".utf8)))
        let patterns = WordFilter([String](), beginnings: ["UI"])
        #expect(patterns.admits(Array("let x: UIImage".utf8)))
        #expect(!patterns.admits(Array("let x: MyUIImage, U, I".utf8)))
        #expect(WordFilter([String](), beginnings: [""]).admits([]))
    }
}
