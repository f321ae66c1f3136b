import Foundation
import GitCommand
import Testing

@testable import FeatureGeneration

/// Random bases, random edits and random new versions, each from a seed that a failure names.
///
/// `FORMWORK_FUZZ_ROUNDS=1000` runs as many as that; a run of all tests makes do with fewer.
@Suite("A thousand random upgrades")
struct UpgradeFuzzTests {
    static let rounds =
        ProcessInfo.processInfo.environment["FORMWORK_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 100

    @Test("lose no line that a user typed, tell each conflict, and are done the second time")
    func rounds() throws {
        let git = try Git.locate()
        var conflicts = 0
        for seed in 1...UInt64(Self.rounds) {
            if try run(seed, git) { conflicts += 1 }
        }
        // A fuzz that meets only one kind of outcome would prove little.
        #expect(conflicts > Self.rounds / 10 && conflicts < Self.rounds * 9 / 10)
    }

    /// One round; whether it ended in a conflict.
    private func run(_ seed: UInt64, _ git: Git) throws -> Bool {
        var round = try UpgradeRound(seed: seed, git: git)
        try round.edit()
        let order = try round.release()
        let root = round.project.root
        let typed = round.userLines.intersection(try round.lines())
        let before = try bytes(round)
        let plan = try round.plan(order)
        _ = try UpgradeApplier(root: root).apply(plan)

        let lost = typed.subtracting(try round.lines())
        #expect(lost.isEmpty, "seed \(seed): lost \(lost)")
        let after = try bytes(round)
        for kept in round.userBytes where before.values.contains(kept) {
            #expect(after.values.contains(kept), "seed \(seed): lost a binary edit")
        }
        let isMarked = after.contains { path, bytes in
            path.hasSuffix(".theirs") || ConflictMarkers.stand(in: bytes, size: 7)
        }
        if isMarked { #expect(!plan.conflicts.isEmpty, "seed \(seed): a conflict isn't told") }
        if plan.conflicts.isEmpty {
            try expectNothingLeft(&round, seed)
            return false
        }
        #expect(plan.conflictFailure?.exitCode == .findings)
        if seed % 2 == 0 {
            _ = try UpgradeAbort(root: root).run()
            #expect(try bytes(round) == before, "seed \(seed): --abort left another tree")
        } else {
            try settle(round)
            let result = try UpgradeContinuation(root: root).run()
            #expect(result.open.isEmpty, "seed \(seed)")
            try expectNothingLeft(&round, seed)
        }
        return true
    }

    /// Settles every conflict by dropping the markers, which keeps both sides.
    private func settle(_ round: UpgradeRound) throws {
        for (path, bytes) in try bytes(round) where !path.hasSuffix("/") {
            let file = round.project.folder.appendingPathComponent(path)
            if path.hasSuffix(".theirs") {
                try FileManager.default.removeItem(at: file)
            } else if ConflictMarkers.stand(in: bytes, size: 7) {
                let lines = bytes.split(separator: 0x0A).filter {
                    !ConflictMarkers.stand(in: Array($0), size: 7)
                }
                try Data(lines.joined(separator: [0x0A])).write(to: file)
            }
        }
    }

    /// The same set again has nothing to do.
    private func expectNothingLeft(_ round: inout UpgradeRound, _ seed: UInt64) throws {
        #expect(try round.plan(try round.order()).isEmpty, "seed \(seed)")
        let again = try round.plan(try round.sameAgain())
        #expect(again.conflicts.isEmpty, "seed \(seed): \(again.conflicts)")
        #expect(again.changes.operations().isEmpty, "seed \(seed): \(again.files)")
    }

    private func bytes(_ round: UpgradeRound) throws -> [String: [UInt8]] {
        var result: [String: [UInt8]] = [:]
        for (path, text) in try round.project.tree() {
            if text == "/" {
                result[path + "/"] = []
                continue
            }
            let file = round.project.folder.appendingPathComponent(path)
            result[path] = Array(try Data(contentsOf: file))
        }
        return result
    }
}
