import Testing

@testable import StyleLearning

@Suite("The spellings of a feature's name")
struct StemSpellingsTests {
    /// The text with another name in the place of the feature's.
    private func renamed(_ text: String, from stem: String, to name: String) -> String {
        StemSpellings(stem).pieces(of: text).map { piece in
            switch piece {
            case .literal(let text): text
            case .name(let forms): forms.first.spelling(of: name)
            case .tag(let tag): tag
            }
        }.joined()
    }

    @Test(
        "follow the name in every form",
        arguments: [
            ("OrderHistoryView", "UserProfileView"), ("orderHistoryKey", "userProfileKey"),
            ("order_history", "user_profile"), ("order-history", "user-profile"),
            ("ORDER_HISTORY", "USER_PROFILE"), ("Order History", "User Profile"),
            ("// the order history of a user", "// the user profile of a user"),
            ("orderhistory", "userprofile"), ("makeOrderHistory()", "makeUserProfile()"),
            ("_orderHistory", "_userProfile"), ("AppOrderHistory2", "AppOrderHistory2"),
        ])
    func forms(_ text: String, _ expected: String) {
        #expect(renamed(text, from: "OrderHistory", to: "UserProfile") == expected)
    }

    @Test(
        "aren't found inside of words",
        arguments: [
            ("List", "Listen"), ("List", "listen"), ("Edit", "Editor"), ("Edit", "creditCard"),
            ("Home", "chrome"), ("Main", "domain"), ("Main", "mainland"), ("Cart", "Cartesian"),
            ("Step", "Step2View"), ("Log", "Logs2"), ("SMB", "SMBSS"),
        ])
    func words(_ stem: String, _ text: String) {
        #expect(renamed(text, from: stem, to: "Zebra") == text)
    }

    @Test(
        "keep acronyms whole",
        arguments: [
            ("FxA", "FxAPresenter", "URLListPresenter"), ("FxA", "fxAView", "urlListView"),
            ("SMBSettings", "SMBSettingsDataFlow", "URLListDataFlow"),
            ("SMBSettings", "smbSettings", "urlList"),
        ])
    func acronyms(_ stem: String, _ text: String, _ expected: String) {
        #expect(renamed(text, from: stem, to: "URLList") == expected)
    }

    @Test("leave the word of a role that is the same word")
    func repeated() {
        #expect(renamed("ViewView: View", from: "View", to: "Profile") == "ProfileView: Profile")
        #expect(renamed("viewViewModel", from: "View", to: "Profile") == "profileViewModel")
    }

    @Test("follow plurals")
    func plurals() {
        #expect(renamed("loadOrders()", from: "Order", to: "Category") == "loadCategories()")
        #expect(renamed("OrdersView", from: "Order", to: "Category") == "CategoriesView")
        #expect(renamed("OrderCell", from: "Orders", to: "Categories") == "CategoryCell")
    }
}
