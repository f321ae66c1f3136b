import FileTree
import Testing

@testable import ProjectScanning

@Suite("Habits of a project")
struct HabitReadingTests {
    private func habits(_ files: [String: String]) throws -> HabitFacts {
        try ProjectScanner(ProjectInMemory(files), folderName: "Shop").scan().facts.habits
    }

    /// Features whose view models hold a text, beside a view that shows them.
    private func features(
        _ names: [String] = ["Cart", "Catalog", "Orders", "Search"], imports: String = "",
        attribute: String = "@Observable", body: String = "", view: String = ""
    ) -> [String: String] {
        var files = ["Package.swift": ShopProject.manifest]
        for name in names {
            let folder = "Sources/Shop/Features/\(name)"
            files["\(folder)/\(name)ViewModel.swift"] = """
                import Foundation
                \(imports)
                \(attribute)
                final class \(name)ViewModel {
                    \(body)
                }

                """
            files["\(folder)/\(name)View.swift"] = """
                import SwiftUI

                struct \(name)View: View {
                    let viewModel: \(name)ViewModel
                    var body: some View { Text("A") \(view) }
                }

                """
        }
        return files
    }

    @Test(
        "tells how features get what they need",
        arguments: [
            ("import FactoryKit", "@Injected(\\.client) private var client", .factory),
            ("import Resolver", "@Injected var client: Client", .resolver),
            (
                "import Dependencies", "@Dependency(\\.client) private var client",
                .swiftDependencies
            ),
            ("", "init(client: CartClient) {}", .initializer),
            ("", "func load() { Database.shared.load() }", .singletons),
            ("", "// init(client: CartClient)", nil),
            ("", "let url = URLSession.shared", nil),
        ] as [(String, String, DependencyStyle?)])
    func dependencies(imports: String, body: String, expected: DependencyStyle?) throws {
        var files = features(imports: imports, body: body)
        files["Sources/Shop/Database.swift"] = "final class Database { static let shared = 1 }\n"
        let found = try habits(files)
        #expect(found.dependencies == expected)
        if expected == .factory { #expect(found.dependencyModule == "FactoryKit") }
    }

    @Test("views without logic of their own tell of the environment")
    func environment() throws {
        var files: [String: String] = ["Package.swift": ShopProject.manifest]
        for name in ["Cart", "Catalog", "Orders"] {
            files["Sources/Shop/Features/\(name)/\(name)View.swift"] = """
                import SwiftUI

                struct \(name)View: View {
                    @Environment(Basket.self) private var basket
                    @Environment(\\.dismiss) private var dismiss
                    var body: some View { Text("A") }
                }

                """
        }
        files["Sources/Shop/Basket.swift"] = "@Observable final class Basket {}\n"
        #expect(try habits(files).dependencies == .environment)
    }

    @Test(
        "tells where view models carry @MainActor",
        arguments: [
            ("@MainActor @Observable", "", .type),
            ("@Observable", "@MainActor func a() {}", .members),
            ("@Observable", "", MainActorHabit.none),
        ] as [(String, String, MainActorHabit)])
    func mainActor(attribute: String, body: String, expected: MainActorHabit) throws {
        #expect(try habits(features(attribute: attribute, body: body)).mainActor == expected)
    }

    @Test("names the project's own views and modifiers that most screens use, and no model")
    func components() throws {
        var files = features(view: ".cardStyle() ; LoadingView() ; Item()")
        files["Sources/Shop/UI/LoadingView.swift"] =
            "import SwiftUI\nstruct LoadingView: View { var body: some View { Text(\"\") } }\n"
        files["Sources/Shop/UI/View+Card.swift"] =
            "import SwiftUI\nextension View { func cardStyle() -> some View { self } }\n"
        files["Sources/Shop/Model/Item.swift"] = "struct Item {}\n"
        let reading = try habits(files).reading(.screenComponents)
        #expect(reading?.value == .list([".cardStyle", "LoadingView"]))
        #expect(reading?.counts == [".cardStyle": 4, "LoadingView": 4, "screens": 4])
    }

    @Test("an expression's bracket is no element, and an empty collection has none")
    func trailingCommas() {
        let ends = CollectionEnds(
            Array("let a = [\n    1,\n    2,\n]\nlet b = [\n    1,\n    2\n]\nlet c = [\n]\n".utf8))
        #expect(ends.withComma == 1)
        #expect(ends.withoutComma == 1)
    }

    @Test(
        "tells where testable imports stand",
        arguments: [
            ("import Testing\n\n@testable import Shop", .lastApart),
            ("import Testing\n@testable import Shop", .last),
            ("@testable import Shop\nimport Foundation\nimport Testing", .first),
            ("import Foundation\n@testable import Shop\nimport Testing", .sorted),
            ("@testable import Shop", nil), ("import Testing", nil),
        ] as [(String, TestableImports?)])
    func testableImports(text: String, expected: TestableImports?) {
        let outline = OutlineScanner.scan(Array(text.utf8)).outline
        #expect(ImportGroups(outline.imports).testablePlace == expected)
    }

    @Test(
        "tells how imports are sorted",
        arguments: [
            ("import A\nimport b\nimport C", "sorted"),
            ("import B\nimport C\n\nimport A", "sorted-groups"),
            ("import Zoo\nimport Abba\nimport Carla", "by-length"),
            ("import Carla\nimport Abba\nimport Zoo", "unsorted"),
        ])
    func importOrder(text: String, expected: String) {
        let outline = OutlineScanner.scan(Array(text.utf8)).outline
        #expect(ImportGroups(outline.imports).order == expected)
    }

    @Test("configuration outranks what most files do, and is named as the source")
    func configuration() throws {
        var files = features(imports: "import B\nimport A\nimport C\n")
        files[".swiftformat"] = "--disable trailingCommas\n--disable sortImports\n--header strip\n"
        files[".swiftlint.yml"] = "opt_in_rules:\n  - sorted_imports\n"
        let found = try habits(files)
        #expect(found.trailingComma == false)
        let imports = try #require(found.reading(.importOrder))
        #expect(imports.text == "sorted")
        #expect(imports.source == .configuration(".swiftlint.yml"))
        #expect(imports.confidence == 1)
        #expect(found.reading(.fileHeader)?.configuration == ".swiftformat")
        #expect(found.reading(.blankLineAfterTypeBrace)?.configuration == ".swiftformat")
    }

    @Test("where files agree too little, those that came in lately count more")
    func recency() throws {
        let old = try (0..<5).map { try RelativePath(validating: "Old\($0).swift") }
        let new = try (0..<4).map { try RelativePath(validating: "New\($0).swift") }
        var tally = HabitTally()
        for path in old { tally.add("false", path) }
        for path in new { tally.add("true", path) }
        #expect(tally.isThin)
        #expect(tally.reading().value == .none)
        #expect(tally.reading(recent: Set(new)).text == "true")
        var clear = HabitTally()
        for path in old { clear.add("false", path) }
        #expect(!clear.isThin)
    }
}
