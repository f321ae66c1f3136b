import Diagnostics
import Testing

@testable import TemplateManifest

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("the sets of this repository")
struct ShippedSetTests {
    @Test("validate without an error or a warning")
    func noFindings() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        let validator = ManifestValidator(
            loader: try ManifestLoader(schema: ManifestSamples.schema()))
        let report = try #require(try validator.validate(root))
        #expect(report.sets.contains { $0.hasSuffix("/TemplateSets/mvvm-observable") })
        #expect(report.diagnostics.map { "\($0.location?.path ?? "") \($0.message)" } == [])
    }
}
