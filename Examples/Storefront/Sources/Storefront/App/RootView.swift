import SwiftUI

/// The app's first screen and the one place that knows how to show every route.
public struct RootView: View {
    @State private var path: [AppRoute] = []
    @State private var catalog: CatalogViewModel
    private let dependencies: AppDependencies

    public init() {
        self.init(dependencies: AppDependencies())
    }

    init(dependencies: AppDependencies) {
        self.dependencies = dependencies
        _catalog = State(initialValue: CatalogViewModel(dependencies: dependencies))
    }

    public var body: some View {
        NavigationStack(path: $path) {
            CatalogView(viewModel: catalog)
                .navigationDestination(for: AppRoute.self) { route in
                    destination(for: route)
                }
                .toolbar {
                    Button("Cart", systemImage: "cart") { path.append(.cart) }
                        .accessibilityIdentifier("root.cart")
                }
        }
    }

    @ViewBuilder
    private func destination(for route: AppRoute) -> some View {
        switch route {
        case .cart:
            CartView(viewModel: CartViewModel(dependencies: dependencies))
        case .product(let product):
            ProductView(product: product)
        }
    }
}
