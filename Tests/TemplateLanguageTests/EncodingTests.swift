import Testing

@testable import TemplateLanguage

@Suite("Contexts from encodable types")
struct EncodingTests {
    private struct Model: Encodable {
        struct Property: Encodable {
            var name: String
            var isOptional: Bool
        }
        enum Kind: String, Encodable {
            case view
        }
        var name = "Order"
        var count: UInt8 = 3
        var ratio = 5.0
        var small: Float = 0.1
        var kind = Kind.view
        var properties = [Property(name: "id", isOptional: false)]
        var byName = ["a": [1, 2]]
        var absent: String?
        var nested = [["x"], []]
        var value: TemplateValue = ["k": .null]
    }

    @Test("a structure becomes a dictionary")
    func structure() throws {
        #expect(
            try TemplateValue(encoding: Model()) == [
                "name": "Order", "count": 3, "ratio": 5.0, "small": 0.1, "kind": "view",
                "properties": [["name": "id", "isOptional": false]], "byName": ["a": [1, 2]],
                "nested": [["x"], []], "value": ["k": .null],
            ])
    }

    @Test("single values, lists and numbers that don't fit")
    func single() throws {
        #expect(try TemplateValue(encoding: [1, 2]) == [1, 2])
        #expect(try TemplateValue(encoding: "x") == "x")
        #expect(try TemplateValue(encoding: Int?.none) == .null)
        #expect(try TemplateValue(encoding: [String: Int]()) == [:])
        #expect(try TemplateValue(encoding: [Int]()) == [])
        #expect(throws: EncodingError.self) { try TemplateValue(encoding: UInt.max) }
    }
}
