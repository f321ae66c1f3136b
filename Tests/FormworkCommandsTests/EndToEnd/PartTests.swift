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
