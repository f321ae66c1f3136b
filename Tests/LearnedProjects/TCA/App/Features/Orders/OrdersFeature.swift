import ComposableArchitecture

/// The reducer of the screen.
struct OrdersFeature: Reducer {
    struct State: Equatable {
        var isLoading = false
        var orders: [Int] = []
        @Shared("compact") var isCompact: Bool

        static func == (left: Self, right: Self) -> Bool { left.isLoading == right.isLoading }
    }

    enum Action {
        case delete(Int)
        case closeTapped
        case onAppear
    }

    @Dependency(\.basket) var service
    @Dependency(\.now) var now

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .delete(let id):
                state.orders.removeAll { $0 == id }
                return .none

            case .closeTapped:
                return .none

            case .onAppear:
                state.orders = [service()]
                return .none
            }
        }
    }
}
