import Testing

@Suite("a project in an architecture that no shipped set stands for")
struct LearnedSetTests {
    private let formwork = BuiltProgram.formwork

    /// A project whose features are view controllers with a presenter, an interactor and a router each.
    private func project(_ names: [String] = ["Login", "Orders", "Search"]) throws -> ProjectCopy {
        var files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Travel", platforms: [.iOS(.v17)], targets: [.target(name: "Travel")])

            """
        ]
        for name in names {
            let folder = "Sources/Travel/Scenes/\(name)/"
            let name = name.split(separator: "/").last.map(String.init) ?? name
            let stem = folder + name
            files[stem + "ViewController.swift"] =
                "import UIKit\n\nfinal class \(name)ViewController: UIViewController {}\n"
            for role in ["Presenter", "Interactor", "Router"] {
                files["\(stem)\(role).swift"] = """
                    protocol \(name)\(role)Protocol: AnyObject {}

                    final class \(name)\(role): \(name)\(role)Protocol {}

                    """
            }
        }
        return try ProjectCopy(files)
    }

    @Test("gets a feature like the ones that it has")
    func generates() throws {
        let project = try project()
        let run = try formwork("generate", "Profile", "--project", project.path)

        #expect(run.code == 0, "\(run.messages)")
        for role in ["ViewController", "Presenter", "Interactor", "Router"] {
            let path = "Sources/Travel/Scenes/Profile/Profile\(role).swift"
            let sibling = project.text("Sources/Travel/Scenes/Login/Login\(role).swift")
            #expect(
                project.text(path) == sibling?.replacing("Login", with: "Profile"))
        }
    }

    @Test("with one feature alone it is told so (69), and which --set is nearest")
    func nothingToLearn() throws {
        let project = try project(["Login"])
        let before = try project.snapshot()
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--set", "project-matched")

        #expect(run.code == 69, "\(run.messages)")
        #expect(run.messages.contains("fewer than two features"))
        #expect(run.messages.contains("the nearest set is '"))
        #expect(try project.snapshot() == before)
    }

    @Test(
        "takes a group as shells complete paths, and none outside of the project or with marks of templates"
    )
    func typedGroups() throws {
        let project = try project()
        for group in [
            "Scenes", "./Sources/Travel/Scenes", project.path + "/Sources/Travel/Scenes/",
        ] {
            let run = try formwork(
                "generate", "Profile", "--project", project.path, "--group", group, "--dry-run")
            #expect(
                run.output.contains("Sources/Travel/Scenes/Profile/ProfileRouter.swift"),
                "\(group): \(run.messages)")
        }
        for group in ["/etc", project.path + "x", "{{ feature }}", "{% x %}"] {
            let run = try formwork(
                "generate", "Profile", "--project", project.path, "--group", group, "--dry-run")
            #expect(run.code == 64, "\(group): \(run.messages)")
            #expect(run.messages.contains("fix: name a folder"), "\(group): \(run.messages)")
        }
    }

    @Test("counts a feature that is named twice once")
    func namedTwice() throws {
        let project = try project()
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--from", "Login", "--from", "Login")

        #expect(run.code == 0, "\(run.messages)")
        #expect(project.text("Sources/Travel/Scenes/Profile/ProfileRouter.swift") != nil)
    }

    @Test("with nothing to write it is told so (69), and no receipt is left")
    func nothingToWrite() throws {
        var files: [String: String] = [
            "Package.swift":
                "// swift-tools-version: 6.0\nimport PackageDescription\n\nlet package = Package(name: \"Travel\")\n"
        ]
        for (name, text) in [("Login", "let login = 1\n"), ("Orders", "func list() {}\n")] {
            files["Sources/Travel/Scenes/\(name)/\(name)View.swift"] = text
        }
        let project = try ProjectCopy(files)
        let before = try project.snapshot()
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--from", "Login", "--from",
            "Orders", "--yes")

        #expect(run.code == 69, "\(run.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test("scan resolves to project-matched")
    func scan() throws {
        let project = try project()
        let run = try formwork("scan", "--project", project.path, "--json")
        let report = try JSONObject(run.output)

        #expect(report.object("architecture")?["label"] == "viper")
        #expect(report.object("resolution")?["set"] == "project-matched")
    }

    @Test("is told the folder that its features share, where no folder holds most of them")
    func commonFolder() throws {
        let project = try project(["Account/Login", "Account/Logout", "Shop/Cart", "Shop/Orders"])
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--dry-run", "--set",
            "project-matched")
        #expect(
            run.output.contains("Learned from 4 features in Sources/Travel/Scenes: "),
            "\(run.output)")
    }

    @Test("is told what is particular to the one feature that is learned from")
    func oneFeature() throws {
        let project = try project()
        try project.write(
            "final class LoginPresenter {\n    var attempts = 0\n}\n",
            to: "Sources/Travel/Scenes/Login/LoginPresenter.swift")
        let run = try formwork(
            "generate", "Profile", "--project", project.path, "--dry-run", "--from", "Login")
        #expect(
            run.output.contains("Left out, since it is particular to Login:"), "\(run.output)")
    }

    @Test("is told how many features all roots hold, and where a new one goes")
    func roots() throws {
        let project = try project(["Login", "Orders", "Search"])
        for name in ["Help", "Terms"] {
            for role in ["ViewController", "Presenter"] {
                try project.write(
                    "final class \(name)\(role) {}\n",
                    to: "Sources/Travel/Menu/\(name)/\(name)\(role).swift")
            }
        }
        let scan = try formwork("scan", "--project", project.path)
        #expect(
            scan.output.contains("5 features, a new one in Sources/Travel/Scenes/{{ feature }}"),
            "\(scan.output)")
    }
}
