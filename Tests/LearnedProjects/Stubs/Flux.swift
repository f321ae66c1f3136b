// A few declarations under the framework's names, enough to type-check the projects of the tests.
public protocol Action {}
public protocol Component: AnyObject {
    associatedtype Props
    func map(_ state: AppState) -> Props
    func render(_ props: Props)
}
public struct AppState {
    public var names: [String] = []
    public var count = 0
    public init() {}
}
public final class Dispatcher {
    public init() {}
    public func dispatch(_ action: Action) {}
}
