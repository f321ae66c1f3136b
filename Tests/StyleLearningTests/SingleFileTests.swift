import Testing

@testable import StyleLearning

@Suite("What one of two features alone has")
struct SingleFileTests {
    private func feature(_ name: String) -> [String: String] {
        [
            "App/Features/\(name)/models/\(name)State.swift": "struct \(name)State {}\n",
            "App/Features/\(name)/viewmodels/\(name)ViewModel.swift":
                "final class \(name)ViewModel {}\n",
        ]
    }

    private func generate(_ parts: [[String: String]]) throws -> [String] {
        try LearnedProject(parts).generate("Profile").keys.sorted()
    }

    @Test("outside of their folders it may be of its subject")
    func subjects() throws {
        let paths = try generate(
            ["Cart", "Orders"].flatMap {
                [feature($0), ScreenFiles.view($0, in: "App/Features/\($0)/views")]
            } + [
                ["App/Data/CartRepository.swift": "final class CartRepository {}\n"],
                ["App/Flow/CartCoordinator.swift": "final class CartCoordinator {}\n"],
            ])

        #expect(!paths.contains { $0.hasSuffix("Repository.swift") })
        #expect(!paths.contains { $0.hasSuffix("Coordinator.swift") })
        #expect(paths.contains("App/Features/Profile/views/ProfileView.swift"))
    }

    @Test("a screen stands where its other files do: in a folder for its kind")
    func screens() throws {
        let paths = try generate(
            ["Cart", "Orders", "Sale"].map(feature)
                + [
                    ScreenFiles.view("Cart", in: "App/Features/Cart/views"),
                    ScreenFiles.view("Sale", in: "App/Features/Sale"),
                    ScreenFiles.view("OrdersList", in: "App/Features/Orders/screens"),
                ])

        #expect(
            paths == [
                "App/Features/Profile/models/ProfileState.swift",
                "App/Features/Profile/viewmodels/ProfileViewModel.swift",
                "App/Features/Profile/views/ProfileView.swift",
            ])
    }

    @Test("a screen that fewer than a quarter show isn't everyone's")
    func rareScreen() throws {
        let models = ["Cart", "Orders", "Sale", "Gift", "Bill"].map(feature)
        let view = ScreenFiles.view("Cart", in: "App/Features/Cart/views")
        let made = { (count: Int) in
            try generate(models.prefix(count) + [view]).contains { $0.hasSuffix("View.swift") }
        }
        #expect(try made(4))
        #expect(try !made(5))
    }
}
