import FileTree
import TemplateManifest
import Testing

@testable import FeatureGeneration

@Suite("GenerationReport and PlanDiff")
struct GenerationReportTests {
    private func plan(_ files: [String: String] = [:]) throws -> GenerationPlan {
        let project = try ScratchProject(files)
        var set = try SmallSet.viewAndTest()
        set.checklist = [
            ChecklistItem(text: SourcedText("A view"), files: ["view"], edits: []),
            ChecklistItem(text: SourcedText("A route"), files: [], edits: ["route-enum"]),
        ]
        set.nextSteps = [
            NextStep(text: SourcedText("Show {{ names.view }}")),
            NextStep(text: SourcedText("Never"), condition: SourcedText("options.extra")),
        ]
        set.integrationPoints = [
            IntegrationDeclaration(kind: "route-enum", addition: SourcedText("case profile"))
        ]
        return try PlanBuilder(set: set, facts: try project.facts(), root: project.root)
            .plan(try request("Profile"))
    }

    @Test("tells what was created, what to wire in, and what comes next")
    func text() throws {
        let text = GenerationReport(plan: try plan(), isDryRun: false).text

        #expect(
            text == """
                Created 2 files for Profile (set small 1.0.0)

                  create  Sources/Shop/Features/Profile/ProfileView.swift
                  create  Tests/ShopTests/Profile/ProfileViewTests.swift

                Wire it in (nothing was edited):
                  route-enum: none was found in this project

                Checklist:
                  [x] A view
                  [ ] A route

                Next:
                  1. Show ProfileView

                """)
    }

    @Test("is markdown for a pull request")
    func markdown() throws {
        let text = GenerationReport(plan: try plan(), isDryRun: true).markdown

        #expect(text.hasPrefix("## Profile\n\nWould create 2 files for Profile"))
        #expect(
            text.contains("| `Sources/Shop/Features/Profile/ProfileView.swift` | view | create |"))
        #expect(text.contains("- [ ] A route"))
    }

    @Test("shows new files as a diff, and asks for a comparison of existing ones only")
    func diff() throws {
        let path = "Sources/Shop/Features/Profile/ProfileView.swift"
        let diff = try PlanDiff.text(of: try plan([path: "old\n"])) { old, new, path in
            "compared \(path): \(old.count) and \(new.count) bytes\n"
        }

        #expect(
            diff == """
                compared \(path): 4 and 22 bytes
                diff --git a/Tests/ShopTests/Profile/ProfileViewTests.swift \
                b/Tests/ShopTests/Profile/ProfileViewTests.swift
                new file mode 100644
                --- /dev/null
                +++ b/Tests/ShopTests/Profile/ProfileViewTests.swift
                @@ -0,0 +1 @@
                +struct ProfileViewTests {}

                """)
    }
}
