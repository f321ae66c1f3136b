// A few declarations under the framework's names, enough to type-check the projects beside this folder.
open class NSObject { public init() {} }
public class NSCoder {}
public class Bundle {}
public struct CGRect { public static let zero = CGRect() }
open class UIView: NSObject {
    public init(frame: CGRect) { super.init() }
    public override convenience init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { super.init() }
    public var backgroundColor: UIColor?
    public var isHidden = false
    open func addSubview(_ view: UIView) {}
}
public class UIColor { public static let white = UIColor() }
public class UILabel: UIView { public var text: String? }
public struct IndexPath { public var row: Int { 0 } }
open class UIButton: UIView {
    public func addAction(_ action: @escaping () -> Void) {}
}
public protocol UITextFieldDelegate: AnyObject {}
open class UITextField: UIView { public weak var delegate: UITextFieldDelegate? }
open class UITableViewCell: UIView {
    public let textLabel: UILabel? = nil
}
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
public protocol UITableViewDelegate: AnyObject {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}
public class UITableView: UIView {
    public weak var delegate: UITableViewDelegate?
    public weak var dataSource: UITableViewDataSource?
    public func reloadData() {}
}
public class UINavigationItem { public var title: String? }
open class UIViewController: NSObject {
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init() }
    public let navigationItem = UINavigationItem()
    public var view: UIView!
    public var title: String?
    public var navigationController: UINavigationController? { nil }
    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    public func present(_ other: UIViewController, animated: Bool) {}
}
public class UINavigationController: UIViewController {
    public func pushViewController(_ other: UIViewController, animated: Bool) {}
}
