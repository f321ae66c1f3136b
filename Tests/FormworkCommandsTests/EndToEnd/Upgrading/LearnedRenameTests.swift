import Testing

@Suite("formwork rename of a feature that is written like its siblings")
struct LearnedRenameTests {
    private func run(_ arguments: String...) throws -> BuiltProgram.Result {
        try BuiltProgram.run([BuiltProgram.formwork.path] + arguments)
    }

    /// A package whose features are modules, each in a folder that the features' files don't stand in themselves.
    private func modules() throws -> ProjectCopy {
        let names = ["Cart", "Login", "Search"]
        let targets = names.map {
            "        .target(name: \"\($0)\", path: \"Features/\($0)/Sources\"),"
        }
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Travel", platforms: [.iOS(.v17)],
                targets: [
            \(targets.joined(separator: "\n"))
                ])

            """
        ]
        for name in names {
            let member = name.lowercased()
            files["Features/\(name)/Sources/View/\(name)ViewController.swift"] = """
                import UIKit

                public final class \(name)ViewController: UIViewController {
                    let route = Route.\(member)
                    let title = Titles.\(member)Title
                }

                """
            files["Features/\(name)/Sources/\(name)ViewModel.swift"] =
                "public final class \(name)ViewModel {\n}\n"
            files["Features/\(name)/Interface/Source.swift"] = "// Kept for the folder\n"
        }
        return try ProjectCopy(files)
    }

    @Test("renames the folder of its module, and what was made of its name")
    func module() throws {
        let project = try modules()
        let made = try run(
            "generate", "Profile", "--project", project.path, "--set", "project-matched", "--yes")
        #expect(made.code == 0, "\(made.messages)")
        try project.write(
            "enum Titles {\n    static let profileTitle = \"Profile\"\n}\n",
            to: "Features/Login/Sources/Titles.swift")
        let run = try run("rename", "Profile", "Account", "--project", project.path)

        #expect(run.code == 0, "\(run.messages)")
        let paths = try project.snapshot().keys
        #expect(!paths.contains { $0.contains("Profile") }, "\(paths.sorted())")
        #expect(paths.contains("Features/Account/Interface/Source.swift"))
        let path = "Features/Account/Sources/View/AccountViewController.swift"
        let text = try #require(project.text(path))
        #expect(text.contains("let route = Route.account\n"))
        // `Titles` has it under the old name, until somebody renames it there.
        #expect(text.contains("let title = Titles.profileTitle\n"))
        #expect(
            run.output.contains(
                "Kept the old name, since other code has it:\n  \(path):5: let title = Titles.profileTitle\n"
            ), "\(run.output)")
    }

    @Test("renames a folder that bears its name with something around it")
    func numberedFolder() throws {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Travel", platforms: [.iOS(.v17)], targets: [.target(name: "Travel")])

            """
        ]
        for name in ["Cart", "Login", "Search"] {
            for role in ["ViewController", "Presenter"] {
                files["Sources/Travel/Scenes/0_\(name)/\(name)\(role).swift"] =
                    "final class \(name)\(role) {}\n"
            }
        }
        let project = try ProjectCopy(files)
        let before = try project.snapshot()
        let made = try run(
            "generate", "Profile", "--project", project.path, "--set", "project-matched", "--yes")
        #expect(made.code == 0, "\(made.messages)")
        try project.write("// more\n", to: "Sources/Travel/Scenes/0_Profile/More.swift")
        let renamed = try run("rename", "Profile", "Account", "--project", project.path)

        #expect(renamed.code == 0, "\(renamed.messages)")
        #expect(project.text("Sources/Travel/Scenes/0_Account/AccountPresenter.swift") != nil)
        #expect(project.text("Sources/Travel/Scenes/0_Account/More.swift") == "// more\n")
        try project.remove("Sources/Travel/Scenes/0_Account/More.swift")
        #expect(try run("undo", "Account", "--project", project.path).code == 0)
        #expect(try project.snapshot() == before)
    }
}
