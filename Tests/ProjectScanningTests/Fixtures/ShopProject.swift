/// A small SwiftPM app in the style of MVVM with Observation, by path and text.
enum ShopProject {
    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Shop",
            platforms: [.iOS(.v17)],
            targets: [
                .target(name: "Shop"),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ]
        )
        """

    /// The project with some features of one style.
    static func files(features: [String]) -> [String: String] {
        var files = [
            "Package.swift": manifest,
            "Sources/Shop/ShopApp.swift": """
            import SwiftUI

            @main
            struct ShopApp: App {
                var body: some Scene {
                    WindowGroup {
                        NavigationStack { RootView() }
                    }
                }
            }
            """,
            "Sources/Shop/RootView.swift": """
            import SwiftUI

            // enum AppRoute { case commented }
            struct RootView: View {
                var body: some View {
                    TabView {
                        Text("A").tabItem { Text("B") }
                    }
                }
            }
            """,
            "Sources/Shop/AppRoute.swift": """
            enum AppRoute: Hashable {
                case catalog
                case item(id: Int)
            }
            """,
        ]
        for feature in features { files.merge(observable(feature)) { $1 } }
        return files
    }

    static func observable(_ name: String) -> [String: String] {
        let folder = "Sources/Shop/Features/\(name)"
        let tests = "Tests/ShopTests/\(name)"
        return [
            "\(folder)/\(name)View.swift": """
            //
            //  \(name)View.swift
            //  Shop
            //
            //  Created by Ada Lovelace on 16/08/2025.
            //

            import SwiftUI

            struct \(name)View: View {
                @Bindable var viewModel: \(name)ViewModel

                var body: some View {
                    Text("\(name)")
                }
            }
            """,
            "\(folder)/\(name)ViewModel.swift": """
            //
            //  \(name)ViewModel.swift
            //  Shop
            //
            //  Created by Ada Lovelace on 03/09/2025.
            //

            import Observation

            @Observable
            final class \(name)ViewModel {
                private let dependencies: \(name)Dependencies

                init(dependencies: \(name)Dependencies) {
                    self.dependencies = dependencies
                }
            }
            """,
            "\(folder)/\(name)Dependencies.swift": """
            protocol \(name)Dependencies: Sendable {
                func load() async throws
            }
            """,
            "\(tests)/\(name)ViewModelTests.swift": """
            import Testing
            @testable import Shop

            @Suite("\(name)")
            struct \(name)ViewModelTests {
                @Test func loads() {}
            }
            """,
            "\(tests)/Mock\(name)Dependencies.swift": """
            @testable import Shop

            final class Mock\(name)Dependencies: \(name)Dependencies {
                func load() async throws {}
            }
            """,
        ]
    }

    /// A feature whose view model is an `ObservableObject`.
    static func observableObject(_ name: String) -> [String: String] {
        let folder = "Sources/Shop/Features/\(name)"
        return [
            "\(folder)/\(name)View.swift": """
            import SwiftUI

            struct \(name)View: View {
                @StateObject var viewModel: \(name)ViewModel
                var body: some View { Text("\(name)") }
            }
            """,
            "\(folder)/\(name)ViewModel.swift": """
            import Combine

            final class \(name)ViewModel: ObservableObject {
                @Published var title = ""
            }
            """,
        ]
    }
}
