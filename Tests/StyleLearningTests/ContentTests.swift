import SwiftParser
import Testing

@testable import StyleLearning

@Suite("What a feature's files say")
struct ContentTests {
    /// A project of three features, each with one file; `{N}` and `{n}` stand for the feature's name.
    private func generated(_ texts: [String: String], as feature: String = "Profile") throws
        -> String
    {
        var files: [String: String] = [:]
        for (name, text) in texts {
            let lower = name.prefix(1).lowercased() + name.dropFirst()
            files["App/Scenes/\(name)/\(name)View.swift"] =
                text.replacing("{N}", with: name).replacing("{n}", with: lower)
        }
        let made = try LearnedProject(files: files).generate(feature)
        let text = try #require(made["App/Scenes/\(feature)/\(feature)View.swift"])
        #expect(!Parser.parse(source: text).hasError, "\(text)")
        return text
    }

    @Test("what siblings share stays, comments and empty lines too; what is particular goes")
    func sharedStays() throws {
        let shared = """
            import SwiftUI

            /// Shows it.
            struct {N}View: View {
                // MARK: - State

                @State private var isLoading = false

                PARTICULAR
                var body: some View {
                    VStack {
                        if isLoading { ProgressView() }
                        Text("{N}") // the title
                    }
                }
            }

            """
        let text = try generated([
            "Login": shared.replacing("PARTICULAR", with: "let user: User\n"),
            "Orders": shared.replacing("PARTICULAR", with: "let count: Int\n"),
            "Search": shared.replacing("PARTICULAR", with: "func clear() {}\n"),
        ])

        #expect(
            text == """
                import SwiftUI

                /// Shows it.
                struct ProfileView: View {
                    // MARK: - State

                    @State private var isLoading = false

                    var body: some View {
                        VStack {
                            if isLoading { ProgressView() }
                            Text("Profile") // the title
                        }
                    }
                }

                """)
    }

    @Test("what siblings say word for word isn't the name, whatever it looks like")
    func literals() throws {
        let text = try generated([
            "Main":
                "import SwiftUI\n\nstruct {N}View: View {\n    var body: some View { List { Text(\"a\") } }\n    func go() { DispatchQueue.main.async {} }\n}\n",
            "List":
                "import SwiftUI\n\nstruct {N}View: View {\n    var body: some View { List { Text(\"a\") } }\n    func go() { DispatchQueue.main.async {} }\n}\n",
            "Orders":
                "import SwiftUI\n\nstruct {N}View: View {\n    var body: some View { List { Text(\"a\") } }\n    func go() { DispatchQueue.main.async {} }\n}\n",
        ])

        #expect(text.contains("DispatchQueue.main.async"))
        #expect(text.contains("List { Text"))
        #expect(text.contains("struct ProfileView"))
    }

    @Test("a member that goes takes its callers with it")
    func closure() throws {
        func text(_ member: String) -> String {
            """
            import SwiftUI

            struct {N}View: View {
                var model: {N}Model
                var body: some View {
                    Text("x").onAppear {
                        model.load()
                        model.\(member)()
                        print(model.\(member)Count)
                    }
                }
            }

            final class {N}Model {
                func load() {}
                func \(member)() {}
                var \(member)Count = 0
            }

            """
        }
        let made = try generated([
            "Login": text("signIn"), "Orders": text("reorder"), "Search": text("suggest"),
        ])

        #expect(made.contains("model.load()"))
        for name in ["signIn", "reorder", "suggest", "print("] { #expect(!made.contains(name)) }
    }

    @Test("what must give a value gives the smallest one")
    func smallest() throws {
        func text(_ body: String) -> String {
            "import SwiftUI\n\nstruct {N}View: View {\n    var body: some View {\n        \(body)\n    }\n\n    var title: String? {\n        return make(\"\(body)\".count)\n    }\n}\n"
        }
        let made = try generated([
            "Login": text("TextField()"), "Orders": text("OrderTable(rows: [1])"),
            "Search": text("Results { 3 }"),
        ])

        #expect(made.contains("EmptyView()"))
        #expect(made.contains("return nil"))
        #expect(!made.contains("fatalError"))
    }

    @Test("lists lose what is particular, with their commas")
    func lists() throws {
        let made = try generated([
            "Login":
                "import SwiftUI\n\nstruct {N}View: View, Equatable {\n    init(model: {N}Model, user: User) {}\n    var body: some View { Text(\"x\") }\n    enum Action { case load, signIn(User), close }\n}\n\nstruct {N}Model {}\n",
            "Orders":
                "import SwiftUI\n\nstruct {N}View: View, Hashable {\n    init(orders: [Order], model: {N}Model) {}\n    var body: some View { Text(\"x\") }\n    enum Action { case reorder, load, close }\n}\n\nstruct {N}Model {}\n",
            "Search":
                "import SwiftUI\n\nstruct {N}View: View {\n    init(model: {N}Model, query: String, limit: Int) {}\n    var body: some View { Text(\"x\") }\n    enum Action { case load, close }\n}\n\nstruct {N}Model {}\n",
        ])

        #expect(made.contains("struct ProfileView: View {"))
        #expect(made.contains("    init(model: ProfileModel) {}"))
        #expect(made.contains("enum Action { case load, close }"))
    }

    @Test("heads of files get the new file's name, the author and the day")
    func headers() throws {
        func text(_ author: String, _ day: String) -> String {
            "//\n//  {N}View.swift\n//  Shop\n//\n//  Created by \(author) on \(day).\n//  Copyright © 2019 Shop. All rights reserved.\n//\n\nimport SwiftUI\n\nstruct {N}View: View {\n    var body: some View { Text(\"x\") }\n}\n"
        }
        let made = try generated([
            "Login": text("Ann", "13/04/2019"), "Orders": text("Cid", "14/05/2019"),
            "Search": text("Dee", "15/06/2019"),
        ])

        #expect(
            made.hasPrefix(
                "//\n//  ProfileView.swift\n//  Shop\n//\n//  Created by Bo on 09/03/2026.\n//  Copyright © 2026 Shop. All rights reserved.\n//\n"
            ))
    }

    @Test("the template language's marks in code are code, also where two tokens make one")
    func marksInCode() throws {
        let body = """
            import SwiftUI

            struct {N}View: View {
                let made = {{ 1 }()}()
                let feature = 1
                lazy var named = {{ feature }}
                let selectors = [{#selector(x)}]
                let color = {#colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)}()
                let own = {{N}View()}
                // {% if group %}{# gone #}{{ feature }}
                var body: some View { Text("{{ feature }}") }
            }

            """
        let made = try generated(["Login": body, "Orders": body, "Search": body])

        #expect(made == body.replacing("{N}", with: "Profile"))
    }

    @Test("a property that loses its wrapper goes, with what names it")
    func wrappers() throws {
        func text(_ key: String) -> String {
            """
            import SwiftUI

            struct {N}View: View {
                @Setting(\\.\(key)) var shown
                @Environment(\\.dismiss) var dismiss
                var body: some View {
                    VStack {
                        Text("x")
                        Toggle("Shown", isOn: $shown)
                    }
                }
            }

            """
        }
        let made = try generated([
            "Login": text("login_a"), "Orders": text("orders_b"), "Search": text("search_c"),
        ])

        #expect(!made.contains("shown"), "\(made)")
        #expect(made.contains("@Environment(\\.dismiss) var dismiss"))
    }

    @Test("a property that no initializer gives a value any more goes, with its parameter")
    func initialisation() throws {
        func text(_ value: String) -> String {
            """
            import SwiftUI

            final class {N}View {
                let id: Int
                let store: Store
                init(id: Int, store: Store) {
                    self.id = id
                    self.store = \(value)
                }
            }

            """
        }
        let made = try generated([
            "Login": text("makeLogin(store)"), "Orders": text("orders(store)"),
            "Search": text("Search.current"),
        ])

        #expect(made.contains("    init(id: Int) {\n        self.id = id\n    }"), "\(made)")
        #expect(!made.contains("store"), "\(made)")
    }

    @Test("a switch stays complete, and an override still does what it overrides")
    func complete() throws {
        func text(_ last: String, _ load: String) -> String {
            """
            import UIKit

            final class {N}View: UIViewController {
                override func loadView() {
                    \(load)
                }
                func reduce(_ action: Outer) -> Effect {
                    switch action {
                    case .start:
                        return .none
                    case .stop:
                        return \(last)
                    }
                }
            }

            """
        }
        let made = try generated([
            "Login": text(".run { signIn() }", "view = LoginField()"),
            "Orders": text(".send(1)", "view = table()"), "Search": text("other", "show(1)"),
        ])

        #expect(
            made.contains("override func loadView() {\n        super.loadView()\n    }"), "\(made)")
        #expect(
            made.contains("case .stop:\n            return .none"), "\(made)")
    }

    @Test("what most siblings have comes from them where the fullest one lacks it")
    func absent() throws {
        func text(_ first: String, _ member: String, _ mark: String) -> String {
            """
            /* The shop's own. */

            \(first)import SwiftUI

            struct {N}View: View {
                let a = 1
                let b = 2
            \(mark)\(member)
                var body: some View { Text("x") }
            }

            """
        }
        let load = "    func load(\n        on thread: Thread\n    ) {}\n"
        let made = try generated([
            "Login": text("", "    func signIn() { print(1, 2, 3, 4, 5, 6) }\n", ""),
            "Orders": text("import OSLog\n", load + "    let c = 3\n", "    // MARK: - Loading\n"),
            "Search": text("import OSLog\n", load + "    let d = 3\n", "    // MARK: - Loading\n"),
        ])

        #expect(
            made.hasPrefix("/* The shop's own. */\n\nimport OSLog\nimport SwiftUI\n"), "\(made)")
        #expect(made.contains("    let b = 2\n    // MARK: - Loading\n" + load), "\(made)")
        #expect(!made.contains("signIn"))
    }

    @Test("the head of a section stays where each feature has something else in it")
    func sections() throws {
        func text(_ member: String) -> String {
            """
            import UIKit

            protocol {N}View {
                // TODO: Declare what the view can be told,
                // such as show().
                func \(member)()
            }

            final class {N}Controller {
                // MARK: - Properties

                let \(member) = 1

                // MARK: - Life

                func begin() {}

                // MARK: - Private

                private func \(member)2() {}
            }

            """
        }
        let made = try generated([
            "Login": text("signIn"), "Orders": text("reorder"), "Search": text("suggest"),
        ])

        #expect(
            made.contains(
                "{\n    // TODO: Declare what the view can be told,\n    // such as show().\n}"),
            "\(made)")
        #expect(
            made.contains(
                "    // MARK: - Properties\n\n    // MARK: - Life\n\n    func begin() {}\n\n    // MARK: - Private\n}"
            ), "\(made)")
    }

    @Test("a file that the one feature alone has gives its shape, not its words")
    func lone() throws {
        let files = [
            "App/Scenes/Login/LoginView.swift": """
            import SwiftUI

            struct LoginView: View {
                @State private var password = "a very secret word"
                let model: LoginModel

                init(model: LoginModel) {
                    self.model = model
                    print("a very long line about passwords")
                }

                var body: some View {
                    VStack { Text("Welcome back, whoever you are") }
                }

                private func check() -> Bool { password.count > 8 }
            }

            """,
            "App/Scenes/Login/LoginModel.swift":
                "final class LoginModel {\n    let attempts = 3\n}\n",
            "App/Scenes/Orders/OrdersModel.swift": "final class OrdersModel {\n}\n",
        ]
        let made = try LearnedProject(files: files)
            .generate("Profile", request: LearningRequest(like: "Login"))
        let text = try #require(made["App/Scenes/Profile/ProfileView.swift"])

        #expect(text.contains("struct ProfileView: View"))
        #expect(text.contains("let model: ProfileModel"))
        #expect(text.contains("self.model = model"))
        #expect(text.contains("EmptyView()"), "\(text)")
        for word in ["password", "secret", "Welcome", "check"] { #expect(!text.contains(word)) }
        #expect(made["App/Scenes/Profile/ProfileModel.swift"]?.contains("attempts") == false)
    }

    @Test("a storyboard keeps what siblings share, with ids that fit together")
    func storyboards() throws {
        func board(_ ids: [String], _ title: String, _ outlet: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3" initialViewController="\(ids[0])">
                <scenes>
                    <scene sceneID="\(ids[1])">
                        <objects>
                            <viewController storyboardIdentifier="{N}" id="\(ids[0])" customClass="{N}View">
                                <label text="\(title)" id="\(ids[2])"/>
                                <connections>
                                    <outlet property="label" destination="\(ids[2])" id="\(ids[3])"/>
                                    <outlet property="\(outlet)" destination="\(ids[2])" id="\(ids[4])"/>
                                </connections>
                            </viewController>
                        </objects>
                    </scene>
                </scenes>
            </document>

            """
        }
        let texts = [
            "Login": board(
                ["a1a-aa-aaa", "b1b-bb-bbb", "c1c-cc-ccc", "d", "e"], "Sign in", "field"),
            "Orders": board(
                ["a2a-aa-aaa", "b2b-bb-bbb", "c2c-cc-ccc", "f", "g"], "Yours", "table"),
            "Search": board(["a3a-aa-aaa", "b3b-bb-bbb", "c3c-cc-ccc", "h", "i"], "Find", "bar"),
        ]
        var files: [String: String] = [:]
        for (name, text) in texts {
            files["App/Scenes/\(name)/\(name).storyboard"] = text.replacing("{N}", with: name)
            files["App/Scenes/\(name)/\(name)View.swift"] =
                "import UIKit\n\nclass \(name)View: UIViewController {}\n"
        }
        let made = try LearnedProject(files: files).generate("Profile")
        let board = try #require(made["App/Scenes/Profile/Profile.storyboard"])

        #expect(
            board.contains(
                #"storyboardIdentifier="Profile" id="a1a-aa-aaa" customClass="ProfileView""#))
        #expect(board.contains(#"<label id="c1c-cc-ccc"/>"#), "\(board)")
        #expect(board.contains(#"<outlet property="label" destination="c1c-cc-ccc" id="d"/>"#))
        for word in ["Sign in", "field", "table", "Login"] { #expect(!board.contains(word)) }
        #expect(board.hasSuffix("</document>\n"))
    }
}
