import Testing

@testable import StyleLearning

@Suite("A folder around features that bears the name of one of them")
struct SharedNameTests {
    private func test(_ name: String, in folder: String) -> [String: String] {
        [
            "\(folder)/\(name)Tests.swift":
                "import XCTest\n\nfinal class \(name)Tests: XCTestCase {}\n"
        ]
    }

    private func paths(
        _ feature: String, in group: String, _ parts: [[String: String]]
    ) throws -> [String] {
        try LearnedProject(files: parts.reduce(into: [:]) { $0.merge($1) { $1 } })
            .generate(feature, request: .init(feature: feature, group: group)).keys.sorted()
    }

    @Test("is a new feature's as well: its tests stand where the other one's do")
    func package() throws {
        let elsewhere = ["Cart", "Orders", "Search"].map { name in
            ScreenFiles.screen(name, in: "App/Features/\(name)")
        }
        let package = "Packages/ShopConsent"
        let lone = [
            ScreenFiles.screen("Consent", in: "\(package)/Sources/ShopConsent"),
            test("ConsentViewModel", in: "\(package)/Tests/ShopConsentTests"),
            // A page that tests of the whole app go through is no test of the screen.
            ["AppUITests/Pages/ConsentPage.swift": "struct ConsentPage {}\n"],
        ]

        #expect(
            try paths("Terms", in: "\(package)/Sources/ShopConsent", elsewhere + lone) == [
                "\(package)/Sources/ShopConsent/TermsView.swift",
                "\(package)/Sources/ShopConsent/TermsViewModel.swift",
                "\(package)/Tests/ShopConsentTests/TermsViewModelTests.swift",
            ])
    }

    @Test("holds tests of them all: the folder isn't its namesake's own there")
    func module() throws {
        let module = "Modules/Features/Account"
        let parts = ["Account", "Settings"].flatMap { name in
            [
                ScreenFiles.screen(name, in: "\(module)/Sources/Account/\(name)"),
                test("\(name)ViewModel", in: "\(module)/Tests/AccountTests/Units"),
            ]
        }

        #expect(
            try paths("Farewell", in: "Account/Sources/Account", parts) == [
                "\(module)/Sources/Account/Farewell/FarewellView.swift",
                "\(module)/Sources/Account/Farewell/FarewellViewModel.swift",
                "\(module)/Tests/AccountTests/Units/FarewellViewModelTests.swift",
            ])
    }
}
