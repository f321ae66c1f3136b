import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage
import TemplateManifest
import Testing

@testable import FeatureGeneration

@Suite("PlanBuilder")
struct PlanBuilderTests {
    @Test("puts files where the project's features and tests are")
    func places() throws {
        let project = try ScratchProject()
        let plan = try PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: try project.facts(), root: project.root
        ).plan(try request("Profile"))

        #expect(
            plan.files.map(\.path.string) == [
                "Sources/Shop/Features/Profile/ProfileView.swift",
                "Tests/ShopTests/Profile/ProfileViewTests.swift",
            ])
        #expect(plan.files.map(\.action) == [.create, .create])
        #expect(try project.tree().isEmpty)
    }

    @Test("puts a group's folder below the feature root, in sources and tests")
    func groups() throws {
        let project = try ScratchProject()
        var asked = try request("Profile")
        asked.group = "Account/Settings"
        let plan = try PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: try project.facts(), root: project.root
        ).plan(asked)

        #expect(plan.group == "Account/Settings")
        #expect(
            plan.files.map(\.path.string) == [
                "Sources/Shop/Features/Account/Settings/Profile/ProfileView.swift",
                "Tests/ShopTests/Account/Settings/Profile/ProfileViewTests.swift",
            ])
    }

    @Test("follows the seed document's folders in a repository that has nothing yet")
    func emptyRepository() throws {
        let project = try ScratchProject()
        let facts = ProjectFacts(
            project: ProjectDescription(name: "New", kinds: [], module: "New"))
        let plan = try PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: facts, root: project.root
        ).plan(try request("Profile"))

        #expect(
            plan.files.map(\.path.string) == [
                "Sources/Features/Profile/ProfileView.swift",
                "Tests/FeaturesTests/Profile/ProfileViewTests.swift",
            ])
    }

    @Test("makes no tests where the project has none, unless asked")
    func withoutTests() throws {
        let project = try ScratchProject(["Sources/Shop/App.swift": "struct Shop {}\n"])
        var facts = try project.facts()
        facts.targets.removeAll(where: \.isTest)
        facts.project.testTarget = nil
        let builder = PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: facts, root: project.root)
        var asked = try request("Profile")

        #expect(try builder.plan(asked).files.map(\.role) == ["view"])
        asked.with = ["tests"]
        #expect(try builder.plan(asked).files.map(\.role) == ["view", "test"])
    }

    @Test("takes the project's suffixes over the set's")
    func suffixes() throws {
        let project = try ScratchProject()
        var facts = try project.facts()
        facts.habits.suffixes = ["view": "Screen", "test": "Spec"]
        let plan = try PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: facts, root: project.root
        ).plan(try request("Profile"))

        #expect(plan.names["view"] == "ProfileScreen")
        #expect(plan.names["test"] == "ProfileScreenSpec")
    }

    @Test(
        "gives a model its alternative name where the plain one is taken, shadows, or is the module's",
        arguments: [("Task", "TaskModel"), ("Shop", "ShopModel"), ("User", "UserModel")])
    func alternativeNames(feature: String, model: String) throws {
        let project = try ScratchProject(["Sources/Shop/User.swift": "struct User {}\n"])
        let plan = try PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: try project.facts(), root: project.root
        ).plan(try request(feature))

        #expect(plan.names["model"] == model)
        #expect(plan.remarks.contains { $0.id == "name.alternative" })
    }

    @Test("names unknown parameters, options and targets with the nearest name")
    func unknownNames() throws {
        let project = try ScratchProject()
        let builder = PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: try project.facts(), root: project.root)
        var asked = try request("Profile")
        asked.with = ["extar"]
        let option = try #require(caught({ try builder.plan(asked) }))
        asked.with = []
        asked.target = "Shpo"
        let target = try #require(caught({ try builder.plan(asked) }))

        #expect(option.exitCode == .usage)
        #expect(option.diagnostics[0].fix == "did you mean 'extra'?")
        #expect(target.exitCode == .notFound)
        #expect(target.diagnostics[0].fix == "did you mean 'Shop'?")
    }

    @Test("asks for a parameter without default, and names the flag where nobody can be asked")
    func parameters() throws {
        let project = try ScratchProject()
        var set = try SmallSet.viewAndTest()
        var parameter = Parameter(name: "icon", type: .text, prompt: "Which icon?")
        parameter.pattern = SourcedText("[a-z.]+")
        set.parameters = [parameter]
        let facts = try project.facts()
        let silent = PlanBuilder(set: set, facts: facts, root: project.root)
        let missing = try #require(caught({ try silent.plan(try request("Profile")) }))
        let asking = PlanBuilder(set: set, facts: facts, root: project.root) { parameter, _ in
            parameter.prompt == "Which icon?" ? "star" : ""
        }
        var wrong = try request("Profile")
        wrong.values = ["icon": "A B"]

        #expect(missing.exitCode == .usage)
        #expect(missing.diagnostics[0].fix == "give it with --value icon=VALUE")
        #expect(try asking.plan(try request("Profile")).values["icon"] == .string("star"))
        #expect(caught({ try silent.plan(wrong) })?.ids == ["parameter.invalid"])
        wrong.values = ["icon": String(repeating: "a", count: 5_000)]
        #expect(caught({ try silent.plan(wrong) })?.ids == ["parameter.invalid"])
    }

    @Test("reports every template that fails, with its place, and plans nothing")
    func templateErrors() throws {
        let project = try ScratchProject()
        var set = try SmallSet.viewAndTest()
        SmallSet.add(
            to: &set, id: "one", role: "view", output: "One.swift", template: "a {{ nmae }}\n")
        SmallSet.add(
            to: &set, id: "two", role: "view", output: "Two.swift", template: "{{ feature|uper }}\n"
        )
        let builder = PlanBuilder(set: set, facts: try project.facts(), root: project.root)
        let failure = try #require(caught({ try builder.plan(try request("Profile")) }))

        #expect(failure.exitCode == .invalidInput)
        #expect(
            failure.diagnostics.compactMap(\.location?.path) == [
                "small/one.stencil", "small/two.stencil",
            ])
        #expect(failure.diagnostics[0].location?.column == 6)
    }

    @Test("a template that isn't UTF-8 is an error, not mangled")
    func otherEncoding() throws {
        let project = try ScratchProject()
        var set = try SmallSet.viewAndTest()
        set.sources["view.stencil"]?.bytes = [0x63, 0x61, 0x66, 0xE9]
        let builder = PlanBuilder(set: set, facts: try project.facts(), root: project.root)
        let failure = caught { try builder.plan(try request("Profile")) }

        #expect(failure?.exitCode == .invalidInput)
        #expect(failure?.ids == ["template.not-utf8"])
    }

    @Test("leaves out a file whose condition doesn't hold, and one that would be empty")
    func conditions() throws {
        let project = try ScratchProject()
        var set = try SmallSet.viewAndTest()
        SmallSet.add(
            to: &set, id: "extra", role: "view", output: "Extra.swift", template: "struct X {}\n")
        set.files[2].condition = SourcedText("options.extra")
        SmallSet.add(
            to: &set, id: "blank", role: "view", output: "Blank.swift",
            template: "{% if options.extra %}struct Y {}{% endif %}\n\n")
        let builder = PlanBuilder(set: set, facts: try project.facts(), root: project.root)
        var asked = try request("Profile")

        #expect(try builder.plan(asked).files.map(\.id) == ["view", "test"])
        asked.with = ["extra"]
        #expect(try builder.plan(asked).files.map(\.id) == ["view", "test", "extra", "blank"])
    }

    @Test("repeats a file over a list")
    func repetition() throws {
        let project = try ScratchProject()
        var set = try SmallSet.viewAndTest()
        set.parameters = [Parameter(name: "steps", type: .list, prompt: "Which steps?")]
        SmallSet.add(
            to: &set, id: "step", role: "view", output: "{{ step }}Step.swift",
            template: "struct {{ step }}Step {}\n")
        set.files[2].repetition = .init(list: SourcedText("steps"), variable: "step")
        var asked = try request("Profile")
        asked.values = ["steps": "First, Second"]
        let plan = try PlanBuilder(set: set, facts: try project.facts(), root: project.root)
            .plan(asked)

        #expect(plan.files.map(\.id).suffix(2) == ["step/First", "step/Second"])
        #expect(plan.files.map(\.path.name).suffix(2) == ["FirstStep.swift", "SecondStep.swift"])
    }

    @Test("copies files that aren't templates byte for byte")
    func copies() throws {
        let project = try ScratchProject()
        var set = try SmallSet.empty()
        let bytes: [UInt8] = [0x89, 0x50, 0x0D, 0x0A, 0x00, 0xFF, 0x7B, 0x7B]
        set.files = [
            FileDeclaration(
                id: "icon", role: "view", template: "icon.png", output: SourcedText("icon.png"))
        ]
        set.sources["icon.png"] = SetSource(
            bytes: bytes, isExecutable: true, displayPath: "small/icon.png")
        let plan = try PlanBuilder(set: set, facts: try project.facts(), root: project.root)
            .plan(try request("Profile"))

        #expect(plan.files[0].bytes == bytes)
        #expect(plan.consents.map(\.reason) == ["the file is executable"])
    }
}
