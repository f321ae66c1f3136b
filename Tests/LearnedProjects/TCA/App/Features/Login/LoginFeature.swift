import ComposableArchitecture

/// The reducer of the screen.
struct LoginFeature: Reducer {
    struct State: Equatable {
        var isLoading = false
        var name = ""
        @Shared("remembers") var remembers: Bool

        static func == (left: Self, right: Self) -> Bool { left.isLoading == right.isLoading }
    }

    enum Action {
        case nameChanged(String)
        case signIn
        case closeTapped
        case onAppear
    }

    @Dependency(\.account) var service

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .nameChanged(let name):
                state.name = name
                return .none

            case .signIn:
                return .run { [service] in
                    _ = service()
                }

            case .closeTapped:
                return .none

            case .onAppear:
                state.isLoading = service()
                return .none
            }
        }
    }
}
