import Foundation
import Observation

@Observable
final class OrderHistoryViewModel {
    enum State: Equatable {
        case loading
        case loaded(OrderHistory)
        case empty
        case error(String)
    }

    private(set) var state: State = .loading
    private let dependencies: any OrderHistoryDependencies

    init(dependencies: any OrderHistoryDependencies) {
        self.dependencies = dependencies
    }

    /// Loads the first time the screen appears; coming back to it keeps what is there.
    @MainActor
    func onAppear() async {
        guard case .loading = state else { return }
        await load()
    }

    /// Loads again and keeps the current content on screen meanwhile.
    @MainActor
    func refresh() async {
        await load()
    }

    /// Leaves the error for the loading state and tries again.
    @MainActor
    func retry() async {
        let failure = state
        state = .loading
        await load()
        if case .loading = state {
            state = failure
        }
    }

    @MainActor
    private func load() async {
        do {
            let answer = try await dependencies.fetchOrderHistory()
            state = answer.map { .loaded($0) } ?? .empty
        } catch {
            // A cancelled load means that the screen went away: there is nothing to tell the user.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            state = .error(error.localizedDescription)
        }
    }
}

// MARK: - Previews

extension OrderHistoryViewModel {
    static func preview(_ state: State) -> OrderHistoryViewModel {
        let dependencies = PreviewOrderHistoryDependencies(isPending: state == .loading)
        let viewModel = OrderHistoryViewModel(dependencies: dependencies)
        viewModel.state = state
        return viewModel
    }
}
