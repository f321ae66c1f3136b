import Diagnostics
import Foundation
import Testing
import TreeFixtures

@testable import FileTree

@Suite("A transaction that meets a fault")
struct TransactionFaultTests {
    /// One transaction of every kind of step.
    static let files = ["a/old.swift": "old", "a/gone/x": "x", "keep": "keep"]
    static func transaction(_ lock: ProjectLock, _ calls: FileSystemCalls) throws -> FileTransaction
    {
        FileTransaction(
            lock,
            [
                .create(try path("a/b/c/new.swift"), bytes("new contents")),
                .create(try path("a/b/other.swift"), bytes("")),
                .replace(try path("a/old.swift"), bytes("newer"), expected: digest("old")),
                .remove(try path("a/gone/x"), expected: digest("x")),
                .create(try path(".formwork/receipt"), bytes("receipt")),
            ], foldersToRemoveWhenEmpty: [try path("a/gone")], calls: calls)
    }

    /// The tree before and after, and how many calls lead from one to the other.
    static func outcome() throws -> (old: TreeSnapshot, new: TreeSnapshot, calls: Int) {
        let tree = try TemporaryTree(files)
        let old = try tree.snapshot()
        let counter = FaultyCalls()
        _ = try transaction(try ProjectLock(try tree.root()), counter.calls).apply()
        return (old, try tree.snapshot(), counter.names.count)
    }

    @Test(
        "is all or nothing where any one call fails",
        arguments: [ENOSPC, EACCES, EROFS, EIO, ENAMETOOLONG, EDQUOT])
    func failures(code: Int32) throws {
        let (old, new, count) = try Self.outcome()
        #expect(count > 40)
        for number in 1...count {
            let tree = try TemporaryTree(Self.files)
            let faults = FaultyCalls(.failure(at: number, code: code))
            let lock = try ProjectLock(try tree.root())
            do {
                let result = try Self.transaction(lock, faults.calls).apply()
                // What fails after the commit point is told, and never undoes the files.
                #expect(!result.warnings.isEmpty, "call \(number) \(faults.names[number - 1])")
                _ = try TransactionRecovery.recover(lock)
                let snapshot = try tree.snapshot()
                #expect(snapshot.withoutEmptyFolder("a/gone") == new)
            } catch let error as Failure {
                #expect([.cannotCreate, .inputOutput].contains(error.exitCode))
                let message = error.diagnostics.first?.message ?? ""
                #expect(message.hasSuffix(SystemError(code: code, call: "").words))
                let snapshot = try tree.snapshot()
                #expect(snapshot == old, "call \(number) \(faults.names[number - 1])")
            }
        }
    }

    @Test("is old or new after recovery where the process dies at any call")
    func deaths() throws {
        let (old, new, count) = try Self.outcome()
        var outcomes: Set<String> = []
        for number in 1...count {
            let tree = try TemporaryTree(Self.files)
            let faults = FaultyCalls(.death(at: number))
            let lock = try ProjectLock(try tree.root())
            _ = try? Self.transaction(lock, faults.calls).apply()
            let outcome = try TransactionRecovery.recover(lock)
            let snapshot = try tree.snapshot()
            let expected: TreeSnapshot
            switch outcome {
            case .rolledBack(_, let kept):
                #expect(kept.isEmpty)
                expected = old
                outcomes.insert("old")
            case .completed:
                expected = new
                outcomes.insert("new")
            case .nothing: expected = number < 10 ? old : new
            }
            #expect(snapshot == expected, "died at call \(number) of \(count)")
            #expect(try TransactionRecovery.recover(lock) == .nothing)
        }
        #expect(outcomes == ["old", "new"])
    }

    @Test("is old or new where recovery dies as well, at any of its calls")
    func deathsOfRecovery() throws {
        let (old, new, count) = try Self.outcome()
        for number in stride(from: 1, through: count, by: 3) {
            for second in 1... {
                let tree = try TemporaryTree(Self.files)
                let lock = try ProjectLock(try tree.root())
                _ = try? Self.transaction(lock, FaultyCalls(.death(at: number)).calls).apply()
                let faults = FaultyCalls(.death(at: second))
                _ = try? TransactionRecovery.recover(lock, calls: faults.calls)
                _ = try TransactionRecovery.recover(lock)
                let snapshot = try tree.snapshot()
                #expect(snapshot == old || snapshot == new, "\(number), then \(second)")
                if faults.names.count < second { break }
            }
        }
    }

    @Test("loses nothing where the journal is cut off at any byte, at any moment")
    func tornJournals() throws {
        let (old, _, count) = try Self.outcome()
        for number in stride(from: 1, through: count, by: 2) {
            var length = 0
            while true {
                let tree = try TemporaryTree(Self.files)
                let lock = try ProjectLock(try tree.root())
                _ = try? Self.transaction(lock, FaultyCalls(.death(at: number)).calls).apply()
                let journal = tree.absolute(".formwork-transaction/journal")
                guard let whole = FileManager.default.contents(atPath: journal) else { break }
                try whole.prefix(length).write(to: URL(fileURLWithPath: journal))
                do {
                    let outcome = try TransactionRecovery.recover(lock)
                    #expect(outcome != .nothing)
                    #expect(try tree.snapshot().isOld(old, number), "\(number), \(length) bytes")
                } catch let error as Failure {
                    // Steps whose lines are lost had been done: then what was saved stays.
                    #expect(error.exitCode == .inputOutput)
                    let contents = try tree.snapshot().entries.values
                    #expect(contents.contains { $0.text == "old" })
                    #expect(contents.contains { $0.text == "x" })
                }
                if length >= whole.count { break }
                length += 97
                length = min(length, whole.count)
            }
        }
    }

    @Test("keeps what somebody edited between the kill and the recovery")
    func editsAfterTheKill() throws {
        let (_, _, count) = try Self.outcome()
        for number in 1...count {
            let tree = try TemporaryTree(Self.files)
            let lock = try ProjectLock(try tree.root())
            _ = try? Self.transaction(lock, FaultyCalls(.death(at: number)).calls).apply()
            try tree.write("edited by hand", to: "a/b/c/new.swift")
            try tree.write("edited by hand", to: "a/old.swift")
            _ = try TransactionRecovery.recover(lock)
            #expect(try tree.text("a/b/c/new.swift") == "edited by hand")
            #expect(try tree.text("a/old.swift") == "edited by hand")
            #expect(try !TransactionRecovery.isNeeded(try tree.root()))
        }
    }

    @Test("never removes a file that a person put into the transaction's folder")
    func strangersInTheFolder() throws {
        let tree = try TemporaryTree([".formwork-transaction/notes.txt": "mine"])
        let lock = try ProjectLock(try tree.root())
        #expect(throws: Failure.self) { try TransactionRecovery.recover(lock) }
        #expect(try tree.text(".formwork-transaction/notes.txt") == "mine")
    }
}

extension TreeSnapshot.Entry {
    fileprivate var text: String? {
        if case .file(let bytes, _) = self { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
}

extension TreeSnapshot {
    /// The tree without a folder that couldn't be removed after the commit point.
    fileprivate func withoutEmptyFolder(_ path: String) -> TreeSnapshot {
        var copy = self
        copy.entries[path] = nil
        return copy
    }

    /// Whether this is the old tree, folders apart whose lines a torn journal lost.
    fileprivate func isOld(_ old: TreeSnapshot, _ number: Int) -> Bool {
        let files = entries.filter { $0.value != .folder }
        return files == old.entries.filter { $0.value != .folder }
    }
}
