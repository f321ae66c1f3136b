import Diagnostics
import Testing

@testable import StyleLearning

@Suite("Which files a feature gets")
struct FamilyTests {
    private func viper(_ name: String, in folder: String) -> [String: String] {
        var files: [String: String] = [:]
        for role in ["Presenter", "Interactor", "Router"] {
            files["\(folder)/\(name)\(role).swift"] = "final class \(name)\(role) {}\n"
        }
        files["\(folder)/\(name)ViewController.swift"] =
            "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
        return files
    }

    private func project(_ parts: [String: String]...) -> LearnedProject {
        LearnedProject(files: parts.reduce(into: [:]) { $0.merge($1) { $1 } })
    }

    @Test("is what at least half of the siblings have; rarer files are options")
    func support() throws {
        let project = project(
            viper("Login", in: "App/Scenes/Login"), viper("Orders", in: "App/Scenes/Orders"),
            viper("Search", in: "App/Scenes/Search"),
            [
                "App/Scenes/Login/LoginEntity.swift": "struct LoginEntity {}\n",
                "App/Scenes/Login/LoginCell.swift": "final class LoginCell {}\n",
                "App/Scenes/Orders/OrdersCell.swift": "final class OrdersCell {}\n",
                "App/Scenes/Search/SearchCell.swift": "final class SearchCell {}\n",
                "App/Scenes/Orders/OrdersEmptyState.swift": "struct OrdersEmptyState {}\n",
                "App/Scenes/Profile/ProfileHelp.md": "help\n",
            ])
        let paths = try project.generate("Profile").keys.sorted()

        #expect(
            paths
                == ["Cell", "Interactor", "Presenter", "Router", "ViewController"].map {
                    "App/Scenes/Profile/Profile\($0).swift"
                })
    }

    @Test("follows the siblings below the same parent, and mirrors its folder in the tests")
    func groups() throws {
        var files: [String: String] = [:]
        for name in ["AddItem", "EditItem"] {
            files.merge(viper(name, in: "App/Scenes/Item/\(name)")) { $1 }
            files["App/Scenes/Item/\(name)/\(name)Builder.swift"] = "enum \(name)Builder {}\n"
            files["AppTests/Scenes/Item/\(name)/\(name)PresenterTests.swift"] =
                "import XCTest\n\nfinal class \(name)PresenterTests: XCTestCase {}\n"
        }
        for name in ["Login", "Orders", "Search"] {
            files.merge(viper(name, in: "App/Scenes/\(name)")) { $1 }
        }
        let paths = try LearnedProject(files: files).generate("ShowItem", group: "Item").keys

        #expect(paths.contains("App/Scenes/Item/ShowItem/ShowItemBuilder.swift"))
        #expect(paths.contains("AppTests/Scenes/Item/ShowItem/ShowItemPresenterTests.swift"))
    }

    @Test("keeps names that begin with another feature's apart")
    func prefixes() throws {
        let project = project(
            viper("Edit", in: "App/Scenes/Edit"),
            viper("EditProduct", in: "App/Scenes/EditProduct"),
            viper("Login", in: "App/Scenes/Login"),
            [
                "AppTests/EditPresenterTests.swift":
                    "import XCTest\n\nfinal class EditPresenterTests: XCTestCase {}\n",
                "AppTests/EditProductPresenterTests.swift":
                    "import XCTest\n\nfinal class EditProductPresenterTests: XCTestCase {}\n",
            ])
        let files = try project.generate("Sign")

        #expect(
            files.keys.sorted()
                == ["Interactor", "Presenter", "Router", "ViewController"].map {
                    "App/Scenes/Sign/Sign\($0).swift"
                } + ["AppTests/SignPresenterTests.swift"])
        #expect(files.values.allSatisfy { !$0.contains("Product") && !$0.contains("Edit") })
    }

    @Test("spells the feature's own folder as the siblings do")
    func folders() throws {
        let spaced = project(
            viper("NewPassword", in: "App/Scenes/New Password"),
            viper("ResetCode", in: "App/Scenes/Reset Code"),
            viper("Login", in: "App/Scenes/Login"))
        #expect(
            try spaced.generate("SignUp").keys.contains("App/Scenes/Sign Up/SignUpRouter.swift"))
        let camel = project(
            viper("MovieList", in: "App/Scenes/movieList"),
            viper("UserDetail", in: "App/Scenes/userDetail"),
            viper("Home", in: "App/Scenes/home"))
        #expect(try camel.generate("SignUp").keys.contains("App/Scenes/signUp/SignUpRouter.swift"))
    }

    @Test("isn't led astray by a typing mistake in a sibling")
    func typos() throws {
        var files = viper("Goals", in: "App/Scenes/Goals")
        files.merge(viper("Login", in: "App/Scenes/Login")) { $1 }
        files.merge(viper("Behavoir", in: "App/Scenes/Behavoir")) { $1 }
        files["App/Scenes/Behavoir/BehaviorPresenter.swift"] =
            files.removeValue(forKey: "App/Scenes/Behavoir/BehavoirPresenter.swift")
        let paths = try LearnedProject(files: files).generate("Profile").keys.sorted()

        #expect(
            paths
                == ["Interactor", "Presenter", "Router", "ViewController"].map {
                    "App/Scenes/Profile/Profile\($0).swift"
                })
    }

    @Test("lies by layer where the project's features do")
    func layers() throws {
        var files: [String: String] = [:]
        for name in ["Login", "Orders", "Search", "Settings"] {
            files["App/Views/\(name)View.swift"] =
                "import SwiftUI\n\nstruct \(name)View: View {\n    var body: some View { Text(\"\(name)\") }\n}\n"
            files["App/ViewModels/\(name)ViewModel.swift"] =
                "import Foundation\n\nfinal class \(name)ViewModel: ObservableObject {}\n"
            files["AppTests/\(name)ViewModelTests.swift"] =
                "import XCTest\n\nfinal class \(name)ViewModelTests: XCTestCase {}\n"
        }
        let paths = try LearnedProject(files: files).generate("Profile").keys.sorted()

        #expect(
            paths == [
                "App/ViewModels/ProfileViewModel.swift", "App/Views/ProfileView.swift",
                "AppTests/ProfileViewModelTests.swift",
            ])
    }

    @Test("has a module of its own where the siblings have")
    func modules() throws {
        var files: [String: String] = [:]
        for name in ["Login", "Orders", "Search"] {
            files["Sources/\(name)Feature/\(name)View.swift"] =
                "import SwiftUI\n\npublic struct \(name)View: View {\n    public var body: some View { Text(\"x\") }\n}\n"
            files["Tests/\(name)FeatureTests/\(name)FeatureTests.swift"] =
                "import XCTest\n\nfinal class \(name)FeatureTests: XCTestCase {}\n"
        }
        let paths = try LearnedProject(files: files).generate("Profile").keys.sorted()

        #expect(
            paths == [
                "Sources/ProfileFeature/ProfileView.swift",
                "Tests/ProfileFeatureTests/ProfileFeatureTests.swift",
            ])
    }

    @Test("takes storyboards that differ by the name alone")
    func storyboards() throws {
        var files: [String: String] = [:]
        for name in ["Login", "Orders"] {
            let folder = "App/Scenes/\(name)/\(name)"
            files["\(folder)ViewController.swift"] =
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
            files["\(folder).storyboard"] = "<scene customClass=\"\(name)ViewController\"/>\n"
        }
        let made = try LearnedProject(files: files).generate("Profile")

        #expect(
            made["App/Scenes/Profile/Profile.storyboard"]
                == "<scene customClass=\"ProfileViewController\"/>\n")
    }

    @Test("is nothing where the project has one feature alone")
    func alone() throws {
        let project = LearnedProject(files: viper("Login", in: "App/Scenes/Login"))
        #expect(try project.learn() == nil)
    }

    @Test("a name that several features bear is asked about; each has its own tests")
    func namesakes() throws {
        var files: [String: String] = [:]
        for app in ["Bank", "Shop"] {
            for name in ["Transfers", "Login", "Orders"] {
                files.merge(viper(name, in: "\(app)/Scenes/\(name)")) { $1 }
            }
        }
        files["ShopTests/TransfersPresenterTests.swift"] =
            "import XCTest\n\nfinal class TransfersPresenterTests: XCTestCase {}\n"
        let project = LearnedProject(files: files)

        #expect(throws: Failure.self) { try project.learn(LearningRequest(like: "Transfers")) }
        let made = try project.generate(
            "Profile", request: LearningRequest(like: "Bank/Scenes/Transfers", keepsAll: true))
        #expect(made.keys.allSatisfy { $0.hasPrefix("Bank/Scenes/Profile/") }, "\(made.keys)")
    }
}
