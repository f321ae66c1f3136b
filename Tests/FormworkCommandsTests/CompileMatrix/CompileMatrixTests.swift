import Foundation
import Testing

/// Generated code is compiled by the real compiler, in every mode that iOS projects use, and its tests run.
///
/// Views are compiled against the stub of SwiftUI under `Tests/StubSwiftUI`; everything else is real.
@Suite("Compile matrix", .serialized)
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
        var targets = ""
        var suites = (swiftTesting: 0, xctest: 0)
        for mode in MatrixMode.allCases {
            for hasCoordinator in [true, false] {
                for usesXCTest in [false, true] {
                    let project = MatrixProject(
                        name: mode.rawValue + (hasCoordinator ? "Coordinator" : "Plain")
                            + (usesXCTest ? "X" : "T"),
                        mode: mode, usesXCTest: usesXCTest)
                    let folder = root.appendingPathComponent(project.name)
                    try project.write(to: folder)
                    let options = hasCoordinator ? ["--with", "coordinator"] : []
                    try generate("Profile", options, in: folder)
                    try generate("OrderHistory", options + ["--with", "empty-state"], in: folder)
                    targets += project.targets(in: "\(project.name)/", forLinux: true)
                    if usesXCTest { suites.xctest += 1 } else { suites.swiftTesting += 1 }
                }
            }
        }
        let odd = MatrixProject(name: "OddNames", mode: .swift6, usesXCTest: false)
        try odd.write(to: root.appendingPathComponent(odd.name))
        for name in Self.oddNames {
            try generate(
                name, ["--with", "coordinator"], in: root.appendingPathComponent(odd.name))
        }
        targets += odd.targets(in: "\(odd.name)/", forLinux: true)
        try writePackage(targets, in: root)

        let build = try MatrixTool.swift(["build", "--build-tests", "--package-path", root.path])
        #expect(build.exitCode == 0, "\(Self.complaints(in: build.output))")
        #expect(Self.complaints(in: build.output) == "")
        guard build.exitCode == 0 else { return }

        let tests = try MatrixTool.swift(["test", "--skip-build", "--package-path", root.path])
        #expect(tests.exitCode == 0, "\(tests.output)")
        // 8 tests a feature, 9 with an empty state, and one that was there before.
        let swiftTesting = suites.swiftTesting * 18 + Self.oddNames.count * 8 + 1
        #expect(tests.output.contains("Test run with \(swiftTesting) tests in"))
        #expect(tests.output.contains("Executed \(suites.xctest * 18) tests, with 0 failures"))

        let release = try MatrixTool.swift(["build", "-c", "release", "--package-path", root.path])
        #expect(release.exitCode == 0)
        #expect(Self.complaints(in: release.output) == "")
    }

    private func generate(_ feature: String, _ options: [String], in folder: URL) throws {
        let outcome = try MatrixTool.formwork(
            ["generate", feature, "--project", folder.path, "--set", "mvvm-observable"] + options)
        try #require(outcome.exitCode == 0, "\(folder.lastPathComponent): \(outcome.output)")
    }

    private func writePackage(_ targets: String, in root: URL) throws {
        let stub = MatrixTool.repository.appendingPathComponent("Tests/StubSwiftUI").path
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
