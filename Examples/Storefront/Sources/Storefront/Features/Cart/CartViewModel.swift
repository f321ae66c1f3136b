import Foundation
import Observation

@Observable
final class CartViewModel {
    enum State: Equatable {
        case loading
        case loaded(Cart)
        case error(String)
    }

    private(set) var state: State = .loading
    private let dependencies: any CartDependencies

    init(dependencies: any CartDependencies) {
        self.dependencies = dependencies
    }

    @MainActor
    func onAppear() async {
        guard case .loading = state else { return }
        await load { try await self.dependencies.fetchCart() }
    }

    @MainActor
    func retry() async {
        state = .loading
        await onAppear()
    }

    /// Sets how many of a line's product are wanted; none removes the line.
    @MainActor
    func setQuantity(_ quantity: Int, of line: CartLine) async {
        guard case .loaded(var cart) = state else { return }
        guard let index = cart.lines.firstIndex(where: { $0.id == line.id }) else { return }
        if quantity > 0 {
            cart.lines[index].quantity = quantity
        } else {
            cart.lines.remove(at: index)
        }
        let changed = cart
        await load { try await self.dependencies.saveCart(changed) }
    }

    @MainActor
    private func load(_ fetch: @MainActor () async throws -> Cart) async {
        do {
            let cart = try await fetch()
            state = .loaded(cart)
        } catch {
            guard !Task.isCancelled else { return }
            state = .error(error.localizedDescription)
        }
    }
}

// MARK: - Previews

extension CartViewModel {
    static func preview(_ state: State) -> CartViewModel {
        let dependencies = PreviewCartDependencies(isPending: state == .loading)
        let viewModel = CartViewModel(dependencies: dependencies)
        viewModel.state = state
        return viewModel
    }
}
