protocol CatalogDependencies: Sendable {
    func fetchCatalog() async throws -> Catalog
}

// MARK: - Previews

/// Answers with the fixture, or stays pending so that a preview keeps showing its loading state.
struct PreviewCatalogDependencies: CatalogDependencies {
    var isPending = false

    func fetchCatalog() async throws -> Catalog {
        if isPending {
            try await Task.sleep(for: .seconds(3600))
        }
        return .fixture
    }
}
