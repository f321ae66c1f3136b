import ComposableArchitecture

struct LoginView: View {
    @Environment(\.dismiss) var dismiss
    let store: StoreOf<LoginFeature>

    var body: some View {
        VStack {
            Text("Welcome back")
            Button("Sign in") { store.send(.signIn) }
            Button("Close") { store.send(.closeTapped) }
        }
        .navigationTitle("Login")
        .onAppear { store.send(.onAppear) }
    }
}
