import UIKit

protocol AccountViewProtocol: AnyObject {
    func showLoading()
    func showProfile(_ name: String)
}

protocol AccountPresenterProtocol: AnyObject {
    var view: AccountViewProtocol? { get set }
    func viewDidLoad()
}

protocol AccountInteractorInput: AnyObject {
    var output: AccountInteractorOutput? { get set }
    func fetchProfile()
}

protocol AccountInteractorOutput: AnyObject {
    func didFetchProfile(_ name: String)
    func didFail()
}
