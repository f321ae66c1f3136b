import Foundation

/// Modules with the shape of the containers that projects use, as far as generated code touches them. Written
/// for these tests from the containers' public documentation.
enum ContainerStubs {
    /// Adds the modules to a package.
    static func add(to package: inout MatrixPackage) throws {
        for (name, text) in [("FactoryKit", factory), ("Dependencies", dependencies)] {
            try MatrixProject.write(
                text,
                to: package.folder(of: "Stubs").appendingPathComponent("\(name)/\(name).swift"))
            package.add(
                """
                        .target(
                            name: "\(name)", path: "Stubs/\(name)",
                            swiftSettings: [.swiftLanguageMode(.v6)]),

                """)
        }
    }

    /// A view model that uses a container.
    static func user(of module: String, feature: String) -> String {
        let wrapper = module == "FactoryKit" ? "Injected" : "Dependency"
        let entry =
            module == "FactoryKit"
            ? """
            nonisolated extension Container {
                var \(feature.lowercased())Title: Factory<String> { self { "\(feature)" } }
            }
            """
            : """
            nonisolated enum \(feature)TitleKey: TestDependencyKey {
                static let testValue = "\(feature)"
            }

            nonisolated extension DependencyValues {
                var \(feature.lowercased())Title: String {
                    get { self[\(feature)TitleKey.self] }
                    set { self[\(feature)TitleKey.self] = newValue }
                }
            }
            """
        return """
            import \(module)
            import Observation

            @Observable
            final class \(feature)ViewModel {
                @ObservationIgnored @\(wrapper)(\\.\(feature.lowercased())Title) private var title

                var shown: String { title }
            }

            \(entry)

            """
    }

    private static let factory = """
        import Foundation

        public final class Container: @unchecked Sendable {
            public static let shared = Container()
            fileprivate let lock = NSLock()
            fileprivate var registered: [String: @Sendable () -> Any] = [:]

            public func callAsFunction<T>(
                key: StaticString = #function, _ make: @escaping @Sendable () -> T
            ) -> Factory<T> {
                Factory(container: self, key: "\\(key)", make: make)
            }
        }

        public struct Factory<T>: Sendable {
            fileprivate let container: Container
            fileprivate let key: String
            fileprivate let make: @Sendable () -> T

            public func callAsFunction() -> T {
                let registered = container.lock.withLock { container.registered[key] }
                return registered?() as? T ?? make()
            }

            @discardableResult
            public func register(factory: @escaping @Sendable () -> T) -> Self {
                container.lock.withLock { container.registered[key] = factory }
                return self
            }
        }

        @propertyWrapper
        public struct Injected<T> {
            private var dependency: T

            public init(_ path: KeyPath<Container, Factory<T>>) {
                dependency = Container.shared[keyPath: path]()
            }

            public var wrappedValue: T {
                get { dependency }
                mutating set { dependency = newValue }
            }
        }

        """

    private static let dependencies = """
        public protocol TestDependencyKey<Value> {
            associatedtype Value: Sendable
            static var previewValue: Value { get }
            static var testValue: Value { get }
        }

        extension TestDependencyKey {
            public static var previewValue: Value { testValue }
        }

        public struct DependencyValues: Sendable {
            @TaskLocal static var current = DependencyValues()
            private var values: [ObjectIdentifier: any Sendable] = [:]

            public subscript<Key: TestDependencyKey>(key: Key.Type) -> Key.Value {
                get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.testValue }
                set { values[ObjectIdentifier(key)] = newValue }
            }
        }

        @propertyWrapper
        public struct Dependency<Value>: Sendable {
            private let path: KeyPath<DependencyValues, Value> & Sendable
            private let initial: DependencyValues

            public init(_ path: KeyPath<DependencyValues, Value> & Sendable) {
                self.path = path
                initial = DependencyValues.current
            }

            public var wrappedValue: Value { initial[keyPath: path] }
        }

        @discardableResult
        public func withDependencies<R>(
            _ update: (inout DependencyValues) throws -> Void, operation: () throws -> R
        ) rethrows -> R {
            var values = DependencyValues.current
            try update(&values)
            return try DependencyValues.$current.withValue(values, operation: operation)
        }

        """
}
