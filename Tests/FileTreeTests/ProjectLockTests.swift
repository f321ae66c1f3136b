import Diagnostics
import FileTree
import Foundation
import Testing
import TreeFixtures

@Suite("A project lock", .serialized)
struct ProjectLockTests {
    @Test("lets in one run at a time, writes nothing, and ends with its value")
    func exclusion() throws {
        let tree = try TemporaryTree()
        var first: ProjectLock? = try ProjectLock(try tree.root())
        let failure = #expect(throws: Failure.self) { try ProjectLock(tree.root()) }
        #expect(failure?.exitCode == .busy)
        #expect(first != nil)
        first = nil
        _ = try ProjectLock(try tree.root())
        #expect(try tree.snapshot().entries.isEmpty)
    }

    @Test("names the process that holds the project, and isn't held by one that was killed")
    func otherProcess() throws {
        let program = "/usr/bin/flock"
        guard FileManager.default.isExecutableFile(atPath: program) else {
            withKnownIssue("skipped: this system has no \(program)", isIntermittent: true) {}
            return
        }
        let tree = try TemporaryTree()
        let holder = Process()
        holder.executableURL = URL(fileURLWithPath: program)
        holder.arguments = ["--no-fork", tree.path, "sleep", "60"]
        try holder.run()
        let process = holder.processIdentifier
        var failure: Failure?
        for _ in 0..<200 where failure == nil {
            do throws(Failure) {
                _ = try ProjectLock(try DirectoryRoot(path: tree.path))
                usleep(10_000)
            } catch {
                failure = error
            }
        }
        #expect(
            failure?.diagnostics.first?.message
                == "process \(process) is working on the project '\(tree.path)'")
        kill(process, SIGKILL)
        holder.waitUntilExit()
        _ = try ProjectLock(try tree.root())
    }
}

@Suite("An interrupt flag", .serialized)
struct InterruptFlagTests {
    @Test("is raised by a signal, which then doesn't end the process")
    func signals() {
        let flag = InterruptFlag()
        #expect(!flag.isRaised)
        kill(getpid(), SIGINT)
        for _ in 0..<1000 where !flag.isRaised { usleep(1000) }
        #expect(flag.isRaised)
    }
}
