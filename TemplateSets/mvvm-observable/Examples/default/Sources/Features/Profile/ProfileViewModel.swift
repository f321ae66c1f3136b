import Foundation
import Observation

@Observable
final class ProfileViewModel {
    enum State: Equatable {
        case loading
        case loaded(Profile)
        case error(String)
    }

    private(set) var state: State = .loading
    private let dependencies: any ProfileDependencies

    init(dependencies: any ProfileDependencies) {
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
            state = .loaded(try await dependencies.fetchProfile())
        } catch {
            // A cancelled load means that the screen went away: there is nothing to tell the user.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            state = .error(error.localizedDescription)
        }
    }
}

// MARK: - Previews

extension ProfileViewModel {
    static func preview(_ state: State) -> ProfileViewModel {
        let dependencies = PreviewProfileDependencies(isPending: state == .loading)
        let viewModel = ProfileViewModel(dependencies: dependencies)
        viewModel.state = state
        return viewModel
    }
}
