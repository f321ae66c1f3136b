import ComposableArchitecture

/// The reducer of the screen.
struct SearchFeature: Reducer {
    struct State: Equatable {
        var isLoading = false
        var query = ""
        var results: [String] = []

        static func == (left: Self, right: Self) -> Bool { left.isLoading == right.isLoading }
    }

    enum Action {
        case queryChanged(String)
        case clear
        case closeTapped
        case onAppear
    }

    @Dependency(\.index) var service

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .clear:
                state.results = []
                return .none

            case .queryChanged(let query):
                state.query = query
                return .send(.onAppear)

            case .closeTapped:
                return .none

            case .onAppear:
                state.results = [service()]
                return .none
            }
        }
    }
}
