import FileTree
import ProjectScanning
import TemplateManifest
import Testing

@testable import FeatureGeneration

@Suite("EditPlanner")
struct EditPlannerTests {
    private func edit(
        host: String?, line: Int = 3, addition: String = "case {{ feature|lowerFirstWord }}"
    ) throws -> PlannedEdit {
        let path = "Sources/Shop/AppRoute.swift"
        let project = try ScratchProject(host.map { [path: $0] } ?? [:])
        var set = try SmallSet.viewAndTest()
        set.integrationPoints = [
            IntegrationDeclaration(kind: "route-enum", addition: SourcedText(addition))
        ]
        var facts = try project.facts()
        if host != nil {
            facts.integrationPoints = [
                IntegrationPoint(
                    kind: .routeEnum, path: try RelativePath(validating: path), line: line,
                    name: "AppRoute")
            ]
        }
        let before = try project.tree()
        let plan = try PlanBuilder(set: set, facts: facts, root: project.root)
            .plan(try request("OrderHistory"))
        #expect(try project.tree() == before)
        return try #require(plan.edits.first)
    }

    @Test("proposes a route behind the last case, as a diff in the host's indentation")
    func proposes() throws {
        let edit = try edit(host: "enum AppRoute {\n  case home\n  case cart\n}\n")

        #expect(edit.status == .proposed)
        #expect(
            edit.diff == """
                --- a/Sources/Shop/AppRoute.swift
                +++ b/Sources/Shop/AppRoute.swift
                @@ -1,4 +1,5 @@
                 enum AppRoute {
                   case home
                   case cart
                +  case orderHistory
                 }

                """)
    }

    @Test("keeps the host's line ends in the diff")
    func carriageReturns() throws {
        let edit = try edit(host: "enum AppRoute {\r\n  case home\r\n  case cart\r\n}\r\n")

        #expect(edit.diff.contains("+  case orderHistory\r\n }\r\n"))
    }

    @Test("says that the route is there already")
    func present() throws {
        let edit = try edit(host: "enum AppRoute {\n  case home\n  case orderHistory\n}\n")

        #expect(edit.status == .present)
        #expect(edit.diff.isEmpty)
    }

    @Test("says that there is no such place")
    func notFound() throws {
        let edit = try edit(host: nil)

        #expect(edit.status == .notFound)
        #expect(edit.path == nil)
        #expect(edit.addition == "case orderHistory")
    }

    @Test("takes the scan's best guess, not the route enum of a neighbouring feature")
    func bestGuess() throws {
        let project = try ScratchProject([
            "Sources/Shop/AppRoute.swift": "enum AppRoute {\n  case home\n}\n",
            "Sources/Shop/Features/Account/SettingsRoute.swift":
                "enum SettingsRoute {\n  case detail\n}\n",
        ])
        var set = try SmallSet.viewAndTest()
        set.integrationPoints = [
            IntegrationDeclaration(kind: "route-enum", addition: SourcedText("case orders"))
        ]
        var facts = try project.facts()
        facts.integrationPoints = try ["AppRoute", "Features/Account/SettingsRoute"].map { stem in
            IntegrationPoint(
                kind: .routeEnum, path: try RelativePath(validating: "Sources/Shop/\(stem).swift"),
                line: 2, name: "X")
        }
        let plan = try PlanBuilder(set: set, facts: facts, root: project.root)
            .plan(try request("Orders"))

        #expect(plan.edits.first?.path?.string == "Sources/Shop/AppRoute.swift")
    }
}
