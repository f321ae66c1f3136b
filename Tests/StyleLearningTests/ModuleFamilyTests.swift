import Testing

@testable import StyleLearning

@Suite("Features that are modules of their own")
struct ModuleFamilyTests {
    /// Modules that stand beside their apps and tests: `FeatureCart`, `FeatureCartDemo`, `FeatureCartTests`.
    private func sisters(_ names: [String]) -> [String: String] {
        var files: [String: String] = [:]
        for name in names {
            let module = "Projects/Feature/Feature\(name)"
            files["\(module)/Sources/\(name)/\(name)View.swift"] = ScreenFiles.view("\(name)View")
            files["\(module)/Sources/\(name)/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel {}\n"
            files["\(module)Demo/Sources/Feature\(name)DemoApp.swift"] =
                "import SwiftUI\n\n@main\nstruct Feature\(name)DemoApp: App {\n    var body: some Scene { WindowGroup { \(name)View() } }\n}\n"
            files["\(module)Tests/Sources/Feature\(name)Tests.swift"] =
                ScreenFiles.suite("Feature\(name)Tests")
        }
        return files
    }

    private let wholeModule = [
        "Projects/Feature/FeatureProfile/Sources/Profile/ProfileView.swift",
        "Projects/Feature/FeatureProfile/Sources/Profile/ProfileViewModel.swift",
        "Projects/Feature/FeatureProfileDemo/Sources/FeatureProfileDemoApp.swift",
        "Projects/Feature/FeatureProfileTests/Sources/FeatureProfileTests.swift",
    ]

    @Test(
        "a module's targets may stand beside it, and its files lack what the modules' names share")
    func sisterFolders() throws {
        let project = LearnedProject(files: sisters(["Cart", "Orders", "Search"]))
        let paths = try project.generate("Profile").keys.sorted()

        #expect(paths == wholeModule)
    }

    @Test("several screens in one module don't make it the place where features go")
    func oneFullModule() throws {
        var files = sisters(["Cart", "Orders", "Search"])
        let screens = [
            "Login": "Cart", "Terms": "Cart", "Welcome": "Cart", "Gift": "Orders", "Bill": "Orders",
        ]
        for (name, module) in screens {
            let folder = "Projects/Feature/Feature\(module)/Sources/\(name)"
            files["\(folder)/\(name)View.swift"] = ScreenFiles.view("\(name)View")
            files["\(folder)/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
        }
        let project = LearnedProject(files: files)

        #expect(try project.generate("Profile").keys.sorted() == wholeModule)
        #expect(
            try project.generate("Promo", group: "FeatureCart").keys.sorted() == [
                "Projects/Feature/FeatureCart/Sources/Promo/PromoView.swift",
                "Projects/Feature/FeatureCart/Sources/Promo/PromoViewModel.swift",
            ])
    }

    @Test(
        "a feature may be called by its module's name",
        arguments: [("FeatureProfile", "Profile"), ("Profile", nil), ("Featured", nil)])
    func moduleName(typed: String, called: String?) throws {
        let project = LearnedProject(files: sisters(["Cart", "Orders", "Search"]))
        let style = try #require(try project.learn(LearningRequest(feature: typed)))

        #expect(style.feature == called)
    }

    /// Modules that hold their targets: `CartFeature/Sources`, `CartFeature/Demo`, `CartFeature/Tests`.
    private func modules(_ names: [String], more: [String: String] = [:]) -> [String: String] {
        var files = more
        for name in names {
            let module = "Projects/Features/\(name)Feature"
            files["\(module)/Project.swift"] =
                "import ProjectDescription\n\nlet project = Project.module(name: \"\(name)Feature\")\n"
            files["\(module)/Sources/\(name)View.swift"] = ScreenFiles.view("\(name)View")
            files["\(module)/Sources/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel {}\n"
            files["\(module)/Demo/Sources/DemoApp.swift"] =
                "import \(name)Feature\nimport SwiftUI\n\n@main\nstruct DemoApp: App {\n    var body: some Scene { WindowGroup { \(name)View() } }\n}\n"
            files["\(module)/Demo/Resources/Assets.xcassets/Contents.json"] = "{}\n"
            files["\(module)/Tests/\(name)FeatureTests.swift"] = ScreenFiles.suite(
                "\(name)FeatureTests")
        }
        return files
    }

    @Test("a module's manifest, and the app to try it in, are files of the feature")
    func demos() throws {
        let project = LearnedProject(files: modules(["Cart", "Orders", "Search"]))
        let made = try project.generate("Profile")

        #expect(
            made.keys.sorted() == [
                "Projects/Features/ProfileFeature/Demo/Resources/Assets.xcassets/Contents.json",
                "Projects/Features/ProfileFeature/Demo/Sources/DemoApp.swift",
                "Projects/Features/ProfileFeature/Project.swift",
                "Projects/Features/ProfileFeature/Sources/ProfileView.swift",
                "Projects/Features/ProfileFeature/Sources/ProfileViewModel.swift",
                "Projects/Features/ProfileFeature/Tests/ProfileFeatureTests.swift",
            ])
        let demo = made["Projects/Features/ProfileFeature/Demo/Sources/DemoApp.swift"]
        #expect(demo?.hasPrefix("import ProfileFeature\n") == true)
    }

    @Test("a resource that the project has for the new module stays as it is")
    func presentResource() throws {
        let place = "Projects/Features/ProfileFeature/Demo/Resources/Assets.xcassets"
        let project = LearnedProject(
            files: modules(["Cart", "Orders", "Search"], more: [place: "a file, not a folder\n"]))
        let style = try #require(try project.learn(LearningRequest(feature: "Profile")))

        #expect(style.report.present == [place + "/Contents.json"])
        #expect(style.set.files.count == 5)
    }

    @Test("a module without screens doesn't tell what a feature is")
    func service() throws {
        let module = "Projects/Features/BaseFeature"
        let project = LearnedProject(
            files: modules(
                ["Cart", "Orders"],
                more: [
                    "\(module)/Project.swift":
                        "let project = Project.module(name: \"BaseFeature\")\n",
                    "\(module)/Sources/Clock.swift": "struct Clock {}\n",
                    "\(module)/Sources/BaseSupport.swift": "struct BaseSupport {}\n",
                ]))
        let style = try #require(try project.learn())

        #expect(style.report.siblings.map(\.name) == ["Cart", "Orders"])
    }

    @Test("modules that serve an app aren't its features")
    func services() throws {
        var files: [String: String] = [:]
        for name in ["Cart", "Orders", "Search"] {
            files["App/Scenes/\(name)/\(name)View.swift"] = ScreenFiles.view("\(name)View")
            files["App/Scenes/\(name)/\(name)ViewModel.swift"] =
                "final class \(name)ViewModel {}\n"
        }
        for name in ["Network", "Design"] {
            files["Packages/\(name)/Package.swift"] = "// swift-tools-version: 6.0\n"
            files["Packages/\(name)/Sources/\(name)/\(name)View.swift"] = ScreenFiles.view(
                "\(name)View")
            files["Packages/\(name)/Tests/\(name)Tests/\(name)Tests.swift"] =
                ScreenFiles.suite("\(name)Tests")
        }
        let paths = try LearnedProject(files: files).generate("Profile").keys.sorted()

        #expect(
            paths == [
                "App/Scenes/Profile/ProfileView.swift",
                "App/Scenes/Profile/ProfileViewModel.swift",
            ])
    }

    @Test("the apps of a project aren't its features")
    func apps() throws {
        var files: [String: String] = [:]
        for app in ["ShopApp", "CheckApp"] {
            files["Source/\(app)/Source/AppDelegate.swift"] = "final class AppDelegate {}\n"
            files["Source/\(app)/Tests/\(app)Tests.swift"] = ScreenFiles.suite("\(app)Tests")
            for name in ["Start", "Scan", "Result"] {
                let folder = "Source/\(app)/Source/Scenes/\(app.dropLast(3))\(name)"
                files["\(folder)/\(app.dropLast(3))\(name)View.swift"] = ScreenFiles.view(
                    "\(app.dropLast(3))\(name)View")
                files["\(folder)/\(app.dropLast(3))\(name)ViewModel.swift"] =
                    "final class \(app.dropLast(3))\(name)ViewModel {}\n"
            }
        }
        let paths = try LearnedProject(files: files).generate("Profile").keys

        #expect(!paths.isEmpty && paths.allSatisfy { $0.contains("/Scenes/Profile/") }, "\(paths)")
    }

    @Test("a package for each layer isn't a module for each feature")
    func layers() throws {
        var files: [String: String] = [:]
        for layer in ["Presentation", "Domain", "Design"] {
            files["App/\(layer)/Package.swift"] = "// swift-tools-version: 6.0\n"
            files["App/\(layer)/Sources/\(layer)/\(layer)View.swift"] = ScreenFiles.view(
                "\(layer)View")
            files["App/\(layer)/Tests/\(layer)Tests/\(layer)Tests.swift"] =
                ScreenFiles.suite("\(layer)Tests")
        }
        for name in ["Cart", "Orders", "Search"] {
            let folder = "App/Presentation/Sources/Presentation/\(name)"
            files["\(folder)/\(name)View.swift"] = ScreenFiles.view("\(name)View")
            files["\(folder)/\(name)ViewModel.swift"] = "final class \(name)ViewModel {}\n"
        }
        let paths = try LearnedProject(files: files).generate("Profile").keys.sorted()

        #expect(
            paths
                == ["View", "ViewModel"].map {
                    "App/Presentation/Sources/Presentation/Profile/Profile\($0).swift"
                })
    }

    @Test("what other modules have is a feature's where three quarters of the features have it")
    func foreignFiles() throws {
        var more: [String: String] = [:]
        for name in ["Cart", "Orders", "Search"] {
            more["Projects/Domain/Sources/\(name)UseCase.swift"] = "struct \(name)UseCase {}\n"
        }
        for name in ["Cart", "Orders"] {
            more["Projects/Data/Sources/\(name)Repository.swift"] =
                "struct \(name)Repository {}\n"
            more["Projects/Data/Tests/\(name)RepositoryTests.swift"] =
                ScreenFiles.suite("\(name)RepositoryTests")
            more["Projects/Data/Tests/Mocks/Mock\(name)Repository.swift"] =
                "struct Mock\(name)Repository {}\n"
        }
        let project = LearnedProject(
            files: modules(["Cart", "Orders", "Search", "Sale"], more: more))
        let paths = Set(try project.generate("Profile").keys)

        #expect(paths.contains("Projects/Domain/Sources/ProfileUseCase.swift"))
        #expect(!paths.contains("Projects/Data/Sources/ProfileRepository.swift"))
        #expect(!paths.contains("Projects/Data/Tests/ProfileRepositoryTests.swift"))
        #expect(!paths.contains("Projects/Data/Tests/Mocks/MockProfileRepository.swift"))
    }
}
