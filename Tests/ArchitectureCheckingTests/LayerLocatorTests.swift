import FileTree
import TemplateManifest
import Testing

@testable import ArchitectureChecking

@Suite("the layer of a file")
struct LayerLocatorTests {
    private func layer(
        _ path: String, targets: [String] = [], role: String = "other", isEntry: Bool = false
    ) throws -> String? {
        LayerLocator(CheckedProject.rules).layer(
            of: .init(
                path: try RelativePath(validating: path), targets: targets, role: role,
                isEntry: isEntry))
    }

    @Test(
        "folders say it: by layer first, by feature first, in any spelling, the innermost one",
        arguments: [
            ("App/Domain/Order/Order.swift", "domain"),
            ("Features/Order/Domain/Order.swift", "domain"),
            ("Core/domain/Order.swift", "domain"), ("App/Data/Domain/Order.swift", "domain"),
            ("App/Domain/Repositories/Orders.swift", "domain"),
            ("App/Data/Entities/Order.swift", "data"), ("App/Use Cases/Submit.swift", "domain"),
            ("App/use_cases/Submit.swift", "domain"),
            ("App/UI/Repositories/A.swift", "presentation"),
            ("App/Repositories/UI/A.swift", "data"),
        ])
    func folders(path: String, expected: String) throws {
        #expect(try layer(path) == expected)
    }

    @Test("names of files come first, then folders, targets, usual folders and roles")
    func order() throws {
        #expect(try layer("App/Domain/OrderAssembler.swift") == nil)
        #expect(try layer("App/Composition Root/UI/Root.swift") == nil)
        #expect(try layer("S/Domain/A.swift", targets: ["ShopData"]) == "domain")
        #expect(try layer("S/UI/A.swift", targets: ["ShopData"]) == "data")
        #expect(try layer("S/UI/A.swift", role: "use-case") == "presentation")
        #expect(try layer("S/Orders/A.swift", role: "use-case") == "domain")
        #expect(try layer("S/Orders/A.swift") == nil)
        #expect(try layer("S/Domain/A.swift", isEntry: true) == nil)
        #expect(try layer("Domain.swift") == nil)
    }

    @Test("a path without ** at its end names files")
    func filePaths() throws {
        let rules = LayerRules(layers: [
            Layer(id: "a", places: LayerPlaces(paths: ["**/Models/*.swift"])),
            Layer(id: "b", places: LayerPlaces(paths: ["Models/**"])),
        ])
        let locator = LayerLocator(rules)
        func layer(_ path: String) throws -> String? {
            locator.layer(
                of: .init(
                    path: try RelativePath(validating: path), targets: [], role: "",
                    isEntry: false))
        }
        #expect(try layer("App/Models/A.swift") == "a")
        #expect(try layer("App/Models/Deep/A.swift") == "b")
    }
}
