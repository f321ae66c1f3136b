import Diagnostics
import FileTree
import Foundation
import Testing
import TreeFixtures

@testable import GitCommand

@Suite("Git's list of files")
struct FileListingTests {
    @Test("holds tracked and untracked files, once each, without ignored and deleted ones")
    func workTree() throws {
        let tree = try repository([
            "a/tracked.swift": "", "a/deleted.swift": "", "ignored/x": "", "b c/é.swift": "",
            ".gitignore": "ignored/\n*.log\n", "a/.gitignore": "*.tmp\n",
        ])
        try tree.write("", to: "a/new.swift")
        try tree.write("", to: "a/x.tmp")
        try tree.write("", to: "x.log")
        try tree.link("link", to: "a")
        try tree.remove("a/deleted.swift")
        let listing = try Git.locate().trackedAndUntracked(below: tree.path)
        #expect(
            listing.paths.map(\.string) == [
                ".gitignore", "a/.gitignore", "a/new.swift", "a/tracked.swift", "b c/é.swift",
                "link",
            ])
        #expect(listing.isWorkTree)
        #expect(listing.skipped == 0)
    }

    @Test("is relative to the project where that is a sub-folder")
    func subFolder() throws {
        let tree = try repository(["app/a.swift": "", "other/b.swift": "", ".gitignore": "*.log\n"])
        try tree.write("", to: "app/x.log")
        let listing = try Git.locate().trackedAndUntracked(below: tree.absolute("app"))
        #expect(listing.paths.map(\.string) == ["a.swift"])
    }

    @Test("names a conflicted file once")
    func conflict() throws {
        let tree = try repository(["a": "1"])
        try git(tree, "checkout", "-q", "-b", "other")
        try tree.write("2", to: "a")
        try git(tree, "commit", "-qam", "other")
        try git(tree, "checkout", "-q", "main")
        try tree.write("3", to: "a")
        try git(tree, "commit", "-qam", "main")
        _ = try Git.locate().run(in: tree.path, ["merge", "other"])
        #expect(try Git.locate().trackedAndUntracked(below: tree.path).paths.map(\.string) == ["a"])
    }

    @Test("sets repositories inside the project apart, tracked or not")
    func nestedRepositories() throws {
        let tree = try repository(["a": ""])
        for name in ["module", "loose"] {
            try tree.write("", to: "\(name)/file")
            try initialise(tree.absolute(name))
        }
        try git(tree, "add", "module")
        let listing = try Git.locate().trackedAndUntracked(below: tree.path)
        #expect(listing.paths.map(\.string) == ["a"])
        #expect(listing.nestedRepositories.map(\.string) == ["loose", "module"])
    }

    @Test("skips and counts names that no path can hold")
    func strangeNames() throws {
        let tree = try repository(["a": ""])
        try tree.write("", to: "line\nend")
        try tree.write("", to: "~home")
        let listing = try Git.locate().trackedAndUntracked(below: tree.path)
        #expect(listing.paths.map(\.string) == ["a"])
        #expect(listing.skipped == 2)
    }

    @Test("honours .gitignore in a plain folder, and leaves nothing there")
    func plainFolder() throws {
        let tree = try TemporaryTree([
            "a/x.swift": "", "a/y.log": "", "build/z": "", ".gitignore": "build/\n",
            "a/.gitignore": "*.log\n", "sub/.gitignore": "!keep\n", "sub/keep": "",
        ])
        let before = try tree.snapshot()
        let listing = try Git.locate().trackedAndUntracked(below: tree.path)
        #expect(
            listing.paths.map(\.string)
                == [".gitignore", "a/.gitignore", "a/x.swift", "sub/.gitignore", "sub/keep"])
        #expect(!listing.isWorkTree)
        #expect(try tree.snapshot() == before)
    }

    @Test("sees a project that the repository around it ignores")
    func ignoredProject() throws {
        let tree = try repository([".gitignore": "*\n"])
        try tree.write("", to: "project/Sources/a.swift")
        try tree.write("", to: "project/x.log")
        try tree.write("*.log\n", to: "project/.gitignore")
        let listing = try Git.locate().trackedAndUntracked(below: tree.absolute("project"))
        #expect(listing.paths.map(\.string) == [".gitignore", "Sources/a.swift"])
    }

    @Test("is made without running anything that the project asks for")
    func nothingRuns() throws {
        let tree = try repository(["a": "1"])
        let mark = tree.absolute("ran")
        try tree.write("#!/bin/sh\ntouch '\(mark)'\n", to: "evil.sh", mode: 0o755)
        for setting in ["core.fsmonitor", "diff.external", "core.pager", "core.sshCommand"] {
            try git(tree, "config", setting, tree.absolute("evil.sh"))
        }
        let git = try Git.locate()
        _ = try git.trackedAndUntracked(below: tree.path)
        _ = try git.isClean(tree.path)
        _ = try git.topLevel(of: tree.path)
        _ = try git.userName(in: tree.path)
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test("can't be made of a folder that isn't there")
    func missingFolder() {
        let failure = #expect(throws: Failure.self) {
            try Git.locate().trackedAndUntracked(below: "/no/such/folder")
        }
        #expect(failure?.exitCode == .notFound)
    }

    @Test("reads which folders git couldn't open")
    func unreadableFolders() {
        let messages = """
            warning: could not open directory 'Sources/a b/': Permission denied
            warning: something else
            warning: could not open directory 'it's/': Permission denied

            """
        #expect(Git.unreadable(Array(messages.utf8)) == ["Sources/a b", "it's"])
    }
}

@Suite("Git's view of a project")
struct RepositoryTests {
    @Test("knows the top folder, whether all is committed, and the user's name")
    func facts() throws {
        let tree = try repository(["a/b": "1"])
        let git = try Git.locate()
        #expect(try git.topLevel(of: tree.absolute("a")) == tree.path)
        #expect(try git.isClean(tree.path) == true)
        try tree.write("2", to: "a/b")
        #expect(try git.isClean(tree.path) == false)
        #expect(try git.userName(in: tree.path) == "Ann Example")
    }

    @Test("has no answers for a plain folder")
    func plainFolder() throws {
        let tree = try TemporaryTree(["a": ""])
        let git = try Git.locate()
        #expect(try git.topLevel(of: tree.path) == nil)
        #expect(try git.isClean(tree.path) == nil)
    }
}

/// A repository on branch `main` with one commit of the given files.
func repository(_ files: [String: String]) throws -> TemporaryTree {
    let tree = try TemporaryTree(files)
    try initialise(tree.path)
    return tree
}

func initialise(_ folder: String) throws {
    for arguments in [
        ["init", "-q", "-b", "main"], ["config", "user.name", "Ann Example"],
        ["config", "user.email", "ann@example.com"], ["add", "-A"],
        ["commit", "-q", "--allow-empty", "-m", "first"],
    ] {
        let result = try Git.locate().run(in: folder, arguments)
        #expect(result.isSuccess, "\(arguments): \(result.errorText)")
    }
}

func git(_ tree: TemporaryTree, _ arguments: String...) throws {
    let result = try Git.locate().run(in: tree.path, arguments)
    #expect(result.isSuccess, "\(arguments): \(result.errorText)")
}
