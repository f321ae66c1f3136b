import RIBs

protocol CartDependency: Dependency {
    // TODO: Declare the set of dependencies required by this RIB.
    var prices: [Int] { get }
}

final class CartComponent: Component<CartDependency> {
}

// MARK: - Builder

protocol CartBuildable: Buildable {
    func build(withListener listener: CartListener) -> CartRouting
}

final class CartBuilder: Builder<CartDependency>, CartBuildable {

    func build(withListener listener: CartListener) -> CartRouting {
        let viewController = CartViewController()
        let interactor = CartInteractor(presenter: viewController)
        interactor.listener = listener
        return CartRouter(interactor: interactor, viewController: viewController)
    }
}
