import Diagnostics
import Foundation
import Testing
import TreeFixtures

@testable import FileTree

/// What a tree should hold: a model of the transaction, small enough to be right at sight.
private struct ModelTree: Equatable {
    var files: [String: String] = [:]
    var folders: Set<String> = []

    init(_ snapshot: TreeSnapshot) {
        for (path, entry) in snapshot.entries {
            if case .file(let bytes, _) = entry {
                files[path] = String(decoding: bytes, as: UTF8.self)
            } else {
                folders.insert(path)
            }
        }
    }

    mutating func create(_ path: String, _ text: String) {
        files[path] = text
        var parts = path.split(separator: "/").dropLast()
        while !parts.isEmpty {
            folders.insert(parts.joined(separator: "/"))
            parts.removeLast()
        }
    }

    mutating func removeEmptyFolders(_ candidates: [String]) {
        for folder in candidates.sorted(by: { $0.count > $1.count }) {
            let isEmpty = !(Array(files.keys) + folders).contains { $0.hasPrefix("\(folder)/") }
            if isEmpty { folders.remove(folder) }
        }
    }
}

@Suite("Any list of operations")
struct TransactionModelTests {
    private static let names = ["a", "b", "c/d", "c/e/f", "c/e/g", "h/i", "h/j/k", "é/l", "m n/o"]
    private static let folders = ["c", "c/e", "h", "h/j", "é", "m n"]

    @Test("is applied whole, or not at all where the process dies", arguments: 1...60)
    func randomLists(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var start: [String: String] = [:]
        for name in Self.names where Bool.random(using: &random) { start[name] = "old \(name)" }
        let chosen = Self.names.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
        let removable = Self.folders.filter { _ in Bool.random(using: &random) }
        let tree = try TemporaryTree(start)
        let old = try tree.snapshot()

        var model = ModelTree(old)
        var operations: [FileOperation] = []
        for name in chosen.shuffled(using: &random) {
            let path = try path(name)
            if let text = start[name] {
                if Bool.random(using: &random) {
                    operations.append(.remove(path, expected: digest(text)))
                    model.files[name] = nil
                } else {
                    operations.append(.replace(path, bytes("new"), expected: digest(text)))
                    model.files[name] = "new"
                }
            } else {
                operations.append(.create(path, bytes("new \(name)")))
                model.create(name, "new \(name)")
            }
        }
        model.removeEmptyFolders(removable)

        let counter = FaultyCalls()
        try apply(operations, removable, to: tree, counter)
        #expect(try ModelTree(tree.snapshot()) == model)
        guard !counter.names.isEmpty else { return }

        for _ in 0..<8 {
            let tree = try TemporaryTree(start)
            let death = Int.random(in: 1...counter.names.count, using: &random)
            _ = try? apply(operations, removable, to: tree, FaultyCalls(.death(at: death)))
            let lock = try ProjectLock(try tree.root())
            let second = Int.random(in: 1...20, using: &random)
            _ = try? TransactionRecovery.recover(
                lock, calls: FaultyCalls(.death(at: second)).calls)
            _ = try TransactionRecovery.recover(lock)
            let snapshot = try tree.snapshot()
            #expect(
                snapshot == old || ModelTree(snapshot) == model,
                "seed \(seed), died at \(death) and \(second):\n\(snapshot)")
        }
    }

    private func apply(
        _ operations: [FileOperation], _ folders: [String], to tree: TemporaryTree,
        _ faults: FaultyCalls
    ) throws {
        _ = try FileTransaction(
            try ProjectLock(try tree.root()), operations,
            foldersToRemoveWhenEmpty: try folders.map(path), calls: faults.calls
        ).apply()
    }
}
