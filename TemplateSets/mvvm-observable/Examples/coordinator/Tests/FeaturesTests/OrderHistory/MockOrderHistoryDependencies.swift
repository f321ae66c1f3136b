@testable import Example

/// Answers with the given results in turn; the last one is repeated.
actor MockOrderHistoryDependencies: OrderHistoryDependencies {
    private(set) var fetchCount: Int
    private var results: [Result<OrderHistory?, any Error>]

    init(
        result: Result<OrderHistory?, any Error>,
        then later: Result<OrderHistory?, any Error>...
    ) {
        fetchCount = 0
        results = [result] + later
    }

    func fetchOrderHistory() async throws -> OrderHistory? {
        fetchCount += 1
        let result = results.count > 1 ? results.removeFirst() : results[0]
        return try result.get()
    }
}
