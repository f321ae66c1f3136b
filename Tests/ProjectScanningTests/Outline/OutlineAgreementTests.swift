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

    @Test(
        "survives mutations of the files of a folder",
        .enabled(if: folder != nil, "FORMWORK_OUTLINE_CORPUS names no folder"))
    func survivesMutations() throws {
        let folder = try #require(Self.folder)
        let files = try #require(FileManager.default.enumerator(atPath: folder))
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(bound, 1)))
        }
        let marks = Array("(){}<>\"'/*#@[]\\`:,\n\r\u{0}".utf8)
        var mutants = 0
        for case let path as String in files where path.hasSuffix(".swift") {
            guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)"),
                !data.isEmpty, data.count < 40_000
            else { continue }
            for _ in 0..<4 {
                var bytes = [UInt8](data)
                for _ in 0...next(6) where !bytes.isEmpty {
                    let place = next(bytes.count)
                    switch next(4) {
                    case 0: bytes[place] = UInt8(next(256))
                    case 1: bytes.insert(marks[next(marks.count)], at: place)
                    case 2: bytes.removeSubrange(place..<min(place + next(60), bytes.count))
                    default: bytes.removeSubrange(place...)
                    }
                }
                let outline = OutlineScanner.scan(bytes).outline
                let lines = bytes.count { $0 == Byte.newline } + 1
                #expect(outline.declarations.allSatisfy { (1...lines).contains($0.line) })
                mutants += 1
            }
        }
        print("\(mutants) mutants")
    }
}
