/// Source files of screens for projects in memory.
enum ScreenFiles {
    /// A SwiftUI view.
    static func view(_ type: String) -> String {
        "import SwiftUI\n\nstruct \(type): View {\n    var body: some View { Text(\"\") }\n}\n"
    }

    /// A test case without tests.
    static func suite(_ type: String) -> String {
        "import XCTest\n\nfinal class \(type): XCTestCase {}\n"
    }

    /// The file of a feature's view in a folder.
    static func view(_ name: String, in folder: String) -> [String: String] {
        ["\(folder)/\(name)View.swift": view("\(name)View")]
    }

    /// The file of a feature's view controller in a folder.
    static func controller(_ name: String, in folder: String) -> [String: String] {
        [
            "\(folder)/\(name)ViewController.swift":
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
        ]
    }

    /// The file of a feature's view model in a folder.
    static func model(_ name: String, in folder: String) -> [String: String] {
        ["\(folder)/\(name)ViewModel.swift": "final class \(name)ViewModel {}\n"]
    }

    /// The file of the tests of what bears a name.
    static func test(_ name: String, in folder: String) -> [String: String] {
        ["\(folder)/\(name)Tests.swift": suite("\(name)Tests")]
    }

    /// A screen of two files, a view and a view model, whatever its folder is called.
    static func screen(_ name: String, in folder: String) -> [String: String] {
        view(name, in: folder).merging(model(name, in: folder)) { $1 }
    }
}
