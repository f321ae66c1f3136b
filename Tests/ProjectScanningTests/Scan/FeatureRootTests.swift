import Testing

@testable import ProjectScanning

/// Where features live in repositories of many shapes (traps 17 and 18).
@Suite("Feature roots")
struct FeatureRootTests {
    private func view(_ name: String) -> String {
        "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
    }

    private func screens(_ paths: [String]) -> [String: String] {
        paths.reduce(into: [:]) { files, path in
            let name = path.split(separator: "/").last.map(String.init) ?? ""
            files["\(path)View.swift"] = view(name)
            files["\(path)ViewModel.swift"] = "@Observable final class \(name)ViewModel {}\n"
        }
    }

    private func roots(_ facts: ProjectFacts) -> [String] {
        facts.layout.featureRoots.map(\.string)
    }

    // MARK: Never the repository's root

    @Test("two target folders with flat screens don't make the repository's root one of features")
    func targetFolders() throws {
        var files = screens(["Shop/Cart", "Shop/Catalog", "Shop/Search", "ShopWidget/Widget"])
        files["Shop.xcodeproj/project.pbxproj"] = XcodeProjectFiles.classic
        let facts = try scan(files)
        #expect(roots(facts) == ["Shop"])
        #expect(facts.layout.featurePath == "Shop")
        #expect(!facts.layout.hasFeatureFolders)
    }

    @Test("features at the top of the scanned folder are found where no target stands")
    func topLevelFeatures() throws {
        let facts = try scan(screens(["Cart/Cart", "Catalog/Catalog", "Search/Search"]))
        #expect(facts.layout.featurePath == "{{ feature }}")
        #expect(facts.features.map(\.name) == ["Cart", "Catalog", "Search"])
    }

    // MARK: Groups

    @Test(
        "below Features, what is nested deeper belongs to it",
        arguments: [
            [
                "Projects/Features/Movies/List/MoviesList",
                "Projects/Features/Movies/Detail/MovieDetail",
            ],
            ["Projects/Features/A/B/List/MoviesList", "Projects/Features/A/B/Detail/MovieDetail"],
        ])
    func nestedGroups(movies: [String]) throws {
        let facts = try scan(
            screens(
                movies + [
                    "Projects/Features/Anime/Shows/Shows", "Projects/Features/Anime/Show/Show",
                ]))
        #expect(roots(facts) == ["Projects/Features"])
        #expect(facts.layout.featurePath == "Projects/Features/{{ feature }}")
        #expect(facts.features.first { $0.name == "Show" }?.group == "Anime")
        #expect(facts.features.count == 4)
    }

    @Test("small folders of features side by side are groups of the folder above")
    func siblingGroups() throws {
        let facts = try scan(
            screens([
                "Sources/Kit/App/Onboarding/Login/Login", "Sources/Kit/App/Onboarding/Intro/Intro",
                "Sources/Kit/App/Account/Profile/Profile", "Sources/Kit/App/Account/Orders/Orders",
            ]))
        #expect(roots(facts) == ["Sources/Kit/App"])
        #expect(Set(facts.features.map(\.group)) == ["Onboarding", "Account"])
    }

    @Test("a large area is a root by itself")
    func largeAreas() throws {
        let areas = ["Auth", "Main"].flatMap { area in
            (1...5).map { "App/Areas/\(area)/Screen\($0)/Screen\($0)" }
        }
        #expect(try roots(scan(screens(areas))) == ["App/Areas/Auth", "App/Areas/Main"])
    }

    // MARK: Modules

    @Test(
        "modules that are features have one root, and the path of their sources",
        arguments: [
            (
                "Packages/NAME/Sources/NAME/NAME", "Packages",
                "Packages/{{ feature }}/Sources/{{ feature }}"
            ),
            ("Projects/NAME/Sources/Views/NAME", "Projects", "Projects/{{ feature }}/Sources"),
            (
                "Projects/Features/NAMEFeature/Sources/NAME", "Projects/Features",
                "Projects/Features/{{ feature }}Feature/Sources"
            ),
            (
                "Projects/Feature/NAME/Interface/Sources/NAME/NAME", "Projects/Feature",
                "Projects/Feature/{{ feature }}/Interface/Sources/{{ feature }}"
            ),
            (
                "Modules/Features/NAME/Sources/NAME/NAME", "Modules/Features",
                "Modules/Features/{{ feature }}/Sources/{{ feature }}"
            ),
        ])
    func modules(pattern: String, root: String, path: String) throws {
        let names = ["Cart", "Catalog", "Search", "Profile"]
        let files = names.map {
            pattern.split(separator: "NAME", omittingEmptySubsequences: false).joined(separator: $0)
        }
        let facts = try scan(screens(files))
        #expect(roots(facts) == [root])
        #expect(facts.layout.featurePath == path)
        #expect(facts.features.map(\.name) == names.sorted())
        #expect(facts.features.first?.path?.string.hasPrefix("\(root)/Cart") == true)
    }

    @Test("tests of modules are in each module")
    func testsOfModules() throws {
        var files = screens(
            ["Cart", "Catalog", "Search"].map { "Packages/\($0)/Sources/\($0)/\($0)" })
        for name in ["Cart", "Catalog", "Search"] {
            files["Packages/\(name)/Tests/\(name)Tests/\(name)ViewModelTests.swift"] =
                "import Testing\n@Suite struct \(name)ViewModelTests {}\n"
        }
        let facts = try scan(files)
        #expect(facts.layout.testPath == "Packages/{{ feature }}/Tests/{{ feature }}Tests")
    }

    @Test("a module with nearly all screens holds the features; libraries beside it hold none")
    func oneModule() throws {
        var files = screens(
            ["Cart", "Catalog", "Search", "Profile"].map { "Packages/UI/Sources/\($0)/\($0)" })
        files["Packages/Charts/Sources/Charts/PieView.swift"] = view("Pie")
        files["Packages/Core/Sources/Core/Core.swift"] = "struct Core {}\n"
        #expect(try roots(scan(files)).first == "Packages/UI/Sources")
    }

    @Test("libraries whose screens don't bear their names are no features")
    func libraries() throws {
        var files = screens(["iOS/Cart/Cart", "iOS/Catalog/Catalog"])
        for (library, name) in [("Web", "Page"), ("Trees", "Outline"), ("Core", "Spinner")] {
            files["Modules/\(library)/Sources/\(library)/\(name)View.swift"] = view(name)
        }
        #expect(try roots(scan(files)).first == "iOS")
    }

    // MARK: Samples

    @Test("samples show how features are built where the project itself holds no app")
    func samplesOfLibrary() throws {
        var files = screens(["Demo/Shop/Features/Cart/Cart", "Demo/Shop/Features/Search/Search"])
        files["Sources/Kit/Kit.swift"] = "public struct Kit {}\n"
        files["Demo/Shop/AppDelegate.swift"] = "class AppDelegate {}\n"
        #expect(try roots(scan(files)) == ["Demo/Shop/Features"])
        files["App/ShopApp.swift"] = "import SwiftUI\n@main struct ShopApp: App {}\n"
        #expect(try scan(files).features.isEmpty)
    }

    // MARK: Kits, programs and modules of several targets

    private func views(_ path: String, _ names: [String], head: String = "") -> [String: String] {
        var files: [String: String] = [:]
        for name in names {
            files[path.replacing("NAME", with: name)] =
                "\(head)import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
        }
        return files
    }

    @Test("components of a library that most features use are no features, however many there are")
    func kits() throws {
        var files = views(
            "Sources/Shop/Areas/NAME/NAMEView.swift", ["Cart", "Catalog", "Search"],
            head: "import Kit\n")
        files.merge(
            views(
                "Sources/Kit/Elements/NAME/NAMEView.swift",
                ["Badge", "Card", "Chip", "Price", "Row", "Star"])
        ) { $1 }
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", targets: [.target(name: "Shop", dependencies: ["Kit"]), .target(name: "Kit")])
            """
        #expect(try scan(files).layout.featureRoots.map(\.string) == ["Sources/Shop/Areas"])
        files = files.mapValues { $0.replacing("import Kit\n", with: "") }
        #expect(
            try scan(files).layout.featureRoots.map(\.string).contains("Sources/Kit/Elements"))
    }

    @Test("an app's folder is no feature of the folder above it")
    func programs() throws {
        var files = views("Shop/Phone/Pages/NAME/NAMEView.swift", ["Cart", "Catalog"])
        files.merge(views("Shop/NAME/NAMEView.swift", ["Phone", "Kiosk"])) { $1 }
        for name in ["Phone", "Kiosk"] {
            files["Shop/\(name).xcodeproj/project.pbxproj"] = XcodeProjectFiles.app(
                name, sdk: "iphoneos")
        }
        let facts = try scan(files)
        #expect(facts.layout.featureRoots.map(\.string) == ["Shop/Phone/Pages"])
        #expect(facts.features.map(\.name) == ["Cart", "Catalog"])
    }

    @Test("a module of several targets that bear its name is one feature")
    func targetsOfModules() throws {
        let names = ["Cart", "Catalog", "Search"]
        var files = views(
            "Projects/Feature/NAME/NAMEFeatureInterface/Sources/NAMEView.swift", names)
        for name in names {
            files[
                "Projects/Feature/\(name)/\(name)FeatureInterface/Sources/Pages/\(name)Page.swift"] =
                "import SwiftUI\nstruct \(name)Page: View { var body: some View { Text(\"\") } }\n"
        }
        let facts = try scan(files)
        #expect(facts.features.map { $0.path?.string } == names.map { "Projects/Feature/\($0)" })
        #expect(
            facts.layout.featurePath
                == "Projects/Feature/{{ feature }}/{{ feature }}FeatureInterface/Sources")
    }

    @Test("a feature's parts may bear its name, and a view model that of its protocol")
    func namedParts() throws {
        var files: [String: String] = [:]
        for name in ["Cart", "Catalog", "Search"] {
            let folder = "Shop/Presentation/\(name)"
            files["\(folder)/\(name)ViewController/\(name)ViewController.swift"] =
                "import UIKit\nfinal class \(name)ViewController: UIViewController {}\n"
            files["\(folder)/\(name)ViewModel/\(name)ViewModel.swift"] =
                "protocol \(name)ViewModel {}\nfinal class \(name)Logic: \(name)ViewModel {}\n"
        }
        let facts = try scan(files)
        #expect(
            facts.features.map { $0.path?.string }
                == ["Cart", "Catalog", "Search"].map { "Shop/Presentation/\($0)" })
        #expect(facts.architecture.label == .mvvmObservableObject)
    }
}
