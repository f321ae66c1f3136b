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

    private func view(_ name: String, in folder: String) -> [String: String] {
        [
            "\(folder)/\(name)View.swift":
                "import SwiftUI\n\nstruct \(name)View: View {\n    var body: some View { Text(\"\") }\n}\n"
        ]
    }

    private func generate(_ parts: [[String: String]]) throws -> [String] {
        let files = parts.reduce(into: [:]) { $0.merge($1) { $1 } }
        return try LearnedProject(files: files).generate("Profile").keys.sorted()
    }

    @Test("outside of their folders it may be of its subject")
    func subjects() throws {
        let paths = try generate(
            ["Cart", "Orders"].flatMap {
                [feature($0), view($0, in: "App/Features/\($0)/views")]
            } + [
                ["App/Data/CartRepository.swift": "final class CartRepository {}\n"],
                ["App/Flow/CartFlow.swift": "final class CartFlow {}\n"],
            ])

        #expect(!paths.contains { $0.hasSuffix("Repository.swift") })
        #expect(paths.contains("App/Features/Profile/views/ProfileView.swift"))
    }

    @Test("a screen stands where its other files do: in a folder for its kind")
    func screens() throws {
        let paths = try generate(
            ["Cart", "Orders", "Sale"].map(feature)
                + [
                    view("Cart", in: "App/Features/Cart/views"),
                    view("Sale", in: "App/Features/Sale"),
                    view("OrdersList", in: "App/Features/Orders/screens"),
                ])

        #expect(
            paths == [
                "App/Features/Profile/models/ProfileState.swift",
                "App/Features/Profile/viewmodels/ProfileViewModel.swift",
                "App/Features/Profile/views/ProfileView.swift",
            ])
    }
}
