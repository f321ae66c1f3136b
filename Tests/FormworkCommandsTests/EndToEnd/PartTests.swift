import Foundation
import Testing

@Suite("formwork generate PART")
struct PartTests {
    private let formwork = BuiltProgram.formwork
    private static let folder = "Sources/Storefront/Features"

    private func generate(
        _ words: String..., in project: ProjectCopy
    ) throws -> BuiltProgram.Result {
        try BuiltProgram.run([formwork.path, "generate"] + words, in: project.url)
    }

    @Test("adds a screen to a generated feature, in its folders, and undo takes both back")
    func screen() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        #expect(try generate("Profile", "--with", "coordinator", in: project).code == 0)
        let run = try generate("screen", "ProfileSettings", "--in", "Profile", in: project)
        #expect(run.code == 0, "\(run.messages)")
        #expect(run.output.hasPrefix("Created 7 files for screen ProfileSettings of Profile "))
        let view = try #require(
            project.text("\(Self.folder)/Profile/ProfileSettingsView.swift"))
        #expect(view.contains("viewModel: ProfileSettingsViewModel"))
        #expect(!view.contains("coordinator"))
        #expect(
            project.text("Tests/StorefrontTests/Profile/ProfileSettingsViewModelTests.swift")
                != nil)
        let again = try generate("screen", "ProfileSettings", "--in", "Profile", in: project)
        #expect(again.output.contains("is there already, nothing to write"))
        #expect(try generate("Profile", in: project).output.contains("is there already"))
        #expect(try formwork("undo", "Profile", "--project", project.path).code == 0)
        #expect(try project.snapshot() == before)
    }

    @Test("adds a model to a feature that was written by hand; undo leaves the feature")
    func handWritten() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        let run = try generate("model", "Coupon", "--in", "Cart", in: project)
        #expect(run.code == 0, "\(run.messages)")
        let model = try #require(project.text("\(Self.folder)/Cart/Coupon.swift"))
        #expect(model.contains("struct Coupon: "))
        #expect(project.text("\(Self.folder)/Cart/CouponFixtures.swift") != nil)
        #expect(project.text("Tests/StorefrontTests/Cart/CouponTests.swift") != nil)
        #expect(try formwork("undo", "Cart", "--project", project.path).code == 0)
        #expect(try project.snapshot() == before)
    }

    @Test("names and folders are the feature's own, not the project's")
    func ownNames() throws {
        let project = try ProjectCopy()
        let folder = "\(Self.folder)/Wallet"
        try project.write(
            "import SwiftUI\n\nstruct WalletScreen: View {\n    var body: some View { Text(\"\") }\n}\n",
            to: "\(folder)/Screens/WalletScreen.swift")
        try project.write(
            """
            import Observation

            @Observable
            final class WalletViewModel {
                var title = ""
            }

            """, to: "\(folder)/ViewModels/WalletViewModel.swift")
        let run = try generate(
            "screen", "WalletCard", "--in", "Wallet", "--json", in: project)
        #expect(run.code == 0, "\(run.messages)")
        let object = try JSONObject(run.output)
        #expect(object["feature"] == "Wallet")
        #expect(object.object("part")?["id"] == "screen")
        #expect(object.object("part")?["name"] == "WalletCard")
        let paths = object.objects("files").compactMap { $0["path"] }
        #expect(paths.contains("\(folder)/Screens/WalletCardScreen.swift"), "\(paths)")
        #expect(paths.contains("\(folder)/ViewModels/WalletCardViewModel.swift"), "\(paths)")
        let view = try #require(project.text("\(folder)/Screens/WalletCardScreen.swift"))
        #expect(view.contains("struct WalletCardScreen: View"))
    }

    /// A project of features in one file each, which holds the view and what drives it.
    private static func singleFiles() throws -> ProjectCopy {
        var files = ["Package.swift": packageText]
        for (name, view) in [("Detail", "DetailView"), ("Form", "FormView"), ("List", "List")] {
            files["Sources/Shop/\(name).swift"] = """
                import Observation
                import SwiftUI

                @MainActor
                @Observable
                final class \(name)Model {
                  var title = ""
                }

                struct \(view): View {
                  let model: \(name)Model
                  var body: some View { Text(model.title) }
                }

                """
        }
        return try ProjectCopy(files)
    }

    private static let packageText = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Shop", platforms: [.iOS(.v17)],
          targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])

        """

    @Test(
        "a view is named as views are where one file holds the view and its model",
        arguments: ["Detail", "Form", "List"])
    func viewsInOneFile(feature: String) throws {
        let project = try Self.singleFiles()
        let run = try generate("screen", "Summary", "--in", feature, "--json", in: project)
        #expect(run.code == 0, "\(run.messages)")
        #expect(
            project.text("Sources/Shop/SummaryView.swift")?.contains("struct SummaryView: View")
                == true)
        let model = try #require(project.text("Sources/Shop/SummaryModel.swift"))
        #expect(model.contains("@MainActor\n@Observable\nfinal class SummaryModel"), "\(model)")
    }

    @Test("a part's name and one that avoids a taken name are no habits")
    func namesOfParts() throws {
        let project = try ProjectCopy()
        #expect(try generate("screen", "CartSummary", "--in", "Cart", in: project).code == 0)
        #expect(try generate("model", "Coupon", "--in", "Cart", in: project).code == 0)
        #expect(
            project.text("\(Self.folder)/Cart/Coupon.swift")?.contains("struct Coupon: ") == true)
        #expect(try generate("Settings", in: project).code == 0)
        #expect(try generate("Order", in: project).code == 0)
        let models = try #require(project.text("\(Self.folder)/Order/OrderModels.swift"))
        #expect(models.contains("struct Order: "), "\(models)")
    }

    @Test("undo takes one part back, by its name or with its feature, and says what went")
    func undoOfPart() throws {
        let project = try ProjectCopy()
        #expect(try generate("model", "Coupon", "--in", "Cart", in: project).code == 0)
        let before = try project.snapshot().filter { !$0.key.hasPrefix(".formwork") }
        for words in [["Voucher"], ["Voucher", "--in", "Cart"]] {
            #expect(try generate("model", "Voucher", "--in", "Cart", in: project).code == 0)
            let run = try BuiltProgram.run([formwork.path, "undo"] + words, in: project.url)
            #expect(run.code == 0, "\(run.messages)")
            #expect(run.output.hasPrefix("Took 'Voucher' of 'Cart' back:"), "\(run.output)")
            #expect(try project.snapshot().filter { !$0.key.hasPrefix(".formwork") } == before)
        }
        let unknown = try formwork("undo", "Cupon", "--in", "Cart", "--project", project.path)
        #expect(unknown.code == 66)
        #expect(unknown.messages.contains("'Coupon'"), "\(unknown.messages)")
        let rest = try formwork("undo", "Cart", "--project", project.path)
        #expect(rest.output.hasPrefix("Took what was added to 'Cart' back:"), "\(rest.output)")
        #expect(project.text("\(Self.folder)/Cart/CartView.swift") != nil)
        #expect(project.text("\(Self.folder)/Cart/Coupon.swift") == nil)
    }

    @Test("tests go where the project has its tests; a screen goes beside the feature's screen")
    func featureTargets() throws {
        var files: [String: String] = [:]
        var targets: [String] = []
        for name in ["About", "Home", "Search"] {
            let folder = "Kit/Sources/Feature/\(name)"
            targets.append(".target(name: \"\(name)Feature\", path: \"Sources/Feature/\(name)\")")
            files["\(folder)/\(name)Screen.swift"] =
                "import SwiftUI\nstruct \(name)Screen: View { var body: some View { Text(\"\") } }\n"
            files["\(folder)/\(name)Presenter.swift"] =
                "import Observation\n@Observable final class \(name)Presenter {}\n"
            for piece in ["Row", "Header"] {
                files["\(folder)/Components/\(name)\(piece)View.swift"] =
                    "import SwiftUI\nstruct \(name)\(piece)View: View { var body: some View { Text(\"\") } }\n"
            }
        }
        targets.append(".testTarget(name: \"FeatureTests\", dependencies: [\"AboutFeature\"])")
        files["Kit/Tests/FeatureTests/AboutPresenterTests.swift"] =
            "import Testing\n@testable import AboutFeature\nstruct AboutPresenterTests {}\n"
        files["Kit/Package.swift"] =
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: ["
            + targets.joined(separator: ", ") + "])\n"
        let project = try ProjectCopy(files)
        let run = try generate("screen", "Speaker", "--in", "Home", "--json", in: project)
        #expect(run.code == 0, "\(run.messages)")
        let paths = try JSONObject(run.output).objects("files").compactMap { $0["path"] }
        #expect(paths.contains("Kit/Sources/Feature/Home/SpeakerScreen.swift"), "\(paths)")
        let tests = paths.filter { $0.hasSuffix("Tests.swift") }
        #expect(!tests.isEmpty)
        #expect(tests.allSatisfy { $0.hasPrefix("Kit/Tests/FeatureTests/") }, "\(paths)")
    }

    @Test("a dry run writes nothing and prints what the real run prints")
    func dryRun() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        let dry = try generate(
            "model", "Coupon", "--in", "Cart", "--dry-run", "--json", in: project)
        #expect(try project.snapshot() == before)
        let real = try generate("model", "Coupon", "--in", "Cart", "--json", in: project)
        #expect(dry.output == real.output)
    }

    @Test("the ending of the part's role is named once")
    func doubledEnding() throws {
        let project = try ProjectCopy()
        let run = try generate("screen", "CartSummaryView", "--in", "CartView", in: project)
        #expect(run.code == 0, "\(run.messages)")
        #expect(project.text("\(Self.folder)/Cart/CartSummaryView.swift") != nil)
    }

    @Test(
        "what is wrong with the command line is said, with a way out",
        arguments: [
            (["use-case", "Submit", "--in", "Cart"], 64, "name one of: screen, model"),
            (["scren", "Submit", "--in", "Cart"], 64, "did you mean 'screen'?"),
            (["screen", "Submit"], 64, "formwork generate screen Submit --in <feature>"),
            (["Submit", "--in", "Cart"], 64, "formwork generate <part> Submit --in Cart"),
            (["Screen", "Submit", "--in", "Cart"], 64, "lower case"),
            (["screen", "Submit", "--in", "Crat"], 66, "did you mean 'Cart'?"),
            (["screen", "submit", "--in", "Cart"], 64, "'Submit'"),
            (["model", "Cart", "--in", "Catalog"], 73, "two files of one name"),
        ] as [([String], Int32, String)])
    func refusals(words: [String], code: Int32, way: String) throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        let run = try BuiltProgram.run([formwork.path, "generate"] + words, in: project.url)
        #expect(run.code == code, "\(run.messages)")
        #expect(run.messages.contains(way), "\(run.messages)")
        #expect(try project.snapshot() == before)
    }
}
