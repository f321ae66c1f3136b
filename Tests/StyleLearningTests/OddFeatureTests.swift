import Testing

@testable import StyleLearning

@Suite("Where the feature that is followed goes its own way")
struct OddFeatureTests {
    @Test("what the others agree on comes from them")
    func commonest() throws {
        func text(_ value: String, _ more: String = "") -> String {
            """
            final class {N}View {
                var model: {N}Model!
                let shown = \(value)

                func begin() {
                    model = \(value == "1" ? "{N}Model(count: 3)" : "make(4, of: 5)")
                    model.isQuick = true
                }
            \(more)}

            final class {N}Model {
                var isQuick = false
                init(count: Int) {}
            }

            """
        }
        let odd =
            "    func signIn() { print(1, 2, 3, 4, 5, 6) }\n    let big = [1, 2, 3, 4, 5, 6]\n"
        let made = try LearnedProject.generated(
            [
                "Login": text("2", odd), "Orders": text("1"), "Search": text("1"),
            ], like: "Login")

        #expect(made.contains("let shown = 1\n"), "\(made)")
        #expect(
            made.contains("model = ProfileModel(count: 3)\n        model.isQuick = true"), "\(made)"
        )
    }

    @Test("a type that most features declare stays, whatever file each of them has it in")
    func strayTypes() throws {
        let double = "final class {N}Double: {N}Showing {\n    func show() {}\n}\n"
        func files(_ name: String, inView: Bool, _ more: String) -> [String: String] {
            let view = "protocol {N}Showing {\n    func show()\n}\n"
            let model = """
                final class {N}Model {
                    let \(more) = 1
                    let double: {N}Showing = {N}Double()
                }

                """
            return [
                "App/Scenes/\(name)/\(name)View.swift": view + (inView ? "\n" + double : ""),
                "App/Scenes/\(name)/\(name)Model.swift": model + (inView ? "" : "\n" + double),
            ].mapValues { $0.replacing("{N}", with: name) }
        }
        let project = files("Login", inView: true, "attempts, more, last, first")
            .merging(files("Orders", inView: false, "orders")) { $1 }
            .merging(files("Search", inView: false, "terms")) { $1 }
        for followed in ["Login", "Orders"] {
            let made = try LearnedProject(files: project)
                .generate("Profile", request: LearningRequest(like: followed))
            let text = made.values.joined()

            #expect(
                text.components(
                    of: "final class ProfileDouble: ProfileShowing {\n    func show() {}")
                    == 2, "\(text)")
            #expect(text.contains("let double: ProfileShowing = ProfileDouble()"), "\(text)")
        }
    }

    @Test("what most have and the one that is followed lacks comes with the type that it needs")
    func absentTypes() throws {
        func text(_ more: String, _ extra: String) -> String {
            """
            final class {N}View {
                let title = 1
            \(more)}
            \(extra)
            """
        }
        let log = "\nstruct {N}Log {\n    let size = 3\n}\n"
        let made = try LearnedProject.generated(
            [
                "Login": text(
                    "    func signIn() { print(1, 2, 3, 4, 5, 6, 7, 8, 9) }\n    let big = [1, 2, 3]\n",
                    "\nextension {N}View {\n    func more() { print(1, 2, 3, 4, 5, 6, 7, 8, 9) }\n}\n"
                ),
                "Orders": text("    let log = {N}Log()\n", log),
                "Search": text("    let log = {N}Log()\n", log),
            ], like: "Login")

        #expect(made.contains("let log = ProfileLog()"), "\(made)")
        #expect(made.contains("struct ProfileLog {\n    let size = 3\n}"), "\(made)")
    }

    @Test("a word that means something else in one place means it in all")
    func settledWords() throws {
        func text(_ name: String, _ rest: String) -> String {
            """
            final class \(name)Model {
                var getOrderListCalled = false

                func load() {
                    getOrderListCalled = true
                }
            \(rest)}

            """
        }
        let more = "    func reset() {\n        getOrderListCalled = false\n    }\n"
        let files = [
            "App/Scenes/Orders/OrdersModel.swift": text(
                "Orders", more + "    let rows = [1, 2, 3, 4, 5]\n"),
            "App/Scenes/Search/SearchModel.swift": text("Search", ""),
            "App/Scenes/Gifts/GiftsModel.swift": text("Gifts", ""),
            "App/Scenes/Baskets/BasketsModel.swift":
                "final class BasketsModel {\n    func reset() {\n        getBasketListCalled = false\n    }\n\n    var getBasketListCalled = true\n}\n",
        ].merging(
            ["Orders", "Search", "Gifts", "Baskets"].map {
                ("App/Scenes/\($0)/\($0)View.swift", "struct \($0)View {}\n")
            }
        ) { $1 }
        let made = try LearnedProject(files: files).generate("Wallet")
        let text = try #require(made["App/Scenes/Wallet/WalletModel.swift"])

        #expect(text.contains("var getOrderListCalled = false"), "\(text)")
        #expect(!text.contains("getWallet"), "\(text)")
    }

    @Test("a file that would hold nothing but imports isn't made, and is said to be left out")
    func importsAlone() throws {
        var files: [String: String] = [:]
        for (name, value) in [("Login", "a1"), ("Orders", "b2"), ("Search", "c3")] {
            files["App/Scenes/\(name)/\(name)View.swift"] = "struct \(name)View {}\n"
            files["App/Scenes/\(name)/\(name)Words.swift"] =
                "import UIKit\n\nlet \(value) = 1\n"
        }
        let project = LearnedProject(files: files)
        let made = try project.generate("Profile")

        #expect(made.keys.sorted() == ["App/Scenes/Profile/ProfileView.swift"])
        let left = try #require(try project.learn()).report.leftOut
        #expect(
            left.contains { $0.path.string.hasSuffix("Words.swift") && $0.what == "the whole file" }
        )
    }

    @Test("what all features have an entry of in a type of the project's, a new one has, too")
    func entries() throws {
        var files = [
            "App/Modules.swift":
                "enum Modules {\n    enum Features {\n        static let login = 1\n        static let orders = 2\n        static let bgmSelect = 3\n    }\n}\n"
        ]
        for (name, lower) in [("Login", "login"), ("Orders", "orders"), ("BGMSelect", "bgmSelect")]
        {
            files["App/Scenes/\(name)/\(name)View.swift"] =
                "struct \(name)View {\n    let module = Modules.Features.\(lower)\n}\n"
        }
        let made = try LearnedProject(files: files).generate("Profile")

        #expect(
            made["App/Scenes/Profile/ProfileView.swift"]?
                .contains("let module = Modules.Features.profile\n") == true, "\(made)")
    }

    @Test("a name that features import from different modules is imported from one")
    func imports() throws {
        func text(_ imports: String) -> String {
            "\(imports)\nfinal class {N}View: ObservableObject {\n    let a = 1\n}\n"
        }
        let made = try LearnedProject.generated([
            "Login": text("import Foundation\nimport Combine\n"),
            "Orders": text("import Foundation\nimport SwiftUI\n"),
            "Search": text("import Foundation\nimport OpenCombine\n"),
            "Basket": text("import Foundation\nimport Combine\n"),
            "Wallet": text("import Foundation\nimport SwiftUI\n"),
        ])

        #expect(made.contains("import Foundation\nimport Combine\n\nfinal"), "\(made)")
    }

    @Test("of five features, what the one that is followed shares with another stays in a body")
    func twoInFive() throws {
        func text(_ member: String) -> String {
            "final class {N}View {\n    let a = 1\n\(member)}\n"
        }
        let texts = [
            "Login": text("    let quick = 2\n"), "Orders": text("    let quick = 2\n"),
            "Search": text("    let slow = 3\n"), "Basket": text("    let slow = 3\n"),
            "Wallet": text(""),
        ]
        let made = try LearnedProject.generated(texts, like: "Login")
        #expect(made == "final class ProfileView {\n    let a = 1\n    let quick = 2\n}\n")
        let other = try LearnedProject.generated(texts, like: "Wallet")
        #expect(other == "final class ProfileView {\n    let a = 1\n}\n")
    }

    @Test("a parameter that features call differently is there once")
    func parameterNames() throws {
        func text(_ name: String, _ more: String = "") -> String {
            """
            final class {N}View {
                init(\(name): State) {
                    print(\(name))
                }
            \(more)}

            """
        }
        let made = try LearnedProject.generated(
            [
                "Login": text("state"), "Orders": text("state"), "Search": text("store"),
                "Basket": text("store"),
            ], like: "Login")

        #expect(made.contains("init(state: State) {"), "\(made)")
    }

    @Test("a file that is empty in most features is empty, and there")
    func blank() throws {
        var files: [String: String] = [:]
        for name in ["Login", "Orders", "Search"] {
            files["App/Scenes/\(name)/\(name)View.swift"] = "struct \(name)View {}\n"
            files["App/Scenes/\(name)/\(name)Words.swift"] = "\n"
        }
        let made = try LearnedProject(files: files).generate("Profile")

        #expect(made["App/Scenes/Profile/ProfileWords.swift"] == "\n")
    }
}

extension String {
    fileprivate func components(of part: String) -> Int {
        split(separator: part, omittingEmptySubsequences: false).count
    }
}
