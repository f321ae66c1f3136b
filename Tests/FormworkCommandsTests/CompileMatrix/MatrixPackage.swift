import Foundation
import Testing

/// A package that holds many generated projects, so that the compiler is started once for all of them.
struct MatrixPackage {
    /// The package's folder.
    let root: URL
    /// The targets as the package's manifest writes them.
    private(set) var targets: [String] = []
    /// How many tests must run, so that none is lost on the way.
    var counts = TestCounts()

    struct TestCounts {
        var swiftTesting = 0
        var xctest = 0
    }

    init() throws {
        root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("formwork-matrix-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    /// Deletes the package's folder.
    func remove() { try? FileManager.default.removeItem(at: root) }

    /// The folder of a project.
    func folder(of project: String) -> URL { root.appendingPathComponent(project) }

    /// Adds targets.
    mutating func add(_ text: String) { targets.append(text) }

    /// Adds the targets of a project that lies in a folder of its name.
    mutating func add(_ project: MatrixProject) {
        add(project.targets(in: "\(project.name)/", forLinux: true))
    }

    /// Generates a feature into a project.
    func generate(_ feature: String, set: String, _ options: [String] = [], in project: String)
        throws
    {
        let result = try BuiltProgram.run(
            [BuiltProgram.formwork.path, "generate", feature]
                + ["--project", folder(of: project).path, "--set", set] + options)
        try #require(result.code == 0, "\(project): \(result.messages)")
    }

    /// Adds a part to a feature: its id and its name.
    func add(_ part: [String], to feature: String, in project: String) throws {
        let result = try BuiltProgram.run(
            [BuiltProgram.formwork.path, "generate"] + part
                + ["--in", feature, "--project", folder(of: project).path])
        try #require(result.code == 0, "\(project): \(result.messages)")
    }

    /// Builds everything without a warning, runs every test, and builds for release.
    func check() throws {
        try write()
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

    private func write() throws {
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
            \(targets.joined())    ]
            )

            """, to: root.appendingPathComponent("Package.swift"))
    }

    /// The first errors and warnings of a build.
    static func complaints(in output: String) -> String {
        output.split(separator: "\n")
            .filter { $0.contains("error:") || $0.contains("warning:") }
            .prefix(20).joined(separator: "\n")
    }
}
