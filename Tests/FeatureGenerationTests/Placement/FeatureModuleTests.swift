import FileTree
import ProjectScanning
import TemplateManifest
import Testing

@testable import FeatureGeneration

@Suite("Features with targets of their own")
struct FeatureModuleTests {
    private func facts(_ names: [String]) throws -> ProjectFacts {
        var facts = try ScratchProject().facts()
        facts.targets = []
        facts.features = []
        for name in names {
            let path = try RelativePath(validating: "Sources/Feature/\(name)")
            var target = TargetFacts(
                name: "\(name)Feature", module: "\(name)Feature", kind: .library,
                projectKind: .swiftpm, manifest: try RelativePath(validating: "Package.swift"))
            target.folders = [path]
            target.swiftLanguageMode = "6"
            facts.targets.append(target)
            facts.features.append(
                FeatureFacts(name: name, group: nil, path: path, files: [], tests: []))
        }
        facts.layout.featurePath = "Sources/Feature/{{ feature }}"
        return facts
    }

    @Test("a new feature's target is named as its siblings' are, and its types are public")
    func namesTarget() throws {
        let project = try ScratchProject()
        var set = try SmallSet.viewAndTest()
        SmallSet.add(
            to: &set, id: "access", role: "view", output: "A.swift",
            template: "{{ access }}struct A {} // {{ module }} {{ project.swiftLanguageMode }}\n")
        let plan = try PlanBuilder(
            set: set, facts: try facts(["Home", "Search", "About"]), root: project.root
        ).plan(try request("Profile"))

        #expect(plan.target == "ProfileFeature")
        #expect(plan.files[0].path.string == "Sources/Feature/Profile/ProfileView.swift")
        #expect(
            String(decoding: plan.files.last?.bytes ?? [], as: UTF8.self)
                == "public struct A {} // ProfileFeature 6\n")
    }

    @Test("one feature with a target of its own makes no habit")
    func noHabit() throws {
        #expect(FeatureModulePattern(try facts(["Home"])) == nil)
        #expect(FeatureModulePattern(try ScratchProject().facts()) == nil)
    }

    @Test("a learned set whose files stand in a module writes into that, and makes none")
    func hostTarget() throws {
        var set = try SmallSet.viewAndTest()
        set.siblings = ["Login", "Signup"]
        set.files = []
        set.roles = []
        SmallSet.add(
            to: &set, id: "screen", role: "view",
            output: "Sources/Feature/Home/Screens/{{ feature }}/{{ feature }}Screen.swift",
            template: "struct {{ feature }} {} // {{ module }}\n")
        let facts = try facts(["Home", "Search", "About"])

        #expect(HostTarget(of: set, in: facts).target?.name == "HomeFeature")
        #expect(
            try TargetChoice(
                facts: facts, feature: try request("Profile").feature, requested: nil,
                host: HostTarget(of: set, in: facts).target
            ).target?.name == "HomeFeature")

        SmallSet.add(
            to: &set, id: "other", role: "model",
            output: "Sources/Feature/Search/{{ feature }}Model.swift", template: "struct M {}\n")
        #expect(HostTarget(of: set, in: facts).target == nil)
    }
}
