import Diagnostics
import Testing

@testable import TemplateDistribution

@Suite("Changelogs")
struct ChangelogTests {
    private let changelog = Changelog(
        """
        # Changelog

        Intro.

        ## [Unreleased]

        ## [1.2.0] - 2024-03-01

        ### Added

        - More.

        ```
        ## 9.9.9
        ```

        ## v1.1.0 (2024-02-01)
        - Less.

        ## 1.0.0

        - First.

        [1.2.0]: https://example.com

        """)

    @Test("a heading of the second level begins a version, whatever stands around it")
    func releases() {
        #expect(
            changelog.releases.map { $0.version?.description } == [nil, "1.2.0", "1.1.0", "1.0.0"])
        #expect(
            changelog.releases[1].text == "### Added\n\n- More.\n\n```\n## 9.9.9\n```")
        #expect(changelog.releases[3].text == "- First.")
        #expect(changelog.releases[1].line == 7)
    }

    @Test("between two versions stands what is newer than the one and not newer than the other")
    func between() {
        func versions(_ old: SemanticVersion?, _ new: SemanticVersion) -> [String] {
            changelog.between(old, and: new).compactMap { $0.version?.description }
        }
        #expect(versions(SemanticVersion(1, 0, 0), SemanticVersion(1, 2, 0)) == ["1.2.0", "1.1.0"])
        #expect(versions(nil, SemanticVersion(1, 0, 5)) == ["1.0.0"])
        #expect(versions(SemanticVersion(1, 2, 0), SemanticVersion(1, 1, 0)) == [])
    }

    @Test("a version without a heading or text, a newer one above, and a wrong order are found")
    func check() {
        func ids(_ text: String?, _ version: SemanticVersion?) -> [String] {
            ChangelogCheck(text.map { Changelog($0) }, version: version).findings.map(\.id)
        }
        let version = SemanticVersion(1, 1, 0)
        #expect(ids(nil, version) == ["changelog.missing"])
        #expect(ids("# C\n\n## 1.0.0\n\n- x\n", version) == ["changelog.no-version"])
        #expect(ids("## 1.1.0\n\n## 1.0.0\n- x\n", version) == ["changelog.empty"])
        #expect(ids("## 1.2.0\n- x\n## 1.1.0\n- x\n", version) == ["changelog.newer"])
        #expect(ids("## 1.0.0\n- x\n## 1.1.0\n- x\n", nil) == ["changelog.order"])
        #expect(ids("## [Unreleased]\n\n## 1.1.0\n- x\n", version) == [])
        #expect(ids("## [Unreleased]\r\n\r\n## 1.1.0\r\n- x\r\n", version) == [])
    }
}
