import Diagnostics
import ProjectConfiguration
import Testing

@testable import TemplateDistribution

@Suite("Versions of packages")
struct VersionRangeTests {
    private func version(_ text: String) throws -> SemanticVersion {
        try #require(SemanticVersion(text))
    }

    @Test(
        "tags with and without v name versions, others don't",
        arguments: [
            ("1.2.0", "1.2.0"), ("v1.2.0", "1.2.0"), ("v1.2.0-beta.1", "1.2.0-beta.1"),
        ])
    func tags(tag: String, version: String) {
        #expect(VersionTag(tag)?.version.description == version)
    }

    @Test(
        "what isn't three numbers names no version",
        arguments: [
            "1.2", "V1.2.0", "vv1.2.0", "release-1.2.0", "1.2.0+5", "1.02.0", "", "v",
            "20260101123000.0.0", "1.0.1000000000",
        ])
    func otherTags(tag: String) {
        #expect(VersionTag(tag) == nil)
    }

    @Test(
        "ranges end before the next major or minor version",
        arguments: [
            ("from", "1.2.0", "1.2.0", true), ("from", "1.2.0", "1.9.3", true),
            ("from", "1.2.0", "1.1.9", false), ("from", "1.2.0", "2.0.0", false),
            ("from", "0.1.0", "0.2.0", true), ("minor", "1.2.1", "1.2.9", true),
            ("minor", "1.2.1", "1.3.0", false), ("minor", "1.2.1", "1.2.0", false),
            ("exact", "1.2.0", "1.2.0", true), ("exact", "1.2.0", "1.2.1", false),
            ("from", "1.0.0", "1.1.0-beta", false), ("from", "1.0.0-beta", "1.1.0-beta", true),
            ("from", "1.0.0-beta", "2.0.0-beta", false), ("from", "1.0.0-beta", "1.0.0", true),
            ("exact", "1.1.0-beta", "1.1.0-beta", true),
        ])
    func ranges(kind: String, wanted: String, offered: String, isAllowed: Bool) throws {
        let wanted = try version(wanted)
        let requirement: PackageReference.Requirement =
            switch kind {
            case "from": .from(wanted)
            case "minor": .upToNextMinor(wanted)
            default: .exact(wanted)
            }
        #expect(requirement.allows(try version(offered)) == isAllowed)
    }
}
