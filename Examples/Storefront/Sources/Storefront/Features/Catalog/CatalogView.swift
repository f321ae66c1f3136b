import SwiftUI

struct CatalogView: View {
    @Bindable var viewModel: CatalogViewModel

    var body: some View {
        content
            .navigationTitle("Plants")
            .searchable(text: $viewModel.searchText, prompt: "Search plants")
            .task { await viewModel.onAppear() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Loading plants…")
                .accessibilityIdentifier("catalog.loading")
        case .loaded:
            loaded(viewModel.visibleProducts)
        case .error(let message):
            errorView(message)
        }
    }

    private func loaded(_ products: [Product]) -> some View {
        List(products) { product in
            NavigationLink(value: AppRoute.product(product)) {
                ProductRow(product: product)
            }
        }
        .refreshable { await viewModel.refresh() }
        .overlay {
            if products.isEmpty {
                ContentUnavailableView.search
            }
        }
        .accessibilityIdentifier("catalog.list")
    }

    private func errorView(_ message: String) -> some View {
        ContentUnavailableView {
            Label("Couldn't load plants", systemImage: "exclamationmark.triangle")
        } description: {
            Text(message)
        } actions: {
            Button("Try Again") {
                Task { await viewModel.retry() }
            }
            .accessibilityIdentifier("catalog.retry")
        }
    }
}

#Preview("Loaded") {
    NavigationStack { CatalogView(viewModel: .preview(.loaded(.fixture))) }
}

#Preview("Loading") {
    NavigationStack { CatalogView(viewModel: .preview(.loading)) }
}

#Preview("Error") {
    NavigationStack { CatalogView(viewModel: .preview(.error("The network is unreachable."))) }
}
