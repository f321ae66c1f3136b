import FileTree
import Testing

@testable import ProjectScanning

/// What is read of a file's tokens without parsing it.
@Suite("Readers of tokens")
struct TokenReaderTests {
    private static let routes = """
        enum Route: String, Hashable {
            case home, detail(id: Int, title: String = "a, case b") = "detail"
            @available(iOS 17, *)
            indirect case `default`(Route)
            #if DEBUG
                case debug
            #endif

            func title(_ make: () -> String = { "" }) async throws -> String {
                switch self { case .home: "x"; default: make() }
            }
            static func == (left: Self, right: Self) -> Bool { true }

            enum Inner { case one }
        }
        extension Route {
            @ViewBuilder func view(of model: Model) -> some View { Text("}") }
        }
        protocol Shown {
            func content() -> Int
            var title: String { get }
        }
        func local() { enum Hidden { case never } }
        enum Namespace { static let number = 1 }
        """

    @Test(
        "an enum's own cases are read, with the line of the last and whether views are made of them"
    )
    func routeEnums() {
        #expect(
            RouteEnumReader.read(Array(Self.routes.utf8)) == [
                .init(
                    name: "Route", line: 3, cases: ["home", "detail", "`default`"],
                    returnsViews: true),
                .init(name: "Inner", line: 14, cases: ["one"]),
            ])
    }

    @Test("a member that is no view of its own makes none")
    func noViews() {
        let code = """
            enum Tab { case a; var icon: some ViewModifier { icon }; func b() -> some View.Type { c } }
            """
        #expect(
            RouteEnumReader.read(Array(code.utf8)) == [.init(name: "Tab", line: 1, cases: ["a"])])
    }

    private static let tabs = """
        struct MainView: View {
            var body: some View {
                // TabView { Fake().tabItem { } }
                TabView(selection: $selected) {
                    CatalogView().tabItem { Label("TabView { }", systemImage: "a") }
                    CartView().tag(Tab.cart)
                }
                .tabViewStyle(.automatic)
            }
        }
        struct Pages: View {
            var body: some View { TabView { ForEach(pages) { Page($0) } } }
        }
        class Other { func make() { TabView { A().tag(1) } } }
        """

    @Test("the call of TabView with tabs is told from one with pages, and from words in comments")
    func tabViews() throws {
        let found = TabViewReader.read(Array(Self.tabs.utf8))
        #expect(found.map(\.owner) == ["MainView"])
        #expect(found.first?.content.prefix(3) == ["CatalogView", "Label", "CartView"])
    }

    @Test("code that is cut off or damaged ends no process")
    func damaged() {
        var generator = SystemRandomNumberGenerator()
        for text in [Self.routes, Self.tabs] {
            let code = Array(text.utf8)
            for length in code.indices {
                var part = Array(code[..<length])
                _ = RouteEnumReader.read(part)
                _ = TabViewReader.read(part)
                for _ in 0..<4 where !part.isEmpty {
                    part[Int.random(in: part.indices, using: &generator)] =
                        Array("{}()[]\"`#/@ \n\\".utf8).randomElement(using: &generator) ?? 0
                }
                _ = RouteEnumReader.read(part)
                _ = TabViewReader.read(part)
            }
        }
    }

    @Test("a value is worked out once, though many threads ask for it")
    func onceForEach() {
        let values = OnceForEach<Int, [Int]>()
        let sharing = WorkSharing(threads: 4)
        let found = sharing.map(Array(0..<200), least: 1) { number in
            values.value(for: number % 5) { [number] }
        }
        for number in 0..<200 { #expect(found[number] == found[number % 5]) }
    }
}
