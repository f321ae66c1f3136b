import Testing

@testable import GitCommand

@Suite("Git's merge of a file")
struct MergeTests {
    private let labels = MergeLabels(ours: "yours", base: "old", theirs: "new")

    private func merge(_ base: String, _ ours: String, _ theirs: String) throws -> MergeResult {
        try Git.locate().merge(
            base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
            labels: labels)
    }

    @Test("brings changes of different lines together")
    func clean() throws {
        #expect(
            try merge("1\n2\n3\n4\n5\n", "one\n2\n3\n4\n5\n", "1\n2\n3\n4\nfive\n")
                == .clean(Array("one\n2\n3\n4\nfive\n".utf8)))
    }

    @Test("marks changes of the same line")
    func conflict() throws {
        let text = "<<<<<<< yours\nb\n=======\nc\n>>>>>>> new\n"
        #expect(try merge("a\n", "b\n", "c\n") == .conflicts(Array(text.utf8), markerSize: 7))
    }

    @Test("marks with longer signs where a side holds such lines itself")
    func longerMarkers() throws {
        guard
            case .conflicts(let bytes, let size) = try merge(
                "=======\na\n", "=======\nb\n", "=======\nc\n")
        else {
            Issue.record("no conflict")
            return
        }
        #expect(size == 8)
        #expect(ConflictMarkers.stand(in: bytes, size: 8))
        #expect(!ConflictMarkers.stand(in: Array("=======\nb\n".utf8), size: 8))
    }

    @Test("keeps the line ends of the file, where all others have the other ones")
    func lineEnds() throws {
        #expect(
            try merge("1\n2\n3\n", "one\r\n2\r\n3\r\n", "1\n2\nthree\n")
                == .clean(Array("one\r\n2\r\nthree\r\n".utf8)))
        #expect(
            try merge("1\r\n2\r\n3\r\n", "one\n2\n3\n", "1\r\n2\r\nthree\r\n")
                == .clean(Array("one\n2\nthree\n".utf8)))
    }

    @Test("leaves a line alone whose end differs from the others")
    func mixedLineEnds() throws {
        #expect(
            try merge("1\n2\n3\n4\n", "1\r\n2\n3\n4\n", "1\n2\n3\nfour\n")
                == .clean(Array("1\r\n2\n3\nfour\n".utf8)))
    }

    @Test("doesn't touch what isn't text, and tells more than 127 conflicts")
    func limits() throws {
        #expect(try merge("a\0", "b\0", "c\0") == .binary)
        func text(_ word: String) -> String {
            (0..<400).map { $0.isMultiple(of: 2) ? "\(word) \($0)\n" : "same \($0)\nsame\nsame\n" }
                .joined()
        }
        guard case .conflicts(let bytes, _) = try merge(text("a"), text("b"), text("c")) else {
            Issue.record("no conflict")
            return
        }
        let merged = String(decoding: bytes, as: UTF8.self)
        #expect(
            (0..<400).filter { $0.isMultiple(of: 2) }.allSatisfy { merged.contains("b \($0)\n") })
    }
}
