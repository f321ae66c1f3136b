import Foundation
import Testing

/// Generated code is compiled by the real compiler, in every mode that iOS projects use, and its tests run.
///
/// Views are compiled against the stub of SwiftUI under `Tests/StubSwiftUI`; everything else is real.
@Suite("Compile matrix", .serialized, .enabled(if: Toolchain.isAvailable, "no swift on PATH"))
struct CompileMatrixTests {
    /// Names that are keywords in lower case, or that Swift or the templates use themselves.
    static let oddNames = [
        "Await", "Café", "Class", "Error", "Init", "OAuth2Login", "Route", "Sheet", "Summary",
        "Task", "Text", "URLSession",
    ]

    @Test("two features a target compile without a warning in every mode, and their tests pass")
    func compilesInEveryMode() throws {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-matrix-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        var counts = TestCounts()
        var targets = try Self.projects.map { project, hasCoordinator in
            try addModeProject(project, hasCoordinator: hasCoordinator, to: root, &counts)
        }
        targets.append(try addOddNames(to: root, &counts))
        targets.append(try addPublicFeatures(to: root, &counts))
        targets.append(try addStorefront(to: root, &counts))
        try writePackage(targets.joined(), in: root)

        let build = try Toolchain.swift(["build", "--build-tests", "--package-path", root.path])
        #expect(build.exitCode == 0, "\(Self.complaints(in: build.output))")
        #expect(Self.complaints(in: build.output) == "")
        guard build.exitCode == 0 else { return }

        let tests = try Toolchain.swift(["test", "--skip-build", "--package-path", root.path])
        #expect(tests.exitCode == 0, "\(tests.output)")
        #expect(tests.output.contains("Test run with \(counts.swiftTesting) tests in"))
        #expect(tests.output.contains("Executed \(counts.xctest) tests, with 0 failures"))

        let release = try Toolchain.swift(["build", "-c", "release", "--package-path", root.path])
        #expect(release.exitCode == 0)
        #expect(Self.complaints(in: release.output) == "")
    }

    /// How many tests must have run, so that none is lost on the way.
    private struct TestCounts {
        var swiftTesting = 0
        var xctest = 0
    }

    /// Every mode with and without a coordinator, with each test framework.
    private static let projects: [(project: MatrixProject, hasCoordinator: Bool)] =
        MatrixMode.allCases.flatMap { mode in
            [(true, true), (true, false), (false, true), (false, false)].map {
                coordinator, xctest in
                let name =
                    mode.rawValue + (coordinator ? "Coordinator" : "Plain") + (xctest ? "X" : "T")
                return (MatrixProject(name: name, mode: mode, usesXCTest: xctest), coordinator)
            }
        }

    private func addModeProject(
        _ project: MatrixProject, hasCoordinator: Bool, to root: URL, _ counts: inout TestCounts
    ) throws -> String {
        let folder = root.appendingPathComponent(project.name)
        try project.write(to: folder)
        let options = hasCoordinator ? ["--with", "coordinator"] : []
        try generate("Profile", options, in: folder)
        try generate("OrderHistory", options + ["--with", "empty-state"], in: folder)
        // 8 tests a feature, 9 with an empty state, and one that was there before.
        if project.usesXCTest { counts.xctest += 18 } else { counts.swiftTesting += 18 }
        return project.targets(in: "\(project.name)/", forLinux: true)
    }

    private func addOddNames(to root: URL, _ counts: inout TestCounts) throws -> String {
        let project = MatrixProject(name: "OddNames", mode: .swift6, usesXCTest: false)
        let folder = root.appendingPathComponent(project.name)
        try project.write(to: folder)
        for name in Self.oddNames { try generate(name, ["--with", "coordinator"], in: folder) }
        counts.swiftTesting += Self.oddNames.count * 8 + 1
        return project.targets(in: "OddNames/", forLinux: true)
    }

    /// A project whose features are public, main-actor isolated by default.
    private func addPublicFeatures(to root: URL, _ counts: inout TestCounts) throws -> String {
        let project = MatrixProject(name: "PublicApp", mode: .swift6MainActor, usesXCTest: false)
        let folder = root.appendingPathComponent(project.name)
        try project.write(to: folder)
        for feature in ["Home", "Search"] {
            try MatrixProject.write(
                Self.publicFeature(feature),
                to: folder.appendingPathComponent(
                    "Sources/PublicApp/Features/\(feature)/\(feature)View.swift"))
        }
        try generate("Profile", ["--with", "coordinator", "--with", "empty-state"], in: folder)
        try generate("OrderHistory", [], in: folder)
        let view = try String(
            contentsOf: folder.appendingPathComponent(
                "Sources/PublicApp/Features/Profile/ProfileView.swift"), encoding: .utf8)
        #expect(view.contains("public struct ProfileView: View"))
        counts.swiftTesting += 18
        return project.targets(in: "PublicApp/", forLinux: true)
    }

    private static func publicFeature(_ name: String) -> String {
        """
        import SwiftUI

        @Observable
        public final class \(name)ViewModel {
            var title = "\(name)"

            public init() {}
        }

        public struct \(name)View: View {
            @Bindable var viewModel: \(name)ViewModel

            public init(viewModel: \(name)ViewModel) {
                self.viewModel = viewModel
            }

            public var body: some View {
                Text(viewModel.title)
            }
        }

        """
    }

    /// The sample project with a feature that the README generates.
    private func addStorefront(to root: URL, _ counts: inout TestCounts) throws -> String {
        let folder = root.appendingPathComponent("Storefront")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: BuiltProgram.repository.appendingPathComponent("Examples/Storefront"), to: folder)
        try generate("Profile", [], in: folder)
        counts.swiftTesting += 10 + 8
        let project = MatrixProject(
            name: "Storefront", mode: .swift6, usesXCTest: false, usesNetwork: true)
        return project.targets(in: "Storefront/", forLinux: true)
    }

    private func generate(_ feature: String, _ options: [String], in folder: URL) throws {
        let result = try BuiltProgram.run(
            [BuiltProgram.formwork.path, "generate", feature, "--project", folder.path]
                + ["--set", "mvvm-observable"] + options)
        try #require(result.code == 0, "\(folder.lastPathComponent): \(result.messages)")
    }

    private func writePackage(_ targets: String, in root: URL) throws {
        let stub = BuiltProgram.repository.appendingPathComponent("Tests/StubSwiftUI").path
        try MatrixProject.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Matrix",
                platforms: [.macOS(.v14)],
                dependencies: [.package(path: "\(stub)")],
                targets: [
            \(targets)    ]
            )

            """, to: root.appendingPathComponent("Package.swift"))
    }

    /// The first errors and warnings of a build.
    private static func complaints(in output: String) -> String {
        output.split(separator: "\n")
            .filter { $0.contains("error:") || $0.contains("warning:") }
            .prefix(20).joined(separator: "\n")
    }
}
