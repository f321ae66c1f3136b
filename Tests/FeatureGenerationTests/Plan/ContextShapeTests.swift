import TemplateLanguage
import TemplateManifest
import Testing

@testable import FeatureGeneration

@Suite("what templates see")
struct ContextShapeTests {
    @Test("the generator gives every name that `validate` accepts")
    func everyName() throws {
        var set = try SmallSet.viewAndTest()
        let names = paths(of: .object(ManifestContext.shape(of: set)), below: "")
        #expect(names.contains("project.testFramework"))
        #expect(names.contains("points.routeEnum"))
        let text = names.map { "\($0)={{ \($0) }}" }.joined(separator: "\n")
        SmallSet.add(
            to: &set, id: "names", role: "view", output: "Names.txt",
            template: text + "\n{{ file.name }} {{ file.path }}\n")
        let project = try ScratchProject()
        let plan = try PlanBuilder(set: set, facts: project.facts(), root: project.root)
            .plan(request("Profile"))
        let file = try #require(plan.files.first { $0.path.name == "Names.txt" })
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
        #expect(lines.contains("names.view=ProfileView"))
        #expect(lines.contains("options.extra=false"))
        #expect(lines.count == names.count + 1)
    }

    /// The paths of single values and lists, such as `project.kinds`.
    private func paths(of shape: VariableShape, below prefix: String) -> [String] {
        guard case .object(let members) = shape else { return [prefix] }
        return members.keys.sorted().flatMap { name in
            paths(of: members[name] ?? .any, below: prefix.isEmpty ? name : "\(prefix).\(name)")
        }
    }
}
