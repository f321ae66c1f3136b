import Foundation
import Testing

@Suite("What formwork generate refuses")
struct RefusalTests {
    private let formwork = BuiltProgram.formwork

    private func refusal(
        _ arguments: [String], in project: ProjectCopy, leaves: Bool = true
    ) throws -> BuiltProgram.Result {
        let before = try project.snapshot()
        let run = try BuiltProgram.run(
            [formwork.path, "generate", "--project", project.path] + arguments)
        #expect(try project.snapshot() == before, "\(arguments) has changed the project")
        #expect(run.output.isEmpty || arguments.contains("--json"))
        return run
    }

    @Test(
        "names that can't be a type's are refused with 64 and the nearest valid spelling",
        arguments: [
            ("class", "Class"), ("my-App", "MyApp"), ("Wi Fi", "WiFi"), ("My-App", "MyApp"),
            ("profile", "Profile"), ("../x", "X"), ("/etc/x", nil), ("a/../../x", nil),
            ("Self", nil), ("Type", nil), ("Any", nil), ("Protocol", nil), ("2FA", nil), ("~", nil),
            ("", nil), ("Пр офиль", nil), ("P\u{202E}x", nil),
        ] as [(String, String?)])
    func names(name: String, suggestion: String?) throws {
        let run = try refusal(["--", name], in: try ProjectCopy())
        #expect(run.code == 64, "\(run.messages)")
        #expect(run.messages.hasPrefix("error: "))
        if let suggestion { #expect(run.messages.contains("'\(suggestion)'"), "\(run.messages)") }
    }

    @Test("a name of 101 characters is refused, one of 100 isn't")
    func longNames() throws {
        let project = try ProjectCopy()
        let long = "P" + String(repeating: "a", count: 100)
        #expect(try refusal([long, "--dry-run"], in: project).code == 64)
        let run = try formwork(
            "generate", String(long.dropLast()), "--project", project.path, "--dry-run")
        #expect(run.code == 0, "\(run.messages)")
    }

    @Test("a trailing View is dropped, and that is said")
    func viewSuffix() throws {
        let project = try ProjectCopy()
        let run = try formwork(
            "generate", "ProfileView", "--project", project.path, "--dry-run", "--json")
        #expect(run.code == 0, "\(run.messages)")
        let object = try JSONObject(run.output)
        #expect(object["feature"] == "Profile")
        #expect(object.objects("diagnostics").contains { $0["message"]?.contains("View") ?? false })
    }

    @Test("an unknown set is 66 with the nearest one")
    func unknownSet() throws {
        let run = try refusal(["Profile", "--set", "mvvm-observabel"], in: try ProjectCopy())
        #expect(run.code == 66)
        #expect(run.messages.contains("did you mean 'mvvm-observable'?"), "\(run.messages)")
    }

    @Test("an unknown target is 66, an unknown project folder too")
    func unknownPlaces() throws {
        let project = try ProjectCopy()
        #expect(try refusal(["Profile", "--target", "Storefrnt"], in: project).code == 66)
        let run = try formwork("generate", "Profile", "--project", project.path + "/nowhere")
        #expect(run.code == 66)
    }

    @Test("an unknown option of the set is 64 with the nearest one")
    func unknownOption() throws {
        let run = try refusal(["Profile", "--with", "coordinater"], in: try ProjectCopy())
        #expect(run.code == 64)
        #expect(run.messages.contains("'coordinator'"), "\(run.messages)")
    }

    @Test("a part that the set doesn't offer is said to be missing")
    func part() throws {
        let run = try refusal(["screen", "Profile"], in: try ProjectCopy())
        #expect(run.code == 64)
        #expect(run.messages.contains("screen"), "\(run.messages)")
    }

    @Test("a value without an equals sign is a usage error")
    func malformedValue() throws {
        let run = try refusal(["Profile", "--value", "x"], in: try ProjectCopy())
        #expect(run.code == 64)
    }

    @Test("a group that leaves the project is refused", arguments: ["../..", "/etc", "a/../../b"])
    func escapingGroup(group: String) throws {
        let run = try refusal(["Profile", "--group", group], in: try ProjectCopy())
        #expect(run.code == 64 || run.code == 73, "\(run.code) \(run.messages)")
    }

    @Test("a feature root that is a link out of the project is refused")
    func linkedFolder() throws {
        let project = try ProjectCopy()
        let outside = project.url.deletingLastPathComponent().appendingPathComponent("outside")
        let features = project.url.appendingPathComponent("Sources/Storefront/Features/Profile")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: features, withDestinationURL: outside)
        let run = try refusal(["Profile"], in: project)
        #expect(run.code == 73, "\(run.messages)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
    }

    @Test("a file in the way is a conflict, 73, and nothing is written; --force overwrites it")
    func conflict() throws {
        let project = try ProjectCopy()
        let path = "Sources/Storefront/Features/Profile/ProfileView.swift"
        try project.write("// mine\n", to: path)
        let run = try refusal(["Profile", "--json"], in: project)
        #expect(run.code == 73)
        let object = try JSONObject(run.output)
        let conflicts = object.objects("files").filter { $0["action"] == "conflict" }
        #expect(conflicts.map { $0["path"] } == [path])
        #expect(object.objects("diagnostics").contains { $0["severity"] == "error" })
        let text = try refusal(["Profile"], in: project)
        #expect(text.messages.contains(path), "\(text.messages)")
        #expect(text.messages.contains("--force"), "\(text.messages)")
        let forced = try formwork("generate", "Profile", "--project", project.path, "--force")
        #expect(forced.code == 0, "\(forced.messages)")
        #expect(project.text(path)?.contains("ProfileView") == true)
    }

    @Test("a folder in the place of a file is a conflict even with --force")
    func folderInTheWay() throws {
        let project = try ProjectCopy()
        try project.write(
            "x", to: "Sources/Storefront/Features/Profile/ProfileView.swift/inside.txt")
        #expect(try refusal(["Profile"], in: project).code == 73)
        #expect(try refusal(["Profile", "--force"], in: project).code == 73)
    }

    @Test("the basename of a file elsewhere in the target is an error that names both")
    func basename() throws {
        let project = try ProjectCopy()
        try project.write(
            "struct Elsewhere {}\n", to: "Sources/Storefront/Shared/ProfileView.swift")
        let run = try refusal(["Profile"], in: project)
        #expect(run.code == 73, "\(run.code)")
        #expect(run.messages.contains("Sources/Storefront/Shared/ProfileView.swift"))
    }

    @Test(
        "a set of the project's own can't write into git, Xcode or the package manifest",
        arguments: [
            ".git/hooks/post-checkout", ".GIT/config", "App.xcodeproj/project.pbxproj",
            ".formwork/x", ".swiftpm/x", "a.XCWORKSPACE/contents.xcworkspacedata",
        ])
    func protectedPlaces(output: String) throws {
        let project = try ProjectCopy()
        try project.write(SampleSet.manifest(output: "../../../../\(output)"), to: SampleSet.path)
        try project.write("x", to: SampleSet.template)
        let escaping = try refusal(["Profile", "--set", "sample", "--yes"], in: project)
        #expect([64, 65, 73].contains(escaping.code), "\(escaping.code) \(escaping.messages)")
        try project.write(
            SampleSet.manifest(output: output, atRoot: true), to: SampleSet.path)
        let run = try refusal(["Profile", "--set", "sample", "--yes"], in: project)
        #expect([65, 73].contains(run.code), "\(run.code) \(run.messages)")
    }

    @Test(
        "a file outside the source and test folders, or executable, needs consent",
        arguments: [".github/workflows/x.yml", "fastlane/Fastfile"])
    func consent(output: String) throws {
        let project = try ProjectCopy()
        try project.write(
            SampleSet.manifest(output: output, atRoot: true), to: SampleSet.path)
        try project.write("x", to: SampleSet.template)
        let run = try refusal(["Profile", "--set", "sample"], in: project)
        #expect(run.code != 0)
        #expect(run.messages.contains(output), "\(run.messages)")
        #expect(run.messages.contains("--yes"), "\(run.messages)")
        let agreed = try formwork(
            "generate", "Profile", "--set", "sample", "--yes", "--project", project.path)
        #expect(agreed.code == 0, "\(agreed.messages)")
        #expect(project.text(output) != nil)
    }

    @Test("a template that prints without end stops at its bound and writes nothing")
    func endlessTemplate() throws {
        let project = try ProjectCopy()
        try project.write(SampleSet.manifest(output: "{{ feature }}.swift"), to: SampleSet.path)
        let loop = #"{% for a in "x"|split:"" %}{% endfor %}{% include "Body.stencil" %}"#
        try project.write(loop, to: SampleSet.template)
        let run = try refusal(["Profile", "--set", "sample"], in: project)
        #expect(run.code == 65, "\(run.messages)")
    }
}
