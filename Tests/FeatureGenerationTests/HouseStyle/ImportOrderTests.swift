import Testing

@testable import FeatureGeneration

@Suite("The order of imports")
struct ImportOrderTests {
    @Test("is alphabetical within each run of lines")
    func sorts() {
        let text = """
            import Testing
            import Foundation

            @testable import OrderDomain
            @testable import OrderData

            let importance = 1
            """
        let expected = """
            import Foundation
            import Testing

            @testable import OrderData
            @testable import OrderDomain

            let importance = 1
            """
        #expect(ImportOrder.sort(text) == expected)
    }
}
