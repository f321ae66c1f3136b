// A few declarations under the framework's names, enough to type-check the projects of the tests.
public final class AnyCancellable: Hashable {
    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) {}
    public func store(in set: inout Set<AnyCancellable>) {}
}
public struct AnyPublisher<Output, Failure: Error> {
    public init() {}
    public func sink(_ receive: @escaping (Output) -> Void) -> AnyCancellable { .init() }
}
public struct Empty<Output, Failure: Error> {
    public init() {}
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init() }
}
public final class PassthroughSubject<Output, Failure: Error> {
    public init() {}
    public func send(_ output: Output) {}
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { .init() }
}
open class StateModel<State, Action> {
    public var state: State
    public init(initial: State) { state = initial }
    open func process(_ action: Action) {}
}
public struct Alert<Kind: Hashable> { public init(_ kind: Kind) {} }
