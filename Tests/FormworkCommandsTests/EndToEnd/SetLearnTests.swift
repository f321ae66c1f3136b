import Foundation
import Testing

@Suite("formwork set learn")
struct SetLearnTests {
    private let formwork = BuiltProgram.formwork

    private static func files(_ name: String, particular: String) -> [String: String] {
        let lower = name.prefix(1).lowercased() + name.dropFirst()
        let folder = "Sources/Travel/Scenes/\(name)/"
        return [
            folder + "\(name)ViewController.swift": """
            //
            //  \(name)ViewController.swift
            //  Travel
            //
            //  Created by Ann Example on 3/4/20.
            //

            import UIKit

            final class \(name)ViewController: UIViewController {
                private let presenter: \(name)PresenterProtocol

                init(presenter: \(name)PresenterProtocol) {
                    self.presenter = presenter
                    super.init(nibName: nil, bundle: nil)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                // The template language's marks mean nothing here: {{ name }} {% if %} {# note #}
                override func viewDidLoad() {
                    super.viewDidLoad()
                    presenter.load()
                    presenter.\(particular)()
                }
            }

            """,
            folder + "\(name)Presenter.swift": """
            protocol \(name)PresenterProtocol: AnyObject {
                func load()
                func \(particular)()
            }

            final class \(name)Presenter: \(name)PresenterProtocol {
                static let \(lower)Key = "\(lower)"

                func load() {}

                func \(particular)() { print("\(particular)") }
            }

            """,
        ]
    }

    private func project() throws -> ProjectCopy {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Travel", platforms: [.iOS(.v17)], targets: [.target(name: "Travel")])

            """
        ]
        for (name, particular) in [
            ("Login", "signIn"), ("Orders", "reorder"), ("Search", "suggest"),
        ] {
            files.merge(Self.files(name, particular: particular)) { $1 }
        }
        return try ProjectCopy(files)
    }

    @Test("writes a valid set, and generating from it equals generating directly")
    func savedEqualsDirect() throws {
        let project = try project()
        let arguments = [
            "--project", project.path, "--dry-run", "--diff", "--value", "authorName=Bo",
        ]
        let direct = try formwork.run(
            ["generate", "Profile", "--set", "project-matched"] + arguments)
        let learned = try formwork(
            "set", "learn", "--project", project.path, "--output",
            project.path + "/TemplateSets/scenes")
        #expect(learned.code == 0, "\(learned.messages)")
        let valid = try formwork("validate", project.path + "/TemplateSets/scenes")
        #expect(valid.code == 0, "\(valid.messages)")
        #expect(!valid.messages.contains("warning"), "\(valid.messages)")
        let saved = try formwork.run(["generate", "Profile", "--set", "scenes"] + arguments)

        #expect(direct.code == 0, "\(direct.messages)")
        #expect(!direct.output.isEmpty)
        #expect(saved.output == direct.output)
        #expect(direct.output.contains("{{ name }} {% if %} {# note #}"))
        #expect(direct.output.contains("//  ProfileViewController.swift"))
        #expect(direct.output.contains("Created by Bo on "))
        #expect(direct.output.contains("static let profileKey = \"profile\""))
        for foreign in ["signIn", "reorder", "suggest", "Login", "login", "Ann"] {
            #expect(!direct.output.contains(foreign), "\(foreign)")
        }
    }

    @Test(
        "a group means the same to a saved set, by its name and by its path",
        arguments: ["Account", "Scenes/Account", "Sources/Travel/Scenes/Account", "Scenes"])
    func groups(group: String) throws {
        let project = try project()
        for name in ["EditName", "EditPhoto"] {
            for (path, text) in Self.files(name, particular: "save") {
                try project.write(
                    text, to: path.replacingOccurrences(of: "Scenes/", with: "Scenes/Account/"))
            }
        }
        let arguments = [
            "--project", project.path, "--dry-run", "--json", "--diff", "--group", group,
            "--value", "authorName=Bo",
        ]
        let direct = try formwork.run(
            ["generate", "Profile", "--set", "project-matched"] + arguments)
        let learned = try formwork(
            "set", "learn", "--group", group, "--project", project.path, "--output",
            project.path + "/TemplateSets/scenes")
        #expect(learned.code == 0, "\(learned.messages)")
        let saved = try formwork.run(["generate", "Profile", "--set", "scenes"] + arguments)

        let wanted = try JSONObject(direct.output)
        let made = try JSONObject(saved.output)
        #expect(wanted["diff"]?.isEmpty == false)
        #expect(made["diff"] == wanted["diff"])
        #expect(made.texts("nextSteps") == wanted.texts("nextSteps"))
    }

    @Test("writes templates, an example with its output, and what it did")
    func folder() throws {
        let project = try project()
        _ = try formwork(
            "set", "learn", "--project", project.path, "--output",
            project.path + "/TemplateSets/scenes")

        #expect(project.text("TemplateSets/scenes/README.md")?.contains("Login, Orders") == true)
        let golden = "TemplateSets/scenes/Examples/default/Sources/Travel/Scenes/SampleFeature/"
        #expect(
            project.text(golden + "SampleFeaturePresenter.swift")?.contains("func load() {}")
                == true)
        let tested = try formwork("set", "test", "--project", project.path)
        #expect(tested.code == 0, "\(tested.output)")
        #expect(tested.output.contains("as expected"))
        let again = try formwork(
            "set", "learn", "--project", project.path, "--output",
            project.path + "/TemplateSets/scenes")
        #expect(again.code == 73)
    }

    @Test(
        "a set is written neither into protected folders nor through links",
        arguments: [".git/x", ".formwork/x", "App.xcodeproj/x", "TemplateSets/../.git/x"])
    func protected(output: String) throws {
        let project = try project()
        try project.write("", to: "App.xcodeproj/project.pbxproj")
        let before = try project.snapshot()
        let run = try formwork("set", "learn", "--output", output, in: project.url)
        #expect(run.code == 64, "\(run.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test("flags that contradict each other are refused")
    func contradictions() throws {
        let project = try project()
        for words in [
            ["--like", "Orders", "--from", "Orders"], ["--keep-all"],
            ["--like", "Orders", "--set", "mvvm-observable"],
        ] {
            let run = try formwork.run(
                ["generate", "Profile", "--dry-run", "--project", project.path] + words)
            #expect(run.code == 64, "\(words): \(run.messages)")
        }
    }

    @Test("a feature that is learned whole comes back byte for byte")
    func roundTrip() throws {
        let project = try project()
        let paths = Self.files("Orders", particular: "reorder")
        let learned = try formwork(
            "set", "learn", "--like", "Orders", "--keep-all", "--project", project.path,
            "--output", project.path + "/TemplateSets/orders")
        #expect(learned.code == 0, "\(learned.messages)")
        for path in paths.keys { try project.remove(path) }
        let run = try formwork(
            "generate", "Orders", "--set", "orders", "--project", project.path, "--yes",
            "--value", "authorName=Ann Example", "--value", "createdOn=3/4/20")

        #expect(run.code == 0, "\(run.messages)")
        for (path, text) in paths { #expect(project.text(path) == text) }
    }

    @Test("--like keeps what is the pattern's own with --keep-all alone")
    func like() throws {
        let project = try project()
        let arguments = [
            "generate", "Profile", "--like", "Orders", "--project", project.path, "--dry-run",
            "--diff",
        ]
        let pruned = try formwork.run(arguments)
        let whole = try formwork.run(arguments + ["--keep-all"])

        #expect(pruned.code == 0, "\(pruned.messages)")
        #expect(!pruned.output.contains("reorder"))
        #expect(whole.output.contains("func reorder()"))
    }

    @Test("a feature that isn't there, and a folder that can't be a set's, are refused")
    func refusals() throws {
        let project = try project()
        let unknown = try formwork(
            "generate", "Profile", "--like", "Order", "--project", project.path)
        #expect(unknown.code == 66)
        #expect(unknown.messages.contains("'Orders'"))
        let folder = try formwork(
            "set", "learn", "--project", project.path, "--output", project.path + "/My Set")
        #expect(folder.code == 64)
    }

    @Test("a feature's receipt says why it can't be upgraded")
    func receipt() throws {
        let project = try project()
        _ = try formwork("generate", "Profile", "--project", project.path, "--yes")
        let upgrade = try formwork("upgrade", "Profile", "--project", project.path)

        #expect(upgrade.code != 0)
        #expect(upgrade.messages.contains("save what was learned"))
    }

    @Test("says what was learned, and that the feature can't be upgraded yet")
    func report() throws {
        let project = try project()
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--dry-run", "--json")
        let json = try JSONObject(run.output)

        let learned = json.object("learned")
        #expect(learned?.objects("siblings").count == 3)
        #expect(learned?.objects("files").allSatisfy { $0.integer("support") == 3 } == true)
        #expect(run.output.contains("LoginPresenterProtocol.signIn()"))
        #expect(run.output.contains("learned.unsaved"))
    }

    @Test("a group that isn't there is an error, and nothing is written")
    func unknownGroup() throws {
        let project = try project()
        let learned = try formwork(
            "set", "learn", "--group", "nope", "--project", project.path, "--output",
            project.path + "/TemplateSets/scenes")
        #expect(learned.code == 66, "\(learned.messages)")
        #expect(project.text("TemplateSets/scenes/template-set.xml") == nil)
    }

    @Test(
        "a place where the set would do harm is refused, and nothing is written",
        arguments: [
            ("TemplateSets/project-matched", "ships with Formwork"),
            ("TemplateSets/mvvm-observable", "ships with Formwork"),
            ("TemplateSets/a/scenes", "is too deep"),
            ("Sources/Travel/scenes", "would be compiled"),
            ("Sources/Travel/Scenes/scenes", "would be compiled"),
        ])
    func harmfulPlace(place: String, why: String) throws {
        let project = try project()
        let before = try project.snapshot()
        let run = try formwork(
            "set", "learn", "--project", project.path, "--output", "\(project.path)/\(place)")

        #expect(run.code == 64, "\(run.messages)")
        #expect(run.messages.contains(why), "\(run.messages)")
        #expect(run.messages.contains("TemplateSets/"))
        #expect(try project.snapshot() == before)
    }

    @Test("a file or a folder that is there stays as it is", arguments: ["notes", "drafts"])
    func takenPlace(name: String) throws {
        let project = try project()
        try project.write("mine\n", to: "TemplateSets/notes")
        try project.write("mine\n", to: "TemplateSets/drafts/mine.txt")
        let before = try project.snapshot()
        let run = try formwork(
            "set", "learn", "--project", project.path, "--output",
            "\(project.path)/TemplateSets/\(name)")

        #expect(run.code == 73, "\(run.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test(
        "a place where no command looks for sets is told", arguments: ["Design/scenes", "scenes"])
    func unknownPlace(place: String) throws {
        let project = try project()
        let run = try formwork(
            "set", "learn", "--project", project.path, "--output", "\(project.path)/\(place)")

        #expect(run.code == 0, "\(run.messages)")
        #expect(run.messages.contains("move the folder to TemplateSets/scenes"), "\(run.messages)")
        #expect(project.text("\(place)/template-set.xml") != nil)
    }

    @Test("a folder of tests is no group, for no command")
    func testsAsGroup() throws {
        let project = try project()
        try project.write(
            "import XCTest\n\nfinal class LoginPresenterTests: XCTestCase {}\n",
            to: "Tests/TravelTests/Login/LoginPresenterTests.swift")
        let set = project.path + "/TemplateSets/scenes"
        for command in [["generate", "Profile"], ["set", "learn", "--output", set]] {
            for group in ["Tests/TravelTests", "TravelTests", "\(project.path)/Tests"] {
                let run = try formwork.run(
                    command + ["--group", group, "--project", project.path])
                #expect(run.code == 64, "\(group): \(run.messages)")
                #expect(run.messages.contains("holds the project's tests"))
            }
        }
    }

    @Test("a folder that holds tests beside what they test is a group")
    func testsBesideSources() throws {
        var files = [
            "project.yml": """
            name: Shop
            targets:
              Shop:
                type: application
                platform: iOS
                deploymentTarget: "17.0"
                sources:
                  - path: App
                    excludes: ["**/*Tests.swift"]
              ShopTests:
                type: bundle.unit-test
                platform: iOS
                sources: [App]
                dependencies:
                  - target: Shop

            """
        ]
        for name in ["Login", "Orders"] {
            let folder = "App/Menu/\(name)/\(name)"
            files["\(folder)ViewController.swift"] =
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
            files["\(folder)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
            files["\(folder)ViewModelTests.swift"] =
                "import XCTest\n\nfinal class \(name)ViewModelTests: XCTestCase {}\n"
        }
        let project = try ProjectCopy(files)

        let run = try formwork(
            "generate", "Profile", "--group", "Menu", "--project", project.path)

        #expect(run.code == 0, "\(run.messages)")
        #expect(project.text("App/Menu/Profile/ProfileViewModel.swift") != nil)
    }

    @Test("braces in a folder's name are the folder's, directly and saved")
    func braces() throws {
        let project = try project()
        for role in ["ViewController", "Presenter"] {
            for name in ["Login", "Orders", "Search"] {
                let path = "\(name)/\(name)\(role).swift"
                let text = try #require(project.text("Sources/Travel/Scenes/\(path)"))
                try project.write(text, to: "Sources/Travel/{{Scenes}}/\(path)")
                try project.remove("Sources/Travel/Scenes/\(path)")
            }
        }
        let direct = try formwork("generate", "Profile", "--project", project.path)
        #expect(direct.code == 0, "\(direct.messages)")
        let path = "Sources/Travel/{{Scenes}}/Profile/ProfilePresenter.swift"
        let text = try #require(project.text(path))
        #expect(try formwork("undo", "Profile", "--project", project.path).code == 0)
        let set = project.path + "/TemplateSets/scenes"
        #expect(
            try formwork("set", "learn", "--output", set, "--project", project.path).code == 0)
        let saved = try formwork(
            "generate", "Profile", "--set", "scenes", "--project", project.path)
        #expect(saved.code == 0, "\(saved.messages)")
        #expect(project.text(path) == text)
    }
}
