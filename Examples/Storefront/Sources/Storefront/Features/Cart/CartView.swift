import SwiftUI

struct CartView: View {
    @Bindable var viewModel: CartViewModel

    var body: some View {
        content
            .navigationTitle("Cart")
            .task { await viewModel.onAppear() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Loading cart…")
                .accessibilityIdentifier("cart.loading")
        case .loaded(let cart) where cart.lines.isEmpty:
            emptyView
        case .loaded(let cart):
            loaded(cart)
        case .error(let message):
            errorView(message)
        }
    }

    private func loaded(_ cart: Cart) -> some View {
        List {
            Section {
                ForEach(cart.lines) { line in
                    row(for: line)
                }
            }
            Section {
                LabeledContent("Total") {
                    Text(cart.total, format: .currency(code: "EUR"))
                        .monospacedDigit()
                }
            }
        }
        .accessibilityIdentifier("cart.list")
    }

    private func row(for line: CartLine) -> some View {
        Stepper {
            VStack(alignment: .leading, spacing: 4) {
                Text(line.product.name)
                    .font(.headline)
                Text("\(line.quantity) in the cart")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        } onIncrement: {
            Task { await viewModel.setQuantity(line.quantity + 1, of: line) }
        } onDecrement: {
            Task { await viewModel.setQuantity(line.quantity - 1, of: line) }
        }
        .accessibilityIdentifier("cart.line.\(line.id)")
    }

    private var emptyView: some View {
        ContentUnavailableView(
            "Your cart is empty",
            systemImage: "cart",
            description: Text("Plants that you add show up here.")
        )
        .accessibilityIdentifier("cart.empty")
    }

    private func errorView(_ message: String) -> some View {
        ContentUnavailableView {
            Label("Couldn't load cart", systemImage: "exclamationmark.triangle")
        } description: {
            Text(message)
        } actions: {
            Button("Try Again") {
                Task { await viewModel.retry() }
            }
            .accessibilityIdentifier("cart.retry")
        }
    }
}

#Preview("Loaded") {
    NavigationStack { CartView(viewModel: .preview(.loaded(.fixture))) }
}

#Preview("Empty") {
    NavigationStack { CartView(viewModel: .preview(.loaded(.empty))) }
}

#Preview("Loading") {
    NavigationStack { CartView(viewModel: .preview(.loading)) }
}

#Preview("Error") {
    NavigationStack { CartView(viewModel: .preview(.error("The network is unreachable."))) }
}
