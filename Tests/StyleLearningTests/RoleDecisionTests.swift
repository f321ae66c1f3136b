import FileTree
import ProjectScanning
import Testing

@testable import StyleLearning

@Suite("What a feature gets where counting doesn't tell")
struct RoleDecisionTests {
    private func screen(_ name: String, in folder: String = "App/Scenes") -> [String: String] {
        let path = "\(folder)/\(name)/\(name)"
        return [
            "\(path)View.swift":
                "import SwiftUI\n\nstruct \(name)View: View {\n    var body: some View { Text(\"\") }\n}\n",
            "\(path)ViewModel.swift": "final class \(name)ViewModel {}\n",
        ]
    }

    private func project(
        _ names: [String], _ more: [String: String] = [:], without less: [String] = []
    ) -> LearnedProject {
        var files = names.reduce(into: more) { $0.merge(screen($1)) { $1 } }
        for path in less { files[path] = nil }
        return LearnedProject(files: files)
    }

    private func suite(_ name: String) -> String {
        "import XCTest\n\nfinal class \(name): XCTestCase {}\n"
    }

    @Test("of tests, half of the tested siblings decide where tests are a habit")
    func tests() throws {
        var more: [String: String] = [:]
        for name in ["Login", "Orders", "Search"] {
            more["AppTests/\(name)ViewModelTests.swift"] = suite("\(name)ViewModelTests")
        }
        for name in ["Login", "Orders"] {
            more["AppTests/Mocks/Mock\(name)ViewModel.swift"] =
                "final class Mock\(name)ViewModel {}\n"
        }
        let project = project(["Login", "Orders", "Search", "Sale", "Home"], more)
        let paths = try project.generate("Reset").keys

        #expect(paths.contains("AppTests/ResetViewModelTests.swift"))
        #expect(paths.contains("AppTests/Mocks/MockResetViewModel.swift"))
    }

    @Test(
        "of two siblings, what one alone has counts where its name is the feature's and one role's")
    func pairs() throws {
        let project = project(
            ["Login", "Orders"],
            [
                "App/Scenes/Login/LoginRouter.swift": "final class LoginRouter {}\n",
                "App/Scenes/Login/LoginFieldFormat.swift": "enum LoginFieldFormat {}\n",
            ])
        let paths = try project.generate("Reset").keys.sorted()

        #expect(
            paths == ["Router", "View", "ViewModel"].map { "App/Scenes/Reset/Reset\($0).swift" })
    }

    @Test(
        "a model that some features are about isn't theirs, and one that is there isn't made again")
    func subjects() throws {
        var more: [String: String] = [:]
        for name in ["Login", "Orders", "Search"] {
            more["App/Models/\(name)Model.swift"] = "struct \(name)Model {}\n"
        }
        let some = project(["Login", "Orders", "Search", "Sale", "Home"], more)
        #expect(try !some.generate("Reset").keys.contains("App/Models/ResetModel.swift"))

        more["App/Models/ResetModel.swift"] = "struct ResetModel {}\n"
        let all = project(["Login", "Orders", "Search"], more)
        let request = LearningRequest(feature: "Reset")
        #expect(try all.learn(request)?.report.present == ["App/Models/ResetModel.swift"])
        #expect(
            try !all.generate("Reset", request: request).keys.contains(
                "App/Models/ResetModel.swift"))
        #expect(try all.generate("Reply").keys.contains("App/Models/ReplyModel.swift"))
    }

    @Test("files for other platforms beside the app aren't roles")
    func otherPlatforms() throws {
        var more: [String: String] = [:]
        for name in ["Login", "Orders", "Search"] {
            more["android/\(name)Screen.kt"] = "class \(name)Screen\n"
        }
        let style = try #require(try project(["Login", "Orders", "Search"], more).learn())
        #expect(style.report.files.allSatisfy { !$0.output.hasSuffix(".kt") })
    }

    @Test("extensions, strings, nibs and manifests of a feature are roles")
    func kinds() throws {
        var more: [String: String] = [:]
        for (name, color) in [("Login", "red"), ("Orders", "green"), ("Search", "blue")] {
            let folder = "App/Scenes/\(name)"
            more["\(folder)/\(name)View+Style.swift"] =
                "extension \(name)View {\n    var \(color): Int { 1 }\n}\n"
            more["\(folder)/\(name).strings"] = "\"title\" = \"\(name)\";\n"
            more["\(folder)/\(name)View.xib"] = "<view customClass=\"\(name)View\"/>\n"
            more["\(folder)/Resources/\(name).json"] = "{}\n"
        }
        let made = try project(["Login", "Orders", "Search"], more).generate("Reset")

        for name in [
            "ResetView+Style.swift", "Reset.strings", "ResetView.xib", "Resources/Reset.json",
        ] {
            #expect(made.keys.contains("App/Scenes/Reset/\(name)"), "\(name)")
        }
        #expect(
            made["App/Scenes/Reset/ResetView+Style.swift"]?.contains("extension ResetView {")
                == true)
        #expect(made["App/Scenes/Reset/ResetView.xib"] == "<view customClass=\"ResetView\"/>\n")
    }

    @Test("options are called after what tells their files apart")
    func optionNames() throws {
        var more: [String: String] = [:]
        for name in ["Login", "Orders"] {
            more["App/Scenes/\(name)/\(name)Router.swift"] = "final class \(name)Router {}\n"
            more["AppTests/\(name)RouterTests.swift"] = suite("\(name)RouterTests")
            more["AppUITests/\(name)RouterTests.swift"] = suite("\(name)RouterTests")
        }
        let project = project(["Login", "Orders", "Search", "Sale", "Home"], more)
        let style = try #require(try project.learn())
        let options = style.report.files.compactMap(\.option).sorted()

        #expect(options.contains("router"))
        #expect(options.contains("router-tests"))
        #expect(options.allSatisfy { !$0.hasSuffix("-2") }, "\(options)")
    }

    @Test("one file alone is little where most siblings have several, and all where they haven't")
    func little() throws {
        let rich = LearnedProject(
            files: ["Login", "Orders", "Search"].reduce(into: [:]) { files, name in
                files["App/Scenes/\(name)/\(name)View.swift"] =
                    screen(name)["App/Scenes/\(name)/\(name)View.swift"]
                for part in ["First\(name.count)", "Second\(name.count)", "Third\(name.count)"] {
                    files["App/Scenes/\(name)/\(part)\(name.last ?? "x").swift"] =
                        "enum \(part) {}\n"
                }
            })
        #expect(try rich.learn()?.report.isLittle == true)
        let plain = project(
            ["Login", "Orders", "Search"],
            without: ["Login", "Orders", "Search"].map { "App/Scenes/\($0)/\($0)ViewModel.swift" })
        #expect(try plain.learn()?.report.isLittle == false)
    }

    @Test("files side by side that share nothing but a folder are little; views in it aren't")
    func sharedFolder() throws {
        func flat(_ text: (Int, String) -> String) -> LearnedProject {
            var files: [String: String] = [:]
            for (index, name) in ["Login", "Orders", "Search", "Sale", "Home"].enumerated() {
                files["App/Screens/\(name).swift"] = text(index, name)
            }
            return LearnedProject(files: files)
        }
        let views = flat { index, name in
            "import SwiftUI\n\nfinal class \(name)Model\(index % 2 == 0 ? ": NSObject" : "") {}\n"
                + "\nstruct \(name): View { var body: some View { Text(\"\") } }\n"
        }
        #expect(try views.learn()?.report.isLittle == false)
        let kinds = [
            ": View { var body: some View { Text(\"\") } }", ": Codable {}", ": Equatable {}",
            ": View { var body: some View { Text(\"a\") } }", ": Hashable {}",
        ]
        let mixed = flat { index, name in "import SwiftUI\n\nstruct \(name)\(kinds[index])\n" }
        #expect(try mixed.learn().map { $0.report.isLittle } != false)
    }

    @Test(
        "where something drives screens, a new one gets it although parts of screens lie beside them"
    )
    func drivers() throws {
        let view =
            "import SwiftUI\n\nstruct NAMEView: View { var body: some View { Text(\"\") } }\n"
        let model = "import Combine\n\nfinal class NAMEViewModel: ObservableObject {}\n"
        var files: [String: String] = [:]
        for (index, name) in ["Login", "Orders", "Search", "Badge", "Price", "Row", "Star"]
            .enumerated()
        {
            files["App/Views/\(name)View.swift"] = view.replacing("NAME", with: name)
            guard index < 3 else { continue }
            files["App/ViewModels/\(name)ViewModel.swift"] = model.replacing("NAME", with: name)
        }
        let driven = try LearnedProject(files: files).generate("Profile")
        #expect(
            driven.keys.sorted() == [
                "App/ViewModels/ProfileViewModel.swift", "App/Views/ProfileView.swift",
            ])
        for name in ["Orders", "Search"] { files["App/ViewModels/\(name)ViewModel.swift"] = nil }
        let single = try LearnedProject(files: files).generate("Profile")
        #expect(single.keys.sorted() == ["App/Views/ProfileView.swift"])
    }

    @Test(
        "recent siblings count double where a kind of file is about even, and decide nothing that is clear"
    )
    func recentSiblings() throws {
        let names = ["Cart", "Home", "Login", "Orders", "Search"]
        var files: [String: String] = [:]
        for (index, name) in names.enumerated() {
            let folder = "App/Scenes/\(name)"
            files["\(folder)/\(name)View.swift"] =
                "import SwiftUI\n\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
            files["\(folder)/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
            let old = index < 3
            let kind = old ? "Router" : "Coordinator"
            files["\(folder)/\(name)\(kind).swift"] = "final class \(name)\(kind) {}\n"
        }
        func made(_ recent: [String]) throws -> [String] {
            var project = LearnedProject(files: files)
            project.recent = files.keys.filter { path in
                recent.contains { path.contains("/\($0)/") }
            }
            return try project.generate("Profile").keys.map { String($0.dropFirst(19)) }.sorted()
        }
        let shared = ["ProfileView.swift", "ProfileViewModel.swift"]
        #expect(try made([]) == ["ProfileRouter.swift"] + shared)
        #expect(try made(["Orders", "Search"]) == ["ProfileCoordinator.swift"] + shared)
        #expect(try made(names) == ["ProfileRouter.swift"] + shared)
        #expect(
            try made(["Orders"]) == ["ProfileCoordinator.swift", "ProfileRouter.swift"] + shared)
    }

    @Test(
        "what all of the features have that follow the pattern is theirs, whatever else stands beside them"
    )
    func patternsOwn() throws {
        var more: [String: String] = [:]
        for name in ["Login", "Orders", "Search"] {
            more["App/Store/\(name)Store.swift"] = "final class \(name)Store {}\n"
        }
        for name in ["Badge", "Colours", "Shadow"] {
            more["App/Scenes/\(name)/\(name)Shape.swift"] = "struct \(name)Shape {}\n"
            more["App/Scenes/\(name)/\(name)Style.swift"] = "struct \(name)Style {}\n"
        }
        let paths = try project(["Login", "Orders", "Search"], more).generate("Reset").keys

        #expect(paths.contains("App/Store/ResetStore.swift"), "\(paths)")
    }

    @Test(
        "a folder beside the features' is theirs where half of those below the same parent have one there"
    )
    func foldersBeside() throws {
        var files: [String: String] = [:]
        for (module, names) in [
            "Auth": ["LoggedOut", "Profile"], "Fine": ["List", "Payment"],
            "Web": ["Page", "Frame"],
            "Detail": ["Users", "Attendance"],
        ] {
            for name in names {
                files.merge(screen(name, in: "Features/\(module)/\(module)UI/Implement")) { $1 }
            }
        }
        for name in ["LoggedOut", "Profile"] {
            files["Features/Auth/AuthUI/Interface/\(name)/\(name)Buildable.swift"] =
                "protocol \(name)Buildable {}\n"
        }
        let project = LearnedProject(files: files)

        #expect(
            try project.generate("SignUp", group: "Auth").keys.contains(
                "Features/Auth/AuthUI/Interface/SignUp/SignUpBuildable.swift"))
        #expect(
            try !project.generate("Offer", group: "Fine").keys.contains {
                $0.contains("Buildable")
            })
    }

    /// Features with folders of their own, and files elsewhere that bear their names.
    private func siblings(
        _ names: [String], inside: [String], outside: [String: [String]]
    ) throws -> [SiblingFeature] {
        try names.map { name in
            let folder = "App/Links/\(name)"
            let abstraction = PathAbstraction(
                spellings: StemSpellings(name), ownFolder: folder.slashParts, group: nil)
            let paths =
                inside.map { "\(folder)/\(name)\($0).swift" }
                + (outside[name] ?? []).map { "App/Other/\(name)\($0).swift" }
            return SiblingFeature(
                stem: name, root: "App/Links", group: nil, folder: folder,
                files: try paths.map { text in
                    let path = try RelativePath(validating: text)
                    return SiblingFile(
                        path: path, isTest: false, isInside: text.hasPrefix(folder),
                        role: RoleNames.role(ofFile: path.name, isTest: false),
                        pattern: abstraction.pattern(of: text))
                })
        }
    }

    @Test(
        "a screen that stands elsewhere belongs to another feature where folders hold several kinds of files",
        arguments: [(["Route", "Routable"], false), (["Router"], true)])
    func screenElsewhere(inside: [String], isMade: Bool) throws {
        let siblings = try siblings(
            ["Login", "News", "Map", "Shop", "Help"], inside: inside,
            outside: ["Login": ["ViewController"], "News": ["ViewController"]])
        let family = try #require(
            FamilyBuilder(siblings: siblings, root: "App/Links", areNamed: true).build())

        let promoted = RolePromotion(family: family).promoted.roles.filter(\.isPromoted)

        #expect(promoted.isEmpty != isMade)
    }

    @Test("what drives features in another folder tells which follow the pattern")
    func driverElsewhere() throws {
        let names = ["Login", "News", "Map", "Shop", "Help"]
        let siblings = try siblings(
            names, inside: ["View"],
            outside: Dictionary(uniqueKeysWithValues: names.dropLast(2).map { ($0, ["Store"]) }))

        let family = try #require(FamilyBuilder(siblings: siblings, root: "App/Links").build())

        #expect(family.siblings.map(\.stem) == ["Login", "News", "Map"])
    }
}
