import Foundation
import Testing

@testable import ProjectScanning

/// Measures the outline scanner against SwiftParser on a folder of real code.
///
/// `FORMWORK_OUTLINE_CORPUS=folder swift test --filter OutlineAgreementTests`
@Suite("Outline scanner against SwiftParser")
struct OutlineAgreementTests {
    static let folder = ProcessInfo.processInfo.environment["FORMWORK_OUTLINE_CORPUS"]

    @Test(
        "agrees on 99.9 % of the files of a folder",
        .enabled(if: folder != nil, "FORMWORK_OUTLINE_CORPUS names no folder"))
    func agreesOnRealCode() throws {
        let folder = try #require(Self.folder)
        let files = try #require(FileManager.default.enumerator(atPath: folder))
        var total = 0
        var differing: [String] = []
        var bytesRead = 0
        var spent = Duration.zero
        for case let path as String in files where path.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)") else {
                continue
            }
            let bytes = [UInt8](data)
            guard !bytes.starts(with: [0x2F, 0x2F, 0x5F, 0x5F, 0x5F]) else { continue }
            total += 1
            bytesRead += bytes.count
            var outline = FileOutline()
            spent += ContinuousClock().measure { outline = OutlineScanner.scan(bytes).outline }
            let mine = SyntaxOutline.describe(outline)
            let theirs = SyntaxOutline.read(bytes)
            if mine != theirs {
                let first = zip(mine.declarations, theirs.declarations).first { $0 != $1 }
                differing.append(
                    "\(path): \(mine.imports == theirs.imports ? "" : "imports \(mine.imports) \(theirs.imports) ")\(first.map { "\($0) | \($1)" } ?? "\(mine.declarations.count) | \(theirs.declarations.count)")"
                )
            }
        }
        print("\(total) files, \(differing.count) differ; \(bytesRead) bytes in \(spent)")
        for line in differing.prefix(40) { print(line) }
        #expect(Double(differing.count) <= Double(total) * 0.001)
    }
}
