import Foundation
import Testing

@Suite("A feature with a package of its own, or of the clean architecture")
struct PackageFeatureTests {
    private static func project(_ feature: String, _ more: String...) throws -> ProjectCopy {
        let project = try ProjectCopy(["App/App.swift": "import SwiftUI\n"])
        let run = try BuiltProgram.run(
            [
                BuiltProgram.formwork.path, "generate", feature, "--set", "clean-architecture",
                "--project", project.path,
            ] + more)
        #expect(run.code == 0, "\(run.messages)")
        return project
    }

    private static func run(
        _ project: ProjectCopy, _ arguments: String...
    ) throws -> BuiltProgram.Result {
        try BuiltProgram.run(
            [BuiltProgram.formwork.path] + arguments + ["--project", project.path])
    }

    @Test("is renamed with its package's folder and manifest, and removed whole")
    func package() throws {
        let project = try Self.project("Profile", "--value", "module-kind=package")
        let rename = try Self.run(project, "rename", "Profile", "Account")
        #expect(rename.code == 0, "\(rename.messages)")
        let tree = try project.snapshot()
        #expect(!tree.keys.contains { $0.contains("Profile") }, "\(tree.keys.sorted())")
        let manifest = try #require(project.text("Packages/Account/Package.swift"))
        #expect(manifest.contains("AccountDomain") && !manifest.contains("Profile"))

        let remove = try Self.run(project, "remove", "Account")
        #expect(remove.code == 0, "\(remove.messages)")
        #expect(try project.snapshot().keys.allSatisfy { !$0.contains("Account") })
    }

    @Test("takes the shared files with it that only its own files use")
    func sharedFiles() throws {
        let project = try Self.project("Profile")
        let remove = try Self.run(project, "remove", "Profile")
        #expect(remove.code == 0, "\(remove.messages)")
        #expect(try project.snapshot().keys.sorted() == ["App", "App/App.swift"])
    }

    @Test("gets new files under its new name from an upgrade after a renaming")
    func renamedThenUpgraded() throws {
        let project = try Self.project("Profile")
        #expect(try Self.run(project, "rename", "Profile", "Account").code == 0)
        let run = try Self.run(
            project, "upgrade", "Account", "--with", "local-store", "--dry-run", "--diff")
        #expect(run.code == 0, "\(run.messages)")
        let added = run.output.split(separator: "\n").filter { $0.hasPrefix("+") }
        #expect(added.contains { $0.contains("Account") })
        #expect(added.filter { $0.contains("Profile") } == [])
    }

    @Test("keeps what frameworks declare when their names begin with the feature's")
    func frameworkNames() throws {
        let project = try Self.project("Navigation")
        let sources = try project.snapshot().keys.filter { $0.hasSuffix("NavigationView.swift") }
        let view = try #require(
            sources.first
                ?? (try project.snapshot().keys.sorted().first {
                    $0.contains("Navigation") && $0.hasSuffix("ViewModel.swift")
                }))
        let text = try #require(project.text(view))
        try project.write(
            text + "\nprivate struct NavigationOwn: View {\n    let navigationID = 1\n"
                + "    var body: some View { NavigationStack { Text(\"a\").navigationTitle(\"b\") } }\n}\n",
            to: view)
        let run = try Self.run(project, "rename", "Navigation", "Way")
        #expect(run.code == 0, "\(run.messages)")
        let new = view.replacingOccurrences(of: "Navigation", with: "Way")
        let renamed = try #require(project.text(new))
        #expect(renamed.contains("NavigationStack {") && renamed.contains(".navigationTitle("))
        #expect(renamed.contains("struct WayOwn") && renamed.contains("let wayID"))
    }

    @Test(
        "is refused with 65 and the path where the receipt is a link, a folder or names no feature")
    func damagedReceipts() throws {
        let project = try Self.project("Profile")
        let receipt = project.path + "/.formwork/receipts/Profile.json.gz"
        let aside = project.path + "/Profile.json.gz"
        try FileManager.default.moveItem(atPath: receipt, toPath: aside)
        try FileManager.default.createSymbolicLink(
            atPath: receipt, withDestinationPath: aside)
        for arguments in [["upgrade"], ["remove", "Profile"], ["check"]] {
            let run = try BuiltProgram.run(
                [BuiltProgram.formwork.path] + arguments + ["--project", project.path])
            #expect(run.code == 65, "\(arguments): \(run.messages)")
            #expect(run.messages.contains(".formwork/receipts/Profile.json.gz"))
        }
        try FileManager.default.removeItem(atPath: receipt)
        try FileManager.default.createDirectory(
            atPath: receipt, withIntermediateDirectories: false)
        #expect(try Self.run(project, "upgrade").code == 65)
    }
}
