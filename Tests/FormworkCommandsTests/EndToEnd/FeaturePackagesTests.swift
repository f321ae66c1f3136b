import Foundation
import Testing

/// A project that keeps each feature in a package of its own, with the app beside them.
@Suite("Features in packages of their own")
struct FeaturePackagesTests {
    private let formwork = BuiltProgram.formwork

    private static func feature(_ name: String, particular: String) -> [String: String] {
        let words = name.lowercased()
        let folder = "Features/\(name)/"
        return [
            folder + "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.iOS(.v17), .macOS(.v14)],
                products: [
                    .library(name: "\(name)", targets: ["\(name)"])
                ],
                targets: [
                    .target(name: "\(name)"),
                    .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
                ]
            )

            """,
            folder + "Sources/\(name)/\(name)Screen.swift": """
            /// The \(words) screen.
            public struct \(name)Screen: Sendable {
                private let model: \(name)Model

                public init(model: \(name)Model) {
                    self.model = model
                }

                public var title: String { model.title }
            }

            """,
            folder + "Sources/\(name)/\(name)View.swift": """
            #if canImport(SwiftUI)
                import SwiftUI

                public struct \(name)View: View {
                    private let model: \(name)Model

                    public init(model: \(name)Model) {
                        self.model = model
                    }

                    public var body: some View {
                        Text(model.title)
                    }
                }
            #endif

            """,
            folder + "Sources/\(name)/\(name)Model.swift": """
            /// What the \(words) screen shows.
            public struct \(name)Model: Sendable {
                public var title = "\(name)"
                public var \(particular) = 0

                public init() {}
            }

            """,
            folder + "Tests/\(name)Tests/\(name)ModelTests.swift": """
            import Testing

            @testable import \(name)

            @Suite struct \(name)ModelTests {
                @Test func title() {
                    #expect(\(name)Model().title == "\(name)")
                }

                @Test func \(particular)() {
                    #expect(\(name)Model().\(particular) == 0)
                }
            }

            """,
        ]
    }

    private func project() throws -> ProjectCopy {
        var files = [
            "App/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                platforms: [.iOS(.v17), .macOS(.v14)],
                dependencies: [
                    .package(path: "../Features/Inbox"),
                    .package(path: "../Features/Notes"),
                    .package(path: "../Features/Tasks"),
                ],
                targets: [
                    .target(
                        name: "App",
                        dependencies: [
                            .product(name: "Inbox", package: "Inbox"),
                            .product(name: "Notes", package: "Notes"),
                            .product(name: "Tasks", package: "Tasks")
                        ]
                    )
                ]
            )

            """,
            "App/Sources/App/Route.swift": """
            import Inbox
            import Notes
            import Tasks

            public enum Route: CaseIterable, Sendable {
                case inbox
                case notes
                case tasks

                public var title: String {
                    switch self {
                    case .inbox: InboxScreen(model: InboxModel()).title
                    case .notes: NotesScreen(model: NotesModel()).title
                    case .tasks: TasksScreen(model: TasksModel()).title
                    }
                }
            }

            """,
        ]
        for (name, particular) in [("Inbox", "unread"), ("Notes", "pinned"), ("Tasks", "overdue")] {
            files.merge(Self.feature(name, particular: particular)) { $1 }
        }
        return try ProjectCopy(files)
    }

    private func generate(_ project: ProjectCopy, _ words: String...) throws -> BuiltProgram.Result
    {
        try formwork.run(["generate", "Profile", "--project", project.path] + words)
    }

    @Test("give a new one its manifest, sources and tests, and its saved set the same")
    func made() throws {
        let project = try project()
        let direct = try generate(project, "--set", "project-matched", "--dry-run", "--diff")
        let learned = try formwork(
            "set", "learn", "--project", project.path, "--output",
            project.path + "/TemplateSets/modules")
        let saved = try generate(project, "--set", "modules", "--dry-run", "--diff")
        let tested = try formwork("set", "test", "--project", project.path)

        #expect(direct.code == 0, "\(direct.messages)")
        #expect(learned.code == 0, "\(learned.messages)")
        #expect(saved.output == direct.output)
        #expect(tested.code == 0, "\(tested.output)")
        let asked = try generate(project, "--set", "modules")
        #expect(asked.code != 0)
        #expect(asked.messages.contains("a program that SwiftPM runs"), "\(asked.messages)")
    }

    @Test(
        "build with SwiftPM once the proposed lines are added",
        .enabled(if: Toolchain.isAvailable, "no swift on PATH"))
    func built() throws {
        let project = try project()
        let made = try generate(project, "--set", "project-matched", "--yes", "--json")
        #expect(made.code == 0, "\(made.messages)")
        let edits = try JSONObject(made.output).objects("edits")
        #expect(edits.count == 5)
        for edit in edits.reversed() {
            let path = try #require(edit["path"])
            let line = try #require(edit.integer("line"))
            let addition = try #require(edit["addition"])
            var lines = try #require(project.text(path)).components(separatedBy: "\n")
            // The last product has no comma yet; the diff says so.
            if edit["diff"]?.contains("\n-") == true { lines[line - 1] += "," }
            lines.insert(addition, at: line)
            try project.write(lines.joined(separator: "\n"), to: path)
        }
        #expect(project.text("App/Package.swift")?.contains("\"../Features/Profile\"") == true)
        let build = try Toolchain.swift([
            "build", "--package-path", project.path + "/App", "--disable-sandbox",
        ])
        #expect(build.exitCode == 0, "\(build.output)")
    }
}
