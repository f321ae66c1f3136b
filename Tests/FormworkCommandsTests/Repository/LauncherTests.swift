import Foundation
import Testing

@Suite("The launcher ./formwork")
struct LauncherTests {
    /// A copy of what the launcher needs, without a build.
    private func copy() throws -> ProjectCopy {
        let copy = try ProjectCopy([:])
        for name in ["formwork", "Scripts"] {
            try FileManager.default.copyItem(
                at: BuiltProgram.repository.appendingPathComponent(name),
                to: copy.url.appendingPathComponent(name))
        }
        for folder in ["Sources", "Plugins", "TemplateSets", "schemas"] {
            try copy.write("", to: "\(folder)/file")
        }
        try copy.write("", to: "Package.swift")
        return copy
    }

    /// A folder with the programs that the launcher uses, and others that stand for the real ones.
    private func programs(_ fakes: [String: String], in copy: ProjectCopy) throws -> String {
        let names = [
            "sh", "dirname", "uname", "id", "find", "head", "cat", "mkdir", "touch", "mv",
            "readlink",
            "git", "chmod", "cp", "rm", "mktemp", "tail",
        ]
        for name in names where fakes[name] == nil {
            let real = try BuiltProgram.run(["sh", "-c", "command -v \(name)"])
            let path = real.output.trimmingCharacters(in: .whitespacesAndNewlines)
            let link = copy.url.appendingPathComponent("programs/\(name)")
            try FileManager.default.createDirectory(
                at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: URL(fileURLWithPath: path))
        }
        for (name, script) in fakes {
            try copy.write("#!/bin/sh\n\(script)\n", to: "programs/\(name)")
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755],
                ofItemAtPath: copy.url.appendingPathComponent("programs/\(name)").path)
        }
        return copy.url.appendingPathComponent("programs").path
    }

    private func launch(
        _ copy: ProjectCopy, _ arguments: String..., path: String
    ) throws -> BuiltProgram.Result {
        try BuiltProgram.run(
            [copy.url.appendingPathComponent("formwork").path] + arguments, in: copy.url,
            environment: ["PATH": path])
    }

    /// A compiler that 'builds' a program which prints its folder and arguments.
    private let compiler = """
        while [ $# -gt 0 ]; do
            [ "$1" = --scratch-path ] && folder=$2
            shift
        done
        echo "building" >&2
        mkdir -p "$folder/release"
        printf '#!/bin/sh\\necho "$(pwd) $*"\\n' >"$folder/release/formwork"
        chmod +x "$folder/release/formwork"
        """

    @Test("without a compiler it says so and exits 69")
    func noCompiler() throws {
        let copy = try copy()
        let run = try launch(copy, "--version", path: try programs([:], in: copy))
        #expect(run.code == 69)
        #expect(run.messages.contains("'swift' isn't there"), "\(run.messages)")
        #expect(run.messages.contains("swift.org"))
        #expect(run.output.isEmpty)
    }

    @Test(
        "a missing library is named with the command that installs it, 69, where it may not install"
    )
    func missingLibrary() throws {
        let copy = try copy()
        let path = try programs(
            [
                "swift": compiler, "pkg-config": "exit 1", "id": "echo 1000", "uname": "echo Linux",
                "apt-get": "exit 1",
                "sh": "case \"$2\" in *pkg-config*) exit 1;; esac; exec /bin/sh \"$@\"",
            ], in: copy)
        let run = try launch(copy, "scan", path: path)
        #expect(run.code == 69)
        #expect(run.messages.contains("sudo apt-get install -y"), "\(run.messages)")
        #expect(run.messages.contains("libxml2-dev"), "\(run.messages)")
        #expect(run.messages.contains("--setup"))
    }

    @Test("it builds once, runs in the caller's folder, is quiet, and builds anew after a change")
    func builds() throws {
        let copy = try copy()
        let path = try programs(
            ["swift": compiler, "pkg-config": "exit 0", "strace": ""], in: copy)
        let first = try launch(copy, "scan", "--json", path: path)
        #expect(first.code == 0, "\(first.messages)")
        #expect(first.output == "\(copy.path) scan --json\n")
        #expect(first.messages.contains("building a release"))
        let second = try launch(copy, "a b", path: path)
        #expect(second.output == "\(copy.path) a b\n")
        #expect(second.messages.isEmpty, "\(second.messages)")
        Thread.sleep(forTimeInterval: 0.05)
        try copy.write("// changed", to: "Sources/file")
        let third = try launch(copy, "scan", path: path)
        #expect(third.code == 0)
        #expect(third.messages.contains("building a release"))
    }

    @Test("a build that fails shows why and exits 69")
    func failingBuild() throws {
        let copy = try copy()
        let path = try programs(
            ["swift": "echo 'error: no such thing'; exit 1", "pkg-config": "exit 0"], in: copy)
        let run = try launch(copy, "scan", path: path)
        #expect(run.code == 69)
        #expect(run.messages.contains("error: no such thing"))
        #expect(run.output.isEmpty)
    }
}
