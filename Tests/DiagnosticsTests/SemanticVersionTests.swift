import Testing

@testable import Diagnostics

@Suite("SemanticVersion")
struct SemanticVersionTests {
    @Test(
        "reads what it prints", arguments: ["0.1.0", "1.2.3", "1.0.0-alpha", "1.0.0-alpha.1"])
    func roundTrip(text: String) {
        #expect(SemanticVersion(text)?.description == text)
    }

    @Test(
        "refuses what isn't a version",
        arguments: ["", "1", "1.2", "1.2.3.4", "v1.2.3", "01.2.3", "1.-2.3", "1.2.3-", "1.2.x"])
    func refuses(text: String) {
        #expect(SemanticVersion(text) == nil)
    }

    @Test("orders as semver.org says")
    func order() {
        let ascending = [
            "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
            "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.2.0", "1.10.0", "2.0.0",
        ].compactMap { SemanticVersion($0) }
        #expect(ascending.count == 12)
        #expect(ascending.sorted() == ascending)
        #expect(SemanticVersion("1.0.0+build") == SemanticVersion("1.0.0"))
    }
}
