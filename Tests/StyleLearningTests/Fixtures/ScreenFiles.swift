/// Source files of screens for projects in memory.
enum ScreenFiles {
    /// A SwiftUI view.
    static func view(_ type: String) -> String {
        "import SwiftUI\n\nstruct \(type): View {\n    var body: some View { Text(\"\") }\n}\n"
    }

    /// A screen of two files, a view and a view model, whatever its folder is called.
    static func screen(_ name: String, in folder: String) -> [String: String] {
        [
            "\(folder)/\(name)View.swift": view("\(name)View"),
            "\(folder)/\(name)ViewModel.swift": "final class \(name)ViewModel {}\n",
        ]
    }
}
