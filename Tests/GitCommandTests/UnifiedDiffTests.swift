import FileTree
import Foundation
import GitCommand
import Testing
import TreeFixtures

@Suite("A unified diff")
struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?, _ path: String = "a/x.swift") throws -> String
    {
        try UnifiedDiff(
            from: old.map { UnifiedDiff.Side(Array($0.utf8)) },
            to: new.map { UnifiedDiff.Side(Array($0.utf8)) },
            path: RelativePath(validating: path)
        ).text
    }

    @Test("shows a changed line with its surroundings")
    func change() throws {
        let old = (1...9).map { "line \($0)\n" }.joined()
        #expect(
            try diff(old, old.replacingOccurrences(of: "line 5", with: "five")) == """
                diff --git a/a/x.swift b/a/x.swift
                --- a/a/x.swift
                +++ b/a/x.swift
                @@ -2,7 +2,7 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +five
                 line 6
                 line 7
                 line 8

                """)
    }

    @Test("shows new and removed files, and a missing line end")
    func wholeFiles() throws {
        #expect(
            try diff(nil, "a\nb") == """
                diff --git a/a/x.swift b/a/x.swift
                new file mode 100644
                --- /dev/null
                +++ b/a/x.swift
                @@ -0,0 +1,2 @@
                +a
                +b
                \\ No newline at end of file

                """)
        #expect(
            try diff("a\n", nil) == """
                diff --git a/a/x.swift b/a/x.swift
                deleted file mode 100644
                --- a/a/x.swift
                +++ /dev/null
                @@ -1 +0,0 @@
                -a

                """)
        #expect(try diff("a\n", "a\n") == "")
    }

    @Test("doesn't print binary files")
    func binary() throws {
        #expect(
            try diff("a", "a\0")
                == "diff --git a/a/x.swift b/a/x.swift\n"
                + "Binary files a/a/x.swift and b/a/x.swift differ\n")
    }

    @Test("is taken by git apply, for any two texts")
    func roundTrip() throws {
        var state: UInt64 = 5
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        func text() -> String {
            let lines = (0..<random(30)).map { _ in "line \(random(6))" }
            return lines.joined(separator: "\n") + (random(3) == 0 ? "" : "\n")
        }
        let tree = try TemporaryTree()
        var patch: [UInt8] = []
        var expected: [String: Data] = [:]
        for index in 0..<300 {
            let name = index % 7 == 0 ? "f \"\\\(index)é" : "f\(index)"
            let old = index % 5 == 0 ? nil : text()
            let new = index % 11 == 0 ? nil : text()
            if let old { try tree.write(old, to: name) }
            if let new { expected[name] = Data(new.utf8) }
            let path = try RelativePath(validating: name)
            patch +=
                UnifiedDiff(
                    from: old.map { UnifiedDiff.Side(Array($0.utf8)) },
                    to: new.map { UnifiedDiff.Side(Array($0.utf8)) }, path: path, context: index % 4
                ).bytes
        }
        let result = try Git.locate().run(
            in: tree.path, ["apply", "--unidiff-zero", "--whitespace=nowarn", "-"], input: patch)
        #expect(result.isSuccess, "\(result.errorText)")
        let files = try tree.snapshot().entries.compactMapValues { entry -> Data? in
            if case .file(let bytes, _) = entry { bytes } else { nil }
        }
        #expect(files == expected)
    }

    @Test("stays quick where nothing is alike", .timeLimit(.minutes(1)))
    func large() throws {
        let old = (0..<20_000).map { "a\($0)\n" }.joined()
        let new = (0..<20_000).map { "b\($0)\n" }.joined()
        #expect(try diff(old, new).utf8.count > 200_000)
    }
}
