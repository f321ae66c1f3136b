import Testing

@testable import ArchitectureChecking

@Suite("layers that name one another")
struct LayerUseTests {
    private static let others = [
        "App/Data/OrderDTO.swift": """
        struct OrderDTO: Decodable {
            struct Line: Decodable {}
        }
        """,
        "App/Domain/OrderRepository.swift": "protocol OrderRepository {}",
    ]

    @Test("domain and presentation name no type of data")
    func data() throws {
        let code = "struct A { let dto: OrderDTO\n let line = OrderDTO.Line() }"
        let expected = ["1:21 layer-use OrderDTO", "2:13 layer-use OrderDTO"]
        #expect(try CheckedProject.domain(code, beside: Self.others) == expected)
        #expect(try CheckedProject.presentation(code, beside: Self.others) == expected)
    }

    @Test("every arrow that is reversed counts, and none that points to the domain")
    func arrows() throws {
        let found = try CheckedProject.violations([
            "App/Domain/Order.swift": "struct Order { let view: OrderView? }",
            "App/Data/LiveOrders.swift": "struct LiveOrders { let order: Order; let v: OrderView }",
            "App/Presentation/OrderView.swift": "struct OrderView { let order: Order }",
        ])
        #expect(
            found == [
                "App/Data/LiveOrders.swift:1:46 layer-use OrderView",
                "App/Domain/Order.swift:1:26 layer-use OrderView",
            ])
    }

    @Test("files that put the layers together may name all of them")
    func outside() throws {
        let code = "struct Root { let dto: OrderDTO }"
        let found = try CheckedProject.violations(
            Self.others.merging([
                "App/Presentation/OrderAssembler.swift": code,
                "App/Composition Root/Root.swift": code.replacing("Root", with: "Root2"),
                "App/Presentation/ShopApp.swift":
                    "@main struct ShopApp { let dto = OrderDTO.self }",
                "App/Shared/Other.swift": code.replacing("Root", with: "Root3"),
            ]) { $1 })
        #expect(found == [])
    }

    @Test("previews put layers together, too, but framework types still count")
    func previews() throws {
        let code = """
            #Preview { OrderView(dto: OrderDTO()) }
            struct OrderView_Previews: PreviewProvider {
                static var previews: some Any { OrderDTO() }
            }
            let dto = OrderDTO()
            """
        #expect(
            try CheckedProject.presentation(code, beside: Self.others)
                == ["5:11 layer-use OrderDTO"])
        #expect(
            try CheckedProject.domain("#Preview { Color.red }") == [
                "1:12 framework-type Color"
            ])
    }

    @Test("a name that two layers declare isn't held against anybody who may use one of them")
    func ambiguous() throws {
        let both = Self.others.merging(["App/Domain/OrderDTO+.swift": "struct OrderDTO {}"]) { $1 }
        #expect(try CheckedProject.presentation("let x: OrderDTO?", beside: both) == [])
    }

    @Test("an extension declares no type")
    func extensions() throws {
        let mapping = ["App/Data/OrderMapping.swift": "extension Order { init(dto: Int) {} }"]
        let code = "struct Order {}\nlet x: Order? = nil"
        #expect(try CheckedProject.domain(code, beside: mapping) == [])
    }

    @Test("a file of extensions alone isn't what its name says")
    func extensionFiles() throws {
        let found = try CheckedProject.violations(
            Self.others.merging([
                "App/Setup/SubmitOrderUseCase+Live.swift":
                    "extension SubmitOrderUseCase { static let live = OrderDTO() }"
            ]) { $1 })
        #expect(found == [])
    }

    @Test("tests may name everything")
    func tests() throws {
        let found = try CheckedProject.violations(
            Self.others.merging([
                "Tests/Domain/OrderTests.swift":
                    "import XCTest\nimport SwiftUI\nclass OrderTests: XCTestCase { let x: OrderDTO? = nil }"
            ]) { $1 })
        #expect(found == [])
    }

    @Test("the message names both layers and the place of the declaration")
    func wording() throws {
        let outcome = try CheckedProject.outcome(
            Self.others.merging(["App/Domain/A.swift": "let x: OrderDTO? = nil"]) { $1 })
        let violation = try #require(outcome.violations.first)
        #expect(
            violation.message
                == "the layer 'domain' may not name 'OrderDTO', a type of the layer 'data'")
        #expect(violation.declaration?.path == "App/Data/OrderDTO.swift")
        #expect(violation.declaration?.line == 1)
        #expect(violation.location.lineText == "let x: OrderDTO? = nil")
        #expect(violation.diagnostic.id == "architecture.layer-use")
        #expect(violation.fix.contains("protocol"))
    }
}
