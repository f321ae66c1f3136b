import Testing

@testable import StyleLearning

@Suite("What a feature's files say")
struct ContentTests {
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
        let text = try LearnedProject.generated([
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
        let text = try LearnedProject.generated([
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
        let made = try LearnedProject.generated([
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
        let made = try LearnedProject.generated([
            "Login": text("TextField()"), "Orders": text("OrderTable(rows: [1])"),
            "Search": text("Results { 3 }"),
        ])

        #expect(made.contains("EmptyView()"))
        #expect(made.contains("return nil"))
        #expect(!made.contains("fatalError"))
    }

    @Test("lists lose what is particular, with their commas")
    func lists() throws {
        let made = try LearnedProject.generated([
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
        let made = try LearnedProject.generated([
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
        let made = try LearnedProject.generated(["Login": body, "Orders": body, "Search": body])

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
        let made = try LearnedProject.generated([
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
        let made = try LearnedProject.generated([
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
        let made = try LearnedProject.generated([
            "Login": text(".run { signIn() }", "view = LoginField()"),
            "Orders": text(".send(1)", "view = table()"), "Search": text("other", "show(1)"),
        ])

        #expect(
            made.contains("override func loadView() {\n        super.loadView()\n    }"), "\(made)")
        #expect(
            made.contains("case .stop:\n            return .none"), "\(made)")
    }
}
