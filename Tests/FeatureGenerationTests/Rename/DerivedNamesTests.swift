import Testing

@testable import FeatureGeneration

@Suite("Names made of a feature's that its files don't declare")
struct DerivedNamesTests {
    private func own(_ feature: String, _ code: String) throws -> Set<String> {
        let project = try ScratchProject()
        return try DerivedNames(
            in: [Array(code.utf8)], of: FeatureNameForms(old: feature, new: "Account"),
            declared: DeclaredNames(feature: feature), others: [], root: project.root
        ).own
    }

    @Test("are its own where no other code says them")
    func derived() throws {
        let names = try own("Wishlist", "import FeatureWishlist\nlet route = Route.wishlist\n")
        #expect(names == ["FeatureWishlist", "wishlist"])
    }

    @Test("may be a framework's where they begin with the feature's, or are called")
    func frameworks() throws {
        #expect(
            try own("Navigation", "NavigationStack {}.navigationTitle(\"\").navigationBar\n") == [])
        #expect(try own("Overlay", "text.overlay { Text(\"\") }.overlay (x)\n") == [])
    }
}
