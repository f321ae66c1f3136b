// A few declarations under the framework's names, enough to type-check the projects of the tests.
public final class DisposeBag { public init() {} }
public struct Disposable { public func disposed(by bag: DisposeBag) {} }
public final class Observable<Element> {
    public init() {}
    public static func just(_ element: Element) -> Observable { Observable() }
    public static func empty() -> Observable { Observable() }
    public func map<T>(_ transform: @escaping (Element) -> T) -> Observable<T> { .init() }
    public func subscribe(onNext: @escaping (Element) -> Void) -> Disposable { .init() }
}
public final class PublishRelay<Element> {
    public init() {}
    public func accept(_ element: Element) {}
    public func asObservable() -> Observable<Element> { .init() }
}
public protocol Reactor: AnyObject {
    associatedtype Action
    associatedtype Mutation
    associatedtype State
    var initialState: State { get }
    func mutate(action: Action) -> Observable<Mutation>
    func reduce(state: State, mutation: Mutation) -> State
}
extension Reactor {
    public var currentState: State { initialState }
    public var state: Observable<State> { .init() }
}
