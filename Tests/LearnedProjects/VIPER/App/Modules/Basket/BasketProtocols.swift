import UIKit

protocol BasketViewProtocol: AnyObject {
    func showLoading()
    func showItems(_ items: [Int])
}

protocol BasketPresenterProtocol: AnyObject {
    var view: BasketViewProtocol? { get set }
    func viewDidLoad()
}

protocol BasketInteractorInput: AnyObject {
    var output: BasketInteractorOutput? { get set }
    func fetchItems()
}

protocol BasketInteractorOutput: AnyObject {
    func didFetchItems(_ items: [Int])
    func didFail()
}
