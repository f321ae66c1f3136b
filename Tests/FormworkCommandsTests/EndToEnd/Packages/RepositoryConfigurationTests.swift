import Foundation
import Testing

@Suite("A Formwork.xml at a repository's top, for a project below it")
struct RepositoryConfigurationTests {
    /// A repository that holds the example as `apps/ios`, with a configuration at its top.
    private func repository(_ elements: String, _ files: [String: String] = [:]) throws
        -> ProjectCopy
    {
        var all = files
        all["Formwork.xml"] = "<formwork xmlns=\"urn:formwork:project:1\">\(elements)</formwork>\n"
        let copy = try ProjectCopy(all)
        let apps = copy.url.appendingPathComponent("apps")
        try FileManager.default.createDirectory(at: apps, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: BuiltProgram.repository.appendingPathComponent("Examples/Storefront"),
            to: apps.appendingPathComponent("ios"))
        let git = try BuiltProgram.run(["git", "-C", copy.path, "init", "-q"])
        try #require(git.code == 0, "\(git.messages)")
        return copy
    }

    private func run(_ words: String..., in copy: ProjectCopy) throws -> BuiltProgram.Result {
        var environment = PackageRepository.environment
        environment["XDG_CACHE_HOME"] =
            copy.url.deletingLastPathComponent().appendingPathComponent("cache").path
        return try BuiltProgram.run(
            [BuiltProgram.formwork.path] + words + ["--project", "apps/ios"], in: copy.url,
            environment: environment)
    }

    @Test("its pins, packages, lock and policies count from the top")
    func packages() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let copy = try repository(
            """
            <package name="acme" url="\(package.address)" from="1.0.0"/>
            <policy path="Policy.xml"/>
            <set id="mvvm-observable" path="apps/mac"/>
            <set id="acme/screen" path="apps/ios"/>
            """,
            ["Policy.xml": "<policy xmlns=\"urn:formwork:policy:1\"><set id=\"other\"/></policy>"])
        let resolved = try run("package", "resolve", in: copy)
        #expect(resolved.code == 0, "\(resolved.messages)")
        #expect(copy.text("Formwork.resolved")?.contains("acme") == true)
        #expect(copy.text("apps/ios/Formwork.resolved") == nil)
        let generated = try run("generate", "Profile", in: copy)
        #expect(generated.code == 0, "\(generated.messages)")
        #expect(
            copy.text("apps/ios/Sources/Storefront/Features/Profile/Profile.swift")?
                .contains("let number = \"1.0.0\"") == true)
        let check = try run("check", in: copy)
        #expect(check.code == 1, "\(check.messages)")
        #expect(check.messages.contains("../../Policy.xml:1"), "\(check.messages)")
    }

    @Test("its layouts and the sets beside it count too; one in the project comes first")
    func layouts() throws {
        let copy = try repository("<set id=\"ours\" path=\"apps\"/>")
        let package = try PackageRepository("loose")
        try package.writeSet("ours", body: "let top = true")
        try FileManager.default.copyItem(
            at: package.url.appendingPathComponent("TemplateSets"),
            to: copy.url.appendingPathComponent("TemplateSets"))
        let generated = try run("generate", "Profile", "--dry-run", "--diff", in: copy)
        #expect(generated.code == 0, "\(generated.messages)")
        #expect(generated.output.contains("let top = true"), "\(generated.output)")
        try copy.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><set id=\"mvvm-observable\"/></formwork>\n",
            to: "apps/ios/Formwork.xml")
        let own = try run("generate", "Profile", "--dry-run", "--diff", in: copy)
        #expect(own.code == 0, "\(own.messages)")
        #expect(!own.output.contains("let top = true"))
    }

    @Test("a pin that nothing has is refused with its place")
    func unknownPin() throws {
        let copy = try repository("<set id=\"nothing/there\" path=\"apps/ios\"/>")
        let scan = try run("scan", in: copy)
        #expect(scan.code == 65)
        #expect(scan.messages.contains("../../Formwork.xml:1"), "\(scan.messages)")
    }
}
