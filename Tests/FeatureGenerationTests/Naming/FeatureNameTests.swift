import Diagnostics
import Testing

@testable import FeatureGeneration

@Suite("FeatureName")
struct FeatureNameTests {
    @Test(
        "takes upper camel case, acronyms and letters of any script as they are",
        arguments: [
            "Profile", "OrderHistory", "URLSession", "OAuth2Login", "Class", "Task", "Error",
            "Home",
            "Übersicht", "Order_History",
        ])
    func accepts(text: String) throws {
        let (name, remarks) = try FeatureName.parse(text)

        #expect(name.description == text)
        #expect(remarks.isEmpty)
    }

    @Test(
        "refuses anything else with 64 and the nearest valid spelling",
        arguments: [
            ("profile", "Profile"), ("class", "Class"), ("2FA", "TwoFA"), ("My-App", "MyApp"),
            ("Wi Fi", "WiFi"), ("iOSHome", "IOSHome"), ("Self", "SelfFeature"),
            ("Type", "TypeFeature"), ("Any", "AnyFeature"), ("../x", "X"), ("/etc/x", "X"),
            ("a/../../x", "X"), ("Tab\u{0}Bar", "TabBar"), ("~", nil), ("", nil), ("View", nil),
            ("🙂", nil), ("__name__", "Name__"), ("A{{ x }}", "AX"), ("_Foo", "Foo"),
            ("ViewView", nil),
        ] as [(String, String?)])
    func refuses(text: String, suggestion: String?) throws {
        let failure = try #require(caught({ try FeatureName.parse(text) }))

        #expect(failure.exitCode == .usage)
        #expect(failure.ids == ["name.refused"])
        let fix = failure.diagnostics[0].fix
        #expect(fix == suggestion.map { "use '\($0)'" } || (suggestion == nil && fix != nil))
    }

    @Test("refuses more than 100 characters and names the number")
    func refusesLong() throws {
        let name = String(repeating: "A", count: 101)
        let failure = try #require(caught({ try FeatureName.parse(name) }))

        #expect(failure.diagnostics[0].message.contains("this one has 101"))
        #expect(try FeatureName.parse(String(name.dropLast())).name.description.count == 100)
    }

    @Test("is in composed form, however it was typed")
    func composes() throws {
        let (name, _) = try FeatureName.parse("Cafe\u{301}")

        #expect(Array(name.description.unicodeScalars) == Array("Caf\u{E9}".unicodeScalars))
    }

    @Test("drops a trailing View and says so")
    func dropsView() throws {
        let (name, remarks) = try FeatureName.parse("ProfileView")

        #expect(name.description == "Profile")
        #expect(remarks.map(\.id) == ["name.view-suffix"])
        #expect(try FeatureName.parse("Preview").name.description == "Preview")
    }
}
