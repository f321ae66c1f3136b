import Diagnostics
import Foundation
import Testing
import TreeFixtures

@testable import FileTree

@Suite("A file transaction")
struct FileTransactionTests {
    @Test("creates, replaces and removes, and leaves nothing else behind")
    func allActions() throws {
        let tree = try TemporaryTree(["a/old.swift": "old", "a/gone/x": "x", "keep": "keep"])
        try tree.write("#!/bin/sh", to: "run.sh", mode: 0o755)
        let result = try apply(
            to: tree,
            [
                .create(path("a/b/c/new.swift"), bytes("new")),
                .create(path("a/b/tool"), bytes("tool"), mode: 0o777),
                .replace(path("a/old.swift"), bytes("newer"), expected: digest("old")),
                .replace(path("run.sh"), bytes("#!/bin/bash"), expected: digest("#!/bin/sh")),
                .remove(path("a/gone/x"), expected: digest("x")),
            ], removing: [path("a"), path("a/gone")])
        #expect(result.madeFolders.map(\.string) == ["a/b", "a/b/c"])
        #expect(result.warnings.isEmpty)
        let expected: [String: TreeSnapshot.Entry] = [
            "a": .folder, "a/b": .folder, "a/b/c": .folder,
            "a/b/c/new.swift": .file(bytes: Data("new".utf8), mode: 0o666 & ~Self.mask),
            "a/b/tool": .file(bytes: Data("tool".utf8), mode: 0o777 & ~Self.mask),
            "a/old.swift": .file(bytes: Data("newer".utf8), mode: 0o666 & ~Self.mask),
            "keep": .file(bytes: Data("keep".utf8), mode: 0o666 & ~Self.mask),
            "run.sh": .file(bytes: Data("#!/bin/bash".utf8), mode: 0o755),
        ]
        #expect(try tree.snapshot() == TreeSnapshot(entries: expected))
    }

    @Test("writes nothing where a file isn't any more what the plan saw, and names every conflict")
    func conflicts() throws {
        let tree = try TemporaryTree(["edited": "mine", "there": "x", "folder/x": "", "Case/X": ""])
        try tree.link("link", to: "folder")
        let before = try tree.snapshot()
        let failure = #expect(throws: Failure.self) {
            try apply(
                to: tree,
                [
                    .create(path("fine"), bytes("")),
                    .replace(path("edited"), bytes("new"), expected: digest("theirs")),
                    .create(path("there"), bytes("")),
                    .create(path("folder"), bytes("")),
                    .create(path("link/x"), bytes("")),
                    .create(path("there/below"), bytes("")),
                    .remove(path("absent"), expected: digest("")),
                    .create(path("case/y"), bytes("")),
                    .replace(path("link"), bytes(""), expected: digest("")),
                ])
        }
        #expect(failure?.exitCode == .cannotCreate)
        #expect(
            failure?.diagnostics.map(\.message).sorted() == [
                "can't look at 'link/x': 'link' is a symbolic link, "
                    + "and links inside the project aren't followed",
                "can't look at 'there/below': 'there' is a file, not a folder",
                "can't read 'link': 'link' is a symbolic link, "
                    + "and links inside the project aren't followed",
                "can't write 'absent': it is gone since the plan was made",
                "can't write 'case/y': 'Case' exists, and differs only in case or Unicode form",
                "can't write 'edited': it was changed since the plan was made",
                "can't write 'folder': it exists already",
                "can't write 'link': 'link/x' needs a folder there",
                "can't write 'there': 'there/below' needs a folder there",
                "can't write 'there': it exists already",
            ])
        #expect(try tree.snapshot() == before)
    }

    @Test("refuses two outputs that are one file on a Mac")
    func collisions() throws {
        let tree = try TemporaryTree()
        let failure = #expect(throws: Failure.self) {
            try apply(
                to: tree,
                [
                    .create(path("a/Model.swift"), bytes("")),
                    .create(path("a/model.swift"), bytes("")),
                    .create(path("A/Other.swift"), bytes("")),
                ])
        }
        #expect(
            failure?.diagnostics.map(\.message) == [
                "can't write 'a/model.swift': 'a/Model.swift' is written by the same plan",
                "can't write 'A': the same plan spells it 'a' elsewhere",
            ])
        #expect(try tree.snapshot().entries.isEmpty)
    }

    @Test(
        "refuses protected places unless they are permitted",
        arguments: [
            ".git/hooks/post-checkout", ".GIT/config", "Package.swift",
            "App.xcodeproj/project.pbxproj",
            ".formwork-transaction/new-0", "a/.git/x",
        ])
    func protection(text: String) throws {
        let tree = try TemporaryTree()
        let failure = #expect(throws: Failure.self) {
            try apply(to: tree, [.create(path(text), bytes(""))])
        }
        #expect(failure?.exitCode == .cannotCreate)
        #expect(try tree.snapshot().entries.isEmpty)
    }

    @Test("may write receipts, and manifests with consent")
    func permission() throws {
        let tree = try TemporaryTree()
        try apply(to: tree, [.create(path(".formwork/Profile.receipt"), bytes("r"))])
        #expect(try tree.text(".formwork/Profile.receipt") == "r")
        let lock = try ProjectLock(try tree.root())
        _ = try FileTransaction(
            lock, [.create(try path("Package.swift"), bytes("p"))], permitted: [.packageManifest]
        ).apply()
        #expect(try tree.text("Package.swift") == "p")
    }

    @Test("takes everything back when interrupted, whenever that happens")
    func interruption() throws {
        for moment in 0... {
            let tree = try TemporaryTree(["a": "old"])
            let before = try tree.snapshot()
            var asked = 0
            let lock = try ProjectLock(try tree.root())
            let transaction = FileTransaction(
                lock,
                [
                    .create(try path("b/c"), bytes("new")),
                    .replace(try path("a"), bytes("new"), expected: digest("old")),
                ], calls: FaultyCalls().calls)
            do {
                _ = try transaction.apply {
                    asked += 1
                    return asked > moment
                }
                #expect(moment > 4)
                break
            } catch {
                #expect(error.exitCode == .interrupted)
                #expect(try tree.snapshot() == before)
            }
        }
    }

    @Test("refuses to begin where an earlier run was cut short, and points to recover")
    func unfinished() throws {
        let tree = try TemporaryTree()
        try tree.makeFolder(".formwork-transaction")
        let failure = #expect(throws: Failure.self) {
            try apply(to: tree, [.create(path("x"), bytes(""))])
        }
        #expect(failure?.exitCode == .inputOutput)
        #expect(failure?.diagnostics.first?.fix == "run 'formwork recover'")
        #expect(try tree.snapshot().entries.keys.sorted() == [".formwork-transaction"])
    }

    @Test("works where the file system knows no hard links")
    func noLinks() throws {
        let tree = try TemporaryTree(["a": "old", "gone": "x"])
        let faults = FaultyCalls(.always(call: "link", code: EPERM))
        let lock = try ProjectLock(try tree.root())
        _ = try FileTransaction(
            lock,
            [
                .create(try path("b/c"), bytes("new")),
                .replace(try path("a"), bytes("newer"), expected: digest("old")),
                .remove(try path("gone"), expected: digest("x")),
            ], calls: faults.calls
        ).apply()
        #expect(try tree.snapshot().entries.keys.sorted() == ["a", "b", "b/c"])
        #expect(try tree.text("a") == "newer")
    }

    @Test("keeps the modification time of what it takes back")
    func modificationTime() throws {
        let tree = try TemporaryTree(["a": "old"])
        let date = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes(
            [.modificationDate: date], ofItemAtPath: tree.absolute("a"))
        let lock = try ProjectLock(try tree.root())
        // The journal's rename is the first one, the file's the second: it dies right after that.
        let faults = FaultyCalls(.death(at: 16))
        #expect(throws: Failure.self) {
            try FileTransaction(
                lock, [.replace(path("a"), bytes("new"), expected: digest("old"))],
                calls: faults.calls
            ).apply()
        }
        #expect(faults.names.prefix(15).filter { $0 == "rename" }.count == 2)
        #expect(try tree.text("a") == "new")
        _ = try TransactionRecovery.recover(lock)
        #expect(try tree.text("a") == "old")
        let attributes = try FileManager.default.attributesOfItem(atPath: tree.absolute("a"))
        #expect(attributes[.modificationDate] as? Date == date)
    }

    private static let mask: Int = {
        let mask = umask(0)
        umask(mask)
        return Int(mask)
    }()
}

/// Applies operations with the real calls.
@discardableResult
func apply(
    to tree: TemporaryTree, _ operations: [FileOperation], removing folders: [RelativePath] = []
) throws -> TransactionResult {
    let lock = try ProjectLock(try tree.root())
    return try FileTransaction(lock, operations, foldersToRemoveWhenEmpty: folders).apply()
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
func digest(_ text: String) -> ContentDigest { ContentDigest(of: bytes(text)) }
