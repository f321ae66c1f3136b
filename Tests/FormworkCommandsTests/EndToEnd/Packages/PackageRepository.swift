import Foundation
import Testing

/// A git repository of a template package, made for one test.
final class PackageRepository {
    /// The work tree.
    let url: URL

    /// Makes an empty repository.
    /// - Parameter name: the folder's name.
    init(_ name: String = "templates") throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("formwork-package-\(UUID().uuidString)")
            .appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main")
    }

    deinit { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

    /// The work tree's path.
    var path: String { url.path }
    /// The `file://` url.
    var address: String { "file://\(path)" }

    /// Runs git in the repository.
    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let run = try BuiltProgram.run(
            ["git", "-C", path] + arguments, environment: Self.environment)
        try #require(run.code == 0, "git \(arguments): \(run.messages)")
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// An environment in which nobody's settings count.
    static let environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "A",
        "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "A",
        "GIT_COMMITTER_EMAIL": "a@example.com", "GIT_TERMINAL_PROMPT": "0",
    ]

    /// Writes a file.
    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Writes a set with one Swift file, whose body is a block.
    func writeSet(
        _ id: String = "screen", version: String = "1.0.0", body: String = "let number = 1",
        extends: String? = nil, parameters: String = "", at folder: String = ""
    ) throws {
        let root = "\(folder)TemplateSets/\(id)"
        let parent = extends.map { " extends=\"\($0)\"" } ?? ""
        let files =
            extends == nil
            ? """
              <roles><role id="view" suffix=""/></roles>
              \(parameters)
              <files>
                <file id="body" role="view" template="Body.stencil" output="{{ feature }}.swift"/>
              </files>
            """ : ""
        try write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <templateSet xmlns="urn:formwork:template-set:1" id="\(id)" version="\(version)"\(parent)>
              <title>A screen</title>
              <summary>One file.</summary>
            \(files)
            </templateSet>

            """, to: "\(root)/template-set.xml")
        let text =
            extends.map { parent in
                "{% extends \"\(parent)/Body.stencil\" %}\n{% block body %}    \(body)\n{% endblock %}\n"
            } ?? "struct {{ feature }} {\n{% block body %}    \(body)\n{% endblock %}}\n"
        try write(text, to: "\(root)/Body.stencil")
    }

    /// Commits everything.
    @discardableResult
    func commit() throws -> String {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", "x")
        return try git("rev-parse", "HEAD")
    }

    /// Writes the set and the changelog of a version, commits and tags them.
    func release(_ version: String, tag: String? = nil, body: String? = nil) throws {
        try writeSet(version: version, body: body ?? "let number = \"\(version)\"")
        let old =
            (try? String(contentsOf: url.appendingPathComponent("CHANGELOG.md"), encoding: .utf8))
            ?? ""
        let below = old.replacingOccurrences(of: "# Changelog\n", with: "")
        try write(
            "# Changelog\n\n## [\(version)]\n\n- News of \(version).\n\(below)", to: "CHANGELOG.md")
        try commit()
        try git("tag", tag ?? version)
    }
}

/// A project that uses packages, with a cache of its own.
final class PackageProject {
    /// The project.
    let copy: ProjectCopy
    /// The cache.
    let cache: URL
    /// Variables for every run.
    var environment: [String: String]

    /// Copies the example.
    /// - Parameter cache: another project's cache, to share it.
    init(cache: URL? = nil) throws {
        copy = try ProjectCopy()
        let own = copy.url.deletingLastPathComponent().appendingPathComponent("cache")
        self.cache = cache ?? own
        environment = PackageRepository.environment
        environment["XDG_CACHE_HOME"] = self.cache.path
    }

    /// Runs Formwork in the project.
    @discardableResult
    func callAsFunction(_ arguments: String...) throws -> BuiltProgram.Result {
        try BuiltProgram.run(
            [BuiltProgram.formwork.path] + arguments, in: copy.url, environment: environment)
    }

    /// Runs Formwork in the project and reads the one object that it prints.
    func json(_ arguments: String...) throws -> JSONObject {
        let run = try BuiltProgram.run(
            [BuiltProgram.formwork.path] + arguments + ["--json"], in: copy.url,
            environment: environment)
        return try JSONObject(run.output)
    }

    /// Runs Formwork and expects it to end well.
    func succeed(_ arguments: String...) throws {
        let run = try BuiltProgram.run(
            [BuiltProgram.formwork.path] + arguments, in: copy.url, environment: environment)
        try #require(run.code == 0, "\(arguments): \(run.messages)")
    }

    /// The lock.
    var lock: String { copy.text("Formwork.resolved") ?? "" }

    /// What `generate` made of a feature of the test's set.
    func generated(_ feature: String) -> String? {
        copy.text("Sources/Storefront/Features/\(feature)/\(feature).swift")
    }

    /// The bare repositories of the cache.
    func cachedRepositories() throws -> [URL] {
        let folder = cache.appendingPathComponent("formwork/packages")
        return try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "git" }
    }
}
