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

    @Test(
        "a name that only begins others' is none, and what follows one in several is a part of theirs",
        arguments: [
            (["SignalList", "SignalLog"], ["SignalList", "Signal"], ["SignalList"]),
            (["SignalList"], ["SignalList", "Signal"], ["SignalList", "Signal"]),
            (["Cart", "CartRow"], ["CartRow", "Cart"], ["CartRow"]),
            (["Cart", "CartRow", "Order", "OrderRow"], ["CartRow", "Cart"], ["CartRow", "Cart"]),
        ])
    func nameBeginnings(whole: [String], stems: [String], names: [String]) throws {
        let tree = try LearnedProject(
            whole.flatMap { name in
                [
                    ScreenFiles.controller(name, in: "App/View Controllers"),
                    ScreenFiles.model(name, in: "App/View Models"),
                ]
            }
        ).tree()
        #expect(NameBeginnings(tree).features(among: stems) == Set(names))
    }

    @Test(
        "what drives screens stands in a layer, not in an area, and drives two of them",
        arguments: [
            (["App/View Models/Fund Details"], ["FundInfo", "FundTrades"], true),
            (["App/View Models/Fund Details"], ["FundInfo"], false),
            (["App/Kit/Fund Details"], ["FundInfo", "FundTrades"], false),
            (["App/View Models/One", "App/View Models/Two"], ["FundInfo", "FundTrades"], false),
        ])
    func otherLayers(folders: [String], driven: [String], isFound: Bool) throws {
        let home = "App/View Controllers/Funds/Details"
        let screens = ["FundInfo", "FundTrades"].map { ScreenFiles.controller($0, in: home) }
        let models = driven.enumerated().map { index, name in
            ScreenFiles.model(name, in: folders[index % folders.count])
        }
        let service = driven.map { name in
            ["App/Services/Shared/\(name)Service.swift": "final class \(name)Service {}\n"]
        }
        let tree = try LearnedProject(screens + models + service).tree()
        let found = OtherLayers(tree: tree, folders: [])
            .files(of: tree.files.filter { $0.string.hasPrefix(home + "/") })

        #expect(found.count == (isFound ? 2 : 0), "\(found)")
        #expect(found.allSatisfy { $0.name.hasSuffix("ViewModel.swift") })
    }
}
