import FileTree
import ProjectScanning
import Testing

@testable import StyleLearning

@Suite("The features of the folder that --group names")
struct FeaturesOfFolderTests {
    /// Screens with a folder each.
    private func screens(_ names: [String], in root: String) -> [String: String] {
        names.map { ScreenFiles.screen($0, in: "\(root)/\($0)") }.reduce(into: [:]) {
            $0.merge($1) { $1 }
        }
    }

    private func paths(
        _ feature: String, in group: String?, _ files: [String: String]
    ) throws -> [String] {
        try LearnedProject(files: files).generate(
            feature, request: .init(feature: feature, group: group)
        ).keys.sorted()
    }

    @Test("are called by their folders, whatever else the names of their files share")
    func sharedEnding() throws {
        var files = screens(["Home", "Settings", "Profile", "Map"], in: "App/Scenes")
        for name in ["Grade", "Movie", "Person"] {
            let folder = "App/Scenes/Search/Results/\(name)"
            files["\(folder)/\(name)ResultScreen.swift"] = ScreenFiles.view("\(name)ResultScreen")
            files["\(folder)/\(name)ResultView.swift"] = ScreenFiles.view("\(name)ResultView")
        }
        let wanted = ["Screen", "View"].map {
            "App/Scenes/Search/Results/News/NewsResult\($0).swift"
        }

        #expect(try paths("News", in: "Results", files) == wanted)
        #expect(try paths("NewsResult", in: "Results", files) == wanted)
    }

    @Test("stand in folders for their kind that nobody names")
    func gaps() throws {
        let files = screens(["Start", "Finish"], in: "Feature/Entrance/Interface/Sources/Creation")
            .merging(screens(["Home", "Map"], in: "Feature/Main/Interface/Sources")) { $1 }

        #expect(
            try paths("Rules", in: "Entrance/Creation", files)
                == ["View", "ViewModel"].map {
                    "Feature/Entrance/Interface/Sources/Creation/Rules/Rules\($0).swift"
                })
    }

    @Test("go below the part of a group's path that is there")
    func newEnd() throws {
        let files = screens(["Home", "Map", "Search"], in: "App/Flows/Main/Modules")
            .merging(screens(["Login"], in: "App/Flows/Main/Modules/More")) { $1 }

        #expect(
            try paths("About", in: "Main/Modules/More/Legal", files)
                == ["View", "ViewModel"].map {
                    "App/Flows/Main/Modules/More/Legal/About/About\($0).swift"
                })
    }

    @Test(
        "have no folder of their own where the only screen there has none, and have its files alone"
    )
    func flatNeighbour() throws {
        var files = screens(["Home", "Search", "Map"], in: "App/Scenes")
        for name in ["Home", "Search", "Map"] {
            files["App/Scenes/\(name)/\(name)Coordinator.swift"] = "struct \(name)Coordinator {}\n"
        }
        files.merge(ScreenFiles.screen("DriveList", in: "App/Scenes/Drive")) { $1 }
        files["App/Scenes/Drive/DriveError.swift"] = "enum DriveError {}\n"

        #expect(
            try paths("Address", in: "Drive", files)
                == ["View", "ViewModel"].map { "App/Scenes/Drive/Address\($0).swift" })
    }

    @Test("may be told by what their files declare where no name says that they show something")
    func plainNames() throws {
        var files = screens(["Home", "Search", "Map"], in: "App/Scenes")
        for name in ["Intro", "Scan", "Done"] {
            files["App/Scenes/Setup/\(name).swift"] = ScreenFiles.view(name)
        }

        #expect(try paths("Retry", in: "Setup", files) == ["App/Scenes/Setup/Retry.swift"])
    }

    @Test("are what has several files where parts of screens lie beside")
    func partsBeside() throws {
        var files = screens(["Home", "Search", "Map"], in: "App/Scenes")
        for name in ["Friends", "AddFriend"] {
            files["App/Social/Sources/Controllers/\(name)ViewController.swift"] =
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
            files["App/Social/Sources/Models/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel {}\n"
        }
        for name in ["Chart", "Nickname", "Empty", "Header"] {
            files["App/Social/Sources/Views/\(name)View.swift"] = ScreenFiles.view("\(name)View")
        }

        #expect(
            try paths("Detail", in: "Social", files) == [
                "App/Social/Sources/Controllers/DetailViewController.swift",
                "App/Social/Sources/Models/DetailViewModel.swift",
            ])
    }

    private func controller(_ name: String) -> String {
        "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
    }

    @Test("are what controls views where more views lie beside")
    func controllersBesideViews() throws {
        var files = screens(["Home", "Search", "Map"], in: "App/Scenes")
        for name in ["Detail", "Retry", "Intro"] {
            files["App/Scenes/Codes/Code\(name)ViewController.swift"] =
                controller("Code\(name)")
        }
        for name in ["Animation", "Error", "Status", "Refresh", "Label"] {
            files["App/Scenes/Codes/Code\(name)View.swift"] =
                "import UIKit\n\nfinal class Code\(name)View: UIView {}\n"
        }

        #expect(
            try paths("CodeNext", in: "Codes", files)
                == ["App/Scenes/Codes/CodeNextViewController.swift"])
    }

    @Test("are screens that reduce and show, though a view is in them")
    func reducersWithViews() throws {
        var files = screens(["Home", "Search", "Map"], in: "App/Scenes")
        for name in ["Intro", "Scan", "Done"] {
            files["App/Scenes/Setup/Setup\(name).swift"] =
                "import ComposableArchitecture\nimport SwiftUI\n\nstruct Setup\(name): ReducerProtocol {}\n\n"
                + ScreenFiles.view("Setup\(name)View")
        }
        files["App/Scenes/Setup/SetupRetry.swift"] = ScreenFiles.view("SetupRetry")

        #expect(try paths("SetupHelp", in: "Setup", files) == ["App/Scenes/Setup/SetupHelp.swift"])
    }

    @Test("are not the parts of the only one there")
    func partsOfOne() throws {
        var files = screens(["Home", "Search", "Map"], in: "App/Scenes")
        files.merge(ScreenFiles.screen("Account", in: "App/Scenes/Account")) { $1 }
        for name in ["Flow", "Failure", "Success", "Code"] {
            files["App/Scenes/Account/ChangeLogin/ChangeLogin\(name)View.swift"] =
                ScreenFiles.view("ChangeLogin\(name)View")
        }

        #expect(
            try paths("ChangeMail", in: "Account", files)
                == ["View", "ViewModel"].map {
                    "App/Scenes/Account/ChangeMail/ChangeMail\($0).swift"
                })
    }

    @Test("all count, also one with half of the files, so that what few have isn't made")
    func halfOfFiles() throws {
        var files = screens(["Home", "Search", "Map"], in: "App/Scenes")
        for name in ["Day", "Night", "List", "Edit", "Dimmed"] {
            files["App/Scenes/Plan/Controllers/Plan\(name)VC.swift"] =
                "import UIKit\n\nfinal class Plan\(name)VC: UIViewController {}\n"
            if name == "Dimmed" { continue }
            files["App/Scenes/Plan/Reactors/Plan\(name)Reactor.swift"] =
                "final class Plan\(name)Reactor {}\n"
        }
        for name in ["Day", "List"] {
            files["App/Scenes/Plan/Plan\(name)Section.swift"] = "enum Plan\(name)Section {}\n"
        }

        #expect(
            try paths("PlanWeek", in: "Plan", files) == [
                "App/Scenes/Plan/Controllers/PlanWeekVC.swift",
                "App/Scenes/Plan/Reactors/PlanWeekReactor.swift",
            ])
    }

    @Test("have their tests in the package that is a feature of its own")
    func testsOfPackage() throws {
        let test = "Packages/Shop/Tests/ShopTests/Routes/Login/LoginViewTests.swift"
        let contents = ProjectInMemory([
            "Packages/Shop/Sources/Shop/ShopView.swift": ScreenFiles.view("ShopView"),
            "Packages/Shop/Sources/Shop/Login/LoginView.swift": ScreenFiles.view("LoginView"),
            "Packages/Shop/Sources/Shop/Routes/Login/LoginRoute.swift": "struct LoginRoute {}\n",
            test: "import XCTest\n\nfinal class LoginViewTests: XCTestCase {}\n",
        ])
        let scan = try ProjectScanner(contents, folderName: "Shop", threads: 1).scan()
        let shop = "Packages/Shop"
        let features = try [
            ("Shop", shop), ("Login", "\(shop)/Sources/Shop/Login"),
            ("Login", "\(shop)/Sources/Shop/Routes/Login"),
        ].map { name, folder in
            FeatureFacts(
                name: name, group: nil, path: try RelativePath(validating: folder), files: [])
        }

        let siblings = FolderSiblings(
            tree: ProjectTree(facts: scan.facts, files: scan.files), features: features
        ).find()

        let owners = siblings.filter { $0.files.contains { $0.path.string == test } }
        #expect(owners.map(\.folder) == ["\(shop)/Sources/Shop/Routes/Login"])
    }

    @Test("have folders with the words apart where all names of several words are written so")
    func spacedFolders() throws {
        var files: [String: String] = [:]
        for name in ["Login", "News", "Map", "Orders"] {
            files.merge(ScreenFiles.screen(name, in: "App/Scenes/\(name)")) { $1 }
        }
        files.merge(ScreenFiles.screen("EmbeddedEvent", in: "App/Scenes/Embedded Event")) { $1 }

        #expect(
            try paths("EmbeddedDealer", in: "Scenes", files)
                == ["View", "ViewModel"].map {
                    "App/Scenes/Embedded Dealer/EmbeddedDealer\($0).swift"
                })
    }

    @Test("have parts of what others declare")
    func extensionFiles() throws {
        var files: [String: String] = [:]
        for name in ["Home", "Search", "Map", "Login"] {
            files["App/\(name)ViewController.swift"] = controller(name)
            files["App/\(name)Router.swift"] = "final class \(name)Router {}\n"
            files["App/Strings+\(name).swift"] =
                "extension Strings {\n    enum \(name) {}\n}\n"
        }

        #expect(
            try paths("Privacy", in: nil, files) == [
                "App/PrivacyRouter.swift", "App/PrivacyViewController.swift",
                "App/Strings+Privacy.swift",
            ])
    }

    @Test("stand side by side where most of the root do, though some have folders")
    func flatRoot() throws {
        var files = screens(["Folder History", "Up Next"], in: "App")
        for name in ["Home", "Search", "Map", "Queue", "Login", "Player", "Help"] {
            files["App/\(name)ViewController.swift"] =
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
        }
        let project = LearnedProject(files: files)

        #expect(
            try project.generate("Privacy", group: nil).keys.sorted()
                == ["App/PrivacyViewController.swift"])
    }

    @Test("keep the role in their folders' names that the main file gives them")
    func roleInFolder() throws {
        var files: [String: String] = [:]
        for name in ["Post", "Feed", "Wallet", "Profile"] {
            files["App/Controllers/\(name)VC/\(name)VC.swift"] =
                "import UIKit\n\nfinal class \(name)VC: UIViewController {}\n"
            files["App/Controllers/\(name)VC/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel {}\n"
        }

        #expect(
            try paths("Notices", in: nil, files)
                == ["VC", "ViewModel"].map { "App/Controllers/NoticesVC/Notices\($0).swift" })
    }

    @Test("are not what the folder is a part of")
    func insideModule() throws {
        var files: [String: String] = [:]
        for name in ["Chart", "Timer", "Social"] {
            files["Feature/\(name)/Package.swift"] = "// swift-tools-version: 6.0\n"
            files.merge(ScreenFiles.screen(name, in: "Feature/\(name)/Sources/\(name)")) { $1 }
        }
        files.merge(ScreenFiles.screen("Friends", in: "Feature/Social/Sources/Social")) { $1 }

        #expect(
            try paths("Detail", in: "Social", files)
                == ["View", "ViewModel"].map { "Feature/Social/Sources/Social/Detail\($0).swift" })
    }

    @Test(
        "stand in folders whose path ends so, whatever case it has, and none where nothing is named",
        arguments: [
            ("Cart", ["App/Cart", "Kit/Cart"]), ("app/cart", ["App/Cart"]), ("/", []), ("", []),
            ("Kit/Cart/List", ["Kit/Cart/Sources/List"]), ("Kit/List", []),
        ])
    func folders(group: String, expected: [String]) throws {
        let files = try ["App/Cart/A.swift", "Kit/Cart/Sources/List/B.swift"]
            .map(RelativePath.init(validating:))

        #expect(GroupPath(group).folders(of: files) == Set(expected))
    }

    @Test("have no cell where one of two features has one")
    func cellOfOne() throws {
        var files: [String: String] = [:]
        for name in ["Badge", "Edit"] {
            files["App/Tabs/Page/View/\(name)View.swift"] = ScreenFiles.view("\(name)View")
            files["App/Tabs/Page/ViewModel/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel {}\n"
        }
        files["App/Tabs/Page/View/BadgeCell.swift"] = "final class BadgeCell {}\n"

        let paths = try LearnedProject(files: files)
            .generate("Choice", request: .init(feature: "Choice", group: "Tabs/Page")).keys.sorted()

        #expect(
            paths == [
                "App/Tabs/Page/View/ChoiceView.swift",
                "App/Tabs/Page/ViewModel/ChoiceViewModel.swift",
            ])
    }

    @Test("aren't those that stand side by side in a folder further down")
    func deeperFolder() throws {
        var files: [String: String] = [:]
        for name in ["Language", "Theme", "Browser"] {
            files.merge(ScreenFiles.screen(name, in: "App/Tabs/Preferences/\(name)")) { $1 }
        }
        for name in ["Edit", "Password", "Status", "Photo"] {
            files.merge(ScreenFiles.screen(name, in: "App/Tabs/Preferences/Profile")) { $1 }
        }

        let paths = try LearnedProject(files: files)
            .generate("Icon", request: .init(feature: "Icon", group: "Preferences")).keys.sorted()

        #expect(
            paths == ["View", "ViewModel"].map { "App/Tabs/Preferences/Icon/Icon\($0).swift" })
    }

    @Test("stand side by side in a folder where most do, whatever folders beside them hold")
    func mostlyFlat() throws {
        var files: [String: String] = [:]
        for name in ["Age", "Closure", "Guidance", "Policy", "Privacy", "Support", "Update"] {
            files["App/Screens/\(name)ViewController.swift"] =
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
        }
        for name in ["Reporting", "Testing", "Booking"] {
            for part in ["ConfirmationViewController", "ConfirmationViewModel"] {
                files["App/Screens/\(name)/\(name)\(part).swift"] =
                    "final class \(name)\(part) {}\n"
            }
        }

        let paths = try LearnedProject(files: files)
            .generate("Thanks", request: .init(feature: "Thanks", group: "Screens")).keys.sorted()

        #expect(paths == ["App/Screens/ThanksViewController.swift"])
    }

    @Test("have the tests of one of two that stand side by side")
    func testsOfOne() throws {
        var files: [String: String] = [:]
        for name in ["Edit", "Status"] {
            files.merge(ScreenFiles.screen(name, in: "App/Tabs/Profile")) { $1 }
        }
        files["AppTests/Profile/EditViewModelTests.swift"] =
            "import XCTest\n\nfinal class EditViewModelTests: XCTestCase {}\n"

        let paths = try LearnedProject(files: files)
            .generate("Secret", request: .init(feature: "Secret", group: "Tabs/Profile")).keys
            .sorted()

        #expect(
            paths == [
                "App/Tabs/Profile/SecretView.swift", "App/Tabs/Profile/SecretViewModel.swift",
                "AppTests/Profile/SecretViewModelTests.swift",
            ])
    }
}
