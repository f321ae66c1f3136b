import SwiftUI

struct OrderHistoryView: View {
    @Bindable var viewModel: OrderHistoryViewModel
    @Bindable var coordinator: OrderHistoryCoordinator

    var body: some View {
        NavigationStack(path: $coordinator.path) {
            content
                .navigationTitle("Order History")
                .navigationDestination(for: OrderHistoryRoute.self) { route in
                    destination(for: route)
                }
        }
        .sheet(item: $coordinator.sheet) { sheet in
            sheetContent(for: sheet)
        }
        .task { await viewModel.onAppear() }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .loading:
            ProgressView("Loading order history…")
                .accessibilityIdentifier("orderHistory.loading")
        case .loaded(let orderHistory):
            loaded(orderHistory)
        case .empty:
            emptyView
        case .error(let message):
            errorView(message)
        }
    }

    private func loaded(_ orderHistory: OrderHistory) -> some View {
        List {
            summary(of: orderHistory)
            Button("Details", systemImage: "chevron.right") {
                coordinator.show(.detail(orderHistory))
            }
            .accessibilityIdentifier("orderHistory.details")
        }
        .refreshable { await viewModel.refresh() }
        .toolbar {
            Button("About", systemImage: "info.circle") {
                coordinator.present(.about(orderHistory))
            }
            .accessibilityIdentifier("orderHistory.about")
        }
        .accessibilityIdentifier("orderHistory.loaded")
    }

    private func summary(of orderHistory: OrderHistory) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(orderHistory.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Text(orderHistory.summary)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    private var emptyView: some View {
        ContentUnavailableView(
            "No order history yet",
            systemImage: "tray",
            description: Text("There is nothing to show here.")
        )
        .accessibilityIdentifier("orderHistory.empty")
    }

    private func errorView(_ message: String) -> some View {
        ContentUnavailableView {
            Label("Couldn't load order history", systemImage: "exclamationmark.triangle")
        } description: {
            Text(message)
        } actions: {
            Button("Try Again") {
                Task { await viewModel.retry() }
            }
            .buttonStyle(.borderedProminent)
            .accessibilityIdentifier("orderHistory.retry")
        }
    }

    @ViewBuilder
    private func destination(for route: OrderHistoryRoute) -> some View {
        switch route {
        case .detail(let orderHistory):
            List { summary(of: orderHistory) }
                .navigationTitle(orderHistory.title)
        }
    }

    @ViewBuilder
    private func sheetContent(for sheet: OrderHistorySheet) -> some View {
        switch sheet {
        case .about(let orderHistory):
            NavigationStack {
                List { summary(of: orderHistory) }
                    .navigationTitle("About")
                    .toolbar {
                        Button("Done") { coordinator.dismissSheet() }
                            .accessibilityIdentifier("orderHistory.about.done")
                    }
            }
        }
    }
}

#Preview("Loaded") {
    OrderHistoryView(viewModel: .preview(.loaded(.fixture)), coordinator: OrderHistoryCoordinator())
}

#Preview("Loading") {
    OrderHistoryView(viewModel: .preview(.loading), coordinator: OrderHistoryCoordinator())
}

#Preview("Empty") {
    OrderHistoryView(viewModel: .preview(.empty), coordinator: OrderHistoryCoordinator())
}

#Preview("Error") {
    OrderHistoryView(
        viewModel: .preview(.error("The network is unreachable.")),
        coordinator: OrderHistoryCoordinator()
    )
}
