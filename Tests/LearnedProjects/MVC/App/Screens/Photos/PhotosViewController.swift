import UIKit

protocol PhotosViewControllerDelegate: AnyObject {
    func photosDidFinish(_ controller: PhotosViewController)
}

final class PhotosViewController: UIViewController {
    static let identifier = "PhotosViewController"

    // MARK: - Properties

    weak var delegate: PhotosViewControllerDelegate?
    private var photos: [Int] = [1]
    private let tableView = UITableView()
    private let settings: Settings
    private let photosStore: PhotosStore

    // MARK: - Life cycle

    init(settings: Settings, store: PhotosStore) {
        self.settings = settings
        self.photosStore = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        tableView.dataSource = self
        view.addSubview(tableView)
        reload()
    }

    private func reload() {
        photos = photosStore.all()
        tableView.reloadData()
    }

    private func close() {
        delegate?.photosDidFinish(self)
    }

    private func makeCell(_ photo: Int) -> UITableViewCell {
        UITableViewCell()
    }
}

// MARK: - UITableViewDataSource

extension PhotosViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        photos.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        makeCell(photos[indexPath.row])
    }
}
