import Foundation
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("The cache of packages")
struct PackageCacheTests {
    @Test("with a warm cache everything works without the repository; a cold one is 69 and says so")
    func offline() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        let copied = package.url.appendingPathExtension("away")
        try FileManager.default.moveItem(at: package.url, to: copied)
        for words in [
            ["package", "resolve", "--offline"], ["package", "resolve"],
            ["package", "update", "--offline"], ["package", "verify", "--offline"],
            ["package", "list"], ["set", "list"], ["generate", "Profile", "--set", "acme/screen"],
        ] {
            let run = try BuiltProgram.run(
                [BuiltProgram.formwork.path] + words, in: project.copy.url,
                environment: project.environment)
            #expect(run.code == 0, "\(words): \(run.messages)")
        }
        #expect(try project("package", "update").code == 69)
        try FileManager.default.removeItem(at: project.cache)
        let cold = try project("generate", "Other", "--set", "acme/screen", "--offline")
        #expect(cold.code == 69)
        #expect(cold.messages.contains("--offline forbids"))
        #expect(try project("generate", "Other", "--set", "acme/screen").code == 69)
        try FileManager.default.moveItem(at: copied, to: package.url)
    }

    @Test(
        "ssh: the user's command is used, --offline never calls it, and without one nothing may ask"
    )
    func ssh() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        let transport = try FakeTransport(in: project)
        project.environment["GIT_SSH_COMMAND"] = transport.path
        try project.succeed("package", "add", "ssh://git@git.example.com\(package.path)")
        #expect(transport.calls.contains("git@git.example.com"))
        try project.succeed(
            "package", "add", "git@git.example.com:\(package.path)", "--name", "short")
        let calls = transport.calls
        try project.succeed("package", "resolve", "--offline")
        try project.succeed("generate", "Profile", "--set", "acme/screen")
        #expect(transport.calls == calls)
        project.environment["GIT_SSH_COMMAND"] = nil
        let folder = URL(fileURLWithPath: transport.path).deletingLastPathComponent().path
        let others = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        project.environment["PATH"] = "\(folder):\(others)"
        try project.succeed("package", "update")
        #expect(transport.calls.contains("BatchMode=yes"))
    }

    @Test("eight runs on one cache at once all end well, and all lock the same")
    func parallel() throws {
        let package = try PackageRepository("acme")
        for version in ["1.0.0", "1.1.0"] { try package.release(version) }
        let first = try PackageProject()
        let projects = try [first] + (1..<8).map { _ in try PackageProject(cache: first.cache) }
        let runs = try projects.map { project in
            try project.copy.write(
                "<formwork xmlns=\"urn:formwork:project:1\"><package name=\"acme\" "
                    + "url=\"\(package.address)\" from=\"1.0.0\"/></formwork>\n", to: "Formwork.xml"
            )
            return try RunningProgram(
                [BuiltProgram.formwork.path, "package", "resolve"], in: project.copy.url,
                environment: project.environment)
        }
        for run in runs {
            let result = try run.result()
            #expect(result.code == 0, "\(result.messages)")
        }
        #expect(Set(projects.map(\.lock)).count == 1)
        #expect(first.lock.contains("1.1.0"))
        #expect(try first.cachedRepositories().count == 1)
        try first.succeed("package", "verify", "--offline")
    }

    @Test("eight runs in one project at once all end well")
    func parallelInOneProject() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.copy.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><package name=\"acme\" "
                + "url=\"\(package.address)\" from=\"1.0.0\"/></formwork>\n", to: "Formwork.xml")
        let runs = try (0..<8).map { _ in
            try RunningProgram(
                [BuiltProgram.formwork.path, "package", "resolve"], in: project.copy.url,
                environment: project.environment)
        }
        for run in runs {
            let result = try run.result()
            #expect(result.code == 0, "\(result.messages)")
        }
        try project.succeed("package", "verify", "--offline")
    }

    @Test("a run that is killed leaves a cache that works")
    func killed() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        let transport = try FakeTransport(in: project, delay: 0.15)
        project.environment["GIT_SSH_COMMAND"] = transport.path
        try project.copy.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><package name=\"acme\" "
                + "url=\"ssh://git@git.example.com\(package.path)\" from=\"1.0.0\"/></formwork>\n",
            to: "Formwork.xml")
        for round in 0..<6 {
            if round == 3 {
                try project.succeed("package", "resolve")
                try package.release("1.1.0")
            }
            let command = round < 3 ? "resolve" : "update"
            let run = try RunningProgram(
                [BuiltProgram.formwork.path, "package", command], in: project.copy.url,
                environment: project.environment)
            Thread.sleep(forTimeInterval: 0.05 + 0.1 * Double(round % 3))
            kill(run.identifier, SIGKILL)
            _ = try run.result()
            // The kill may have met the moment at which the lock file is put in place.
            try project.succeed("recover")
        }
        try project.succeed("package", "update")
        #expect(project.lock.contains("1.1.0"))
        try project.succeed("package", "verify", "--offline")
    }

    @Test("locks of git that a killed run has left don't stand in the way")
    func leftLocks() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        let cached = try #require(try project.cachedRepositories().first)
        for name in ["packed-refs.lock", "refs/tags/1.1.0.lock"] {
            try Data().write(to: cached.appendingPathComponent(name))
        }
        try package.release("1.1.0")
        try project.succeed("package", "update")
        #expect(project.lock.contains("1.1.0"))
    }

    @Test("https with a certificate of one's own; a password is neither asked for nor lost")
    func https() throws {
        guard BuiltProgram.isAvailable("python3"), BuiltProgram.isAvailable("openssl"),
            try BuiltProgram.run(["sh", "-c", "test -x \"$(git --exec-path)/git-http-backend\""])
                .code == 0
        else {
            print("skipped: python3, openssl or git-http-backend isn't there")
            return
        }
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        let server = try GitServer(serving: package.url, password: "let me in")
        let address = "https://127.0.0.1:\(server.port)/acme/.git"
        #expect(try project("package", "add", address, "--name", "acme").code == 69)
        project.environment["GIT_SSL_CAINFO"] = server.certificate.path
        let refused = try project("package", "add", address, "--name", "acme")
        #expect(refused.code == 69)
        #expect(refused.messages.contains("terminal prompts disabled"), "\(refused.messages)")
        project.environment["GIT_CONFIG_COUNT"] = "1"
        project.environment["GIT_CONFIG_KEY_0"] = "credential.helper"
        project.environment["GIT_CONFIG_VALUE_0"] =
            "!f() { echo username=me; echo 'password=let me in'; }; f"
        try project.succeed("package", "add", address, "--name", "acme")
        try project.succeed("generate", "Profile", "--set", "acme/screen")
        try package.release("1.1.0")
        try project.succeed("package", "update")
        #expect(project.lock.contains("1.1.0"))
    }
}
