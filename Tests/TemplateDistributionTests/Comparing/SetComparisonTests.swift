import Diagnostics
import TemplateManifest
import Testing

@testable import TemplateDistribution

@Suite("What a version of a set changes")
struct SetComparisonTests {
    private func set(_ version: String = "1.0.0", _ change: (inout TemplateSet) -> Void = { _ in })
        throws -> TemplateSet
    {
        let id = try #require(SetID("screen"))
        let number = try #require(SemanticVersion(version))
        var set = TemplateSet(
            id: id, version: number, origin: .folder("x"), title: "T", summary: "S")
        var parameter = Parameter(name: "size", type: .integer, prompt: "Size")
        parameter.defaultValue = SourcedText("1")
        set.parameters = [parameter]
        set.options = [Option(id: "extra", summary: "x")]
        set.roles = [RoleDeclaration(role: "view", suffix: "View")]
        set.parts = [Part(id: "screen", summary: "x", files: ["a", "b"])]
        set.sources = ["a": SetSource(bytes: [1], isExecutable: false, displayPath: "a")]
        change(&set)
        return set
    }

    private func kinds(_ change: (inout TemplateSet) -> Void) throws -> [String] {
        SetComparison.changes(from: [try set()], to: [try set("1.0.0", change)]).map {
            "\($0.weight.rawValue) \($0.kind)"
        }
    }

    @Test("what breaks users is named so")
    func breaking() throws {
        #expect(try kinds { $0.parameters = [] } == ["breaking parameter-removed"])
        #expect(
            try kinds { $0.parameters[0].defaultValue = SourcedText("2") }
                == ["breaking parameter-default"])
        #expect(
            try kinds { $0.parameters.append(Parameter(name: "b", type: .text, prompt: "B")) }
                == ["breaking parameter-required"])
        #expect(try kinds { $0.parameters[0].type = .text } == ["breaking parameter-type"])
        #expect(
            try kinds { $0.roles = [RoleDeclaration(role: "screen", suffix: "View")] }
                == ["breaking role-removed", "addition role-added"])
        #expect(try kinds { $0.roles[0].suffix = "Screen" } == ["breaking role-naming"])
        #expect(try kinds { $0.options = [] } == ["breaking option-removed"])
        #expect(try kinds { $0.parts[0].files = ["a"] } == ["breaking part-files"])
        #expect(
            try kinds { $0.requirements.deploymentTarget = "17.0" }
                == ["breaking requires-deployment-target"])
        #expect(
            SetComparison.changes(from: [try set()], to: []).map(\.kind) == ["set-removed"])
    }

    @Test("what is more, or only other words, breaks nobody")
    func others() throws {
        #expect(try kinds { _ in } == [])
        #expect(try kinds { $0.title = "Title" } == ["correction wording"])
        #expect(try kinds { $0.sources["a"]?.bytes = [2] } == ["correction template"])
        #expect(
            try kinds { $0.options.append(Option(id: "more", summary: "x")) }
                == ["addition option-added"])
        #expect(try kinds { $0.parts[0].files = ["a", "b", "c"] } == ["addition part-files"])
        #expect(SetComparison.changes(from: [], to: [try set()]).map(\.weight) == [.addition])
    }

    @Test(
        "a number is honest where its step is at least what changed",
        arguments: [
            ("1.0.0", "1.1.0", "breaking", false), ("1.0.0", "2.0.0", "breaking", true),
            ("0.1.0", "0.2.0", "breaking", true), ("0.1.0", "0.1.1", "breaking", false),
            ("1.0.0", "1.0.1", "addition", false), ("1.0.0", "1.1.0", "addition", true),
            ("1.0.0", "1.0.1", "correction", true),
            ("2.0.0-beta.1", "2.0.0-beta.2", "breaking", true),
        ])
    func honesty(old: String, new: String, weight: String, isHonest: Bool) throws {
        let before = try set(old)
        let after = try set(new) { set in
            switch weight {
            case "breaking": set.parameters = []
            case "addition": set.options.append(Option(id: "more", summary: "x"))
            default: set.title = "Other"
            }
        }
        let honesty = VersionHonesty(from: before.version, [before], to: after.version, [after])
        #expect(honesty.findings.isEmpty == isHonest, "\(honesty.findings)")
    }

    @Test("a set that changed must have another version, also where the package's number is right")
    func setVersions() throws {
        let after = try set("1.0.0") { $0.title = "Other" }
        let honesty = VersionHonesty(
            from: SemanticVersion(1, 0, 0), [try set()], to: SemanticVersion(2, 0, 0), [after])
        #expect(honesty.findings.map(\.id) == ["version.set"])
        #expect(honesty.findings[0].fix == "write version=\"1.0.1\" in its manifest")
    }
}
