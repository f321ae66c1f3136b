import Testing

@testable import StyleLearning

@Suite("Features whose files are spread over layers")
struct LayerTests {
    /// The screens of other areas, some of whose names end as those of the area in question do.
    private var otherAreas: [[String: String]] {
        ["FundList", "FundLog", "ManagerList", "ManagerLog"].flatMap { name in
            [
                ScreenFiles.controller(name, in: "App/View Controllers/Funds"),
                ScreenFiles.model(name, in: "App/View Models/Funds"),
            ]
        }
    }

    @Test("what several features' names begin with is no feature's name")
    func beginnings() throws {
        let signals = ["SignalList", "SignalLog", "SignalOrders"].flatMap { name in
            [
                ScreenFiles.controller(name, in: "App/View Controllers/Signals"),
                ScreenFiles.model(name, in: "App/View Models/Signals"),
            ]
        }
        let paths = try LearnedProject(signals + otherAreas)
            .generate("SignalTrades", group: "Signals").keys.sorted()

        #expect(
            paths == [
                "App/View Controllers/Signals/SignalTradesViewController.swift",
                "App/View Models/Signals/SignalTradesViewModel.swift",
            ])
    }

    @Test("a layer may call an area otherwise than another one does")
    func otherNames() throws {
        let details = ["FundInfo", "FundAssets", "FundTrades"].flatMap { name in
            [
                ScreenFiles.controller(name, in: "App/View Controllers/Funds/Details"),
                ScreenFiles.model(name, in: "App/View Models/Fund Details"),
            ]
        }
        let paths = try LearnedProject(details + otherAreas)
            .generate("FundInvest", group: "Funds/Details").keys.sorted()

        #expect(
            paths == [
                "App/View Controllers/Funds/Details/FundInvestViewController.swift",
                "App/View Models/Fund Details/FundInvestViewModel.swift",
            ])
    }

    @Test("what screens are made of doesn't tell where one goes")
    func components() throws {
        let parts = ["Banner", "Badge", "Line"].map { name in
            [
                "App/View Controllers/Reusable/\(name)ViewController.swift":
                    "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
            ]
        }
        let screens = ["Home", "Search"].flatMap { name in
            [
                ScreenFiles.controller(name, in: "App/View Controllers"),
                ScreenFiles.model(name, in: "App/View Models"),
            ]
        }
        let paths = try LearnedProject(parts + screens).generate("Orders").keys.sorted()

        #expect(
            paths == [
                "App/View Controllers/OrdersViewController.swift",
                "App/View Models/OrdersViewModel.swift",
            ])
    }
}
