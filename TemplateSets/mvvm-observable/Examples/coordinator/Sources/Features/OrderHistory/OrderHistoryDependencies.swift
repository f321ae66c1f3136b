/// What the order history screen needs from the rest of the app.
///
/// The composition root supplies the conformance that the app runs with.
protocol OrderHistoryDependencies: Sendable {
    /// Answers nil where there is nothing to show.
    func fetchOrderHistory() async throws -> OrderHistory?
}

// MARK: - Previews

/// Answers with the fixture, or stays pending so that a preview keeps showing its loading state.
struct PreviewOrderHistoryDependencies: OrderHistoryDependencies {
    var isPending = false

    func fetchOrderHistory() async throws -> OrderHistory? {
        if isPending {
            try await Task.sleep(for: .seconds(3600))
        }
        return .fixture
    }
}
