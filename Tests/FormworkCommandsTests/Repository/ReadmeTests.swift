import Foundation
import Testing

@Suite("README")
struct ReadmeTests {
    /// The commands of the fenced `sh` blocks, block by block.
    private func blocks() throws -> [String] {
        let url = BuiltProgram.repository.appendingPathComponent("README.md")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return text.components(separatedBy: "```sh\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
    }

    @Test("every command works as it stands, one after the other; Scripts/test is what runs this")
    func commands() throws {
        let blocks = try blocks().filter { $0 != "Scripts/test\n" }
        #expect(blocks.count >= 8)
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("formwork-readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for block in blocks {
            // Only the place of the copy is another one, so that two runs don't meet.
            let script = block.replacingOccurrences(of: "/tmp/", with: "\(folder.path)/")
            let run = try BuiltProgram.run(
                ["bash", "-euo", "pipefail", "-c", script], in: BuiltProgram.repository)
            #expect(run.code == 0, "\(block)\(run.messages)")
            #expect(!run.output.isEmpty, "\(block)prints nothing")
        }
    }

    @Test("the first command leaves the feature that the text tells of, and undo takes it back")
    func promise() throws {
        let project = try ProjectCopy()
        let before = try project.snapshot()
        func files(_ folder: String) throws -> Int {
            try project.snapshot().keys.count { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }
        }
        try BuiltProgram.formwork("generate", "Profile", "--project", project.path)
        #expect(try files("Sources/Storefront/Features/Profile/") == 5)
        #expect(try files("Tests/StorefrontTests/Profile/") == 2)
        try BuiltProgram.formwork("undo", "Profile", "--project", project.path)
        #expect(try project.snapshot() == before)
    }
}
