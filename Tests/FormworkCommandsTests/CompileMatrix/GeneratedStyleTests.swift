import Foundation
import Testing

/// Generated code passes the formatter's lint with the project's own configuration.
@Suite("Style of generated code", .enabled(if: Toolchain.isAvailable, "no swift on PATH"))
struct GeneratedStyleTests {
    static let longName = String(repeating: "Abcdefghij", count: 4)

    @Test(
        "swift format lint --strict has nothing to say", arguments: [2, 4], ["Profile", longName]
    )
    func passesLint(width: Int, feature: String) throws {
        let root = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-style-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        for (index, choice) in Self.choices.enumerated() {
            let project = MatrixProject(
                name: "App\(index)", mode: index % 2 == 0 ? .swift6 : .swift6MainActor,
                usesXCTest: index % 4 >= 2)
            let folder = root.appendingPathComponent(project.name)
            try project.write(to: folder)
            try MatrixProject.write(
                Self.configuration(width: width), to: folder.appendingPathComponent(".swift-format")
            )
            let generated = try BuiltProgram.run(
                [BuiltProgram.formwork.path, "generate", feature, "--project", folder.path]
                    + ["--set", choice.set] + choice.options)
            try #require(generated.code == 0, "\(generated.messages)")
            let lint = try Toolchain.swift(
                ["format", "lint", "--strict"] + Self.generatedFiles(of: feature, in: folder))
            #expect(lint.exitCode == 0, "\(lint.output)")
        }
    }

    static let choices: [(set: String, options: [String])] = [
        ("mvvm-observable", []),
        ("mvvm-observable", ["--with", "coordinator", "--with", "empty-state"]),
        ("mvvm-observable", ["--with", "empty-state"]),
        ("mvvm-observable", ["--with", "coordinator"]),
        ("clean-architecture", ["--with", "local-store"]),
        ("clean-architecture", ["--without", "use-case"]),
        ("clean-architecture", ["--with", "local-store", "--value", "module-kind=package"]),
    ]

    private static func configuration(width: Int) -> String {
        """
        {
          "version": 1,
          "lineLength": 100,
          "indentation": { "spaces": \(width) },
          "lineBreakBeforeEachArgument": false
        }

        """
    }

    /// The files whose name holds the feature's, and its fixtures.
    private static func generatedFiles(of feature: String, in folder: URL) throws -> [String] {
        let walk = FileManager.default.enumerator(atPath: folder.path)
        var files: [String] = []
        while let path = walk?.nextObject() as? String {
            guard path.hasSuffix(".swift"), path.contains(feature) else { continue }
            files.append(folder.appendingPathComponent(path).path)
        }
        try #require(files.count >= 7, "\(files)")
        return files
    }
}
