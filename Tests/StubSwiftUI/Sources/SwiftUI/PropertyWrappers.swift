public import Foundation
@_exported import Observation

public protocol DynamicProperty {}

@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var stored: Value
    nonisolated public init(wrappedValue value: Value) { stored = value }
    nonisolated public init(initialValue value: Value) { stored = value }
    public var wrappedValue: Value {
        get { stored }
        nonmutating set { _ = newValue }
    }
    public var projectedValue: Binding<Value> { .constant(wrappedValue) }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(wrappedValue: nil) }
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private var value: Value
    nonisolated public init(
        get: @escaping @isolated(any) @Sendable () -> Value,
        set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) { fatalError("the stub's bindings are only type-checked") }
    nonisolated init(constant value: Value) { self.value = value }
    nonisolated public static func constant(_ value: Value) -> Binding<Value> {
        Binding(constant: value)
    }
    public var wrappedValue: Value {
        get { value }
        nonmutating set { _ = newValue }
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { .constant(value[keyPath: keyPath]) }
}

@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    @available(*, unavailable, message: "the wrapped value must be an Observable object")
    nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject & Observable {
    nonisolated public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    nonisolated public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { .constant(wrappedValue[keyPath: keyPath]) }
}

public struct EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
    public var dynamicTypeSize: DynamicTypeSize { .large }
    public var accessibilityReduceMotion: Bool { false }
    public var colorScheme: ColorScheme { .light }
    public var openURL: OpenURLAction { OpenURLAction() }
    public var locale: Locale { Locale.current }
}

@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    nonisolated public init(_ type: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value { fatalError("the stub has no environment") }
}

@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var stored: Value
    nonisolated public init() where Value == Bool { stored = false }
    public var wrappedValue: Value {
        get { stored }
        nonmutating set { _ = newValue }
    }
    public var projectedValue: FocusState<Value> { self }
}

@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private var stored: Value
    nonisolated public init(wrappedValue: Value, _ key: String) { stored = wrappedValue }
    public var wrappedValue: Value {
        get { stored }
        nonmutating set { _ = newValue }
    }
}

public struct DismissAction {
    @MainActor public func callAsFunction() {}
}

public struct OpenURLAction {
    @MainActor public func callAsFunction(_ url: URL) {}
}
