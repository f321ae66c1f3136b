import Testing

/// The stub is worth something only as far as it refuses what Apple's SwiftUI refuses.
@Suite("Seeded faults")
struct SeededFaultTests {
    static let screen = """
        import SwiftUI

        @Observable
        final class Model {
            var text = ""
            var sheet: Sheet?
            var path = NavigationPath()
            enum Sheet: Identifiable {
                case about
                var id: Self { self }
            }
            @MainActor func load() async {}
        }

        struct Screen: View {
            @Bindable var model: Model

            var body: some View {
                NavigationStack(path: $model.path) {
                    List {
                        TextField("Name", text: $model.text)
                        Button("Save") { Task { await model.load() } }
                    }
                    .navigationTitle("Screen")
                }
                .sheet(item: $model.sheet) { sheet in
                    Text("About")
                }
                .task { await model.load() }
            }

            private func failure(_ message: String) -> some View {
                ContentUnavailableView {
                    Label("Failed", systemImage: "exclamationmark.triangle")
                } description: {
                    Text(message)
                } actions: {
                    Button("Try Again") {}.accessibilityIdentifier("retry")
                }
            }
        }

        #Preview("Screen") {
            Screen(model: Model())
        }
        """

    struct Fault: CustomTestStringConvertible {
        var name: String
        var original: String
        var broken: String
        var testDescription: String { name }

        init(_ name: String, _ original: String, _ broken: String) {
            self.name = name
            self.original = original
            self.broken = broken
        }
    }

    static let faults: [Fault] = [
        Fault("a wrong label", "TextField(\"Name\", text:", "TextField(\"Name\", value:"),
        Fault("no @Bindable", "@Bindable var model", "var model"),
        Fault("@Bindable on a class that isn't observable", "@Observable\n", ""),
        Fault("a body that isn't a view", "Text(\"About\")", "42"),
        Fault("a misspelt modifier", ".navigationTitle(", ".navigationTittle("),
        Fault("a missing argument", ", systemImage: \"exclamationmark.triangle\"", ""),
        Fault("a number as a title", ".navigationTitle(\"Screen\")", ".navigationTitle(7)"),
        Fault(
            "a sheet item without identity", "enum Sheet: Identifiable {", "enum Sheet {"),
        Fault(
            "an action on no actor, which sends the model away from the main one",
            "@MainActor func load", "func load"),
        Fault("a binding where a value is wanted", "Text(message)", "Text($model.text)"),
        Fault("a value where a binding is wanted", "text: $model.text", "text: model.text"),
        Fault("a path of the wrong type", "var path = NavigationPath()", "var path = 3"),
        Fault(
            "await in a closure that isn't async", "Task { await model.load() }",
            "await model.load()"),
        Fault("a preview of something else", "Screen(model: Model())\n", "Model()\n"),
        Fault("a preview that misses an argument", "Screen(model: Model())\n", "Screen()\n"),
        Fault("an unknown trailing closure", "} actions: {", "} action: {"),
    ]

    @Test("the screen without a fault compiles without a warning", arguments: ["5", "6"])
    func acceptsTheScreen(languageMode: String) throws {
        let outcome = try Compiler.compile(Self.screen, languageMode: languageMode)

        #expect(outcome.succeeded)
        #expect(outcome.output.isEmpty)
    }

    @Test("a seeded fault is refused", arguments: faults)
    func refuses(fault: Fault) throws {
        try #require(Self.screen.contains(fault.original))
        let broken = Self.screen.replacing(fault.original, with: fault.broken)

        let outcome = try Compiler.compile(broken)

        #expect(!outcome.succeeded)
        #expect(outcome.output.contains("error:"))
    }
}
