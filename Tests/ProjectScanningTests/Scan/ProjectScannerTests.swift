import Diagnostics
import FileTree
import Testing

@testable import ProjectScanning

func scan(_ files: [String: String], name: String = "Shop") throws -> ProjectFacts {
    try ProjectScanner(ProjectInMemory(files), folderName: name).scan().facts
}

@Suite("Project scanner")
struct ProjectScannerTests {
    @Test("reads a SwiftPM project with features end to end")
    func readsPackage() throws {
        let facts = try scan(ShopProject.files(features: ["Catalog", "Cart"]))
        #expect(facts.project.kinds == [.swiftpm])
        #expect(facts.project.module == "Shop")
        #expect(facts.project.target == "Shop")
        #expect(facts.project.testTarget == "ShopTests")
        #expect(facts.project.testFramework == .swiftTesting)
        #expect(facts.project.deploymentTarget == "17.0")
        #expect(facts.project.indentation == Indentation(style: .spaces, width: 4))
        #expect(facts.layout.featurePath == "Sources/Shop/Features/{{ feature }}")
        #expect(facts.layout.testPath == "Tests/ShopTests/{{ feature }}")
        #expect(facts.layout.featureRoots.map(\.string) == ["Sources/Shop/Features"])
        #expect(facts.features.map(\.name) == ["Cart", "Catalog"])
        let roles = facts.features[1].files.map(\.role)
        #expect(roles == ["dependencies", "view", "view-model"])
        #expect(facts.features[1].tests.map(\.role) == ["test", "mock"])
        #expect(facts.architecture.label == .mvvmObservable)
        #expect(facts.architecture.confidence > 0.75)
    }

    @Test("cites the line of what speaks for the architecture")
    func citesEvidence() throws {
        let facts = try scan(ShopProject.files(features: ["Catalog", "Cart"]))
        let first = try #require(facts.architecture.evidence.first)
        #expect(first.path.string == "Sources/Shop/Features/Cart/CartViewModel.swift")
        #expect(first.line == 11)
        #expect(first.what == "an @Observable view model")
    }

    @Test("finds the root view, the route enum's last case and the tabs, not what comments hold")
    func findsIntegrationPoints() throws {
        let facts = try scan(ShopProject.files(features: ["Catalog", "Cart"]))
        let points = facts.integrationPoints.map {
            "\($0.kind.rawValue) \($0.path):\($0.line) \($0.name)"
        }
        #expect(
            points == [
                "route-enum Sources/Shop/AppRoute.swift:3 AppRoute",
                "root-view Sources/Shop/RootView.swift:4 RootView",
                "tab-view Sources/Shop/RootView.swift:4 RootView",
            ])
    }

    @Test("reads the header with what varies in it")
    func readsHeader() throws {
        let facts = try scan(
            ShopProject.files(features: ["Catalog", "Cart", "Search", "Account", "Orders"]))
        let header = try #require(facts.project.fileHeader)
        #expect(
            header.template
                == "//\n//  {{ file }}\n//  {{ project }}\n//\n//  Created by {{ author }} on {{ date }}.\n//"
        )
        #expect(header.dateFormat == "dd/MM/yyyy")
    }

    @Test("learns suffixes, prefixes and other habits")
    func learnsHabits() throws {
        let habits = try scan(ShopProject.files(features: ["Catalog", "Cart"])).habits
        #expect(habits.suffixes["view"] == "View")
        #expect(habits.suffixes["view-model"] == "ViewModel")
        #expect(habits.suffixes["dependencies"] == "Dependencies")
        #expect(habits.suffixes["test"] == "Tests")
        #expect(habits.prefixes["mock"] == "Mock")
        #expect(habits.usesFinal == true)
        #expect(habits.usesSuiteAttribute == true)
        #expect(habits.accessLevel == nil)
        #expect(habits.blankLineAfterTypeBrace == false)
    }

    @Test("an empty repository gives empty facts")
    func emptyRepository() throws {
        let facts = try scan([:], name: "my-app")
        #expect(facts.project.name == "my-app")
        #expect(facts.project.module == "my_app")
        #expect(facts.architecture == .unknown)
        #expect(facts.features.isEmpty)
        #expect(facts.layout.featurePath == nil)
    }
}
