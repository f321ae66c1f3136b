import Testing

@testable import ProjectScanning

private let view = "import SwiftUI\nstruct NAMEView: View { var body: some View { Text(\"\") } }\n"
private let model = "@Observable final class NAMEViewModel {}\n"
private let suite = "import Testing\n@Suite struct NAMEViewModelTests {}\n"
private let mock = "final class MockNAMEDependencies {}\n"

/// The project with `NAME` in paths and texts replaced by each name.
private func project(_ names: [String], _ files: [String: String]) -> [String: String] {
    var result: [String: String] = [:]
    for name in names {
        for (path, text) in files {
            let parts = [path, text].map {
                $0.split(separator: "NAME", omittingEmptySubsequences: false).joined(
                    separator: name)
            }
            result[parts[0]] = parts[1]
        }
    }
    return result
}

/// Traps 17 and 18: where features and their tests lie.
@Suite("Layout")
struct LayoutTests {
    private let names = ["Cart", "Catalog", "Search"]

    private func screens(_ folder: String) -> [String: String] {
        project(names, ["\(folder)/NAMEView.swift": view, "\(folder)/NAMEViewModel.swift": model])
    }

    // MARK: Features

    @Test("a folder called like shared ones is a part of the feature whose name its files bear")
    func baseFolders() throws {
        let facts = try scan(screens("App/Screens/NAME/Base"))
        #expect(facts.features.map(\.name) == names)
        #expect(facts.features.first?.path?.string == "App/Screens/Cart")
        #expect(facts.layout.featureRoots.map(\.string) == ["App/Screens"])
    }

    @Test("a feature's screens may stand in a folder of its name in one of its parts")
    func folderInPart() throws {
        let facts = try scan(
            project(
                names,
                [
                    "App/Features/NAME/Presentation/NAME/NAMEView.swift": view,
                    "App/Features/NAME/Presentation/NAME/NAMEViewModel.swift": model,
                    "App/Features/NAME/Domain/GetNAMEUseCase.swift": "struct GetNAMEUseCase {}\n",
                ]))
        #expect(facts.features.map(\.name) == names)
        #expect(facts.features.first?.path?.string == "App/Features/Cart")
        #expect(facts.features.first?.files.count == 3)
        #expect(facts.layout.featureRoots.map(\.string) == ["App/Features"])
    }

    @Test("a root that is one by its name outranks layers of another part of the project")
    func namedRootOverLayers() throws {
        var files = screens("App/Features/NAME")
        for layer in ["Renderer/Lesson/Views", "Renderer/Tract/Views"] {
            files.merge(
                project(["Button", "Page"], ["App/\(layer)/NAME/NAMEView.swift": view]),
                uniquingKeysWith: { $1 })
        }
        let facts = try scan(files)
        #expect(facts.layout.featureRoots.first?.string == "App/Features")
        #expect(facts.features.map(\.name).filter(names.contains) == names)
    }

    @Test("features nested below groups share the root; the group is the path between")
    func groups() throws {
        var files = screens("App/Features/Shop/NAME")
        files.merge(
            project(
                ["Login", "Profile"],
                ["App/Features/Account/NAME/NAMEView.swift": view]), uniquingKeysWith: { $1 })
        files.merge(
            project(["Home", "News"], ["App/Features/NAME/NAMEView.swift": view]),
            uniquingKeysWith: { $1 })
        let facts = try scan(files)
        #expect(facts.layout.featureRoots.first?.string == "App/Features")
        #expect(facts.layout.featurePath == "App/Features/{{ feature }}")
        let groups = Dictionary(uniqueKeysWithValues: facts.features.map { ($0.name, $0.group) })
        #expect(groups["Cart"] == "Shop")
        #expect(groups["Login"] == "Account")
        #expect(groups["Home"] == .some(nil))
    }

    @Test(
        "features one to four levels deep have one root and their group",
        arguments: [
            ("App/Features/NAME", nil), ("App/Features/Shop/NAME", "Shop"),
            ("App/Features/Shop/Sale/NAME", "Shop/Sale"),
            ("App/Features/Shop/Sale/Summer/NAME", "Shop/Sale/Summer"),
        ] as [(String, String?)])
    func depth(folder: String, group: String?) throws {
        var files = screens(folder)
        files["App/Services/Client.swift"] = "struct Client {}\n"
        files["App/Features/Help/HelpView.swift"] = "import SwiftUI\nstruct HelpView: View {}\n"
        let facts = try scan(files)
        #expect(facts.layout.featureRoots.first?.string == "App/Features")
        #expect(facts.layout.featurePath == "App/Features/{{ feature }}")
        let cart = try #require(facts.features.first { $0.name == "Cart" })
        #expect(cart.group == group)
        #expect(cart.files.count == 2)
    }

    @Test("a feature that shares its folder with others keeps its own files, and so do they")
    func parentWithChildren() throws {
        var files = screens("App/Features/NAME")
        files.merge(
            project(
                ["Coupon", "Checkout"],
                [
                    "App/Features/Cart/NAME/NAMEView.swift": view,
                    "App/Features/Cart/NAME/NAMEViewModel.swift": model,
                ]), uniquingKeysWith: { $1 })
        let facts = try scan(files)
        #expect(facts.layout.featureRoots.map(\.string) == ["App/Features"])
        let found = facts.features.map { feature in
            let path = feature.path?.string ?? ""
            return "\(feature.name) \(feature.group ?? "-") \(path) \(feature.files.count)"
        }
        #expect(
            found == [
                "Cart - App/Features/Cart 2", "Checkout Cart App/Features/Cart/Checkout 2",
                "Coupon Cart App/Features/Cart/Coupon 2", "Catalog - App/Features/Catalog 2",
                "Search - App/Features/Search 2",
            ])
    }

    @Test("folders beside the features hold none")
    func folderBeside() throws {
        var files = screens("App/Screens/NAME")
        files["App/Screens/Common/LoadingView.swift"] = "struct LoadingView: View {}\n"
        files["App/DesignSystem/Buttons/PrimaryView.swift"] = "struct PrimaryView: View {}\n"
        files["App/Networking/Client.swift"] = "struct Client {}\n"
        let facts = try scan(files)
        #expect(facts.layout.featureRoots.map(\.string) == ["App/Screens"])
        #expect(Set(facts.features.map(\.name)).isSuperset(of: names))
        #expect(!facts.features.contains { $0.path?.string.contains("Networking") == true })
    }

    @Test("a test target that takes files out of the app's folder makes no tests of the rest")
    func sharedFolder() throws {
        let facts = try scan(
            project(["Cart", "Profile"], ["App/Scenes/NAME/NAMEView.swift": view]).merging([
                "project.yml": """
                name: Shop
                targets:
                  Shop: {type: application, platform: iOS, sources: [App/Scenes]}
                  ShopTests: {type: bundle.unit-test, platform: iOS, sources: [{path: App/Scenes, includes: ["**/Test"]}]}
                """,
                "App/Scenes/Cart/Test/CartViewTests.swift":
                    "import Testing\n@Suite struct CartViewTests {}\n",
            ]) { $1 })
        #expect(facts.features.map(\.name) == ["Cart", "Profile"])
        #expect(facts.features[0].tests.map(\.path.name) == ["CartViewTests.swift"])
    }

    @Test("a target whose name ends in Testing isn't where tests lie")
    func targetCalledTesting() throws {
        let facts = try scan([
            "Sources/SpeedTesting/Speed.swift": "struct Speed {}\n",
            "Sources/SpeedTesting/Unit.swift": "enum Unit {}\n",
            "Tests/SpeedTestingTests/SpeedTests.swift":
                "import Testing\n@Suite struct SpeedTests {}\n",
        ])
        #expect(facts.layout.testRoots.map(\.string) == ["Tests/SpeedTestingTests"])
    }

    @Test("the stem comes from the files where the folder is called otherwise")
    func stemOfFiles() throws {
        var files = screens("App/Features/NAME")
        files["App/Features/Authentication/LoginView.swift"] = "struct LoginView: View {}\n"
        files["App/Features/Authentication/LoginViewModel.swift"] =
            "@Observable final class LoginViewModel {}\n"
        let facts = try scan(files)
        let found = facts.features.first { $0.path?.string == "App/Features/Authentication" }
        #expect(found?.name == "Login")
        #expect(facts.layout.featurePath == "App/Features/{{ feature }}")
    }

    @Test("names with spaces are taken as they are")
    func spaces() throws {
        let facts = try scan([
            "My App/Features/Bid Fulfilment/BidView.swift": "struct BidView: View {}\n",
            "My App/Features/Bid Fulfilment/OfferView.swift": "struct OfferView: View {}\n",
            "My App/Features/Help/HelpView.swift": "struct HelpView: View {}\n",
        ])
        #expect(facts.layout.featurePath == "My App/Features/{{ feature }}")
        #expect(facts.features.map(\.name) == ["BidFulfilment", "Help"])
    }

    @Test("a folder a role inside a feature belongs to it")
    func partsInside() throws {
        let facts = try scan(
            project(
                names,
                [
                    "App/Modules/NAME/View/NAMEViewController.swift":
                        "class NAMEViewController: UIViewController {}\n",
                    "App/Modules/NAME/Presenter/NAMEPresenter.swift": "class NAMEPresenter {}\n",
                    "App/Modules/NAME/Router/NAMERouter.swift": "class NAMERouter {}\n",
                ]))
        #expect(facts.features.map(\.name) == names)
        #expect(facts.features.map { $0.files.count } == [3, 3, 3])
        #expect(facts.features.first?.path?.string == "App/Modules/Cart")
    }

    @Test("features as files side by side have no folder of their own")
    func flat() throws {
        let facts = try scan(
            project(
                names,
                [
                    "App/NAME.swift":
                        "import SwiftUI\n@Observable final class NAMEModel {}\nstruct NAMEView: View {}\n"
                ]))
        #expect(!facts.layout.hasFeatureFolders)
        #expect(facts.layout.featurePath == "App")
        #expect(facts.features.map(\.name) == names)
        #expect(facts.features.allSatisfy { $0.path == nil })
        #expect(facts.architecture.label == .mvvmObservable)
    }

    @Test("a folder a role gives features by stem, and each role's folder")
    func layers() throws {
        let facts = try scan(
            project(
                names,
                [
                    "App/Views/NAMEView.swift": view, "App/ViewModels/NAMEViewModel.swift": model,
                    "App/Coordinators/NAMECoordinator.swift": "final class NAMECoordinator {}\n",
                ]))
        #expect(!facts.layout.hasFeatureFolders)
        #expect(facts.features.map(\.name).sorted() == names)
        #expect(facts.features.allSatisfy { $0.path == nil && $0.files.count == 3 })
        #expect(facts.layout.layerFolders["view-model"]?.string == "App/ViewModels")
        #expect(facts.layout.layerFolders["coordinator"]?.string == "App/Coordinators")
    }

    @Test("a target a feature keeps the ending of its folders")
    func targetPerFeature() throws {
        let facts = try scan(
            project(
                names,
                [
                    "Sources/NAMEFeature/NAMEView.swift":
                        "import SwiftUI\npublic struct NAMEView: View {}\n",
                    "Sources/NAMEFeature/NAMEFeature.swift":
                        "import ComposableArchitecture\n@Reducer public struct NAMEFeature {}\n",
                    "Tests/NAMEFeatureTests/NAMEFeatureTests.swift":
                        "import XCTest\nfinal class NAMEFeatureTests: XCTestCase {}\n",
                ]))
        #expect(facts.layout.featurePath == "Sources/{{ feature }}Feature")
        #expect(facts.layout.testPath == "Tests/{{ feature }}FeatureTests")
        #expect(facts.habits.accessLevel == "public")
    }

    // MARK: Tests

    @Test(
        "new tests go where the project's go",
        arguments: [
            ("AppTests/NAME/NAMEViewModelTests.swift", "AppTests/{{ feature }}"),
            ("AppTests/Features/NAME/NAMEViewModelTests.swift", "AppTests/Features/{{ feature }}"),
            ("AppTests/NAMEViewModelTests.swift", "AppTests"),
            (
                "App/Features/NAME/Tests/NAMEViewModelTests.swift",
                "App/Features/{{ feature }}/Tests"
            ),
            ("Tests/NAMETests/NAMEViewModelTests.swift", "Tests/{{ feature }}Tests"),
            (
                "App/Features/NAME/NAMEViewModelTests.swift", "App/Features/{{ feature }}"
            ),
            (
                "AppTests/App/Features/NAME/NAMEViewModelTests.swift",
                "AppTests/App/Features/{{ feature }}"
            ),
            ("AppTests/ViewModels/NAMEViewModelTests.swift", "AppTests/ViewModels"),
            (
                "AppTests/NAMEViewModelTests/NAMEViewModelTests.swift",
                "AppTests/{{ feature }}ViewModelTests"
            ),
        ])
    func testPath(path: String, expected: String) throws {
        var files = screens("App/Features/NAME")
        files.merge(project(names, [path: suite]), uniquingKeysWith: { $1 })
        let facts = try scan(files)
        #expect(facts.layout.testPath == expected)
        #expect(facts.features.map { $0.tests.count } == [1, 1, 1])
        #expect(facts.project.testFramework == .swiftTesting)
    }

    @Test("a test of one feature of many, or of another target, doesn't say where new ones go")
    func othersTests() throws {
        let many = (0..<12).map { "Screen\($0 + 10)" }
        var files = project(many, ["Sources/App/Features/NAME/NAMEView.swift": view])
        let suite = "import Testing\nimport Store\n@Suite struct Suite {}\n"
        files["Tests/StoreTests/Cache/Screen10Tests.swift"] = suite
        files["Sources/Store/Store.swift"] = "public struct Store {}\n"
        func manifest(_ tests: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Shop", targets: [
                .target(name: "App"), .target(name: "Store"),
                .testTarget(name: "StoreTests", dependencies: ["Store"]),\(tests)
            ])
            """
        }
        files["Package.swift"] = manifest("")
        #expect(try scan(files).layout.testPath == nil)
        files["Package.swift"] = manifest(
            ".testTarget(name: \"AppTests\", dependencies: [\"App\"])")
        files["Tests/AppTests/LaunchTests.swift"] = suite
        #expect(try scan(files).layout.testPath == "Tests/AppTests/{{ feature }}")
    }

    @Test("no tests are invented where a project has none")
    func noTests() throws {
        let facts = try scan(screens("App/Features/NAME"))
        #expect(facts.layout.testPath == nil)
        #expect(facts.layout.testRoots.isEmpty)
        #expect(facts.project.testFramework == .none)
    }

    @Test(
        "the suffix of tests is the project's", arguments: ["Tests", "Test", "Spec"])
    func testSuffix(suffix: String) throws {
        var files = screens("App/Features/NAME")
        files.merge(
            project(
                names,
                [
                    "AppTests/NAMEViewModel\(suffix).swift":
                        "import Quick\nfinal class NAMEViewModel\(suffix): QuickSpec {}\n"
                ]), uniquingKeysWith: { $1 })
        let facts = try scan(files)
        #expect(facts.habits.suffixes["test"] == suffix)
        #expect(facts.project.testFramework == .quick)
        #expect(facts.features.map { $0.tests.count } == [1, 1, 1])
    }

    @Test("mocks go to the feature that they serve, tests of other code to none")
    func mocks() throws {
        var files = screens("App/Features/NAME")
        files["App/Services/CartSyncService.swift"] = "final class CartSyncService {}\n"
        files.merge(
            project(
                names,
                [
                    "AppTests/NAMEViewModelTests.swift": suite,
                    "AppTests/Mocks/MockNAMEDependencies.swift": mock,
                ]), uniquingKeysWith: { $1 })
        files["AppTests/CartSyncServiceTests.swift"] =
            "import Testing\nstruct CartSyncServiceTests {}\n"
        let facts = try scan(files)
        let cart = try #require(facts.features.first { $0.name == "Cart" })
        #expect(
            cart.tests.map(\.path.string).sorted() == [
                "AppTests/CartViewModelTests.swift", "AppTests/Mocks/MockCartDependencies.swift",
            ])
        #expect(facts.habits.prefixes["mock"] == "Mock")
        #expect(facts.layout.testPath == "AppTests")
    }

    @Test("unit tests tell the framework, not UI tests")
    func userInterfaceTests() throws {
        var files = screens("App/Features/NAME")
        files.merge(project(["Cart"], ["AppTests/NAMEViewModelTests.swift": suite])) { $1 }
        for index in 0..<5 {
            files["AppUITests/Flow\(index)Tests.swift"] =
                "import XCTest\nfinal class Flow\(index)Tests: XCTestCase {}\n"
        }
        let facts = try scan(files)
        #expect(facts.project.testFramework == .swiftTesting)
        #expect(facts.layout.testRoots.map(\.string) == ["AppTests"])
    }
}
