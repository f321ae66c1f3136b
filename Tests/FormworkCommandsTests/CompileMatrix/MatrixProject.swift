import Foundation

/// A way to compile Swift that iOS projects of today use.
enum MatrixMode: String, CaseIterable {
    case swift5 = "Swift5"
    case swift5Complete = "Swift5Complete"
    case swift6 = "Swift6"
    case swift6Nonsending = "Swift6Nonsending"
    case swift6MainActor = "Swift6MainActor"
    /// What Xcode 26 gives a new project.
    case xcode26 = "Xcode26"

    /// The settings of app and tests, as a package's manifest writes them.
    var settings: [String] {
        switch self {
        case .swift5: [".swiftLanguageMode(.v5)"]
        case .swift5Complete:
            [".swiftLanguageMode(.v5)", ".unsafeFlags([\"-strict-concurrency=complete\"])"]
        case .swift6, .swift6MainActor: [".swiftLanguageMode(.v6)"]
        case .swift6Nonsending:
            [
                ".swiftLanguageMode(.v6)",
                ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
            ]
        case .xcode26:
            [
                ".swiftLanguageMode(.v5)",
                ".enableUpcomingFeature(\"InferIsolatedConformances\")",
                ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")",
                ".enableUpcomingFeature(\"MemberImportVisibility\")",
            ]
        }
    }

    /// The settings that only the app has: its tests are isolated to nothing.
    var appSettings: [String] {
        switch self {
        case .swift6MainActor, .xcode26: [".defaultIsolation(MainActor.self)"]
        default: []
        }
    }
}

/// One project of the matrix: a target with its tests, into which features are generated.
struct MatrixProject {
    var name: String
    var mode: MatrixMode
    var usesXCTest: Bool
    /// Whether the app's own code loads from URLs. Elsewhere the app is compiled without that module, so
    /// that a missing import shows.
    var usesNetwork = false
    /// Modules of the containers that the app uses.
    var containers: [String] = []

    /// The two targets as a package's manifest writes them.
    /// - Parameters:
    ///   - folder: the project's folder from the package, with a slash behind, or nothing.
    ///   - forLinux: adds what iOS has by itself: SwiftUI, SwiftData, and URLError without an import of its own.
    func targets(in folder: String, forLinux: Bool) -> String {
        let dependency =
            forLinux
            ? "dependencies: [\(([Self.stubs] + containers.map { "\"\($0)\"" }).joined(separator: ", "))], "
            : ""
        let network = forLinux ? [Self.networkOnLinux] : []
        let app = (mode.settings + mode.appSettings + (usesNetwork ? network : [])).joined(
            separator: ", ")
        let tests = (mode.settings + network).joined(separator: ", ")
        return """
                .target(
                    name: "\(name)", \(dependency)path: "\(folder)Sources/\(name)",
                    swiftSettings: [\(app)]),
                .testTarget(
                    name: "\(name)Tests", dependencies: ["\(name)"], path: "\(folder)Tests/\(name)Tests",
                    swiftSettings: [\(tests)]),

            """
    }

    /// The products that stand for Apple's frameworks.
    static let stubs = ["SwiftUI", "SwiftData"]
        .map { ".product(name: \"\($0)\", package: \"StubSwiftUI\")" }.joined(separator: ", ")

    /// Gives unchanged iOS code the networking that Foundation has there by itself.
    static let networkOnLinux =
        ".unsafeFlags([\"-Xfrontend\", \"-import-module\", \"-Xfrontend\", \"FoundationNetworking\"])"

    /// Writes the project as a team would have it before its first feature.
    func write(to folder: URL) throws {
        try Self.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "\(name)",
                platforms: [.iOS(.v17)],
                targets: [
            \(targets(in: "", forLinux: false))    ]
            )

            """, to: folder.appendingPathComponent("Package.swift"))
        try Self.write(
            "enum \(name)Info {\n    static let version = \"1.0\"\n}\n",
            to: folder.appendingPathComponent("Sources/\(name)/\(name)Info.swift"))
        let test =
            usesXCTest
            ? """
            import XCTest

            @testable import \(name)

            final class \(name)InfoTests: XCTestCase {
                func testVersion() {
                    XCTAssertEqual(1, 1)
                }
            }

            """
            : """
            import Testing

            @testable import \(name)

            @Suite("\(name)Info")
            struct \(name)InfoTests {
                @Test("has a version")
                func version() {
                    #expect(Bool(true))
                }
            }

            """
        try Self.write(
            test,
            to: folder.appendingPathComponent("Tests/\(name)Tests/\(name)InfoTests.swift"))
    }

    static func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
