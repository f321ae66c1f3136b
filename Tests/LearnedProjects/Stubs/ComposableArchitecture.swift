// A few declarations under the framework's names, enough to type-check the projects beside this folder.
@_exported import SwiftUI

public struct Effect<Action> {
    public static var none: Self { Self() }
    public static func send(_ action: Action) -> Self { Self() }
    public static func run(_ work: @escaping () async -> Void) -> Self { Self() }
}
public protocol Reducer<State, Action> {
    associatedtype State
    associatedtype Action
    associatedtype Body
    var body: Body { get }
}
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
public struct Reduce<State, Action>: Reducer {
    public init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {}
    public var body: Never { fatalError() }
}
@dynamicMemberLookup public final class Store<State, Action> {
    public init() {}
    public var state: State { fatalError() }
    public func send(_ action: Action) {}
    public subscript<T>(dynamicMember path: KeyPath<State, T>) -> T { fatalError() }
}
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
public struct DependencyValues {
    public var account: () -> Bool { { true } }
    public var basket: () -> Int { { 1 } }
    public var index: () -> String { { "" } }
    public var now: () -> Int { { 0 } }
}
@propertyWrapper public struct Dependency<Value> {
    public init(_ path: KeyPath<DependencyValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct Shared<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ key: String) where Value == Bool { wrappedValue = false }
    public var wrappedValue: Value
    public var projectedValue: Shared<Value> { self }
}
