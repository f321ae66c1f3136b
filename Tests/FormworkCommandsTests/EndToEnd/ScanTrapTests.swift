import Foundation
import Testing

/// Trap 14 on the real program: nothing there, nothing sure, nothing run.
@Suite("formwork scan, where little can be told")
struct ScanTrapTests {
    private let formwork = BuiltProgram.formwork

    private func git(_ arguments: String..., in folder: URL) throws {
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        let run = try BuiltProgram.run(["git"] + identity + arguments, in: folder)
        #expect(run.code == 0, "\(run.messages)")
    }

    @Test("an empty repository is unknown, with and without a commit", arguments: [false, true])
    func emptyRepository(hasCommit: Bool) throws {
        let project = try ProjectCopy([:])
        try git("init", "-q", in: project.url)
        if hasCommit { try git("commit", "-q", "--allow-empty", "-m", "Begin", in: project.url) }
        let run = try formwork("scan", "--project", project.path, "--json")
        #expect(run.code == 0, "\(run.messages)")
        let object = try JSONObject(run.output)
        let architecture = try #require(object.object("architecture"))
        #expect(architecture["label"] == "unknown")
        #expect(architecture.integer("confidence") == 0)
        #expect(architecture.objects("evidence").isEmpty)
        #expect(object.objects("features").isEmpty)
        #expect(object.objects("integrationPoints").isEmpty)
        #expect(object.object("layout")?.texts("featureRoots") == [])
        #expect(object.object("project")?.texts("kind") == [])
        #expect(object.object("project")?["testFramework"] == "none")
        #expect(object.object("project")?.integer("swiftFiles") == 0)
        let text = try formwork("scan", in: project.url)
        #expect(text.code == 0, "\(text.messages)")
        #expect(text.output.contains("no architecture to be seen"), "\(text.output)")
    }

    @Test("an even mix is said to be unsure, with both candidates, and nothing is generated")
    func evenMix() throws {
        var files = [
            "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\")])\n"
        ]
        for name in ["Cart", "Login", "Offer", "Wish"] {
            let isOld = name < "M"
            let folder = "Sources/Shop/Features/\(name)"
            files["\(folder)/\(name)View.swift"] =
                "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n"
            files["\(folder)/\(name)ViewModel.swift"] =
                isOld
                ? "import Observation\n@Observable final class \(name)ViewModel {}\n"
                : "import ComposableArchitecture\n@Reducer struct \(name)Feature {}\n"
        }
        let project = try ProjectCopy([:])
        for (path, text) in files { try project.write(text, to: path) }
        let scanned = try formwork("scan", "--project", project.path, "--json")
        #expect(scanned.code == 0, "\(scanned.messages)")
        let ranking = try #require(try JSONObject(scanned.output).object("architecture"))
            .objects("ranking").compactMap { $0["label"] }
        #expect(Set(ranking) == ["mvvm-observable", "tca"])
        let before = try project.snapshot()
        let generated = try formwork("generate", "Wishes", "--json", in: project.url)
        #expect(try project.snapshot() == before)
        #expect(generated.code == 1, "\(generated.messages)")
        let message = try JSONObject(generated.output).objects("diagnostics").compactMap {
            $0["message"]
        }
        #expect(
            message.contains {
                $0.contains("'mvvm-observable'") && $0.contains("'project-matched'")
            })
    }

    @Test("no code of the project runs: no manifest, hook, monitor or filter")
    func runsNothing() throws {
        let project = try ProjectCopy()
        try git("init", "-q", in: project.url)
        try git("add", ".", in: project.url)
        let mark = project.url.deletingLastPathComponent().appendingPathComponent("ran").path
        let script = "#!/bin/sh\ntouch '\(mark)'\n"
        for path in [
            "run.sh", ".git/hooks/post-index-change", ".git/hooks/pre-commit",
            ".git/hooks/reference-transaction",
        ] {
            try project.write(script, to: path)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: project.url.appendingPathComponent(path).path)
        }
        let tool = project.url.appendingPathComponent("run.sh").path
        for (key, value) in [
            ("core.fsmonitor", tool), ("core.pager", tool), ("diff.external", tool),
            ("filter.evil.clean", tool), ("filter.evil.process", tool), ("core.editor", tool),
            ("alias.ls-files", "!\(tool)"), ("core.sshCommand", tool),
        ] {
            try git("config", key, value, in: project.url)
        }
        try project.write("*.swift filter=evil diff=evil\n", to: ".gitattributes")
        try project.write(
            "import PackageDescription\nimport Foundation\n"
                + "FileManager.default.createFile(atPath: \"\(mark)\", contents: nil)\n"
                + "let package = Package(name: \"Storefront\", targets: [.target(name: \"Storefront\")])\n",
            to: "Package.swift")
        try project.write(
            "import ProjectDescription\nlet project = Project(name: \"\(mark)\", targets: [])\n",
            to: "Tuist/Project.swift")
        let run = try formwork("scan", "--project", project.path, "--json", "--verbose")
        #expect(run.code == 0, "\(run.messages)")
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test(
        "Bazel is named with what it means for new files, alone and beside an Xcode project",
        arguments: [
            (
                ["MODULE.bazel": "", "App/BUILD.bazel": "ios_application(name = \"Shop\")\n"],
                ["bazel"]
            ),
            (
                [
                    "WORKSPACE": "", "App/BUILD": "",
                    "project.yml": "targets: {Shop: {type: application}}\n",
                ], ["bazel", "xcodegen"]
            ),
        ])
    func bazel(files: [String: String], kinds: [String]) throws {
        let project = try ProjectCopy([:])
        for (path, text) in files { try project.write(text, to: path) }
        for name in ["Cart", "Offer", "Wish"] {
            try project.write(
                "import SwiftUI\nstruct \(name)View: View { var body: some View { Text(\"\") } }\n",
                to: "App/Features/\(name)/\(name)View.swift")
        }
        let scanned = try formwork("scan", "--project", project.path, "--json")
        #expect(try JSONObject(scanned.output).object("project")?.texts("kind") == kinds)
        let text = try formwork("scan", in: project.url).output
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(text.contains("Bazel builds it"), "\(text)")
        #expect(text.contains("takes new files by itself, any other must name them"))
        let generated = try formwork(
            "generate", "Login", "--set", "mvvm-observable", "--dry-run", "--json", in: project.url)
        let steps = try JSONObject(generated.output).texts("nextSteps")
        #expect(steps.contains { $0.contains("BUILD file above them") }, "\(generated.output)")
    }
}
