import Testing

@testable import ProjectScanning

/// The places that must learn of a new feature, found by what they do.
@Suite("Integration points")
struct IntegrationPointTests {
    private func points(_ files: [String: String], _ kind: IntegrationPoint.Kind) throws -> [String]
    {
        try scan(files).integrationPoints.filter { $0.kind == kind }.map { "\($0.name):\($0.line)" }
    }

    private func features(_ names: [String], below root: String = "App/Features") -> [String:
        String]
    {
        names.reduce(into: [:]) { files, name in
            files["\(root)/\(name)/\(name)View.swift"] =
                "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
        }
    }

    // MARK: Routes

    @Test("an enum on a navigation stack is the route, whatever its cases are called")
    func routeOnStack() throws {
        var files = features(["Cart", "Search"])
        files["App/Places.swift"] = "enum ShopDestination {\n    case one\n    case two(Int)\n}\n"
        files["App/RootView.swift"] = """
            import SwiftUI
            struct RootView: View {
                @State var path: [ShopDestination] = []
                var body: some View { NavigationStack(path: $path) { Text("") } }
            }
            """
        #expect(try points(files, .routeEnum) == ["ShopDestination:3"])
    }

    @Test("items whose cases bear the names of features, and enums that make views, are routes")
    func routesByCases() throws {
        var files = features(["Cart", "Search"])
        files["App/AppRoute.swift"] =
            "enum AppRoute: Hashable {\n    case cart\n    case search\n}\n"
        files["App/ModalScreen.swift"] =
            "enum ModalScreen {\n    case a\n    case b\n    var body: some View { Text(\"\") }\n}\n"
        #expect(try points(files, .routeEnum) == ["AppRoute:3", "ModalScreen:3"])
    }

    @Test(
        "an enum that only ends like a route is none",
        arguments: [
            "enum AvatarSizeOnScreen {\n    case cart\n    case search\n    var size: Double { 1 }\n}\n",
            "enum StatePath { case next }\n", "enum SettingsDestination { case camera }\n",
            "extension API { enum Path: String { case cart, search } }\n",
            "// navigationDestination(for: AppRoute.self)\nenum AppRoute { case a }\n",
        ])
    func noRoute(text: String) throws {
        var files = features(["Cart", "Search"])
        files["App/Core/Names.swift"] = text
        files["App/RootView.swift"] =
            "// [StatePath] NavigationStack(path: AppRoute)\nimport SwiftUI\nstruct RootView: View {}\n"
        #expect(try points(files, .routeEnum) == [])
    }

    // MARK: Roots and tabs

    @Test("the content of the scene is the root view, without what is shown before it")
    func sceneContent() throws {
        var files = features(["Cart", "Search"])
        files["App/ShopApp.swift"] = """
            import SwiftUI
            @main struct ShopApp: App {
                var body: some Scene { WindowGroup { if loading { Splash() } else { HomeScreen() } } }
            }
            """
        files["App/Splash.swift"] = "import SwiftUI\nstruct Splash: View {}\n"
        files["App/HomeScreen.swift"] = "import SwiftUI\n\nstruct HomeScreen: View {}\n"
        #expect(try points(files, .rootView) == ["HomeScreen:3"])
    }

    @Test("views in namespaces are told apart, and what is shown for a while comes last")
    func nestedRoot() throws {
        var files = features(["Cart", "Search"])
        files["App/ShopApp.swift"] = """
            import SwiftUI
            @main struct ShopApp: App {
                var body: some Scene {
                    WindowGroup {
                        if loading { Main.LoadingView(retry: retry) }
                        else if failed { Main.MainErrorView() }
                        else if new { LogoSplash { Main.RootView(model: model) } }
                        else if first { Onboarding.RootView() }
                        else { Main.RootView(model: model) }
                    }
                }
            }
            """
        files["App/Main.swift"] = """
            import SwiftUI
            extension Main { struct LoadingView: View {} }
            extension Main { struct MainErrorView: View {} }
            extension Main { struct RootView: View {} }
            struct LogoSplash: View {}
            """
        files["App/Beginning.swift"] =
            "import SwiftUI\nextension Onboarding { struct RootView: View {} }\n"
        files["App/Aside.swift"] = "import SwiftUI\nextension Aside { struct RootView: View {} }\n"
        let points = try scan(files).integrationPoints.filter { $0.kind == .rootView }
        #expect(points.map { "\($0.path):\($0.line) \($0.name)" } == ["App/Main.swift:4 RootView"])
    }

    @Test("a window's root view controller is the root; a tab bar controller holds the tabs")
    func windowRoot() throws {
        var files = features(["Cart", "Search"])
        files["App/SceneDelegate.swift"] = """
            import UIKit
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                func scene() { window?.rootViewController = ShopTabsController(title: "") }
            }
            """
        files["App/ShopTabsController.swift"] =
            "import UIKit\nfinal class ShopTabsController: UITabBarController {}\n"
        #expect(try points(files, .rootView) == ["ShopTabsController:2"])
        #expect(try points(files, .tabView) == ["ShopTabsController:2"])
    }

    @Test("a view controller that is kept in a variable first is found too")
    func windowRootInVariable() throws {
        var files = features(["Cart", "Search"])
        files["App/AppDelegate.swift"] = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func start() {
                    let navigation = UINavigationController(rootViewController: ListViewController())
                    window?.rootViewController = navigation
                }
            }
            """
        files["App/ListViewController.swift"] =
            "import UIKit\nclass ListViewController: UIViewController {}\n"
        #expect(try points(files, .rootView) == ["ListViewController:2"])
    }

    @Test("a tab view that pages through a feature's own content isn't the app's")
    func pagingTabs() throws {
        var files = features(["Cart", "Search"])
        let tabs = "TabView { Text(\"a\").tag(1); Text(\"b\").tag(2) }"
        files["App/Features/Cart/CartPages.swift"] =
            "import SwiftUI\nstruct CartPages: View { var body: some View { \(tabs) } }\n"
        #expect(try points(files, .tabView) == [])
        files["App/Tabs.swift"] = """
            import SwiftUI
            struct Tabs: View {
                var body: some View { TabView { CartView().tag(1); SearchView().tag(2) } }
            }
            """
        #expect(try points(files, .tabView) == ["Tabs:2"])
    }

    // MARK: Coordinators and composition roots

    @Test("the coordinator that the app creates, or that brings up others, is the app's")
    func coordinators() throws {
        var files = features(["Cart", "Search"])
        files["App/Features/Cart/CartCoordinator.swift"] = "final class CartCoordinator {}\n"
        files["App/Features/Search/SearchCoordinator.swift"] = "final class SearchCoordinator {}\n"
        files["App/LoginCoordinator.swift"] = "final class LoginCoordinator {}\n"
        files["App/StoreCoordinator.swift"] = """
            final class StoreCoordinator {
                func start() { run(CartCoordinator()); run(SearchCoordinator()); run(LoginCoordinator()) }
            }
            """
        #expect(try points(files, .coordinator) == ["StoreCoordinator:1"])
        files["App/StoreCoordinator.swift"] =
            "final class StoreCoordinator { /* CartCoordinator() SearchCoordinator() LoginCoordinator() */ }\n"
        #expect(try points(files, .coordinator) == [])
        files["App/AppDelegate.swift"] =
            "class AppDelegate: UIApplicationDelegate { let main = StoreCoordinator() }\n"
        #expect(try points(files, .coordinator) == ["StoreCoordinator:1"])
    }

    @Test(
        "an observed type that owns the stack of destinations is a coordinator, whatever it is called",
        arguments: [
            "@Observable final class Whereabouts { var path: [ShopDestination] = [] }\n",
            "@Observable final class Whereabouts {\n  var path = NavigationPath()\n  func go(_ to: ShopDestination) {}\n}\n",
            "final class Whereabouts: ObservableObject { @Published var path: [ShopDestination] = [] }\n",
        ])
    func navigationOwners(text: String) throws {
        var files = features(["Cart", "Search"])
        files["App/Core/ShopDestination.swift"] = "enum ShopDestination: Hashable { case cart }\n"
        files["App/Core/Whereabouts.swift"] = "import SwiftUI\n" + text
        #expect(try points(files, .coordinator) == ["Whereabouts:2"])
    }

    @Test(
        "a type that isn't observed, holds other things or is a view model owns no navigation",
        arguments: [
            "struct Whereabouts { var path: [ShopDestination] = [] }\n",
            "@Observable final class Whereabouts { var rows: [Row] = []\n var one: ShopDestination? }\n",
            "@Observable final class WhereaboutsViewModel { var path: [ShopDestination] = [] }\n",
            "@Observable final class Whereabouts {\n  // var path: [ShopDestination] = []\n}\n",
            "@Observable final class Box { var path = NavigationPath() }\n",
        ])
    func noNavigationOwners(text: String) throws {
        var files = features(["Cart", "Search"])
        files["App/Core/ShopDestination.swift"] = "enum ShopDestination: Hashable { case cart }\n"
        files["App/Core/Whereabouts.swift"] = "import SwiftUI\n" + text
        #expect(try points(files, .coordinator) == [])
    }

    @Test("what is made of the factories of several features is the composition root")
    func composedFactories() throws {
        var files = features(["Cart", "Search"])
        let parts = ["Cart", "Search", "Login"]
        files["App/Core/Parts.swift"] =
            parts.map { "protocol \($0)Assembler {}\n" }.joined()
            + "protocol Whole: CartAssembler, SearchAssembler {}\n"
        files["App/Core/ShopAssembler.swift"] =
            "final class ShopAssembler: Whole, LoginAssembler {}\n"
        files["App/Core/HalfAssembler.swift"] = "final class HalfAssembler: Whole {}\n"
        #expect(try points(files, .compositionRoot) == ["ShopAssembler:1"])
    }

    @Test("what the app creates and what builds the services is the composition root")
    func compositionRoots() throws {
        var files = features(["Cart", "Search"])
        for name in ["Cart", "Search", "User"] {
            files["App/Data/\(name)Repository.swift"] = "final class \(name)Repository {}\n"
            files["App/Data/\(name)Service.swift"] = "final class \(name)Service {}\n"
        }
        files["App/ShopSetup.swift"] = """
            struct ShopSetup {
                let a = CartService(CartRepository())
                let b = SearchService(SearchRepository())
            }
            """
        files["App/CellFactory.swift"] = "struct CellFactory {}\n"
        #expect(try points(files, .compositionRoot) == [])
        files["App/ShopApp.swift"] =
            "import SwiftUI\n@main struct ShopApp: App { let setup = ShopSetup() }\n"
        #expect(try points(files, .compositionRoot) == ["ShopSetup:1"])
        files["App/ShopSetup.swift"] = nil
        files["App/Composition Root/AppFactory.swift"] =
            "protocol AppFactory {}\nstruct AppFactoryImp: AppFactory {}\n"
        #expect(try points(files, .compositionRoot) == ["AppFactoryImp:2"])
    }

    @Test("features that are targets of one package are declared in its manifest")
    func packageManifest() throws {
        var files = features(["Cart", "Search"], below: "Sources")
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Cart"),
                    .target(name: "Search"),
                ])
            """
        #expect(try points(files, .packageManifest) == ["Cart:6"])
    }
}
