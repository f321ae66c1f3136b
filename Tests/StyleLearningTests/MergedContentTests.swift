import Testing

@testable import StyleLearning

@Suite("What siblings make of a feature's files")
struct MergedContentTests {
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
        let made = try LearnedProject.generated([
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
        let made = try LearnedProject.generated([
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

    @Test(
        "what others add fits to the feature that is followed, and what stood before a modifier stays"
    )
    func oneKind() throws {
        func text(_ head: String, _ member: String) -> String {
            """
            import UIKit

            @MainActor
            \(head) {N}View: UIViewController {
                let a = [1, 2, 3]
                override func viewDidLoad() {
                    super.viewDidLoad()
                }
            \(member)}

            """
        }
        let other = "    var input: {N}Input?\n"
        let made = try LearnedProject.generated([
            "Login": text(
                "final class", "    let b = [4, 5, 6].map { $0 + 1 }.filter { $0 > 3 }\n"),
            "Orders": text("class", other) + "protocol {N}Input {}\n",
            "Search": text("class", other) + "protocol {N}Input {}\n",
        ])

        #expect(made.contains("@MainActor\nclass ProfileView: UIViewController {"), "\(made)")
        let declared = made.contains("protocol ProfileInput")
        #expect(made.contains("ProfileInput?") == declared, "\(made)")
    }

    @Test("what is to be filled in is marked as the team marks it, and lists that lost all go")
    func marks() throws {
        func text(_ body: String, _ todo: String) -> String {
            """
            import SwiftUI

            struct {N}View: View {
                \(todo) Make it faster.
                var body: some View {
                    \(body)
                }

                func layOut() {
                    activate([
                        \(body),
                    ])
                    begin()
                }
            }

            """
        }
        func made(_ todo: String) throws -> String {
            try LearnedProject.generated([
                "Login": text("TextField()", todo), "Orders": text("Rows(1)", todo),
                "Search": text("Bar(true)", todo),
            ])
        }
        let marked = try made("// FIXME:")
        #expect(marked.contains("        // FIXME: Implement\n        EmptyView()"), "\(marked)")
        #expect(!marked.contains("activate") && marked.contains("begin()"))
        let plain = try made("// Note:")
        #expect(plain.contains("{\n        EmptyView()\n    }"), "\(plain)")
    }

    @Test("views of different kinds keep the modifiers that they share, conditional ones too")
    func modifiers() throws {
        func text(_ view: String, _ debug: String) -> String {
            """
            import SwiftUI

            struct {N}View: View {
                var body: some View {
                    \(view)
                    .navigationTitle("{N}")
                    #if os(iOS)
                        .large()
                    #endif
                    .onAppear(perform: begin)
                }

                func begin() {}
            }

            #if DEBUG
                \(debug)

                struct {N}Previews: PreviewProvider {
                    static var previews: some View { {N}View() }
                }
            #endif

            #if os(macOS)
                \(debug)
            #endif

            """
        }
        let made = try LearnedProject.generated([
            "Login": text("List {\n            Text(\"a\")\n        }", "let a = 1"),
            "Orders": text("VStack(spacing: 4) {\n            Row()\n        }", "let b = 2"),
            "Search": text("Form {\n            Field(1)\n        }", "let c = 3"),
        ])

        let shared = """
                    .navigationTitle("Profile")
                    #if os(iOS)
                        .large()
                    #endif
                    .onAppear(perform: begin)
            """
        #expect(made.contains(shared), "\(made)")
        #expect(made.contains("static var previews: some View { ProfileView() }"), "\(made)")
        #expect(made.contains("#if DEBUG") && !made.contains("macOS"), "\(made)")
    }

    @Test("a function keeps a result type while it returns a value, whatever its siblings return")
    func resultType() throws {
        func text(_ type: String) -> String {
            """
            import UIKit

            final class {N}View {
                static func make() -> \(type) {
                    let view = UINavigationController()
                    return view
                }
            }

            """
        }
        let made = try LearnedProject.generated([
            "Login": text("UIViewController"), "Orders": text("UINavigationController"),
            "Search": text("UIResponder"),
        ])

        #expect(made.contains("    static func make() -> UI"), "\(made)")
        #expect(made.contains("        return view\n"), "\(made)")
    }

    @Test(
        "blocks are told apart by their titles, and one whose code is shared stays with its title")
    func titles() throws {
        func text(_ particular: String, _ title: String, isLast: Bool = false) -> String {
            let own = """
                        describe("\(particular)") {
                            self.\(particular)(1, 2)
                        }

                """
            let shared = """
                        describe("when ready") {
                            self.onReady()
                            it("\(title)") {
                                expect(self.isReady).to(beTrue())
                            }
                        }

                """
            return """
                import UIKit

                final class {N}View: Spec {
                    override func spec() {
                \(isLast ? shared + own : own + shared)    }
                }

                """
        }
        let made = try LearnedProject.generated([
            "Login": text("signIn", "tells"), "Orders": text("reorder", "tells"),
            "Search": text("suggest", "informs", isLast: true),
            "Cart": text("pay", "reports", isLast: true),
            "About": text("show", "answers", isLast: true),
            "News": text("read", "knows", isLast: true),
            "Help": text("ask", "sends", isLast: true),
        ])

        #expect(
            made.contains("describe(\"when ready\") {\n            self.onReady()\n"), "\(made)")
        #expect(made.contains("it(\"tells\") {\n                expect(self.isReady)"), "\(made)")
        #expect(!made.contains("signIn") && !made.contains("reorder"), "\(made)")
    }
}
