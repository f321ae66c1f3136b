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
    private static let set = "mvvm-observable"

    @Test("two features a target compile without a warning in every mode, and their tests pass")
    func compilesInEveryMode() throws {
        var package = try MatrixPackage()
        defer { package.remove() }
        for (project, hasCoordinator) in Self.projects {
            try addModeProject(project, hasCoordinator: hasCoordinator, to: &package)
        }
        try addOddNames(to: &package)
        try addPublicFeatures(to: &package)
        try addStorefront(to: &package)
        try package.check()
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
        _ project: MatrixProject, hasCoordinator: Bool, to package: inout MatrixPackage
    ) throws {
        try project.write(to: package.folder(of: project.name))
        let options = hasCoordinator ? ["--with", "coordinator"] : []
        try package.generate("Profile", set: Self.set, options, in: project.name)
        try package.generate(
            "OrderHistory", set: Self.set, options + ["--with", "empty-state"], in: project.name)
        try package.add(
            hasCoordinator ? ["screen", "ProfileSettings"] : ["model", "Badge"], to: "Profile",
            in: project.name)
        // 8 tests a feature or screen, 9 with an empty state, 2 a model, and one that was there before.
        let tests = 18 + (hasCoordinator ? 8 : 2)
        if project.usesXCTest {
            package.counts.xctest += tests
        } else {
            package.counts.swiftTesting += tests
        }
        package.add(project)
    }

    private func addOddNames(to package: inout MatrixPackage) throws {
        let project = MatrixProject(name: "OddNames", mode: .swift6, usesXCTest: false)
        try project.write(to: package.folder(of: project.name))
        for name in Self.oddNames {
            try package.generate(
                name, set: Self.set, ["--with", "coordinator"], in: project.name)
        }
        package.counts.swiftTesting += Self.oddNames.count * 8 + 1
        package.add(project)
    }

    /// A project whose features are public, main-actor isolated by default.
    private func addPublicFeatures(to package: inout MatrixPackage) throws {
        let project = MatrixProject(name: "PublicApp", mode: .swift6MainActor, usesXCTest: false)
        let folder = package.folder(of: project.name)
        try project.write(to: folder)
        for feature in ["Home", "Search"] {
            try MatrixProject.write(
                Self.publicFeature(feature),
                to: folder.appendingPathComponent(
                    "Sources/PublicApp/Features/\(feature)/\(feature)View.swift"))
        }
        try package.generate(
            "Profile", set: Self.set, ["--with", "coordinator", "--with", "empty-state"],
            in: project.name)
        try package.generate("OrderHistory", set: Self.set, in: project.name)
        let view = try String(
            contentsOf: folder.appendingPathComponent(
                "Sources/PublicApp/Features/Profile/ProfileView.swift"), encoding: .utf8)
        #expect(view.contains("public struct ProfileView: View"))
        try package.add(["screen", "ProfileSettings"], to: "Profile", in: project.name)
        try package.add(["model", "Badge"], to: "Profile", in: project.name)
        package.counts.swiftTesting += 18 + 9 + 2
        package.add(project)
    }

    static func publicFeature(_ name: String) -> String {
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
    private func addStorefront(to package: inout MatrixPackage) throws {
        try FileManager.default.copyItem(
            at: BuiltProgram.repository.appendingPathComponent("Examples/Storefront"),
            to: package.folder(of: "Storefront"))
        try package.generate("Profile", set: Self.set, in: "Storefront")
        package.counts.swiftTesting += 10 + 8
        package.add(
            MatrixProject(name: "Storefront", mode: .swift6, usesXCTest: false, usesNetwork: true))
    }
}
