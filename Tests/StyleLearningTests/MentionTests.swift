import FileTree
import ProjectScanning
import Testing

@testable import StyleLearning

@Suite("Where existing code names the features that a new one is like")
struct MentionTests {
    private static let stems = ["Login", "Orders", "Search"]

    /// Three features with a view each, and other files.
    private func places(
        _ others: [String: String], of stems: [String] = stems, for feature: String = "Profile"
    ) throws -> [SiblingMention] {
        var files = others
        for stem in stems {
            files["App/Scenes/\(stem)/\(stem)View.swift"] =
                "import SwiftUI\n\nstruct \(stem)View: View {}\n"
        }
        let contents = ProjectInMemory(files)
        let scan = try ProjectScanner(contents, folderName: "Shop", threads: 1).scan()
        return MentionFinder(
            siblings: stems, tree: ProjectTree(facts: scan.facts, files: scan.files)
        ) { paths in paths.map { try? contents.read($0) } }
        .places(for: feature, sharing: WorkSharing(threads: 1))
    }

    private func additions(
        _ text: String, of stems: [String] = stems, for feature: String = "Profile"
    ) throws -> [String] {
        try places(["App/Places.swift": text], of: stems, for: feature)
            .map { "\($0.line): \($0.addition)" }
    }

    @Test("are lists though two features are called alike")
    func namesakes() throws {
        let text = "let all = [LoginView(), OrdersView(), SearchView()]\n"
        let found = try additions(text, of: Self.stems + ["Search"])

        #expect(found.allSatisfy { $0.contains("ProfileView()") }, "\(found)")
    }

    @Test("are an enum's cases and each of its switches, with what the features share")
    func route() throws {
        let found = try places([
            "App/Route.swift": """
            import SwiftUI

            enum Route: Hashable {
                case login
                case orders(Order)
                case search

                var title: String {
                    switch self {
                    case .login: "Login"
                    case .orders: "Orders"
                    case .search: "Search"
                    }
                }

                @ViewBuilder var view: some View {
                    switch self {
                    case .login:
                        LoginView(store: store)
                            .padding()
                    case .orders(let order):
                        OrdersView(order: order)
                    case .search:
                        SearchView(store: store)
                            .padding()
                    }
                }
            }

            """
        ])

        #expect(found.map(\.line) == [6, 12, 25])
        #expect(
            found.map(\.addition) == [
                "case profile", "case .profile: \"Profile\"",
                "case .profile:\n    ProfileView(store: store)\n        .padding()",
            ])
        #expect(found.allSatisfy { $0.name == "Route" && $0.typeLine == 3 && $0.support == 3 })
    }

    @Test("are a container's registrations, arrays and manifests, with the comma that is needed")
    func lists() throws {
        let found = try places([
            "App/Assembler.swift": """
            final class Assembler {
                init(_ container: Container) {
                    container.register(LoginViewModel.self) { resolver in
                        LoginViewModel(api: resolver.api)
                    }
                    container.register(OrdersViewModel.self) { resolver in
                        OrdersViewModel(cache: resolver.cache)
                    }
                    container.register(SearchViewModel.self) { resolver in
                        SearchViewModel(api: resolver.api)
                    }
                    let all = [
                        LoginAssembly(),
                        OrdersAssembly(),
                        SearchAssembly()
                    ]
                }
            }

            """,
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(
                        name: "LoginFeature",
                        dependencies: ["Core"]
                    ),
                    .target(
                        name: "SearchFeature",
                        dependencies: ["Core", "Index"]
                    ),
                ]
            )

            """,
        ])

        #expect(
            found.map { "\($0.path):\($0.line)" } == [
                "App/Assembler.swift:11", "App/Assembler.swift:15", "Package.swift:14",
            ])
        #expect(
            found.map(\.addition) == [
                "container.register(ProfileViewModel.self) { resolver in\n"
                    + "    ProfileViewModel(api: resolver.api)\n}",
                "ProfileAssembly()",
                ".target(\n    name: \"ProfileFeature\",\n    dependencies: [\"Core\"…]\n),",
            ])
        #expect(found.map(\.needsComma) == [false, true, false])
    }

    @Test("are a list in one line, where at least three stand")
    func oneLine() throws {
        let found = try places(["App/Tab.swift": "enum Tab {\n    case login, orders, search\n}\n"])
        #expect(found.map(\.addition) == ["profile"])
        #expect(found.first?.isInLine == true)
        let few = try places(["App/Tab.swift": "enum Tab {\n    case login, orders\n}\n"])
        #expect(few.isEmpty)
    }

    @Test("aren't calls with other features' values, comments, tests, or the features' own files")
    func others() throws {
        let found = try places([
            "App/Help.swift": """
            // case login
            // case orders
            // case search
            func help() {
                show(login: orders, orders: search, search: login)
                let first = LoginView()
                push(OrdersView())
            }

            """,
            "AppTests/RouteTests.swift":
                "import XCTest\n\nenum Route {\n    case login\n    case orders\n    case search\n}\n",
            "App/Scenes/Login/LoginRoute.swift":
                "enum LoginRoute {\n    case login\n    case orders\n}\n",
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test("take the longer of two names, and none inside of a word")
    func names() throws {
        let text = """
            enum Route {
                case edit
                case editProduct
                case listen
                case list
            }

            """
        #expect(
            try additions(text, of: ["Edit", "EditProduct", "List"], for: "SignIn")
                == ["5: case signIn"])
        let other = """
            enum Route {
                case editProduct
                case editor
                case listen
            }

            """
        #expect(try additions(other, of: ["Edit", "List", "Product"]).isEmpty)
    }

    @Test("leave open what the features have nothing in common in")
    func open() throws {
        let found = try additions(
            """
            func make(_ route: Route) -> View {
                switch route {
                case .login: return LoginView(api: api, user: user)
                case .orders: return OrdersView(cart: cart)
                case .search: return SearchView(index: index, history: 3)
                }
            }

            """)
        #expect(found == ["5: case .profile: return ProfileView(…)"])
    }

    @Test("come after the whole of a long sibling, and count a comma before a comment")
    func longUnits() throws {
        let body = (0..<60).map { "            step(\($0))" }.joined(separator: "\n")
        let long = Self.stems.map { "        register(\($0)View.self) {\n\(body)\n        }" }
            .joined(separator: "\n")
        let found = try places([
            "App/Places.swift": "struct Places {\n    func all() {\n\(long)\n    }\n}\n"
        ])
        #expect(found.map(\.line) == [2 + 3 * 62])

        let list = """
            let screens = [
                LoginView.self, // first
                OrdersView.self, // second
                SearchView.self, // last
            ]

            """
        let places = try places(["App/Places.swift": list])
        #expect(places.map(\.needsComma) == [false])
    }
}
