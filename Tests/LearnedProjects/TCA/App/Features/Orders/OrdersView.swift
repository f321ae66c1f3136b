import ComposableArchitecture

struct OrdersView: View {
    @Environment(\.dismiss) var dismiss
    let store: StoreOf<OrdersFeature>

    var body: some View {
        VStack {
            if store.orders.isEmpty {
                Text("Nothing ordered")
            } else {
                Text("Your orders")
            }
            Button("Close") { store.send(.closeTapped) }
        }
        .navigationTitle("Orders")
        .onAppear { store.send(.onAppear) }
    }
}
