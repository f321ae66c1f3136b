import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest
import Testing

@testable import FeatureGeneration

@Suite("PlanCheck")
struct PlanCheckTests {
    /// The failure of planning a set of files with the given outputs at the project's root.
    private func refusal(
        outputs: [String], template: String = "struct {{ file.name|swiftIdentifier }} {}\n",
        destination: FileDeclaration.Destination = .project, files: [String: String] = [:],
        feature: String = "Profile"
    ) throws -> Diagnostics.Failure? {
        let project = try ScratchProject(files)
        var set = try SmallSet.empty()
        for (index, output) in outputs.enumerated() {
            SmallSet.add(
                to: &set, id: "f\(index)", role: "view", output: output, destination: destination,
                template: template)
        }
        let builder = PlanBuilder(set: set, facts: try project.facts(), root: project.root)
        let failure = caught { try builder.plan(try request(feature)) }
        #expect(try project.tree().count { $0.value != "/" } == files.count)
        return failure
    }

    @Test(
        "refuses outputs in git's, Xcode's, SwiftPM's and its own files, in any case",
        arguments: [
            ".git/hooks/post-checkout", ".GIT/config", "Package.swift",
            "App.xcodeproj/project.pbxproj",
            "App.XcodeProj/x", "App.xcworkspace/contents.xcworkspacedata", ".swiftpm/x",
            ".formwork/receipts/x", ".g\u{200C}it/config", "a/.git/config",
        ])
    func protectedPlaces(output: String) throws {
        let failure = try #require(try refusal(outputs: [output]))

        #expect(failure.exitCode == .invalidInput)
        #expect(failure.ids == ["plan.protected-place"])
    }

    @Test(
        "refuses outputs that leave the project or aren't paths",
        arguments: ["../x.swift", "/etc/x", "a/../../x", "~/x", "a//b", "x\u{0}.swift", ""])
    func leavingPaths(output: String) throws {
        let failure = try #require(try refusal(outputs: [output]))

        #expect(failure.exitCode == .invalidInput)
    }

    @Test("takes two dots inside a name for what they are")
    func dotsInside() throws {
        #expect(try refusal(outputs: ["Sources/Shop/a..b.swift"]) == nil)
    }

    @Test(
        "names both of two outputs that fold to one path",
        arguments: [
            ["docs/Model.md", "docs/model.md"], ["docs/Caf\u{E9}.md", "docs/CAFE\u{301}.md"],
            ["docs/x.md", "docs/x.md"],
        ])
    func foldedPaths(outputs: [String]) throws {
        let failure = try #require(try refusal(outputs: outputs, template: "text"))

        #expect(failure.exitCode == .invalidInput)
        #expect(failure.ids == ["plan.same-path"])
        #expect(failure.diagnostics[0].notes.count == 1)
    }

    @Test("refuses an output that is another one's folder")
    func fileAsFolder() throws {
        let failure = try #require(try refusal(outputs: ["docs/x", "docs/x/y"], template: "text"))

        #expect(failure.ids == ["plan.file-as-folder"])
    }

    @Test("refuses two Swift files of one basename in one target, as the compiler does")
    func basenames() throws {
        let failure = try #require(
            try refusal(
                outputs: ["Domain/Model.swift", "Data/model.swift"], template: "// text\n",
                destination: .source))

        #expect(failure.exitCode == .invalidInput)
        #expect(failure.ids == ["plan.same-basename"])
    }

    @Test("refuses a basename that the target has already, with 73 and the place")
    func takenBasename() throws {
        let failure = try #require(
            try refusal(
                outputs: ["Model.swift"], template: "// text\n", destination: .source,
                files: ["Sources/Shop/Old/Model.swift": "struct Old {}\n"]))

        #expect(failure.exitCode == .cannotCreate)
        #expect(failure.ids == ["plan.basename-taken"])
        #expect(failure.diagnostics[0].location?.path == "Sources/Shop/Old/Model.swift")
    }

    @Test("takes the same basename in different targets")
    func basenameInOtherTarget() throws {
        #expect(
            try refusal(
                outputs: ["Model.swift"], template: "// text\n", destination: .source,
                files: ["Tests/ShopTests/Model.swift": "struct T {}\n"]) == nil)
    }

    @Test("passes over a name that repeats in targets which nothing tells apart")
    func repeatedBasename() throws {
        #expect(
            try refusal(
                outputs: ["Model.swift"], template: "// text\n", destination: .source,
                files: [
                    "Sources/Shop/Old/Model.swift": "struct Old {}\n",
                    "Sources/Shop/Older/Model.swift": "struct Older {}\n",
                ]) == nil)
    }

    @Test("passes over the name of a manifest, which is part of no target")
    func manifests() throws {
        #expect(
            try refusal(
                outputs: ["Profile/Project.swift"],
                template: "import ProjectDescription\n\nlet project = Project(name: \"P\")\n",
                destination: .source,
                files: ["Sources/Shop/Project.swift": "struct Project {}\n"]) == nil)
    }

    @Test("refuses a type that two planned files declare, or that the module has already")
    func declaredTypes() throws {
        let twice = try #require(
            try refusal(
                outputs: ["A.swift", "B.swift"], template: "struct X {}\n", destination: .source))
        let taken = try #require(
            try refusal(
                outputs: ["A.swift"], template: "struct X {}\n", destination: .source,
                files: ["Sources/Shop/Old.swift": "\nfinal class X {}\n"]))

        #expect(twice.ids == ["plan.type-twice"])
        #expect(taken.exitCode == .cannotCreate)
        #expect(taken.diagnostics[0].location?.line == 2)
    }

    @Test("doesn't take private types and extensions for declarations of the module")
    func privateTypes() throws {
        #expect(
            try refusal(
                outputs: ["A.swift"], template: "private struct X {}\nextension Y {}\n",
                destination: .source,
                files: ["Sources/Shop/Old.swift": "struct X {}\nstruct Y {}\n"]) == nil)
    }

    @Test("refuses a view that shadows a framework's type where the generated code uses that")
    func shadowing() throws {
        let template = "struct {{ feature }}View { let x = ProgressView() }\n"
        let breaking = try #require(
            try refusal(
                outputs: ["{{ feature }}View.swift"], template: template, destination: .source,
                feature: "Progress"))

        #expect(breaking.exitCode == .usage)
        #expect(breaking.ids == ["name.shadows"])
        #expect(
            try refusal(
                outputs: ["{{ feature }}View.swift"], template: template, destination: .source,
                feature: "Scroll") == nil)
    }

    @Test("refuses a type of the module's own name")
    func moduleName() throws {
        let failure = try #require(
            try refusal(
                outputs: ["{{ feature }}.swift"], template: "struct {{ feature }} {}\n",
                destination: .source, feature: "Shop"))

        #expect(failure.exitCode == .usage)
        #expect(failure.ids == ["name.module"])
    }

    @Test("only notes a type of the module's own name where other modules have one, too")
    func moduleNameAsHabit() throws {
        let project = try ScratchProject([
            "Sources/Cart/Cart.swift": "struct Cart {}\n",
            "Sources/Orders/Orders.swift": "struct Orders {}\n",
        ])
        var facts = try project.facts()
        facts.targets += try ["Cart", "Orders"].map { name in
            var target = TargetFacts(
                name: name, module: name, kind: .library, projectKind: .swiftpm,
                manifest: try RelativePath(validating: "Package.swift"))
            target.folders = [try RelativePath(validating: "Sources/\(name)")]
            return target
        }
        var set = try SmallSet.empty()
        SmallSet.add(
            to: &set, id: "f", role: "view", output: "{{ feature }}.swift", destination: .source,
            template: "struct {{ feature }} {}\n")
        let plan = try PlanBuilder(set: set, facts: facts, root: project.root)
            .plan(try request("Shop"))
        #expect(plan.remarks.map(\.id).contains("name.module"))
    }
}
