import Testing

@testable import StyleLearning

@Suite("A folder with one whole feature")
struct LoneScreenTests {
    @Test("it tells how the next one is written there, whatever parts stand beside it")
    func kindFolders() throws {
        let elsewhere = ["Cart", "Orders", "Search"].flatMap { name in
            [
                ScreenFiles.view(name, in: "App/Features/\(name)/View"),
                ScreenFiles.model(name, in: "App/Features/\(name)/ViewModel"),
            ]
        }
        let parts = ["Header", "Badge", "Row"].map {
            ScreenFiles.view($0, in: "App/Features/Lists/Plan")
        }
        let lone = [
            ScreenFiles.view("Access", in: "App/Features/Lists/Plan/View"),
            ScreenFiles.model("Access", in: "App/Features/Lists/Plan/ViewModel"),
            ScreenFiles.test("AccessViewModel", in: "AppTests/Features/Lists/Plan/ViewModel"),
        ]
        let paths = try LearnedProject(elsewhere + parts + lone)
            .generate("Progress", group: "Lists/Plan").keys.sorted()

        #expect(
            paths == [
                "App/Features/Lists/Plan/View/ProgressView.swift",
                "App/Features/Lists/Plan/ViewModel/ProgressViewModel.swift",
                "AppTests/Features/Lists/Plan/ViewModel/ProgressViewModelTests.swift",
            ])
    }

    /// Packages, each with a screen of its name.
    private func packages(_ names: [String]) -> [[String: String]] {
        names.flatMap { name in
            let module = "App/Feature/\(name)"
            return [
                [
                    "\(module)/Package.swift":
                        "// swift-tools-version:6.0\nimport PackageDescription\n"
                ],
                ScreenFiles.view(name, in: "\(module)/Sources/\(name)/View"),
                ScreenFiles.model(name, in: "\(module)/Sources/\(name)/ViewModel"),
                ScreenFiles.test(name, in: "\(module)/Tests/\(name)Tests"),
            ]
        }
    }

    @Test(
        "a screen in a package gets no package by itself, nor tests of a package that isn't there")
    func inPackages() throws {
        let paths = try LearnedProject(packages(["Cart", "Orders", "Search"]))
            .generate("Coupon", group: "Cart").keys.sorted()

        #expect(
            paths == [
                "App/Feature/Cart/Sources/Cart/View/CouponView.swift",
                "App/Feature/Cart/Sources/Cart/ViewModel/CouponViewModel.swift",
            ])
    }

    @Test("a folder that all features of a module share may be called like one of them")
    func nameOfModule() throws {
        let module = "App/Feature/Account/Sources/Account"
        let features = ["Account", "Settings"].flatMap { name in
            [
                ScreenFiles.view(name, in: "\(module)/\(name)/View"),
                ScreenFiles.model(name, in: "\(module)/\(name)/ViewModel"),
            ]
        }
        let paths = try LearnedProject(packages(["Cart", "Orders", "Search"]) + features)
            .generate("Reset", group: "Account/Sources/Account").keys.sorted()

        #expect(
            paths == [
                "\(module)/Reset/View/ResetView.swift",
                "\(module)/Reset/ViewModel/ResetViewModel.swift",
            ])
    }

    @Test("the only feature of a module has a second folder, and the next one gets one as well")
    func foldersBeside() throws {
        func feature(_ name: String, in module: String) -> [[String: String]] {
            [
                ScreenFiles.view(name, in: "App/\(module)/Implement/\(name)"),
                ScreenFiles.model(name, in: "App/\(module)/Implement/\(name)"),
                [
                    "App/\(module)/Interface/\(name)/\(name)Listener.swift":
                        "public protocol \(name)Listener: AnyObject {}\n"
                ],
            ]
        }
        func bare(_ name: String, in module: String) -> [[String: String]] {
            [
                ScreenFiles.view(name, in: "App/\(module)/Implement/\(name)"),
                ScreenFiles.model(name, in: "App/\(module)/Implement/\(name)"),
            ]
        }
        let files =
            feature("Login", in: "Account") + feature("Code", in: "Account")
            + feature("Cart", in: "Shop") + bare("Map", in: "Stores") + bare("Route", in: "Stores")
            + [["App/Shop/Interface/Cart/CartPolicy.swift": "struct CartPolicy {}\n"]]
            + bare("Post", in: "News") + bare("Feed", in: "News") + bare("Story", in: "News")
        let paths = try LearnedProject(files).generate("Coupon", group: "Shop").keys.sorted()

        #expect(
            paths == [
                "App/Shop/Implement/Coupon/CouponView.swift",
                "App/Shop/Implement/Coupon/CouponViewModel.swift",
                "App/Shop/Interface/Coupon/CouponListener.swift",
            ])
    }

    @Test("where features stand side by side, their tests are made with what they test")
    func testsOfFlatFeatures() throws {
        let folders = ["Cart", "Orders", "Search"].flatMap { name in
            [
                ScreenFiles.model(name, in: "App/Screens/\(name)"),
                ScreenFiles.test("\(name)ViewModel", in: "AppTests/Screens/\(name)"),
            ]
        }
        let flat = [
            ScreenFiles.model("LeavePage", in: "App/Screens/Leave"),
            ScreenFiles.test("LeavePageViewModel", in: "AppTests/Screens/Leave"),
        ]
        let paths = try LearnedProject(folders + flat).generate("LeaveDone", group: "Leave").keys
            .sorted()

        #expect(
            paths == [
                "App/Screens/Leave/LeaveDoneViewModel.swift",
                "AppTests/Screens/Leave/LeaveDoneViewModelTests.swift",
            ])
    }

    @Test("screens called by their names alone are no parts of themselves, whatever each declares")
    func mixedScreens() throws {
        let views = ["Intro", "Scan"].map { name in
            [
                "App/Features/Setup/\(name).swift":
                    "import SwiftUI\n\nstruct \(name): View {\n    var body: some View { Text(\"\") }\n}\n"
            ]
        }
        let reducers = ["Letter", "Code"].map { name in
            [
                "App/Features/Setup/\(name).swift":
                    "import ComposableArchitecture\n\n@Reducer\nstruct \(name) {\n    struct State {}\n    enum Action {}\n}\n"
            ]
        }
        let elsewhere = ["Cart", "Orders", "Search"].flatMap { name in
            [
                ScreenFiles.view(name, in: "App/Features/\(name)"),
                ScreenFiles.model(name, in: "App/Features/\(name)"),
            ]
        }
        let paths = try LearnedProject(views + reducers + elsewhere).generate(
            "Done", group: "Setup"
        ).keys

        #expect(paths.sorted() == ["App/Features/Setup/Done.swift"])
    }

    /// A screen in folders for its kinds of files.
    private func kinds(_ name: String, in area: String) -> [[String: String]] {
        [
            ScreenFiles.view(name, in: "\(area)/View"),
            ScreenFiles.model(name, in: "\(area)/ViewModel"),
        ]
    }

    /// The family of the folder of lists, beside features elsewhere.
    private func listFamily(_ parts: [[String: String]]) throws -> Family? {
        let elsewhere = ["Cart", "Orders", "Search"].flatMap {
            kinds($0, in: "App/Features/\($0)")
        }
        return try LoneScreen(tree: LearnedProject(elsewhere + parts).tree())
            .family(in: "App/Features/Lists")
    }

    @Test(
        "two whole features tell by themselves, and a screen of the folder's name is the folder's")
    func otherNumbers() throws {
        let lists = "App/Features/Lists"
        #expect(try listFamily(kinds("Access", in: lists)) != nil)
        #expect(try listFamily(kinds("Access", in: lists) + kinds("Stock", in: lists)) == nil)
        #expect(try listFamily(kinds("Lists", in: lists)) != nil)
        let flat = ["Story", "Bill"].map { ScreenFiles.screen($0, in: "App/Features/\($0)") }
        #expect(try listFamily(flat + [ScreenFiles.screen("Access", in: lists)]) != nil)
        #expect(try listFamily(flat + [ScreenFiles.screen("Lists", in: lists)]) == nil)
    }

    @Test("what shows nothing is no feature beside it")
    func services() throws {
        let service = [
            "App/Features/Lists/Service/StockService.swift": "final class StockService {}\n",
            "App/Features/Lists/Repository/StockRepository.swift":
                "final class StockRepository {}\n",
        ]
        #expect(try listFamily(kinds("Access", in: "App/Features/Lists") + [service]) != nil)
    }

    @Test("features elsewhere that share one kind of file say nothing, nor does a file of its own")
    func sharedKinds() throws {
        let family = try #require(
            try listFamily(
                kinds("Access", in: "App/Features/Lists") + [
                    [
                        "App/Features/Lists/Router/AccessRouter.swift":
                            "final class AccessRouter {}\n"
                    ],
                    ScreenFiles.view("Story", in: "App/Features/Story/View"),
                    [
                        "App/Features/Story/View/StoryPresenter.swift":
                            "final class StoryPresenter {}\n"
                    ],
                ]))

        #expect(family.siblings.map(\.stem).sorted() == ["Access", "Cart", "Orders", "Search"])
        #expect(family.made.count == 2)
    }
}
