import Testing

@testable import TemplateLanguage

@Suite("The words of names")
struct NameWordsTests {
    @Test("plain names are split as names of other letters are")
    func plainNames() {
        let letters = Array("aBsSOiIuhpGW1-_ .")
        var state: UInt32 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 16) % bound
        }
        var names = ["iOSApp", "myURLs", "OAuthIDs", "A1B2c", "SwiftUIView", "IDs", "a", ""]
        for _ in 0..<2_000 {
            names.append(String((0..<random(14)).map { _ in letters[random(letters.count)] }))
        }
        for name in names {
            // The first word keeps the whole from being plain, and stands apart.
            #expect(NameWords.split(name) == Array(NameWords.split("é-" + name).dropFirst()))
        }
        #expect(NameWords.split("showsURLs iPhone2") == ["shows", "URLs", "iPhone2"])
    }
}
