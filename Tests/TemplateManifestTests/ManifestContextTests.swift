import TemplateLanguage
import Testing

@testable import TemplateManifest

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("what templates may name")
struct ManifestContextTests {
    @Test("the sample has every name of the shape, with values that fit it")
    func sample() throws {
        let set = try ManifestSamples.load(ManifestSamples.full, ManifestSamples.fullTemplates).set
        let shape = ManifestContext.shape(of: set)
        let values = SampleContext.values(of: set)
        #expect(Set(shape.keys) == Set(values.keys))
        #expect(
            Set(shape.keys)
                == ManifestContext.reservedNames.subtracting(["file", "forloop", "places"])
                .union(["symbol", "style", "fields", "stateType"]))
        #expect(values["stateType"] == .string("sampleViewModel"))
        guard case .dictionary(let names) = values["names"] else {
            Issue.record("names is no dictionary")
            return
        }
        #expect(names["mock"] == .string("MockSampleViewModel"))
    }

    @Test("the kinds of integration point are those of the schema")
    func kinds() throws {
        let schema = String(decoding: try ManifestSamples.schema(), as: UTF8.self)
        let type = try #require(
            schema.components(separatedByText: "<xs:simpleType name=\"integrationKind\">").last?
                .components(separatedByText: "</xs:simpleType>").first)
        let values = type.components(separatedByText: "<xs:enumeration value=\"").dropFirst()
            .compactMap { $0.split(separator: "\"").first.map(String.init) }
        #expect(values == IntegrationKind.allCases.map(\.rawValue))
    }

    @Test("values are ordered behind those that they need")
    func order() throws {
        func value(_ name: String, _ expression: String) -> DerivedValue {
            DerivedValue(name: name, expression: SourcedText(expression))
        }
        let sorted = ValueOrder.sorted([
            value("a", "b|lowerFirstWord"), value("d", "feature"), value("b", "c"),
            value("c", "feature"),
        ])
        #expect(sorted.map(\.name) == ["d", "c", "b", "a"])
    }

    @Test(
        "conditions that exclude each other",
        arguments: [
            ("options.x", "not options.x", true), ("options.x", "options.y", false),
            ("options.x and a", "b and not options.x", true),
            ("k == 'a'", "k == 'b'", true), ("k == 'a'", "k != 'a'", true),
            ("k != 'a'", "k != 'b'", false),
            ("k == 'a' or k == 'b'", "k != 'a' and k != 'b'", true),
            ("k == 'a' or k == 'b'", "k != 'a'", false), ("options.x", "options.x", false),
        ])
    func exclusion(left: String, right: String, isExclusive: Bool) {
        #expect(ConditionExclusion.exclude(left, right) == isExclusive)
        #expect(ConditionExclusion.exclude(right, left) == isExclusive)
    }

    @Test("a pattern is for the whole value, and a hostile one ends in time")
    func patterns() throws {
        let pattern = try #require(ParameterPattern("[a-z.]+"))
        #expect(pattern.matches("star.fill"))
        #expect(!pattern.matches("Star"))
        #expect(!pattern.matches(""))
        #expect(ParameterPattern("[a-z") == nil)
        let hostile = try #require(ParameterPattern("((a+)+)+(a|aa)+b"))
        let elapsed = ContinuousClock().measure {
            #expect(!hostile.matches(String(repeating: "a", count: 40) + "!"))
        }
        #expect(elapsed < .seconds(30))
    }
}

extension String {
    fileprivate func components(separatedByText text: String) -> [String] {
        var result: [String] = []
        var rest = Substring(self)
        while let range = rest.firstRange(of: text) {
            result.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return result + [String(rest)]
    }
}
