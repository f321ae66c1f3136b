import FileTree
import Foundation
import Testing

@testable import ProjectScanning

@Suite("Projects on disk")
struct ProjectOnDiskTests {
    /// Writes a project into a temporary folder and removes it afterwards.
    private func withProject(
        _ files: [String: String], _ body: (_ folder: String) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-scan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(folder.path)
    }

    @Test("a loop of symbolic links ends the scan no later, and changes nothing")
    func symlinkLoop() throws {
        let files = ShopProject.files(features: ["Catalog", "Cart"])
        try withProject(files) { folder in
            let plain = try ProjectScanner.scan(root: DirectoryRoot(path: folder), git: nil).facts
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder)/Sources/Shop/Features/Loop",
                withDestinationPath: "\(folder)/Sources")
            let facts = try ProjectScanner.scan(root: DirectoryRoot(path: folder), git: nil).facts
            #expect(facts == plain)
            #expect(facts.architecture.label == .mvvmObservable)
        }
    }

    @Test("a sub-folder of a larger repository is scanned alone, with paths below it")
    func subfolder() throws {
        var files: [String: String] = [:]
        for (path, text) in ShopProject.files(features: ["Catalog", "Cart"]) {
            files["apps/ios/\(path)"] = text
        }
        files["apps/other/Features/Login/LoginViewController.swift"] =
            "import UIKit\nclass LoginViewController: UIViewController {}\n"
        try withProject(files) { folder in
            let facts = try ProjectScanner.scan(
                root: DirectoryRoot(path: "\(folder)/apps/ios"), git: nil
            ).facts
            #expect(facts.layout.featurePath == "Sources/Shop/Features/{{ feature }}")
            #expect(facts.features.map(\.name) == ["Cart", "Catalog"])
        }
    }

    @Test("the log's times belong to the files after them; a file's first addition counts")
    func historyLog() throws {
        let output =
            "\u{1}300\n\0Sources/B.swift\0\u{1}200\n\0Sources/A file.swift\0\u{1}100\n\0Sources/B.swift\0"
        let times = GitFeatureHistory.parse(Array(output.utf8))
        #expect(times[try RelativePath(validating: "Sources/B.swift")] == 100)
        #expect(times[try RelativePath(validating: "Sources/A file.swift")] == 200)
        #expect(times.count == 2)
    }
}
