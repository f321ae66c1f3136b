import RIBs

protocol RatingDependency: Dependency {
    // TODO: Declare the set of dependencies required by this RIB.
    var stars: Int { get }
}

final class RatingComponent: Component<RatingDependency> {
}

// MARK: - Builder

protocol RatingBuildable: Buildable {
    func build(withListener listener: RatingListener) -> RatingRouting
}

final class RatingBuilder: Builder<RatingDependency>, RatingBuildable {

    func build(withListener listener: RatingListener) -> RatingRouting {
        let viewController = RatingViewController()
        let interactor = RatingInteractor(presenter: viewController, stars: dependency.stars)
        interactor.listener = listener
        return RatingRouter(interactor: interactor, viewController: viewController)
    }
}
