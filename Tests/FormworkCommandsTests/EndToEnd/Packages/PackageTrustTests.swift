import Foundation
import Testing

@Suite("What packages can't do")
struct PackageTrustTests {
    @Test("a tag that moved is refused by everything that uses it, with both commits")
    func movedTag() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        let before = try package.git("rev-parse", "1.0.0")
        try package.writeSet(body: "let evil = true")
        let after = try package.commit()
        try package.git("tag", "-f", "1.0.0")
        let lock = project.lock
        for command in ["resolve", "update", "verify"] {
            let run = try project("package", command)
            #expect(run.code == 65, "\(command): \(run.messages)")
            #expect(run.messages.contains("it was \(before.prefix(12))"), "\(run.messages)")
            #expect(run.messages.contains("is \(after.prefix(12)) now"))
        }
        #expect(try project("generate", "Profile", "--set", "acme/screen").code == 65)
        #expect(project.lock == lock)
        // A cache that knows nothing of it yet must not take the new commit for the locked one.
        try FileManager.default.removeItem(at: project.cache)
        #expect(try project("generate", "Profile", "--set", "acme/screen").code == 65)
        #expect(project.generated("Profile") == nil)
    }

    @Test("a lock that names another tree is refused")
    func otherTree() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        let tree = try package.git("rev-parse", "1.0.0^{tree}")
        let other = String(tree.reversed())
        try project.copy.write(
            project.lock.replacingOccurrences(of: tree, with: other), to: "Formwork.resolved")
        for words in [
            ["generate", "P", "--set", "acme/screen"], ["package", "verify"],
            ["package", "resolve"],
        ] {
            let run = try BuiltProgram.run(
                [BuiltProgram.formwork.path] + words, in: project.copy.url,
                environment: project.environment)
            #expect(run.code == 65, "\(words): \(run.messages)")
            #expect(run.messages.contains("isn't what was locked"), "\(run.messages)")
        }
        try project.copy.write("<<<<<<< ours\n", to: "Formwork.resolved")
        #expect(try project("package", "list").code == 65)
    }

    @Test("a file in the cache that isn't what its hash says is found, and resolve mends it")
    func otherBytes() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        let cached = try #require(try project.cachedRepositories().first)
        let blob = try package.git("rev-parse", "1.0.0:TemplateSets/screen/Body.stencil")
        try exchange(blob, in: cached)
        let run = try project("generate", "Profile", "--set", "acme/screen", "--offline")
        #expect(run.code == 74, "\(run.messages)")
        #expect(run.messages.contains("isn't what its hash says"))
        #expect(try project("package", "verify").code == 74)
        try project.succeed("package", "resolve")
        try project.succeed("generate", "Profile", "--set", "acme/screen")
        #expect(project.generated("Profile")?.contains("1.0.0") == true)
    }

    /// Puts another valid object in the place of one, so that git itself reads it without complaint.
    private func exchange(_ blob: String, in repository: URL) throws {
        let script = """
            cd "$1" && mkdir ../moved && mv objects/pack/* ../moved/
            for pack in ../moved/*.pack; do git unpack-objects -q < "$pack"; done
            evil=$(echo 'struct Evil {}' | git hash-object -w --stdin)
            file() { echo "objects/$(echo "$1" | cut -c1-2)/$(echo "$1" | cut -c3-)"; }
            chmod u+w "$(file "$2")" && cp "$(file "$evil")" "$(file "$2")" && rm -r ../moved
            """
        let run = try BuiltProgram.run(
            ["sh", "-ec", script, "sh", repository.path, blob],
            environment: PackageRepository.environment)
        try #require(run.code == 0, "\(run.messages)")
    }

    @Test("a flipped byte of a pack is found")
    func flippedByte() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        let cached = try #require(try project.cachedRepositories().first)
        let folder = cached.appendingPathComponent("objects/pack")
        let pack = try #require(
            try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil
            ).first { $0.pathExtension == "pack" })
        let whole = try Data(contentsOf: pack)
        for place in stride(from: 13, to: whole.count - 20, by: 97) {
            var broken = whole
            broken[place] ^= 0x40
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o600], ofItemAtPath: pack.path)
            try broken.write(to: pack)
            let run = try project(
                "generate", "Profile", "--set", "acme/screen", "--offline", "--dry-run", "--diff")
            // What isn't read may be broken; what is read must be right.
            if run.code == 0 {
                #expect(run.output.contains("let number = \"1.0.0\""))
            } else {
                #expect([69, 74].contains(run.code), "\(place): \(run)")
            }
            #expect(try project("package", "verify", "--offline").code != 0)
        }
    }

    @Test(
        "addresses that could run something are refused as a flag and in Formwork.xml, with the scheme named",
        arguments: [
            ("ext::sh -c touch% marker", "'ext::'"), ("http://example.com/a.git", "'http'"),
            ("git://example.com/a.git", "'git'"), ("ftp://example.com/a", "'ftp'"),
            ("fd::17", "'fd::'"), ("--upload-pack=touch marker", "option"),
            ("ssh://-oProxyCommand=touch marker/a", "option"), ("git@-oProxyCommand=x:a", "option"),
            ("https://user:secret@example.com/a.git", "password"),
            ("javascript:alert", "no address"),
        ])
    func addresses(address: String, named: String) throws {
        let project = try PackageProject()
        let before = try project.copy.snapshot()
        let flag = try BuiltProgram.run(
            [BuiltProgram.formwork.path, "package", "add", "--from", "1.0.0", "--", address],
            in: project.copy.url, environment: project.environment)
        #expect(flag.code == 64, "\(flag.messages)")
        #expect(flag.messages.contains(named), "\(flag.messages)")
        #expect(try project.copy.snapshot() == before)
        try project.copy.write(
            "<formwork xmlns=\"urn:formwork:project:1\">\n<package name=\"a\" url=\"\(address)\" from=\"1.0.0\"/>\n"
                + "</formwork>\n", to: "Formwork.xml")
        let file = try project("package", "resolve")
        #expect(file.code == 65, "\(file.messages)")
        #expect(file.messages.contains(named), "\(file.messages)")
        #expect(project.copy.text("marker") == nil)
    }

    @Test("references and folders that could be options or leave the repository are refused")
    func references() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        for words in [
            ["--branch", "a..b"], ["--branch=--upload-pack=x"], ["--revision", "HEAD"],
            ["--from", "one"], ["--path", "../x"], ["--path", "/etc"], ["--name", "Not A Name"],
            ["--name", "built-in"],
        ] {
            let run = try BuiltProgram.run(
                [BuiltProgram.formwork.path, "package", "add", package.address] + words,
                in: project.copy.url, environment: project.environment)
            #expect(run.code == 64, "\(words): \(run.messages)")
        }
        #expect(try project("package", "add", package.address, "--path", "none").code == 66)
    }

    @Test("no hook runs, and insteadOf works but can't make a program of an address")
    func hooksAndRewriting() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let project = try PackageProject()
        let folder = project.copy.url.deletingLastPathComponent()
        let marker = folder.appendingPathComponent("marker")
        let hook = folder.appendingPathComponent("hooks/reference-transaction")
        try FileManager.default.createDirectory(
            at: hook.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("#!/bin/sh\ntouch '\(marker.path)'\n".utf8).write(to: hook)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook.path)
        let settings = folder.appendingPathComponent("gitconfig")
        try Data(
            """
            [core]
            hooksPath = \(hook.deletingLastPathComponent().path)
            [url "\(package.address)"]
            insteadOf = https://git.example.com/acme
            [url "ext::touch \(marker.path) "]
            insteadOf = https://evil.example.com/
            [protocol "ext"]
            allow = always

            """.utf8
        ).write(to: settings)
        project.environment["GIT_CONFIG_GLOBAL"] = settings.path
        try project.succeed("package", "add", "https://git.example.com/acme")
        #expect(project.lock.contains("\"url\" : \"https://git.example.com/acme\""))
        let evil = try project("package", "add", "https://evil.example.com/x", "--branch", "main")
        #expect(evil.code == 69, "\(evil.messages)")
        #expect(evil.messages.contains("transport 'ext' not allowed"), "\(evil.messages)")
        #expect(!FileManager.default.fileExists(atPath: marker.path))
    }

    @Test("links, submodules and LFS pointers in a set are refused with their path")
    func contents() throws {
        let package = try PackageRepository("acme")
        let project = try PackageProject()
        try package.writeSet()
        let commit = try package.commit()
        func refused(_ words: String, isStaged: Bool = false) throws {
            if !isStaged { try package.git("add", "-A") }
            try package.git("commit", "-q", "-m", "x")
            let run = try project("package", "add", package.address, "--branch", "main")
            #expect(run.code == 65, "\(run.messages)")
            #expect(run.messages.contains(words), "\(run.messages)")
            #expect(run.messages.contains("acme/TemplateSets/screen/"))
            try package.git("reset", "-q", "--hard", commit)
        }
        let link = package.url.appendingPathComponent("TemplateSets/screen/link.stencil")
        try FileManager.default.createSymbolicLink(
            atPath: link.path, withDestinationPath: "/etc/passwd")
        try refused("a symbolic link can't be part of a package")
        try package.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 12\n",
            to: "TemplateSets/screen/icon.png")
        try refused("a pointer of Git LFS")
        try package.git(
            "update-index", "--add", "--cacheinfo", "160000,\(commit),TemplateSets/screen/module")
        try refused("a submodule can't be part of a set", isStaged: true)
    }

    private func otherKey(_ folder: String) throws -> String {
        try String(contentsOfFile: "\(folder)/theirs.pub", encoding: .utf8)
    }

    @Test("a lock whose version has no tag, or one that isn't there, brings in no other commit")
    func lockWithoutTag() throws {
        let package = try PackageRepository("acme")
        try package.release("1.0.0")
        let good = try package.git("rev-parse", "1.0.0")
        let goodTree = try package.git("rev-parse", "1.0.0^{tree}")
        try package.writeSet(body: "let evil = true")
        let evil = try package.commit()
        let evilTree = try package.git("rev-parse", "HEAD^{tree}")
        let project = try PackageProject()
        try project.succeed("package", "add", package.address)
        let lock = project.lock.replacingOccurrences(of: good, with: evil)
            .replacingOccurrences(of: goodTree, with: evilTree)
        for (reference, id) in [("", "names no tag"), ("refs/tags/v1.0.0", "has no tag 'v1.0.0'")] {
            let line = "      \"reference\" : \"refs/tags/1.0.0\",\n"
            try #require(lock.contains(line))
            let other = reference.isEmpty ? "" : "      \"reference\" : \"\(reference)\",\n"
            try project.copy.write(
                lock.replacingOccurrences(of: line, with: other), to: "Formwork.resolved")
            for words in [
                ["generate", "P", "--set", "acme/screen"], ["package", "resolve"],
                ["package", "verify"],
            ] {
                let run = try BuiltProgram.run(
                    [BuiltProgram.formwork.path] + words, in: project.copy.url,
                    environment: project.environment)
                #expect(run.code == 65, "\(words): \(run.messages)")
                #expect(run.messages.contains(id), "\(words): \(run.messages)")
            }
        }
        #expect(project.generated("P") == nil)
    }

    @Test("where the project demands signers, a tag counts only with the signature of one of them")
    func signatures() throws {
        guard BuiltProgram.isAvailable("ssh-keygen") else {
            print("skipped: ssh-keygen isn't there")
            return
        }
        let package = try PackageRepository("acme")
        let project = try PackageProject()
        let folder = project.copy.url.deletingLastPathComponent().path
        for name in ["ours", "theirs"] {
            let made = try BuiltProgram.run([
                "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f",
                "\(folder)/\(name)",
            ])
            try #require(made.code == 0, "\(made.messages)")
        }
        func sign(_ version: String, with key: String) throws {
            try package.writeSet(version: version)
            try package.commit()
            try package.git(
                "-c", "gpg.format=ssh", "-c", "user.signingKey=\(folder)/\(key)", "tag", "-s", "-m",
                "x",
                version)
        }
        try sign("1.0.0", with: "ours")
        let key = try String(contentsOfFile: "\(folder)/ours.pub", encoding: .utf8)
        try project.copy.write("a@example.com \(key)", to: "Signers/templates")
        try project.copy.write(
            "<formwork xmlns=\"urn:formwork:project:1\"><package name=\"acme\" url=\"\(package.address)\" "
                + "from=\"1.0.0\" signedBy=\"Signers/templates\"/></formwork>\n", to: "Formwork.xml"
        )
        try project.succeed("package", "resolve")
        try project.succeed("package", "verify", "--offline")
        // Nobody resolves again where a set is used: there the tag of the lock counts.
        try project.succeed("set", "show", "acme/screen")
        try project.copy.write("a@example.com \(try otherKey(folder))", to: "Signers/templates")
        for words in [["set", "show", "acme/screen"], ["generate", "P", "--set", "acme/screen"]] {
            let used = try BuiltProgram.run(
                [BuiltProgram.formwork.path] + words, in: project.copy.url,
                environment: project.environment)
            #expect(used.code == 65, "\(words): \(used.messages)")
            #expect(used.messages.contains("the signature of the tag '1.0.0'"))
        }
        try project.copy.write("a@example.com \(key)", to: "Signers/templates")
        try sign("1.1.0", with: "theirs")
        let lock = project.lock
        let foreign = try project("package", "update")
        #expect(foreign.code == 65, "\(foreign.messages)")
        #expect(
            foreign.messages.contains("the signature of the tag '1.1.0'"), "\(foreign.messages)")
        try package.release("1.2.0")
        let unsigned = try project("package", "update")
        #expect(unsigned.code == 65)
        #expect(unsigned.messages.contains("it isn't an annotated tag"), "\(unsigned.messages)")
        #expect(project.lock == lock)
        try project.succeed("package", "add", package.address, "--exact", "1.0.0")
        #expect(project.copy.text("Formwork.xml")?.contains("exact=\"1.0.0\" signedBy=") == true)
    }
}
