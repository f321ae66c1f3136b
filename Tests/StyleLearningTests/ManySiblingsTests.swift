import Testing

@testable import StyleLearning

@Suite("What many siblings agree on")
struct ManySiblingsTests {
    private static let names = ["Account", "Basket", "Catalog", "Help", "Login", "Orders"]

    @Test("what two of many have is theirs, however near they are")
    func few() throws {
        var texts: [String: String] = [:]
        for (index, name) in Self.names.enumerated() {
            let phone = index < 2 ? "    let phoneLabel = Label(\"Phone\")\n" : ""
            texts[name] = "struct {N}View {\n\(phone)    let count = 1\n}\n"
        }
        let made = try LearnedProject.generated(texts)

        #expect(made == "struct ProfileView {\n    let count = 1\n}\n")
    }

    @Test("what some of those have that share the whole isn't the whole's")
    func parts() throws {
        var texts: [String: String] = [:]
        for (index, name) in Self.names.enumerated() {
            let call = index < 2 ? "        ask(1)\n" : ""
            let bind = index < 3 ? "    func bind() {\n        super.bind()\n\(call)    }\n" : ""
            texts[name] = "final class {N}View: Screen {\n    let name = 1\n\(bind)}\n"
        }
        let made = try LearnedProject.generated(texts)

        #expect(made.contains("super.bind()"), "\(made)")
        #expect(!made.contains("ask(1)"), "\(made)")
    }

    @Test("the sibling that is most like the others is followed, not the longest one")
    func dialect() throws {
        var texts: [String: String] = [:]
        for (index, name) in Self.names.enumerated() {
            let old = (1...9).map { "    let old\($0) = \($0)\n" }.joined()
            texts[name] =
                index < 2
                ? "final class {N}View: OldScreen {\n\(old)}\n"
                : "final class {N}View: Screen<Int> {\n    func bind() {}\n}\n"
        }
        let made = try LearnedProject.generated(texts)

        #expect(made == "final class ProfileView: Screen<Int> {\n    func bind() {}\n}\n")
    }

    @Test("the sibling that is followed may have much of its own besides what is shared")
    func ownWords() throws {
        var texts: [String: String] = [:]
        for index in 0..<10 {
            let own = (1...20).map { "    let own\(index)x\($0) = \($0)\n" }.joined()
            let shared = (1...6).map { "    let shared\($0) = \($0)\n" }.joined()
            let name = Self.names[index % 6] + (index < 6 ? "" : "s")
            texts[name] =
                "final class {N}View: Screen {\n    let name = 1\n\(index < 6 ? "" : shared + own)}\n"
        }
        let made = try LearnedProject.generated(texts)

        #expect(made.contains("let shared1 = 1\n    let shared2 = 2"), "\(made)")
        #expect(!made.contains("own"), "\(made)")
    }

    @Test("a third of the features is enough for what the one that is followed has")
    func thirds() {
        #expect([3, 5, 6, 9, 10, 12].map(Majority.ownNeed) == [2, 2, 2, 3, 4, 4])
        #expect(Majority.partNeed(of: 3, total: 6) == 3)
    }

    @Test(
        "features whose names end as the new one's does are learned from before others",
        arguments: [("StoreRules", true), ("Store", false)])
    func kin(name: String, isRule: Bool) throws {
        var files: [String: String] = [:]
        let rules = ["Sound", "Text", "Time", "Units", "Voice", "Work"].map { $0 + "Rules" }
        for sibling in Self.names + ["Map", "News", "Photos", "Search", "Trips", "Zoo"] + rules {
            let rule = rules.contains(sibling) ? "    let rule = Rule.standard\n" : ""
            files["App/Scenes/\(sibling)/\(sibling)View.swift"] =
                "struct \(sibling)View {\n    let count = 1\n\(rule)}\n"
        }
        var request = LearningRequest()
        request.feature = name
        let made = try LearnedProject(files: files).generate(name, request: request)
        let text = try #require(made["App/Scenes/\(name)/\(name)View.swift"])

        #expect(text.contains("let rule = Rule.standard") == isRule, "\(text)")
    }

    @Test("a member stays in the words that most of the features have for it")
    func usualWords() throws {
        var texts: [String: String] = [:]
        for (index, name) in Self.names.enumerated() {
            // The first is the most like the others but for one word.
            let extra = index < 3 ? "    let extra = 2\n" : ""
            let word = index < 2 ? "" : "private "
            texts[name] =
                "final class {N}View {\n    \(word)weak var owner: Owner?\n    let count = 1\n\(extra)}\n"
        }
        let made = try LearnedProject.generated(texts)

        #expect(made.contains("    private weak var owner: Owner?\n"), "\(made)")
    }

    @Test("an import that most have below their types stands with the other imports")
    func imports() throws {
        func text(_ member: String, _ first: String, _ last: String) -> String {
            "\(first)import UIKit\n\nstruct {N}View {\n    let a = 1\n\(member)}\n\(last)"
        }
        let made = try LearnedProject.generated([
            "Login": text("    let b = 2\n    let c = 3\n", "", ""),
            "Orders": text("    let b = 2\n", "", "\nimport OSLog\n"),
            "Search": text("    let c = 3\n", "", "\nimport OSLog\n"),
        ])
        let lines = made.split(separator: "\n")

        #expect(lines.prefix(2) == ["import UIKit", "import OSLog"], "\(made)")
    }

    @Test("what makes a variable that much of a function needs stays in one feature's way")
    func variables() throws {
        func text(_ key: String) -> String {
            """
            enum {N}View {
                static func make(wallet: Wallet) -> Screen? {
            \(key)
                    let signing = Signing(key: key, wallet: wallet)
                    let presenter = Presenter(signing: signing, logger: Logger.shared)
                    let screen = Screen(presenter: presenter, theme: Theme.current)
                    screen.loadIfNeeded(animated: false)
                    return screen
                }
            }

            """
        }
        let made = try LearnedProject.generated([
            "Login": text("        guard let key = wallet.key() else { return nil }"),
            "Orders": text("        let key = try? Keychain.key(of: wallet)"),
            "Search": text("        let keys = wallet.keys\n        let key = keys[0]"),
        ])

        #expect(made.contains("Presenter(signing: signing"), "\(made)")
        #expect(made.contains("return screen"), "\(made)")
        #expect(made.contains(" key = "), "\(made)")
    }

    @Test("a type without the feature's name that one sibling declares isn't declared again")
    func shared() throws {
        let files = [
            "App/Scenes/Login/LoginView.swift": """
            protocol Defaults {
                func bool() -> Bool
            }

            extension Storage: Defaults {}

            final class LoginView: UIViewController {
                private let defaults: Defaults
                let name = 1

                init(defaults: Defaults = Storage()) {
                    self.defaults = defaults
                }
            }

            """,
            "App/Scenes/Login/LoginModel.swift": "final class LoginModel {\n}\n",
            "App/Scenes/Orders/OrdersModel.swift": "final class OrdersModel {\n}\n",
        ]
        let made = try LearnedProject(files: files)
            .generate("Profile", request: LearningRequest(like: "Login"))
        let text = try #require(made["App/Scenes/Profile/ProfileView.swift"], "\(made)")

        #expect(text.contains("final class ProfileView"))
        #expect(!text.contains("protocol Defaults"), "\(text)")
        #expect(!text.contains("extension Storage"), "\(text)")
    }

    @Test("a lone file's types without the feature's name go with it")
    func rows() throws {
        let files = [
            "App/Scenes/Login/LoginView.swift": """
            struct LoginView: View {
                var body: some View {
                    DistanceRow()
                }
            }

            private struct DistanceRow: View {
                var body: some View { Text("far") }
            }

            """,
            "App/Scenes/Login/LoginModel.swift": "final class LoginModel {\n}\n",
            "App/Scenes/Orders/OrdersModel.swift": "final class OrdersModel {\n}\n",
        ]
        let made = try LearnedProject(files: files)
            .generate("Profile", request: LearningRequest(like: "Login"))
        let text = try #require(made["App/Scenes/Profile/ProfileView.swift"], "\(made)")

        #expect(text.contains("struct ProfileView: View"))
        #expect(!text.contains("DistanceRow"), "\(text)")
    }

    @Test("no empty lines are left where something was left out")
    func emptyLines() throws {
        func text(_ member: String) -> String {
            "struct {N}View {\n    let \(member) = 1\n\n    let a = 1\n\n    let \(member)2 = 2\n\n"
                + "    func b() {\n        \(member)()\n\n        c()\n    }\n\n    let \(member)3 = 1\n}\n"
        }
        let made = try LearnedProject.generated([
            "Login": text("signIn"), "Orders": text("reorder"), "Search": text("suggest"),
        ])

        #expect(
            made
                == "struct ProfileView {\n    let a = 1\n\n    func b() {\n        c()\n    }\n}\n")
    }

    @Test("empty lines stay as many as the file that is followed has them")
    func ownEmptyLines() throws {
        let text = "struct {N}View {\n\n    let a = 1\n\n\n    let b = 2\n\n}\n"
        let made = try LearnedProject.generated(["Login": text, "Orders": text])

        #expect(made == text.replacing("{N}", with: "Profile"))
    }

    @Test("an extension isn't kept for a type whose file has to be asked for")
    func emptiedExtension() throws {
        var files: [String: String] = [:]
        for (index, name) in Self.names.enumerated() {
            let folder = "App/Scenes/\(name)/\(name)"
            files[folder + "View.swift"] = "struct \(name)View: View {\n    let a = 1\n}\n"
            files[folder + "Store.swift"] =
                "extension \(name)Feature {\n    func only\(index)() {}\n}\n"
            if index < 2 {
                files[folder + "Feature.swift"] = "struct \(name)Feature {\n    let a = 1\n}\n"
            }
        }
        let made = try LearnedProject(files: files).generate("Profile")

        #expect(made["App/Scenes/Profile/ProfileView.swift"] != nil)
        #expect(!made.values.contains { $0.contains("ProfileFeature") }, "\(made)")
    }
}
