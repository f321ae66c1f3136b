import FileTree
import Testing

@testable import ProjectScanning

/// Which files tell of a habit, and which only seem to.
@Suite("Habits and the files that tell of them")
struct HabitScopeTests {
    private let names = ["Cart", "Catalog", "Orders", "Search"]

    /// A feature in each folder, of files whose names and texts hold `NAME`.
    private func features(_ files: [String: String], below root: String = "App/Features")
        -> [String: String]
    {
        var result: [String: String] = [:]
        for name in names {
            for (ending, text) in files {
                func filled(_ text: String) -> String {
                    text.split(separator: "NAME", omittingEmptySubsequences: false)
                        .joined(separator: name)
                }
                result["\(root)/\(name)/\(filled(ending)).swift"] = filled(text)
            }
        }
        return result
    }

    private let screen =
        "import SwiftUI\nstruct NAMEView: View { var body: some View { Text(\"\") } }\n"
    private let controller = "import UIKit\nfinal class NAMEViewController: UIViewController {}\n"

    // MARK: Names

    @Test("types that are nested in a namespace are named by their files")
    func nestedTypes() throws {
        let facts = try scan(
            features([
                "NAMEDataFlow": "enum NAME {}\n",
                "NAMEStateModel":
                    "import Observation\nextension NAME { @Observable final class StateModel {} }\n",
                "View/NAMERootView": """
                import SwiftUI
                extension NAME { struct RootView: View { var body: some View { NAMERowView() } } }
                struct NAMERowView: View { var body: some View { Text("") } }

                """,
            ]))
        #expect(facts.habits.suffixes["view-model"] == "StateModel")
        #expect(facts.habits.suffixes["view"] == "RootView")
    }

    @Test("where something drives the screens, other views beside them are parts")
    func partsOfScreens() throws {
        var files = features([
            "NAMEScreen": "import SwiftUI\nstruct NAMEScreen: View {}\n",
            "NAMEViewModel": "@Observable final class NAMEViewModel {}\n",
            "NAMEHeadView": "import SwiftUI\nstruct NAMEHeadView: View {}\n",
            "NAMEFootView": "import SwiftUI\nstruct NAMEFootView: View {}\n",
        ])
        #expect(try scan(files).habits.suffixes["view"] == "Screen")
        for name in names { files["App/Features/\(name)/\(name)ViewModel.swift"] = nil }
        #expect(try scan(files).habits.suffixes["view"] != "Screen")
    }

    // MARK: Localisation

    @Test(
        "a catalog of the system's texts is none of the app's",
        arguments: [
            ("App/InfoPlist.xcstrings", HabitFacts.Localization.stringLocalized),
            ("App/AppShortcuts.xcstrings", .stringLocalized),
            ("App/Localizable.xcstrings", .stringCatalog), ("App/Cart.xcstrings", .stringCatalog),
        ])
    func catalogs(path: String, expected: HabitFacts.Localization) throws {
        var files = features([
            "NAMEView":
                "import SwiftUI\nstruct NAMEView: View { let title = String(localized: \"A\") }\n"
        ])
        files[path] = "{}"
        #expect(try scan(files).habits.localization == expected)
    }

    @Test(
        "a wrapper around NSLocalizedString tells where UIKit's screens have a table of strings",
        arguments: [
            (true, "App/en.lproj/Localizable.strings", HabitFacts.Localization.nsLocalizedString),
            (true, "App/en.lproj/InfoPlist.strings", .none), (true, "App/Notes.txt", .none),
            // SwiftUI takes literals for keys.
            (false, "App/en.lproj/Localizable.strings", .none),
        ])
    func wrappers(isUIKit: Bool, table: String, expected: HabitFacts.Localization) throws {
        var files = features(
            isUIKit ? ["NAMEViewController": controller] : ["NAMEView": screen])
        files[table] = "\"a\" = \"b\";\n"
        files["App/Core/Texts.swift"] =
            "import Foundation\nenum Texts { static let cart = NSLocalizedString(\"a\", comment: \"\") }\n"
        #expect(try scan(files).habits.localization == expected)
    }

    @Test(
        "SwiftGen's accessors count under the name that its configuration gives them",
        arguments: [
            ("params:\n          enumName: Texts", HabitFacts.Localization.swiftGen),
            ("params:\n          enumName: Other", .none), ("templateName: plain", .none),
        ])
    func renamedAccessors(parameters: String, expected: HabitFacts.Localization) throws {
        var files = features([
            "NAMEView":
                "import SwiftUI\nstruct NAMEView: View { var body: some View { Text(Texts.NAME.title) } }\n"
        ])
        files["swiftgen.yml"] = """
            strings:
              - inputs: App/en.lproj
                outputs:
                  - output: App/Texts.swift
                    \(parameters.split(separator: "\n").joined(separator: "\n"))

            """
        #expect(try scan(files).habits.localization == expected)
    }

    // MARK: Headers and access

    private func header(_ module: String) -> String {
        "//\n//  File.swift\n//  \(module)\n//\n//  Created by A on 1/2/24.\n//\n\n"
    }

    @Test(
        "heads of manifests and tests, and those of a few features among many files, don't decide")
    func headers() throws {
        var files: [String: String] = [:]
        for index in 0..<40 { files["App/Core/Type\(index).swift"] = "struct Type\(index) {}\n" }
        for name in names {
            files["App/Features/\(name)/\(name)View.swift"] =
                header("Shop")
                + "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
        }
        #expect(try scan(files).project.fileHeader == nil)
        for index in 5..<40 { files["App/Core/Type\(index).swift"] = nil }
        #expect(try scan(files).project.fileHeader?.template.contains("{{ file }}") == true)

        var modules = features(["NAMEView": screen])
        for index in 0..<6 {
            modules["App/Core/Type\(index).swift"] = header("Shop") + "struct Type\(index) {}\n"
            modules["Modules/M\(index)/Project.swift"] = "import ProjectDescription\nlet a = 1\n"
            modules["Tests/ShopTests/Case\(index)Tests.swift"] = "import Testing\nstruct Case {}\n"
        }
        for name in names.dropFirst() {
            modules["App/Features/\(name)/\(name)View.swift"] = nil
        }
        #expect(try scan(modules).project.fileHeader != nil)
    }

    @Test("in modules of their own the screens that something drives tell the access level")
    func accessInModules() throws {
        var files: [String: String] = [:]
        for name in names {
            let folder = "Packages/\(name)/Sources"
            files["\(folder)/\(name)ListScene.swift"] =
                "import SwiftUI\npublic struct \(name)ListScene: View { public var body: some View { Text(\"\") } }\n"
            files["\(folder)/\(name)ListSceneViewModel.swift"] =
                "@Observable public final class \(name)ListSceneViewModel {}\n"
            files["\(folder)/\(name)View.swift"] =
                "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
            files["\(folder)/\(name)BadgeView.swift"] =
                "import SwiftUI\nstruct \(name)BadgeView: View { var body: some View { Text(\"\") } }\n"
        }
        let reading = try scan(files).habits.reading(.accessLevel)
        #expect(reading?.counts["public"] == 4)
    }

    // MARK: Test frameworks

    @Test(
        "one rule tells a file's framework, and even counts go to the newer one",
        arguments: [
            (["Quick", "Nimble", "XCTest"], TestFramework.quick), (["Quick", "Testing"], .quick),
            (["Testing", "XCTest"], .swiftTesting), (["XCTest"], .xctest), (["Foundation"], nil),
        ] as [([String], TestFramework?)])
    func frameworks(imports: [String], expected: TestFramework?) {
        #expect(TestFramework(imports: Set(imports)) == expected)
    }

    @Test(
        "the framework with most files wins",
        arguments: [
            ([.xctest: 2, .swiftTesting: 2, .quick: 2], .swiftTesting),
            ([.xctest: 1, .quick: 1], .xctest), ([.xctest: 1, .quick: 2], .quick), ([:], nil),
        ] as [([TestFramework: Int], TestFramework?)])
    func commonest(counts: [TestFramework: Int], expected: TestFramework?) {
        #expect(TestFramework.commonest(counts) == expected)
    }
}
