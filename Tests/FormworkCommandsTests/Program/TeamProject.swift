import Foundation

/// A small package with a set of its own, `team`, which a test moves forward as a team would.
struct TeamProject {
    let project: ProjectCopy
    private let formwork = BuiltProgram.formwork

    /// The folder of the feature that tests generate.
    static let feature = "Sources/App/Features/Profile"
    static let view = "\(feature)/ProfileView.swift"
    static let model = "\(feature)/ProfileViewModel.swift"
    static let logo = "\(feature)/ProfileLogo.bin"
    static let test = "Tests/AppTests/Profile/ProfileViewModelTests.swift"
    static let receipt = ".formwork/receipts/Profile.json.gz"
    private static let set = "TemplateSets/team"
    private static let manifest = "\(set)/template-set.xml"

    /// Makes the project and generates `Profile` from version 1.0.0 of the set.
    /// - Parameters:
    ///   - files: further files, or others in the place of the usual ones.
    ///   - arguments: further words for `generate`.
    init(_ files: [String: String] = [:], generating arguments: [String] = []) throws {
        project = try ProjectCopy(Self.files.merging(files) { $1 })
        try write(Data([0x50, 0x4E, 0x47, 0, 1, 2]), to: "\(Self.set)/logo.bin")
        let run = try BuiltProgram.run(
            [formwork.path, "generate", "Profile", "--set", "team", "--project", project.path]
                + arguments)
        guard run.code == 0 else { throw RunFailure(run.messages) }
    }

    struct RunFailure: Error, CustomStringConvertible {
        let description: String
        init(_ text: String) { description = text }
    }

    /// Runs `formwork upgrade` on the project.
    @discardableResult
    func upgrade(_ arguments: String..., environment: [String: String] = [:]) throws
        -> BuiltProgram.Result
    {
        try BuiltProgram.run(
            [formwork.path, "upgrade", "--project", project.path] + arguments,
            environment: environment)
    }

    /// Runs any command on the project.
    @discardableResult
    func run(_ arguments: String...) throws -> BuiltProgram.Result {
        try BuiltProgram.run([formwork.path] + arguments + ["--project", project.path])
    }

    /// The text of a file; nil where there is none.
    func text(_ path: String) -> String? { project.text(path) }

    /// Replaces a text in a file.
    func edit(_ path: String, _ old: String, _ new: String) throws {
        guard let text = text(path), text.contains(old) else {
            throw RunFailure("'\(path)' doesn't hold '\(old)'")
        }
        try project.write(text.replacingOccurrences(of: old, with: new), to: path)
    }

    /// Raises the set's version, and changes the manifest.
    func release(_ version: String, _ changes: (old: String, new: String)...) throws {
        try edit(Self.manifest, "version=\"1.0.0\"", "version=\"\(version)\"")
        for change in changes { try edit(Self.manifest, change.old, change.new) }
    }

    /// Replaces a text in a template of the set.
    func editTemplate(_ name: String, _ old: String, _ new: String) throws {
        try edit("\(Self.set)/\(name)", old, new)
    }

    /// Writes a file of the set.
    func writeTemplate(_ name: String, _ text: String) throws {
        try project.write(text, to: "\(Self.set)/\(name)")
    }

    /// Writes bytes.
    func write(_ bytes: Data, to path: String) throws {
        let file = project.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try bytes.write(to: file)
    }

    /// The bytes of a file; nil where there is none.
    func bytes(_ path: String) -> Data? {
        try? Data(contentsOf: project.url.appendingPathComponent(path))
    }

    /// Moves a file.
    func move(_ path: String, to other: String) throws {
        let target = project.url.appendingPathComponent(other)
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.moveItem(
            at: project.url.appendingPathComponent(path), to: target)
    }

    /// Removes a file.
    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: project.url.appendingPathComponent(path))
    }

    /// When each file was last changed.
    func times() throws -> [String: Date] {
        var times: [String: Date] = [:]
        for path in try project.snapshot().keys {
            let file = project.url.appendingPathComponent(path)
            times[path] =
                try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
                as? Date
        }
        return times
    }

    static let viewText = """
        import SwiftUI

        struct ProfileView: View {
            let title = "one"

            var body: some View {
                Text(title)
            }
        }

        """

    private static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "App", platforms: [.iOS(.v17)],
            targets: [
                .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
            ])

        """,
        "Sources/App/Features/Home/HomeView.swift": "struct HomeView {}\n",
        "Tests/AppTests/HomeTests.swift": "import Testing\n\n@Test func home() {}\n",
        manifest: """
        <?xml version="1.0" encoding="UTF-8"?>
        <templateSet xmlns="urn:formwork:template-set:1" id="team" version="1.0.0">
          <title>Team</title>
          <summary>Four files.</summary>
          <roles>
            <role id="view" suffix="View"/>
            <role id="view-model" suffix="ViewModel"/>
            <role id="test" suffix="Tests" base="view-model"/>
          </roles>
          <files>
            <file id="view" role="view" template="View.stencil" output="{{ names.view }}.swift"/>
            <file id="model" role="view-model" template="Model.stencil" output="{{ names.viewModel }}.swift"/>
            <file id="logo" role="view" template="logo.bin" output="{{ feature }}Logo.bin"/>
            <file id="test" role="test" template="Test.stencil" target="tests" output="{{ names.test }}.swift"/>
          </files>
        </templateSet>

        """,
        "\(set)/View.stencil": viewText.replacingOccurrences(
            of: "ProfileView", with: "{{ names.view }}"),
        "\(set)/Model.stencil": """
        final class {{ names.viewModel }} {
            var first = 1

            var second = 2

            func load() {
                first += 1
            }

            func stop() {
                second += 1
            }
        }

        """,
        "\(set)/Test.stencil": """
        import Testing

        struct {{ names.test }} {
            @Test func loads() {}
        }

        """,
    ]
}
