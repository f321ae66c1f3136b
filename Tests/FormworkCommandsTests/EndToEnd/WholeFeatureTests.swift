import Testing

@Suite("generate --like FEATURE --keep-all")
struct WholeFeatureTests {
    private let formwork = BuiltProgram.formwork

    /// A package in which `Cart` has types and a file that don't bear its name.
    private func project() throws -> ProjectCopy {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Travel", platforms: [.iOS(.v17)], targets: [.target(name: "Travel")])

            """
        ]
        for name in ["Cart", "Login", "Search"] {
            let folder = "Sources/Travel/Scenes/\(name)/\(name)"
            files[folder + "ViewController.swift"] =
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
            files[folder + "Presenter.swift"] = "final class \(name)Presenter {}\n"
        }
        let cart = "Sources/Travel/Scenes/Cart/"
        files[cart + "CartPreview.swift"] = """
            import UIKit

            final class CartPreview: UIView {
                weak var delegate: PreviewDelegate?
            }

            protocol PreviewDelegate: AnyObject {
                func didTapPreview()
            }

            """
        files[cart + "CartPayment.swift"] = """
            #if targetEnvironment(simulator)
            final class SimulatedPayment {}
            #endif

            """
        files[cart + "Wallet.swift"] = "struct Wallet {}\n"
        return try ProjectCopy(files)
    }

    @Test("uses what the module has and can't have twice, and says so")
    func sharesTypes() throws {
        let project = try project()
        let run = try formwork(
            "generate", "Order", "--like", "Cart", "--keep-all", "--project", project.path)

        #expect(run.code == 0, "\(run.messages)")
        let order = "Sources/Travel/Scenes/Order/"
        #expect(
            project.text(order + "OrderPreview.swift") == """
                import UIKit

                final class OrderPreview: UIView {
                    weak var delegate: PreviewDelegate?
                }

                """)
        #expect(project.text(order + "OrderPayment.swift") == nil)
        #expect(project.text(order + "Wallet.swift") == nil)
        #expect(
            run.output.contains(
                "nothing is left of them that a new feature could have: CartPayment.swift, Wallet.swift"
            ), "\(run.output)")
    }

    @Test("without --keep-all leaves a file out that declares what is there, in a condition, too")
    func condition() throws {
        let project = try project()
        let run = try formwork("generate", "Order", "--like", "Cart", "--project", project.path)

        #expect(run.code == 0, "\(run.messages)")
        let made = project.text("Sources/Travel/Scenes/Order/OrderPreview.swift")
        #expect(made?.contains("PreviewDelegate {") == false)
        #expect(project.text("Sources/Travel/Scenes/Order/OrderPayment.swift") == nil)
    }

    @Test("saved as a set keeps all, and says what stands in the way while the feature is there")
    func saved() throws {
        let project = try project()
        let set = project.path + "/TemplateSets/cart"
        let learned = try formwork(
            "set", "learn", "--like", "Cart", "--keep-all", "--output", set, "--project",
            project.path)
        #expect(learned.code == 0, "\(learned.messages)")
        let run = try formwork("generate", "Order", "--set", "cart", "--project", project.path)

        #expect(run.code == 73)
        #expect(
            run.messages.contains(
                "fix: leave 'PreviewDelegate' out of the template, since the feature can use the one that is there"
            ), "\(run.messages)")
        #expect(run.messages.contains("fix: give the set's file a name with the feature's in it"))
        #expect(!run.messages.contains("choose another feature name"))
    }
}
