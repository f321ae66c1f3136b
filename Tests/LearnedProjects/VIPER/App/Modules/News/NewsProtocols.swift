import UIKit

protocol NewsViewProtocol: AnyObject {
    func showLoading()
    func showStories(_ stories: [String])
}

protocol NewsPresenterProtocol: AnyObject {
    var view: NewsViewProtocol? { get set }
    func viewDidLoad()
}

protocol NewsInteractorInput: AnyObject {
    var output: NewsInteractorOutput? { get set }
    func fetchStories()
}

protocol NewsInteractorOutput: AnyObject {
    func didFetchStories(_ stories: [String])
    func didFail()
}
