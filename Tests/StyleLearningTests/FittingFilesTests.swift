import Testing

@testable import StyleLearning

@Suite("The files of a learned feature fit together")
struct FittingFilesTests {
    @Test("a test makes what it tests with the arguments that the generated initializer takes")
    func arguments() throws {
        var files: [String: String] = [:]
        for (name, own) in [("Home", "A"), ("Manage", "B"), ("Form", "C"), ("Detail", "D")] {
            files["Sources/Shop/UI/\(name)/\(name)ViewModel.swift"] = """
                import Foundation

                final class \(name)ViewModel {
                    let images: Images
                    let own: \(own)

                    init(images: Images, own\(own): \(own)) {
                        self.images = images
                        self.own = own\(own)
                    }
                }

                """
            files["Sources/Shop/UI/\(name)/\(name)ViewController.swift"] = """
                import UIKit

                final class \(name)ViewController: UIViewController {
                    private var viewModel: \(name)ViewModel?
                }

                """
            files["Tests/ShopTests/\(name)ViewModelTests.swift"] = """
                import XCTest
                @testable import Shop

                class \(name)ViewModelTests: XCTestCase {
                    var viewModel: \(name)ViewModel!

                    override func setUp() {
                        viewModel = \(name)ViewModel(images: Images\(own)(), own\(own): \(own)Mock())
                    }
                }

                """
        }
        let made = try LearnedProject(files: files).generate("Wishlist")
        let model = try #require(made["Sources/Shop/UI/Wishlist/WishlistViewModel.swift"])
        let test = try #require(made["Tests/ShopTests/WishlistViewModelTests.swift"])

        #expect(model.contains("    init(images: Images) {\n"), "\(model)")
        let call = try #require(test.split(separator: "\n").first { $0.contains("viewModel = ") })
        #expect(
            call.hasPrefix("        viewModel = WishlistViewModel(images: Images")
                && call.hasSuffix("())"), "\(test)")
    }

    @Test("a test imports the new feature's module, even where a type is called as another's")
    func module() throws {
        var files = [
            "App/Identifiers.swift": "enum Identifiers {\n    enum Comments {}\n}\n"
        ]
        for name in ["Comments", "Feed", "Settings"] {
            files["Features/\(name)/Sources/\(name)/\(name)View.swift"] =
                "import SwiftUI\n\npublic struct \(name)View {\n    public init() {}\n}\n"
            files["Features/\(name)/Tests/\(name)Tests/\(name)ViewTests.swift"] = """
                @testable import \(name)
                import Testing

                struct \(name)ViewTests {
                    @Test func make() {
                        let view = \(name)View()
                        #expect(view != nil)
                    }
                }

                """
        }
        let made = try LearnedProject(files: files)
            .generate("Wishlist", request: LearningRequest(like: "Comments"))
        let test = made.first { $0.key.hasSuffix("WishlistViewTests.swift") }

        #expect(
            try #require(test?.value).hasPrefix("@testable import Wishlist\n"),
            "\(test?.value ?? "")")
    }

    @Test("a view of Interface Builder that one feature alone has is of the new feature's class")
    func customClass() throws {
        var files: [String: String] = [:]
        for name in ["Cart", "Orders", "Login"] {
            files["App/Modules/\(name)/\(name)Presenter.swift"] =
                "import UIKit\n\nfinal class \(name)Presenter {\n    func load() {}\n}\n"
            files["App/Modules/\(name)/\(name)Router.swift"] =
                "import UIKit\n\nfinal class \(name)Router {\n    func close() {}\n}\n"
        }
        files["App/Modules/Cart/Views/CartFooterView.swift"] =
            "import UIKit\n\nfinal class CartFooterView: UIView {\n}\n"
        files["App/Modules/Cart/Views/CartFooterView.xib"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
                <view id="P2P-rO-ooF" customClass="CartFooterView" image="CartIcon"/>
            </document>

            """
        let made = try LearnedProject(files: files)
            .generate("Wishlist", request: LearningRequest(like: "Cart"))
        let view = try #require(made["App/Modules/Wishlist/Views/WishlistFooterView.xib"])

        #expect(
            view.contains(#"customClass="WishlistFooterView" image="CartIcon"/>"#), "\(view)")
    }
}
