// A few declarations under the framework's names, enough to type-check the projects beside this folder.
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension Never: View { public var body: Never { return fatalError() } }

@resultBuilder public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<each V: View>(_ views: repeat each V) -> some View { EmptyView() }
    public static func buildEither<V: View>(first: V) -> AnyView { AnyView(first) }
    public static func buildEither<V: View>(second: V) -> AnyView { AnyView(second) }
    public static func buildOptional<V: View>(_ view: V?) -> some View { EmptyView() }
}

public struct EmptyView: View {
    public init() {}
    public var body: Never { return fatalError() }
}
public struct AnyView: View {
    public init(_ view: some View) {}
    public var body: Never { return fatalError() }
}
public struct Text: View {
    public init(_ text: String) {}
    public var body: Never { return fatalError() }
}
public struct Button: View {
    public init(_ title: String, action: @escaping () -> Void) {}
    public var body: Never { return fatalError() }
}
public struct Toggle: View {
    public init(_ title: String, isOn: Binding<Bool>) {}
    public var body: Never { return fatalError() }
}
public struct List<Content: View>: View {
    public init(@ViewBuilder content: () -> Content) {}
    public var body: Never { return fatalError() }
}
public struct VStack<Content: View>: View {
    public init(spacing: Int = 0, @ViewBuilder content: () -> Content) {}
    public var body: Never { return fatalError() }
}

extension View {
    public func padding() -> some View { self }
    public func task(_ work: @escaping () -> Void) -> some View { self }
    public func navigationTitle(_ title: String) -> some View { self }
    public func onAppear(perform: @escaping () -> Void) -> some View { self }
    public func sheet(isPresented: Binding<Bool>, @ViewBuilder content: () -> some View)
        -> some View
    {
        self
    }
}

@propertyWrapper public struct Binding<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
    public var projectedValue: Binding<Value> { self }
}
@propertyWrapper public struct State<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
    public var projectedValue: Binding<Value> { fatalError() }
}
public struct EnvironmentValues { public var dismiss: () -> Void { {} } }
@propertyWrapper public struct Environment<Value> {
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}
public protocol ObservableObject: AnyObject {}
@propertyWrapper public struct Published<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}
@propertyWrapper @dynamicMemberLookup public struct ObservedObject<Value: ObservableObject> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
    public var projectedValue: Self { self }
    public subscript<T>(dynamicMember path: ReferenceWritableKeyPath<Value, T>) -> Binding<T> {
        fatalError()
    }
}
@propertyWrapper @dynamicMemberLookup public struct StateObject<Value: ObservableObject> {
    public init(wrappedValue: @autoclosure @escaping () -> Value) {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: Self { self }
    public subscript<T>(dynamicMember path: ReferenceWritableKeyPath<Value, T>) -> Binding<T> {
        fatalError()
    }
}
