import SwiftParser
import Testing

@testable import StyleLearning

/// Names that are like other words: in text and in paths, the feature's name is replaced, and nothing else is.
@Suite("Features with names that are hard to tell from other words")
struct NameProofTests {
    /// The files of a feature, learned of others with a view and a view model each.
    private func generated(
        _ feature: String, from stems: [String], folder: (String) -> String = { $0 },
        extra: [String: String] = [:], like: String? = nil
    ) throws -> [String: String] {
        var files: [String: String] = [:]
        for stem in stems {
            let lower = StemSpellings.lower(stem)
            let path = "App/Scenes/\(folder(stem))/\(stem)"
            files[path + "View.swift"] = """
                import SwiftUI

                struct \(stem)View: View {
                    @State private var isShown = false
                    let \(lower)Model: \(stem)Model

                    var body: some View {
                        List {
                            Text("title")
                            Link("more", destination: \(lower)Model.address)
                        }
                        .onAppear { \(lower)Model.listen() }
                    }
                }

                """
            files[path + "Model.swift"] = """
                final class \(stem)Model: ObservableObject {
                    static let key = "\(lower)"
                    private let listener = Listener()
                    private var states: [State] = []
                    private let playlist = "textual views"

                    func listen() { listener.start(viewing: states) }
                }

                """
        }
        files.merge(extra) { $1 }
        let made = try LearnedProject(files: files).generate(
            feature, request: LearningRequest(like: like))
        for (path, text) in made where path.hasSuffix(".swift") {
            #expect(!Parser.parse(source: text).hasError, "\(path): \(text)")
        }
        return made
    }

    /// What the files of a feature have to be.
    private func expected(_ feature: String, lower: String, folder: String? = nil) -> [String:
        String]
    {
        let path = "App/Scenes/\(folder ?? feature)/\(feature)"
        return [
            path + "View.swift": """
            import SwiftUI

            struct \(feature)View: View {
                @State private var isShown = false
                let \(lower)Model: \(feature)Model

                var body: some View {
                    List {
                        Text("title")
                        Link("more", destination: \(lower)Model.address)
                    }
                    .onAppear { \(lower)Model.listen() }
                }
            }

            """,
            path + "Model.swift": """
            final class \(feature)Model: ObservableObject {
                static let key = "\(lower)"
                private let listener = Listener()
                private var states: [State] = []
                private let playlist = "textual views"

                func listen() { listener.start(viewing: states) }
            }

            """,
        ]
    }

    @Test(
        "each sibling gives the same feature",
        arguments: [
            ["Edit", "EditProduct", "Product"], ["Listen", "List", "Orders"],
            ["URL", "QRCode", "Orders"], ["OAuth2", "Step2", "Orders"],
            ["Übersicht", "Menü", "Orders"], ["View", "Orders", "Search"],
            ["State", "Orders", "Search"], ["Text", "Orders", "Search"],
            ["Link", "List", "Search", "Orders"],
        ])
    func siblings(stems: [String]) throws {
        let made = try generated("Profile", from: stems)
        let wanted = expected("Profile", lower: "profile")
        #expect(made.keys.sorted() == wanted.keys.sorted())
        for (path, text) in wanted { #expect(made[path] == text) }
    }

    @Test(
        "and so does each feature that is followed",
        arguments: [
            "Edit", "EditProduct", "List", "URL", "QRCode", "OAuth2", "Menü", "View",
            "State",
            "Text", "Link",
        ])
    func followed(like: String) throws {
        let others = ["Orders", "Search", "Login"]
        let made = try generated("Profile", from: [like] + others, like: like)
        let wanted = expected("Profile", lower: "profile")
        for (path, text) in wanted { #expect(made[path] == text) }
    }

    @Test(
        "a new feature's name is spelled as its words are",
        arguments: [
            ("QRCode", "qrCode"), ("URLList", "urlList"), ("PDF", "pdf"), ("OAuth2", "oAuth2"),
            ("Menü", "menü"), ("Übersicht", "übersicht"), ("Step2Go", "step2Go"),
            ("View2", "view2"), ("List", "list"), ("Text", "text"),
        ])
    func spelled(feature: String, lower: String) throws {
        let made = try generated(feature, from: ["Orders", "Search", "Login"])
        let wanted = expected(feature, lower: lower)
        for (path, text) in wanted { #expect(made[path] == text) }
    }

    @Test("folders in the plural stay in the plural")
    func plurals() throws {
        let folders = [
            "Order": "Orders", "Product": "Products", "Category": "Categories",
            "Address": "Addresses",
        ]
        let made = try generated(
            "Country", from: ["Order", "Product", "Category", "Address"]
        ) { folders[$0] ?? $0 }
        #expect(
            made.keys.sorted() == [
                "App/Scenes/Countries/CountryModel.swift", "App/Scenes/Countries/CountryView.swift",
            ])
    }

    @Test("folders in lower camel case stay so, for names of several words too")
    func lowerCamel() throws {
        let made = try generated("UserProfile", from: ["OrderHistory", "Search", "QRCode"]) {
            StemSpellings.lower($0)
        }
        #expect(
            made.keys.sorted() == [
                "App/Scenes/userProfile/UserProfileModel.swift",
                "App/Scenes/userProfile/UserProfileView.swift",
            ])
    }

    @Test("a sibling with a typing mistake in some of its names adds nothing of it")
    func typos() throws {
        let folder = "App/Scenes/Behavoir/"
        let made = try generated(
            "Profile", from: ["Orders", "Search", "Login"],
            extra: [
                folder + "BehaviorView.swift":
                    "import SwiftUI\n\nstruct BehavoirView: View {\n    let behaviorModel: BehavoirModel\n}\n",
                folder + "BehavoirModel.swift":
                    "final class BehaviorModel: ObservableObject {\n    static let key = \"behavoir\"\n}\n",
            ])
        for (path, text) in expected("Profile", lower: "profile") { #expect(made[path] == text) }
        #expect(made.values.allSatisfy { !$0.lowercased().contains("behav") })
    }

    @Test("names that can't be a type's are passed over")
    func digitsFirst() throws {
        let made = try generated(
            "Profile", from: ["Orders", "Search"],
            extra: [
                "App/Scenes/2FA/2FAView.swift":
                    "import SwiftUI\n\nstruct TwoFAView: View {}\n"
            ])
        for (path, text) in expected("Profile", lower: "profile") { #expect(made[path] == text) }
    }
}

extension StemSpellings {
    /// A name with its first word in lower case.
    fileprivate static func lower(_ name: String) -> String {
        NameForm.lowerCamel.spelling(of: name)
    }
}
