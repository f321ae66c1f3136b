import Foundation
import Testing

/// A run that is killed at any of its writes leaves a project that `recover` makes whole (trap 15).
@Suite(
    "A killed run",
    .enabled(if: SystemCallTracing.isPossible, "strace isn't there or may not trace"))
struct KillTests {
    private let formwork = BuiltProgram.formwork

    /// The calls by which a run changes the disk, and those around them.
    static let calls = [
        "openat", "write", "fsync", "fchmod", "linkat", "renameat,renameat2,rename", "mkdirat",
        "unlinkat", "close",
    ]

    /// How many kills each call was tried with.
    private func kill(
        at call: String, command: [String], prepare: (ProjectCopy) throws -> Void = { _ in }
    ) throws -> Int {
        let reference = try ProjectCopy()
        try prepare(reference)
        let old = try reference.snapshot()
        let total = try trace(reference, ["-e", "trace=\(call)"], command).calls
        let new = try reference.snapshot()
        #expect(new != old)
        // Before the first change nothing can break: reading and loading is tried at some places only.
        let first = call == "openat" || call == "close" ? max(1, total - 60) : 1
        var kills = 0
        guard total >= first else { return 0 }
        for number in first...total {
            let project = try ProjectCopy()
            try prepare(project)
            let run = try trace(
                project,
                ["-e", "trace=\(call)", "-e", "inject=\(call):signal=SIGKILL:when=\(number)"],
                command)
            if run.code == 128 + 9 { kills += 1 }
            let recovery = try formwork("recover", "--project", project.path)
            #expect(recovery.code == 0, "\(call) \(number): \(recovery.messages)")
            let tree = try project.snapshot()
            #expect(
                tree == old || tree == new, "\(call) \(number): the tree is neither old nor new")
        }
        return kills
    }

    private func trace(
        _ project: ProjectCopy, _ options: [String], _ command: [String]
    ) throws -> (code: Int32, calls: Int) {
        let log = project.url.deletingLastPathComponent().appendingPathComponent("trace")
        // Only the program itself is traced: git, which it starts, reads.
        let run = try BuiltProgram.run(
            ["strace", "-qq", "-o", log.path] + options + [formwork.path] + command
                + ["--project", project.path])
        let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
        let calls = text.split(separator: "\n").count { $0.contains("(") }
        return (run.code, calls)
    }

    @Test("at each of generate's calls in turn is the old tree or the new one after recover")
    func generate() throws {
        var kills = 0
        for call in Self.calls { kills += try kill(at: call, command: ["generate", "Profile"]) }
        #expect(kills >= 100, "only \(kills) kills")
    }

    @Test("of undo is the old tree or the new one after recover")
    func undo() throws {
        var kills = 0
        for call in ["fsync", "renameat,renameat2,rename", "unlinkat", "linkat"] {
            kills += try kill(at: call, command: ["undo", "Profile"]) { project in
                try formwork("generate", "Profile", "--project", project.path)
            }
        }
        #expect(kills >= 10, "only \(kills) kills")
    }

    @Test("makes the next run say what to do, and change nothing")
    func nextRun() throws {
        let project = try ProjectCopy()
        let run = try trace(
            project, ["-e", "trace=fsync", "-e", "inject=fsync:signal=SIGKILL:when=4"],
            ["generate", "Profile"])
        #expect(run.code == 128 + 9)
        let before = try project.snapshot()
        let next = try formwork("generate", "Order", "--project", project.path)
        #expect(next.code == 74)
        #expect(next.messages.contains("formwork recover"), "\(next.messages)")
        #expect(try project.snapshot() == before)
    }

    @Test("is told from an interrupted one: Ctrl-C while writing takes everything back, 130")
    func interrupted() throws {
        for number in [1, 3, 6] {
            let project = try ProjectCopy()
            let before = try project.snapshot()
            let run = try trace(
                project, ["-e", "trace=fsync", "-e", "inject=fsync:signal=SIGINT:when=\(number)"],
                ["generate", "Profile"])
            #expect(run.code == 130, "fsync \(number)")
            #expect(try project.snapshot() == before, "fsync \(number)")
        }
    }

    @Test("and a second run at the same time: 75 while the first one works")
    func twoRuns() throws {
        let project = try ProjectCopy()
        let first = try RunningProgram([
            "strace", "-qq", "-o", "/dev/null", "-e", "inject=fsync:delay_enter=4000000:when=1",
            formwork.path, "generate", "Profile", "--project", project.path,
        ])
        let staging = project.url.appendingPathComponent(".formwork-transaction")
        for _ in 0..<400 where !FileManager.default.fileExists(atPath: staging.path) {
            Thread.sleep(forTimeInterval: 0.01)
        }
        let second = try formwork("generate", "Order", "--project", project.path)
        #expect(second.code == 75, "\(second.code) \(second.messages)")
        #expect(second.messages.contains("process"), "\(second.messages)")
        #expect(try first.result().code == 0)
        #expect(project.text("Sources/Storefront/Features/Order/OrderView.swift") == nil)
    }
}
