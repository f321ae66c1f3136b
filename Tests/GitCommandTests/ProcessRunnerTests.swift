import Diagnostics
import FileTree
import Foundation
import Testing
import TreeFixtures

@testable import GitCommand

@Suite("A process runner")
struct ProcessRunnerTests {
    private let runner = ProcessRunner(environment: ["PATH": "/usr/bin:/bin", "WORD": "a b"])

    @Test("returns what the program printed and how it ended")
    func result() throws {
        let result = try runner.run("/bin/sh", ["-c", "echo \"$WORD\"; echo oops >&2; exit 3"])
        #expect(result.text == "a b")
        #expect(result.errorText == "oops")
        #expect(result.ending == .exited(3))
        let killed = try runner.run("/bin/sh", ["-c", "kill -9 $$"])
        #expect(killed.ending == .killed(signal: SIGKILL))
    }

    @Test("feeds input of any size, and nothing by default", .timeLimit(.minutes(1)))
    func input() throws {
        let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
        #expect(try runner.run("/bin/cat", [], input: bytes).output == bytes)
        #expect(try runner.run("/bin/cat", []).output.isEmpty)
        #expect(try runner.run("/bin/sh", ["-c", "exit 0"], input: bytes).isSuccess)
    }

    @Test("reads both streams at once", .timeLimit(.minutes(1)))
    func bothStreams() throws {
        let script =
            "i=0; while [ $i -lt 3000 ]; do printf '%0100d' 0; printf '%0100d' 1 >&2; i=$((i+1)); done"
        let result = try runner.run("/bin/sh", ["-c", script])
        #expect(result.output.count == 300_000)
        #expect(result.errors.count == 300_000)
    }

    @Test("stops a program that prints without end", .timeLimit(.minutes(1)))
    func flood() throws {
        var bounded = runner
        bounded.maximumOutput = 100_000
        let failure = #expect(throws: Failure.self) {
            try bounded.run("/bin/sh", ["-c", "while :; do echo flood; done"])
        }
        #expect(failure?.exitCode == .inputOutput)
    }

    @Test("says that a program isn't there")
    func missing() {
        let failure = #expect(throws: Failure.self) { try runner.run("/no/such/program", []) }
        #expect(failure?.exitCode == .unavailable)
        #expect(
            failure?.diagnostics.first?.message
                == "can't start '/no/such/program': no such file or directory")
    }

    @Test("hands no open file of ours to the program")
    func descriptors() throws {
        guard FileManager.default.fileExists(atPath: "/proc/self/fd") else { return }
        let tree = try TemporaryTree(["a": ""])
        let lock = try ProjectLock(try tree.root())
        let result = try runner.run("/bin/sh", ["-c", "ls -l /proc/self/fd"])
        #expect(result.isSuccess && !result.text.contains(tree.path))
        #expect(lock.root.path == tree.path)
    }
}

@Suite("Git's environment")
struct GitEnvironmentTests {
    @Test("holds nothing that points git elsewhere or makes it run programs")
    func cleaned() {
        let cleaned = GitEnvironment.cleaned([
            "PATH": "/bin", "GIT_DIR": "x", "GIT_WORK_TREE": "x", "GIT_INDEX_FILE": "x",
            "GIT_EXTERNAL_DIFF": "x", "GIT_CONFIG_PARAMETERS": "x", "GIT_AUTHOR_NAME": "Ann",
            "GIT_SSH_COMMAND": "ssh", "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "a.b",
            "LC_ALL": "de_DE",
        ])
        #expect(
            cleaned == [
                "PATH": "/bin", "GIT_AUTHOR_NAME": "Ann", "GIT_SSH_COMMAND": "ssh",
                "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "a.b", "GIT_TERMINAL_PROMPT": "0",
                "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C",
            ])
    }

    @Test("is searched for git in absolute folders only")
    func location() throws {
        let failure = #expect(throws: Failure.self) { try Git.locate(in: ["PATH": "/no/such:."]) }
        #expect(failure?.exitCode == .unavailable)
        #expect(try Git.locate().program.hasPrefix("/"))
    }
}
