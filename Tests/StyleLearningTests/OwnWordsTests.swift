import Testing

@testable import StyleLearning

@Suite("What is a feature's own, and what isn't")
struct OwnWordsTests {
    @Test("an attribute stays where features give it other arguments, with those that they share")
    func attributes() throws {
        func text(_ title: String, _ tag: String) -> String {
            """
            import SwiftUI

            @Suite("\(title)", .serialized)
            struct {N}View {
                @Test("\(title)")
                func load() {
                    begin()
                }

                @Test("\(title)", .tags(.quick), arguments: [1, \(tag)])
                func count(_ number: Int) {
                    begin()
                }

                @AppStorage("\(title)") var shown = false
            }

            """
        }
        let made = try LearnedProject.generated([
            "Login": text("Signs in", "2"), "Orders": text("Lists what was bought", "3"),
            "Search": text("Finds a thing", "4"),
        ])

        #expect(made.contains("@Suite(.serialized)\nstruct ProfileView {"), "\(made)")
        #expect(made.contains("    @Test\n    func load() {"), "\(made)")
        #expect(made.contains("@Test(.tags(.quick), arguments: [1, "), "\(made)")
        #expect(!made.contains("@AppStorage var"), "\(made)")
        for word in ["Signs", "Lists", "Finds"] { #expect(!made.contains(word), "\(made)") }
    }

    /// What is made of the feature `Cart` alone, whose files its sibling's and the project's code stand beside.
    private func copied(_ files: [String: String], keepsAll: Bool = true) throws -> String {
        let made = try LearnedProject(files: files).generate(
            "Profile", request: LearningRequest(like: "Cart", keepsAll: keepsAll))
        return made.sorted { $0.key < $1.key }.map(\.value).joined()
    }

    @Test("what a feature declares is its own, whoever else names it")
    func named() throws {
        let made = try copied([
            "App/Scenes/Cart/CartView.swift": """
            class CartView {
                let queue = DispatchQueue.cartQueue
            }

            func openCart() {}

            extension Route { static let cartRoute = 1 }

            """,
            "App/Scenes/Orders/OrdersView.swift": """
            class OrdersView {
                let next = CartView()
                let queue = DispatchQueue.cartQueue
                func open() { openCart(Route.cartRoute) }
            }

            """,
        ])

        #expect(made.contains("class ProfileView {"), "\(made)")
        #expect(made.contains("func openProfile() {}"), "\(made)")
        #expect(made.contains("static let profileRoute"), "\(made)")
        #expect(made.contains("DispatchQueue.cartQueue"), "\(made)")
    }

    @Test("labels of arguments are what is called has, and change only where that is the feature's")
    func labels() throws {
        let status = "struct Status {\n    let cart: Int\n}\n\nfunc report(cart: Int) {}\n"
        let view = """
            struct CartView {
                enum Event { case shown(cart: Int) }
                let cart: Int

                func report2(for cart: Int) {
                    report(cart: cart)
                    CartView(cart: cart).inform(cart: cart)
                    send(Event.shown(cart: cart), Box<CartView>(cart: cart), Status(cart: cart))
                }

                func inform(cart: Int) {}
            }

            """
        let made = try copied(
            [
                "App/Model/Status.swift": status, "App/Scenes/Cart/CartView.swift": view,
                "App/Scenes/Orders/OrdersView.swift": "class OrdersView {}\n",
            ])

        #expect(made.contains("        report(cart: profile)\n"), "\(made)")
        #expect(made.contains("ProfileView(profile: profile).inform(profile: profile)"), "\(made)")
        #expect(
            made.contains(
                "Event.shown(profile: profile), Box<ProfileView>(cart: profile), Status(cart: profile)"
            ), "\(made)")

        let lone = try copied(
            [
                "App/Model/Status.swift": status,
                "App/Scenes/Cart/CartModel.swift": "final class CartModel {\n}\n",
                "App/Scenes/Orders/OrdersModel.swift": "final class OrdersModel {\n}\n",
                "App/Scenes/Cart/CartView.swift":
                    "import SwiftUI\n\nstruct CartView: View {\n    let model: CartModel\n\n    init(model: CartModel, cart: Int) {\n        self.model = model\n        report(cart: cart)\n    }\n\n    var body: some View { Text(\"x\") }\n}\n",
            ], keepsAll: false)
        #expect(lone.contains("report(cart: profile)"), "\(lone)")
    }

    @Test("the name that a type gives another inside of it means nothing outside")
    func aliases() throws {
        func text(_ alias: String, _ member: String) -> String {
            """
            import ReactorKit

            class {N}Reactor: Reactor {
                let initialState = 1
                var current: Current?
            }

            class {N}View: Base, View {
                \(alias)
                func bind(reactor: Reactor) {
                    reactor.begin()
                    \(member)
                }
            }

            """
        }
        let made = try LearnedProject.generated(
            [
                "Login": text("", "signIn()"),
                "Orders": text("typealias Reactor = {N}Reactor\n    enum Current {}", "list()"),
                "Search": text("", "find()"),
            ], like: "Orders")

        #expect(made.contains("class ProfileReactor: Reactor {"), "\(made)")
    }

    @Test("a call stays with all that one feature gives it, or goes, where labels differ")
    func replaced() throws {
        func text(_ argument: String, _ image: String) -> String {
            """
            import UIKit

            struct {N}View {
                func load() {
                    begin()
                    Verify(\(argument), mode: .light)
                    show(Image(\(image)))
                }

                func layOut() {
                    VStack(\(argument), margin: 2) { row() }
                    model = State(wrappedValue: .init(\(argument), margin: 2))
                }
            }

            """
        }
        func made(_ third: String) throws -> String {
            try LearnedProject.generated(
                [
                    "Login": text("controller: a", #"systemName: "a""#),
                    "Orders": text("view: b", #""b""#),
                    "Search": text(third, #"image: "c""#),
                ], like: "Login")
        }

        let none = try made("other: c")
        #expect(none.contains("begin()"), "\(none)")
        #expect(!none.contains("Verify"), "\(none)")
        #expect(!none.contains("Image()"), "\(none)")
        #expect(none.contains("VStack(margin: 2) { row() }"), "\(none)")
        #expect(none.contains("State(wrappedValue: .init(margin: 2))"), "\(none)")
        #expect(try made("view: b").contains("Verify(view: b, mode: .light)"))
    }
}
