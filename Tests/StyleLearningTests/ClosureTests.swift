import Testing

@testable import StyleLearning

@Suite("What is left once something went")
struct ClosureTests {
    /// The next feature's file, learned of three that differ by what is particular to them.
    private func generated(_ text: (String) -> String, _ particulars: [String: String]) throws
        -> String
    {
        var files: [String: String] = [:]
        for (name, particular) in particulars {
            files["App/Scenes/\(name)/\(name)View.swift"] =
                text(particular).replacing("{N}", with: name)
        }
        let made = try LearnedProject(files: files).generate("Profile")
        return try #require(made["App/Scenes/Profile/ProfileView.swift"])
    }

    @Test("values that name each other are read as far as they lead, and no further")
    func circle() throws {
        let made = try generated(
            {
                """
                struct {N}View {
                    static let first = {N}View.second.text
                    static let second = {N}View.first.text
                    let first = {N}View.first.text
                    let own = \($0)
                }

                """
            },
            ["Login": "1", "Orders": "2", "Search": "3"])

        #expect(made.contains("static let first"), "\(made)")
    }

    @Test("a property stays where the value that it gets can still be read")
    func assigned() throws {
        let made = try generated(
            {
                """
                import UIKit

                final class {N}View {
                    let store: Store
                    init(store: Store) {
                        self.store = \($0)
                    }
                }

                """
            },
            ["Login": "store", "Orders": "store.copy()", "Search": "other(store)"])

        #expect(made.contains("let store: Store"), "\(made)")
        #expect(made.contains("        self.store = "), "\(made)")
    }

    @Test(
        "a private function and a constant go with what used them; a type that isn't generated keeps its member"
    )
    func leftovers() throws {
        let made = try generated(
            {
                """
                import UIKit

                private let path = "/\($0)"

                final class {N}View {
                    let queue: Queue = .shared
                    func load() {
                        \($0)(path)
                        refresh()
                    }
                    func refresh() {}
                    private func \($0)(_ path: String) {}
                    private func report(_ \($0): String) { print(\($0)) }
                    static let shared = 1
                }

                """
            },
            ["Login": "signIn", "Orders": "reorder", "Search": "suggest"])

        #expect(made.contains("refresh()"), "\(made)")
        #expect(made.contains("let queue: Queue = .shared"), "\(made)")
        for name in ["path", "signIn", "reorder", "suggest"] {
            #expect(!made.contains(name), "\(made)")
        }
    }

    @Test("modifiers without anything to show go; those that say when something happens stay")
    func modifiers() throws {
        let made = try generated(
            {
                """
                import SwiftUI

                struct {N}View: View {
                    var body: some View {
                        VStack { Text("x") }
                            .toolbar {
                                \($0)Button()
                                \($0)Menu()
                            }
                            .padding()
                    }
                }

                """
            },
            ["Login": "SignIn", "Orders": "Reorder", "Search": "Suggest"])

        #expect(!made.contains("toolbar"), "\(made)")
        #expect(made.contains(".padding()"), "\(made)")
    }

    @Test("values that name one another in a ring end the search for a name's type")
    func rings() throws {
        let made = try generated(
            {
                """
                import UIKit

                final class {N}View {
                    static let first = {N}View.second
                    static let second = {N}View.first
                    var shown = {N}View.first
                    func load() { shown.\($0)() }
                }

                """
            },
            ["Login": "open", "Orders": "start", "Search": "begin"])

        #expect(made.contains("static let first = ProfileView.second"), "\(made)")
    }

    @Test("an initializer in an extension that lost what it gave makes nothing, or gives the least")
    func unfinished() throws {
        let made = try generated(
            { particular in
                """
                struct {N}View {
                    let shown: Bool
                    let title: String
                    let store: Store
                }

                extension {N}View {
                    init?(state: State?) {
                        \(particular)2(state)
                        guard let state else { return nil }
                        self.shown = state.\(particular)
                        self.title = state.\(particular)Title
                        self.store = state.store
                    }

                    init(title: String, store: Store) {
                        self.shown = store.\(particular)
                        self.title = title + store.\(particular)Title
                        self.store = store
                    }

                    init(other: Other) {
                        log(other)
                        self.init(title: other.\(particular), store: other.\(particular)Store)
                    }
                }

                """
            },
            ["Login": "signIn", "Orders": "reorder", "Search": "suggest"])

        #expect(made.contains("        return nil\n    }\n"), "\(made)")
        #expect(made.contains("        self.shown = false\n"), "\(made)")
        #expect(made.contains("        self.title = title\n"), "\(made)")
        #expect(!made.contains("init(other"), "\(made)")
    }
}
