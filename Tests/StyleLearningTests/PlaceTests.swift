import Testing

@testable import StyleLearning

@Suite("Where a feature goes")
struct PlaceTests {
    private func mvvm(_ name: String, views: String, models: String) -> [String: String] {
        [
            "\(views)/\(name)ViewController.swift":
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n",
            "\(models)/\(name)ViewModel.swift": "final class \(name)ViewModel {}\n",
        ]
    }

    private func project(_ parts: [[String: String]]) -> LearnedProject {
        LearnedProject(files: parts.reduce(into: [:]) { $0.merge($1) { $1 } })
    }

    private func folders(_ names: [String], in root: String) -> [[String: String]] {
        names.map { mvvm($0, views: "\(root)/\($0)", models: "\(root)/\($0)") }
    }

    /// Areas, one of them of a group's name, that foresee nothing of screens.
    private var areasElsewhere: [[String: String]] {
        ["Cart/Views/Entry", "Cart/Views/Sum", "Cart/Views/Row", "Account/Views/Photo"].map {
            place in
            ["App/\(place)View.swift": "struct Part {}\n"]
        }
    }

    @Test("--group names a root by its folder")
    func roots() throws {
        let project = project(
            folders(["Cart", "Orders", "Search", "Sale"], in: "App/Controllers/Main")
                + folders(["Login", "Code", "Name"], in: "App/Controllers/Account"))
        let paths = try project.generate("Reset", group: "Account").keys.sorted()

        #expect(
            paths == [
                "App/Controllers/Account/Reset/ResetViewController.swift",
                "App/Controllers/Account/Reset/ResetViewModel.swift",
            ])
    }

    @Test("--group names a folder around a root")
    func aroundRoots() throws {
        let project = project(
            folders(["Cart", "Orders", "Search", "Sale"], in: "Targets/Shop/Sources/Scenes")
                + folders(["Login", "Code", "Name"], in: "Targets/Account/Sources/Scenes"))
        let paths = try project.generate("Reset", group: "Account").keys

        #expect(paths.contains("Targets/Account/Sources/Scenes/Reset/ResetViewModel.swift"))
        #expect(paths.count == 2)
    }

    @Test("a group that no folder is called like is a new one below the first root")
    func newGroup() throws {
        let project = project(folders(["Cart", "Orders", "Search"], in: "App/Scenes"))
        let paths = try project.generate("Reset", group: "Account").keys

        #expect(paths.contains("App/Scenes/Account/Reset/ResetViewModel.swift"))
    }

    @Test("an area keeps its features' files side by side, in folders for their kinds")
    func areas() throws {
        let areas = ["Language", "Theme", "Sound"].map {
            mvvm($0, views: "App/Settings/ViewControllers", models: "App/Settings/ViewModels")
        }
        let project = project(areas + folders(["Cart", "Orders", "Search"], in: "App"))
        let paths = try project.generate("Colour", group: "Settings").keys.sorted()

        #expect(
            paths == [
                "App/Settings/ViewControllers/ColourViewController.swift",
                "App/Settings/ViewModels/ColourViewModel.swift",
            ])
    }

    @Test("an area's main screen, which is called like the area, is a feature in it")
    func mainScreen() throws {
        let sound = [
            "App/Settings/ViewControllers/SoundViewController.swift":
                "import UIKit\n\nfinal class SoundViewController: UIViewController {}\n"
        ]
        let areas = ["Settings", "Theme"].map {
            mvvm($0, views: "App/Settings/ViewControllers", models: "App/Settings/ViewModels")
        }
        let project = project(areas + [sound] + folders(["Cart", "Orders", "Search"], in: "App"))
        let paths = try project.generate("Colour", group: "Settings").keys.sorted()

        #expect(
            paths == [
                "App/Settings/ViewControllers/ColourViewController.swift",
                "App/Settings/ViewModels/ColourViewModel.swift",
            ])
    }

    @Test("one feature in the folder that --group names tells more than areas elsewhere")
    func oneNeighbour() throws {
        let project = project(
            areasElsewhere + folders(["Logout"], in: "App/Screens/Account")
                + folders(["Home", "Sale", "News"], in: "App/Screens"))
        let paths = try project.generate("Withdraw", group: "Account").keys.sorted()

        #expect(
            paths == [
                "App/Screens/Account/Withdraw/WithdrawViewController.swift",
                "App/Screens/Account/Withdraw/WithdrawViewModel.swift",
            ])
    }

    @Test("--group names a feature's folder that holds another one")
    func insideFeature() throws {
        let project = project(
            areasElsewhere + folders(["Home", "Sale", "Account"], in: "App/Screens")
                + folders(["Logout"], in: "App/Screens/Account"))
        let paths = try project.generate("Withdraw", group: "Account").keys.sorted()

        #expect(
            paths == [
                "App/Screens/Account/Withdraw/WithdrawViewController.swift",
                "App/Screens/Account/Withdraw/WithdrawViewModel.swift",
            ])
    }

    @Test("a word that all names end in isn't doubled")
    func sharedEnding() throws {
        let areas = ["ArticleList", "SaleList", "ShopList"].map {
            mvvm($0, views: "App/Lists/ViewControllers", models: "App/Lists/ViewModels")
        }
        let project = project(areas + folders(["Cart", "Orders", "Search"], in: "App"))
        let paths = try project.generate(
            "OrderList", group: "Lists", request: LearningRequest(feature: "OrderList")
        ).keys.sorted()

        #expect(
            paths == [
                "App/Lists/ViewControllers/OrderListViewController.swift",
                "App/Lists/ViewModels/OrderListViewModel.swift",
            ])
    }

    @Test("features are called like their folders where all files have one word more")
    func fileEnding() throws {
        let features = ["Cart", "Orders", "Search"].map { name in
            [
                "Sources/Features/\(name)/\(name)Feature.swift":
                    "import SwiftUI\n\nstruct \(name)Feature: Feature {\n    struct View: FeatureView {}\n}\n",
                "Sources/Features/\(name)/\(name)Feature+View.swift":
                    "import SwiftUI\n\nextension \(name)Feature.View: View {\n    var body: some View { EmptyView() }\n}\n",
                "Sources/Features/\(name)/\(name)Feature+Reducer.swift":
                    "extension \(name)Feature {\n    struct State {}\n}\n",
            ]
        }
        let paths = try project(features).generate("Wishes").keys.sorted()

        #expect(
            paths == [
                "Sources/Features/Wishes/WishesFeature+Reducer.swift",
                "Sources/Features/Wishes/WishesFeature+View.swift",
                "Sources/Features/Wishes/WishesFeature.swift",
            ])
    }

    @Test("--like with --group means the feature of that name in that group")
    func namesakes() throws {
        let project = project(
            folders(["Detail", "Cart"], in: "App/Scenes/Shop")
                + folders(["Detail", "Login"], in: "App/Scenes/Account")
                + folders(["Home"], in: "App/Scenes"))
        let made = try project.generate(
            "Summary", request: LearningRequest(group: "Account", like: "Detail"))

        #expect(
            made.keys.sorted() == [
                "App/Scenes/Account/Summary/SummaryViewController.swift",
                "App/Scenes/Account/Summary/SummaryViewModel.swift",
            ])
    }

    @Test("--like keeps the name of a feature whose screens are called otherwise")
    func ownName() throws {
        let project = project(
            folders(["Cart", "Orders", "Search"], in: "App/Scenes")
                + [mvvm("AdminCard", views: "App/Scenes/Admin", models: "App/Scenes/Admin")]
                + [mvvm("AdminList", views: "App/Scenes/Admin", models: "App/Scenes/Admin")])
        let made = try project.generate(
            "Admin", request: LearningRequest(like: "Admin", keepsAll: true))

        #expect(
            made.keys.contains("App/Scenes/Admin/AdminCardViewController.swift"), "\(made.keys)")
        #expect(made.keys.contains("App/Scenes/Admin/AdminListViewModel.swift"))
    }
}
