import Diagnostics
import FileTree
import ProjectConfiguration
import Testing

@testable import TemplateDistribution

@Suite("Formwork.resolved")
struct ResolvedPackagesTests {
    private func package(_ name: String) throws -> LockedPackage {
        LockedPackage(
            name: name, address: try RepositoryAddress("https://example.com/\(name).git"),
            subfolder: try RelativePath(validating: "ios"), requirement: "from 1.0.0",
            version: SemanticVersion(1, 2, 0), reference: "refs/tags/v1.2.0",
            commit: String(repeating: "a", count: 40), tree: String(repeating: "b", count: 40))
    }

    @Test("is written in one order and reads back")
    func roundTrip() throws {
        let lock = ResolvedPackages(packages: [try package("b"), try package("a")])
        let bytes = try lock.bytes()
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(
            text.hasPrefix(
                """
                {
                  "packages" : [
                    {
                      "commit" : "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
                      "name" : "a",
                      "path" : "ios",
                      "reference" : "refs/tags/v1.2.0",
                      "requirement" : "from 1.0.0",
                      "tree" : "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
                      "url" : "https://example.com/a.git",
                      "version" : "1.2.0"
                    },
                """))
        #expect(text.hasSuffix("\n"))
        #expect(try ResolvedPackages(bytes: bytes).packages.map(\.name) == ["a", "b"])
        #expect(try ResolvedPackages(packages: lock.packages.reversed()).bytes() == bytes)
    }

    @Test(
        "what could be an option, leave the repository or isn't a hash is refused",
        arguments: [
            ("https://example.com/a.git", "ext::sh"), ("refs/tags/v1.2.0", "--output=x"),
            ("refs/tags/v1.2.0", "refs/tags/a..b"), ("\"ios\"", "\"../ios\""),
            (String(repeating: "a", count: 40), "HEAD"), ("1.2.0\"", "one\""),
            ("\"reference\" : \"refs/tags/v1.2.0\",", ""), ("refs/tags/v1.2.0", "refs/tags/v1.3.0"),
            ("refs/tags/v1.2.0", "refs/heads/v1.2.0"), ("\"version\" : \"1.2.0\"", "\"x\" : 1"),
        ])
    func refused(old: String, new: String) throws {
        let text = String(
            decoding: try ResolvedPackages(packages: [package("a")]).bytes(), as: UTF8.self)
        let changed = text.split(separator: old, omittingEmptySubsequences: false)
            .joined(separator: new)
        #expect(changed != text)
        #expect(throws: Failure.self) { try ResolvedPackages(bytes: Array(changed.utf8)) }
    }

    @Test("one of a newer form is 69")
    func newer() throws {
        do {
            _ = try ResolvedPackages(bytes: Array("{\"schemaVersion\": 2}".utf8))
            Issue.record("it was read")
        } catch { #expect(error.exitCode == .unavailable) }
    }

    @Test("no bytes make reading fail otherwise than by a failure")
    func fuzz() throws {
        let whole = try ResolvedPackages(packages: [package("a"), package("b")]).bytes()
        var random = SeededBytes(seed: 7)
        for _ in 0..<2000 {
            var bytes = whole
            for _ in 0...random.below(4) {
                let place = random.below(bytes.count)
                switch random.below(3) {
                case 0: bytes[place] = UInt8(random.below(256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(UInt8(random.below(256)), at: place)
                }
            }
            if let lock = try? ResolvedPackages(bytes: bytes) {
                for package in lock.packages {
                    #expect(
                        !package.commit.hasPrefix("-")
                            && !package.address.description.hasPrefix("-"))
                }
            }
        }
    }
}

/// Numbers that look random and are the same in every run.
struct SeededBytes {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number from 0 up to a bound.
    mutating func below(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(max(bound, 1)))
    }
}
