// A few declarations under the framework's names, enough to type-check the projects beside this folder.
@_exported import UIKit

public protocol Dependency: AnyObject {}
open class Component<D> {
    public let dependency: D
    public init(dependency: D) { self.dependency = dependency }
}
public protocol Buildable: AnyObject {}
open class Builder<D>: Buildable {
    public let dependency: D
    public init(dependency: D) { self.dependency = dependency }
}
public protocol Interactable: AnyObject {}
public protocol Presentable: AnyObject {}
public protocol ViewControllable: AnyObject { var uiviewController: UIViewController { get } }
extension ViewControllable where Self: UIViewController {
    public var uiviewController: UIViewController { self }
}
open class PresentableInteractor<P>: Interactable {
    public let presenter: P
    public init(presenter: P) { self.presenter = presenter }
    open func didBecomeActive() {}
    open func willResignActive() {}
}
public protocol Routing: AnyObject {}
public protocol ViewableRouting: Routing {}
open class ViewableRouter<I, V>: ViewableRouting {
    public let interactor: I
    public let viewController: V
    public init(interactor: I, viewController: V) {
        self.interactor = interactor
        self.viewController = viewController
    }
    open func didLoad() {}
    public func attachChild(_ child: Routing) {}
}
