@testable import Storefront

/// Answers with the given results in turn; the last one is repeated.
actor MockCatalogDependencies: CatalogDependencies {
    private(set) var fetchCount = 0
    private var results: [Result<Catalog, any Error>]

    init(result: Result<Catalog, any Error>, then later: Result<Catalog, any Error>...) {
        results = [result] + later
    }

    func fetchCatalog() async throws -> Catalog {
        fetchCount += 1
        let result = results.count > 1 ? results.removeFirst() : results[0]
        return try result.get()
    }
}
