import RIBs

protocol OffersDependency: Dependency {
    // TODO: Declare the set of dependencies required by this RIB.
    var banner: String { get }
}

final class OffersComponent: Component<OffersDependency> {
}

// MARK: - Builder

protocol OffersBuildable: Buildable {
    func build(withListener listener: OffersListener) -> OffersRouting
}

final class OffersBuilder: Builder<OffersDependency>, OffersBuildable {

    func build(withListener listener: OffersListener) -> OffersRouting {
        let viewController = OffersViewController()
        let interactor = OffersInteractor(presenter: viewController, banner: dependency.banner)
        interactor.listener = listener
        return OffersRouter(interactor: interactor, viewController: viewController)
    }
}
