import FileTree
import Testing

@testable import FeatureGeneration

@Suite("The path of another feature's file")
struct SiblingPathTests {
    @Test(
        "has the other name where the feature's stands as a word",
        arguments: [
            (
                "Storefront/Features/Store/StoreView.swift",
                "Storefront/Features/Cart/CartView.swift"
            ),
            ("App/store/restoreStore.swift", "App/cart/restoreCart.swift"),
            ("App/Other/OtherView.swift", nil),
        ] as [(String, String?)])
    func replaces(path: String, expected: String?) throws {
        let path = try RelativePath(validating: path)
        #expect(SiblingPath(path, of: "Store").path(of: "Cart")?.string == expected)
    }
}
