import RIBs

protocol PaymentDependency: Dependency {
    // TODO: Declare the set of dependencies required by this RIB.
}

final class PaymentComponent: Component<PaymentDependency> {
}

// MARK: - Builder

protocol PaymentBuildable: Buildable {
    func build(withListener listener: PaymentListener) -> PaymentRouting
}

final class PaymentBuilder: Builder<PaymentDependency>, PaymentBuildable {

    func build(withListener listener: PaymentListener) -> PaymentRouting {
        let viewController = PaymentViewController()
        let interactor = PaymentInteractor(presenter: viewController)
        interactor.listener = listener
        return PaymentRouter(interactor: interactor, viewController: viewController)
    }
}
