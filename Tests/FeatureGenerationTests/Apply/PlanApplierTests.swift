import Diagnostics
import FileTree
import Foundation
import TemplateManifest
import Testing

@testable import FeatureGeneration

@Suite("PlanApplier and FeatureUndo")
struct PlanApplierTests {
    private func plan(
        _ project: ScratchProject, _ name: String = "Profile", overwrites: Bool = false
    ) throws -> GenerationPlan {
        var asked = try request(name)
        asked.overwrites = overwrites
        return try PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: try project.facts(), root: project.root
        ).plan(asked)
    }

    private let viewPath = "Sources/Shop/Features/Profile/ProfileView.swift"
    private let receiptPath = ".formwork/receipts/Profile.json.gz"

    @Test("writes the files and a receipt, and undo gives the old tree back")
    func roundTrip() throws {
        let project = try ScratchProject(["Sources/Shop/App.swift": "struct Shop {}\n"])
        let before = try project.tree()
        try PlanApplier(root: project.root).apply(try plan(project))

        #expect(try project.text(viewPath) == "struct ProfileView {}\n")
        #expect(project.exists(receiptPath))
        #expect(try project.text(".formwork/.gitattributes").contains("-diff linguist-generated"))

        let undo = FeatureUndo(root: project.root)
        let undoing = try undo.plan(of: "Profile")
        #expect(undoing.removed.count == 2)
        #expect(try undo.apply(undoing).isEmpty)
        #expect(try project.tree() == before)
    }

    @Test("a second run changes nothing, time stamps included, even on another day")
    func secondRun() throws {
        let project = try ScratchProject()
        try PlanApplier(root: project.root).apply(try plan(project))
        let before = try modificationDates(project)
        var asked = try request("Profile")
        asked.recorded = RecordedInputs(date: "2031-01-01", author: "Somebody Else")
        let second = try PlanBuilder(
            set: try SmallSet.viewAndTest(), facts: try project.facts(), root: project.root
        ).plan(asked)
        try PlanApplier(root: project.root).apply(second)

        #expect(second.files.allSatisfy { $0.action == .identical })
        #expect(second.recorded.date == "2026-03-09")
        #expect(try modificationDates(project) == before)
    }

    @Test("an edited file is a conflict: 73, and nothing is written")
    func conflict() throws {
        let project = try ScratchProject([viewPath: "struct ProfileView { /* mine */ }\n"])
        let before = try project.tree()
        let made = try plan(project)
        let failure = try #require(caught { try PlanApplier(root: project.root).apply(made) })

        #expect(made.conflicts.map(\.path.string) == [viewPath])
        #expect(failure.exitCode == .cannotCreate)
        #expect(failure.ids == ["plan.conflict"])
        #expect(try project.tree() == before)
    }

    @Test("--force overwrites, and undo brings the overwritten file back")
    func force() throws {
        let project = try ScratchProject([viewPath: "struct ProfileView { /* mine */ }\n"])
        let before = try project.tree()
        let made = try plan(project, overwrites: true)
        try PlanApplier(root: project.root).apply(made)

        #expect(made.files[0].action == .overwrite)
        #expect(try project.text(viewPath) == "struct ProfileView {}\n")
        let undo = FeatureUndo(root: project.root)
        _ = try undo.apply(try undo.plan(of: "Profile"))
        #expect(try project.tree() == before)
    }

    @Test("a file that changed between plan and apply is a conflict")
    func changedSincePlan() throws {
        let project = try ScratchProject([viewPath: "old\n"])
        let made = try plan(project, overwrites: true)
        try project.write(viewPath, "newer\n")
        let failure = try #require(caught { try PlanApplier(root: project.root).apply(made) })

        #expect(failure.exitCode == .cannotCreate)
        #expect(try project.text(viewPath) == "newer\n")
        #expect(!project.exists(receiptPath))
    }

    @Test("folders and links in the way are conflicts", arguments: ["folder", "link"])
    func obstacles(kind: String) throws {
        let project = try ScratchProject(["outside.txt": "text\n"])
        let path = project.folder.appendingPathComponent(viewPath)
        if kind == "folder" {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        } else {
            try project.write("\(viewPath).x", "")
            try FileManager.default.createSymbolicLink(
                atPath: path.path, withDestinationPath: "../../../../outside.txt")
        }
        let made = try plan(project, overwrites: true)

        #expect(made.conflicts.map(\.path.string) == [viewPath])
        #expect(try project.text("outside.txt") == "text\n")
    }

    @Test("a case variant in the way is refused")
    func caseVariant() throws {
        let project = try ScratchProject([
            viewPath.replacingOccurrences(of: "View.", with: "VIEW."): "// text\n"
        ])

        #expect(caught { try plan(project, overwrites: true) }?.exitCode == .cannotCreate)
    }

    @Test("a linked parent folder that leaves the project is refused when planning")
    func linkedParent() throws {
        let outside = try ScratchProject()
        let project = try ScratchProject(["Sources/Shop/App.swift": "struct Shop {}\n"])
        try FileManager.default.createSymbolicLink(
            atPath: project.folder.appendingPathComponent("Sources/Shop/Features").path,
            withDestinationPath: outside.folder.path)
        let failure = try #require(caught { try plan(project) })

        #expect(failure.exitCode == .cannotCreate)
        #expect(try outside.tree().isEmpty)
    }

    @Test("undo keeps what was edited, and says so")
    func keepsEdited() throws {
        let project = try ScratchProject()
        try PlanApplier(root: project.root).apply(try plan(project))
        try project.write(viewPath, "struct ProfileView { var mine = 1 }\n")
        let undo = FeatureUndo(root: project.root)
        let undoing = try undo.plan(of: "Profile")
        _ = try undo.apply(undoing)

        #expect(undoing.kept.map(\.path.string) == [viewPath])
        #expect(undoing.kept.map(\.reason) == ["was edited since"])
        #expect(try project.text(viewPath).contains("mine"))
        #expect(!project.exists("Tests"))
        #expect(!project.exists(".formwork"))
    }

    @Test("undo keeps a file of the same content that was there before")
    func keepsForeign() throws {
        let project = try ScratchProject([viewPath: "struct ProfileView {}\n"])
        try PlanApplier(root: project.root).apply(try plan(project))
        let undo = FeatureUndo(root: project.root)
        let undoing = try undo.plan(of: "Profile")
        _ = try undo.apply(undoing)

        #expect(undoing.kept.map(\.reason) == ["was there before"])
        #expect(project.exists(viewPath))
    }

    @Test("what a later generation no longer asks for stays in the receipt, so undo finds it")
    func leftFiles() throws {
        let project = try ScratchProject()
        let before = try project.tree()
        var set = try SmallSet.viewAndTest()
        SmallSet.add(
            to: &set, id: "extra", role: "view", output: "Extra.swift", template: "struct X {}\n")
        set.files[2].condition = SourcedText("options.extra")
        for isOn in [true, false] {
            var asked = try request("Profile")
            asked.with = isOn ? ["extra"] : []
            asked.without = isOn ? [] : ["extra"]
            let made = try PlanBuilder(set: set, facts: try project.facts(), root: project.root)
                .plan(asked)
            try PlanApplier(root: project.root).apply(made)
        }
        let undo = FeatureUndo(root: project.root)
        _ = try undo.apply(try undo.plan(of: "Profile"))

        #expect(try project.tree() == before)
    }

    @Test("--force over a foreign file of the receipt keeps what somebody wrote")
    func forceOverForeign() throws {
        let project = try ScratchProject([viewPath: "struct ProfileView {}\n"])
        try PlanApplier(root: project.root).apply(try plan(project))
        try project.write(viewPath, "struct ProfileView { /* mine */ }\n")
        try PlanApplier(root: project.root).apply(try plan(project, overwrites: true))
        let undo = FeatureUndo(root: project.root)
        _ = try undo.apply(try undo.plan(of: "Profile"))

        #expect(try project.text(viewPath) == "struct ProfileView { /* mine */ }\n")
    }

    @Test("a receipt of a newer form says so")
    func newerReceipt() throws {
        let project = try ScratchProject()
        let json = Array(#"{"schemaVersion":2}"#.utf8)
        let file = project.folder.appendingPathComponent(receiptPath)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(try #require(Gzip.compress(json))).write(to: file)
        let failure = caught { try FeatureUndo(root: project.root).plan(of: "Profile") }

        #expect(failure?.exitCode == .unavailable)
        #expect(failure?.ids == ["receipt.newer"])
    }

    @Test("undo of one feature leaves the other with its receipt")
    func twoFeatures() throws {
        let project = try ScratchProject()
        try PlanApplier(root: project.root).apply(try plan(project))
        let before = try project.tree()
        try PlanApplier(root: project.root).apply(try plan(project, "Orders"))
        let undo = FeatureUndo(root: project.root)
        _ = try undo.apply(try undo.plan(of: "Orders"))

        #expect(try project.tree() == before)
    }

    @Test("features of one name in two groups have receipts of their own")
    func sameNameTwice() throws {
        let project = try ScratchProject()
        let set = try SmallSet.viewAndTest()
        var facts = try project.facts()
        facts.targets = []
        facts.project.target = nil
        for group in ["One", "Two"] {
            var asked = try request("Profile")
            asked.group = group
            let made = try PlanBuilder(set: set, facts: facts, root: project.root).plan(asked)
            try PlanApplier(root: project.root).apply(made)
        }
        let undo = FeatureUndo(root: project.root)

        #expect(caught { try undo.plan(of: "Profile") }?.ids == ["undo.ambiguous"])
        #expect(try undo.plan(of: "Profile", group: "Two").removed.count == 2)
    }

    @Test("undo of an unknown feature names the nearest one with 66; a damaged receipt is 65")
    func undoFailures() throws {
        let project = try ScratchProject()
        try PlanApplier(root: project.root).apply(try plan(project))
        let undo = FeatureUndo(root: project.root)
        let unknown = try #require(caught { try undo.plan(of: "Profiel") })
        try project.write(receiptPath, "no receipt")
        let damaged = try #require(caught { try undo.plan(of: "Profile") })

        #expect(unknown.exitCode == .notFound)
        #expect(unknown.diagnostics[0].fix == "did you mean 'Profile'?")
        #expect(damaged.exitCode == .invalidInput)
        #expect(damaged.diagnostics[0].location?.path == receiptPath)
    }

    private func modificationDates(_ project: ScratchProject) throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for path in try project.tree().keys {
            let file = project.folder.appendingPathComponent(path).path
            dates[path] =
                try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date
        }
        return dates
    }
}
