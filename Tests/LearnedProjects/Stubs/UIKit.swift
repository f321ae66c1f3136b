// A few declarations under the framework's names, enough to type-check the projects beside this folder.
open class NSObject { public init() {} }
public class NSCoder {}
public class Bundle {}
open class UIView: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }
    public var backgroundColor: UIColor?
    public var isHidden = false
    open func addSubview(_ view: UIView) {}
}
public class UIColor { public static let white = UIColor() }
public class UILabel: UIView { public var text: String? }
public struct IndexPath { public var row: Int { 0 } }
public class UITableViewCell: UIView {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
    public let textLabel: UILabel? = nil
}
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
public class UITableView: UIView {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }
    public weak var dataSource: UITableViewDataSource?
    public func reloadData() {}
}
open class UIViewController: NSObject {
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }
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
