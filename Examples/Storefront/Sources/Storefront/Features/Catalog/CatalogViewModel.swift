import Foundation
import Observation

@Observable
final class CatalogViewModel {
    enum State: Equatable {
        case loading
        case loaded(Catalog)
        case error(String)
    }

    private(set) var state: State = .loading
    var searchText = ""
    private let dependencies: any CatalogDependencies

    init(dependencies: any CatalogDependencies) {
        self.dependencies = dependencies
    }

    /// The loaded products whose name holds the search text; all of them where there is none.
    var visibleProducts: [Product] {
        guard case .loaded(let catalog) = state else { return [] }
        guard !searchText.isEmpty else { return catalog.products }
        return catalog.products.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
    }

    @MainActor
    func onAppear() async {
        guard case .loading = state else { return }
        await load()
    }

    @MainActor
    func refresh() async {
        await load()
    }

    @MainActor
    func retry() async {
        state = .loading
        await load()
    }

    @MainActor
    private func load() async {
        do {
            let catalog = try await dependencies.fetchCatalog()
            state = .loaded(catalog)
        } catch {
            guard !Task.isCancelled else { return }
            state = .error(error.localizedDescription)
        }
    }
}

// MARK: - Previews

extension CatalogViewModel {
    static func preview(_ state: State) -> CatalogViewModel {
        let dependencies = PreviewCatalogDependencies(isPending: state == .loading)
        let viewModel = CatalogViewModel(dependencies: dependencies)
        viewModel.state = state
        return viewModel
    }
}
