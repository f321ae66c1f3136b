/// Modules that stand for frameworks which are absent where tests run: as much of them as the projects name.
enum StubModules {
    /// The modules' sources by their names, each after those that it imports.
    static let all = [
        (name: "UIKit", source: uiKit), (name: "RxSwift", source: rxSwift),
        (name: "Streams", source: streams), (name: "RIBs", source: ribs),
        (name: "ComposableArchitecture", source: composableArchitecture),
        (name: "Flux", source: flux), (name: "Checks", source: checks),
    ]

    private static let uiKit = """
        open class NSObject { public init() {} }
        public final class NSCoder {}
        public struct CGRect: Sendable { public static let zero = CGRect() }
        public struct UIColor { public static let white = UIColor() }
        public struct IndexPath { public var row = 0 }
        open class UIView: NSObject {
            public var backgroundColor: UIColor?
            public var isHidden = false
            public init(frame: CGRect) {}
            public required init?(coder: NSCoder) {}
            public override convenience init() { self.init(frame: .zero) }
            public func addSubview(_ view: UIView) {}
        }
        public final class UILabel: UIView { public var text: String? }
        public final class UIStackView: UIView { public var spacing = 0.0 }
        open class UIButton: UIView {
            public func addAction(_ action: @escaping () -> Void) {}
        }
        open class UITableViewCell: UIView {}
        public protocol UITableViewDelegate: AnyObject {}
        extension UITableViewDelegate {
            public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        }
        public protocol UITableViewDataSource: AnyObject {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
        }
        open class UITableView: UIView {
            public weak var delegate: UITableViewDelegate?
            public weak var dataSource: UITableViewDataSource?
            public func reloadData() {}
        }
        public protocol UITextFieldDelegate: AnyObject {}
        open class UITextField: UIView { public weak var delegate: UITextFieldDelegate? }
        public final class UINavigationController: UIViewController {
            public func push(_ controller: UIViewController) {}
        }
        public final class UINavigationItem { public var title: String? }
        open class UIViewController: NSObject {
            public var view: UIView! = UIView()
            public var title: String?
            public let navigationItem = UINavigationItem()
            public var navigationController: UINavigationController? { nil }
            public init(nibName: String?, bundle: String?) {}
            public required init?(coder: NSCoder) {}
            public override convenience init() { self.init(nibName: nil, bundle: nil) }
            open func loadView() {}
            open func viewDidLoad() {}
            open func viewWillAppear(_ animated: Bool) {}
        }

        """

    private static let rxSwift = """
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

        """

    private static let streams = """
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

        """

    private static let ribs = """
        import UIKit
        public protocol Dependency: AnyObject {}
        open class Component<D> { public let dependency: D; public init(dependency: D) { self.dependency = dependency } }
        public protocol Buildable: AnyObject {}
        open class Builder<D>: Buildable { public let dependency: D; public init(dependency: D) { self.dependency = dependency } }
        public protocol Interactable: AnyObject {}
        public protocol Presentable: AnyObject {}
        public protocol Routing: AnyObject {}
        public protocol ViewableRouting: Routing {}
        public protocol ViewControllable: AnyObject {}
        open class PresentableInteractor<P>: Interactable {
            public let presenter: P
            public init(presenter: P) { self.presenter = presenter }
            open func didBecomeActive() {}
            open func willResignActive() {}
        }
        open class ViewableRouter<I, V>: ViewableRouting {
            public let interactor: I
            public let viewController: V
            public init(interactor: I, viewController: V) {
                self.interactor = interactor
                self.viewController = viewController
            }
            public func attachChild(_ child: Routing) {}
        }

        """

    private static let composableArchitecture = """
        public struct Effect<Action> {
            public static var none: Effect { Effect() }
            public static func send(_ action: Action) -> Effect { Effect() }
            public static func run(_ work: @escaping () async -> Void) -> Effect { Effect() }
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
        public final class Store<State, Action> {
            public let state: State
            public init(initialState: State, reducer: () -> some Reducer) { state = initialState }
            public func send(_ action: Action) {}
        }
        public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>
        public protocol View { associatedtype Body; var body: Body { get } }
        extension Never: View { public var body: Never { fatalError() } }
        extension Never: Reducer { public typealias State = Never; public typealias Action = Never }
        public struct EmptyView: View { public init() {}; public var body: Never { fatalError() } }
        public struct Text: View { public init(_ text: String) {}; public var body: Never { fatalError() } }
        public struct Button: View {
            public init(_ text: String, action: @escaping () -> Void) {}
            public var body: Never { fatalError() }
        }
        public struct VStack<Content: View>: View {
            public init(@ViewBuilder content: () -> Content) {}
            public var body: Never { fatalError() }
        }
        @resultBuilder public enum ViewBuilder {
            public static func buildOptional(_ view: EmptyView?) -> EmptyView { EmptyView() }
            public static func buildBlock() -> EmptyView { EmptyView() }
            public static func buildBlock<each V: View>(_ view: repeat each V) -> EmptyView { EmptyView() }
        }
        extension View { public func task(_ work: @escaping () -> Void) -> some View { self } }

        """

    private static let flux = """
        public protocol Action {}
        public protocol Component: AnyObject { associatedtype Props; func map(_ state: AppState) -> Props; func render(_ props: Props) }
        public struct AppState { public var names: [String] = []; public var count = 0; public init() {} }
        public final class Dispatcher { public init() {}; public func dispatch(_ action: Action) {} }

        """

    private static let checks = """
        open class TestCase { public init() {}; open func setUp() {}; open func tearDown() {} }
        public func check(_ condition: Bool) {}

        """
}
