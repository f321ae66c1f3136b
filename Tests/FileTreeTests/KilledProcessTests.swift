import Foundation
import Testing
import TreeFixtures

@Suite("A process that is killed at a chosen call")
struct KilledProcessTests {
    @Test(
        "dies there, and lives where it makes fewer such calls",
        .enabled(if: KilledProcess.strace != nil, "strace isn't here, or may not trace"))
    func killing() throws {
        let tree = try TemporaryTree()
        let first = try KilledProcess.run(
            "/bin/mkdir", ["a", "b"], in: tree.path, killedAt: "mkdir", 2)
        #expect(first.wasKilled)
        #expect(try tree.snapshot().entries["a"] == .folder)
        let second = try KilledProcess.run(
            "/bin/mkdir", ["c"], in: tree.path, killedAt: "mkdir", 2)
        #expect(!second.wasKilled && second.exitCode == 0)
        #expect(try tree.snapshot().entries["c"] == .folder)
    }
}
