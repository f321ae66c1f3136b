import ComposableArchitecture

struct SearchView: View {
    @Environment(\.dismiss) var dismiss
    let store: StoreOf<SearchFeature>

    var body: some View {
        VStack {
            Button("Clear") { store.send(.clear) }
            Button("Close") { store.send(.closeTapped) }
        }
        .navigationTitle("Search")
        .onAppear { store.send(.onAppear) }
    }
}
