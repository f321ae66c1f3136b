import FileTree
import Foundation
import GitCommand
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

    @Test("the order in which files were written and the number of threads change nothing")
    func anyOrderAndThreads() throws {
        let files = ShopProject.files(features: ["Catalog", "Cart", "Search", "Login"])
        let orders = [files.keys.sorted(), files.keys.sorted().reversed()]
        let git = try? Git.locate()
        var outcomes: [ProjectScanner.Outcome] = []
        for order in orders {
            try withProject([:]) { folder in
                for path in order {
                    let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
                    try FileManager.default.createDirectory(
                        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data((files[path] ?? "").utf8).write(to: file)
                }
                let root = try DirectoryRoot(path: folder)
                for lister in [git, nil] {
                    for threads in [1, 2, 3, 16] {
                        outcomes.append(
                            try ProjectScanner(
                                ProjectOnDisk(root, git: lister), folderName: "Shop",
                                threads: threads
                            ).scan())
                    }
                }
            }
        }
        let first = try #require(outcomes.first)
        #expect(first.facts.features.count == 4)
        for outcome in outcomes {
            #expect(outcome.facts == first.facts)
            #expect(outcome.diagnostics == first.diagnostics)
        }
    }

    @Test("what git ignores doesn't count, though it was read before git said so")
    func ignoredFiles() throws {
        guard let git = try? Git.locate() else { return }
        var files = ShopProject.files(features: ["Catalog", "Cart"])
        let plain = try ProjectScanner(ProjectInMemory(files), folderName: "Shop").scan().facts
        files[".gitignore"] = "Scratch/\n"
        files["Sources/Shop/Scratch/LoginView.swift"] =
            "import SwiftUI\nstruct LoginView: View { var body: some View { Text(\"\") } }\n"
        // Decomposed letters in a name make git list the files.
        for (isGitAsked, odd) in [(false, [:]), (true, ["e\u{301}.txt": ""])] {
            try withProject(files.merging(odd) { $1 }) { folder in
                let project = ProjectOnDisk(try DirectoryRoot(path: folder), git: git)
                #expect(
                    (project.quickFileList(sharing: WorkSharing(threads: 2)) == nil) == isGitAsked)
                #expect(
                    project.likelyFiles { _ in false }?.contains { $0.name == "LoginView.swift" }
                        == true)
                for threads in [1, 2] {
                    let facts = try ProjectScanner(project, folderName: "Shop", threads: threads)
                        .scan().facts
                    #expect(facts == plain)
                }
            }
        }
    }

    @Test(
        "a folder that can't be opened is said, and the rest still counts",
        .enabled(if: getuid() != 0, "root may open every folder"))
    func unreadableFolder() throws {
        let files = ShopProject.files(features: ["Catalog", "Cart"])
        try withProject(files) { folder in
            let locked = "\(folder)/Sources/Shop/Locked"
            try FileManager.default.createDirectory(
                atPath: locked, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0])
            defer {
                try? FileManager.default.setAttributes(
                    [.posixPermissions: 0o755], ofItemAtPath: locked)
            }
            for git in [try? Git.locate(), nil] {
                let outcome = try ProjectScanner.scan(root: DirectoryRoot(path: folder), git: git)
                #expect(outcome.facts.features.count == 2)
                #expect(outcome.diagnostics.map(\.id) == ["scan.unreadable-folder"])
                #expect(outcome.diagnostics.first?.message.contains("Sources/Shop/Locked") == true)
            }
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

    @Test("what the top of a repository states about formatting holds for a sub-folder")
    func repositoryConfiguration() throws {
        var files = [
            ".git/HEAD": "ref: refs/heads/main\n",
            ".editorconfig": "root = true\n[*.swift]\nindent_style = tab\n",
            "apps/.swiftlint.yml": "line_length: 77\n",
        ]
        for (path, text) in ShopProject.files(features: ["Catalog", "Cart"]) {
            files["apps/ios/\(path)"] = text
        }
        try withProject(files) { folder in
            let root = try DirectoryRoot(path: "\(folder)/apps/ios")
            #expect(root.enclosingRepository()?.path.string == "apps/ios")
            #expect(try DirectoryRoot(path: folder).enclosingRepository()?.path == nil)
            let facts = try ProjectScanner.scan(root: root, git: nil).facts
            #expect(facts.project.indentation.style == .tabs)
            #expect(facts.project.lineLength == 77)
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
