import Foundation
import Testing

@testable import StyleLearning

/// Learns a feature with all that it has, writes it again under its own name, and compares every byte.
@Suite("A feature that is written again under its own name")
struct RoundTripTests {
    @Test(
        "is what it was, in a project of each architecture",
        arguments: ["TCA", "RIBs", "VIPER", "Redux", "MVC", "MVVM"])
    func architectures(project: String) throws {
        let root = TypeChecker.projects.appendingPathComponent(project)
        try Self.expectRoundTrips(TypeChecker.sources(below: root))
    }

    @Test(
        "is what it was beside features that disagree",
        arguments: [DisagreeingProject.viper, .table, .reactor, .ribs, .composable, .flux])
    func disagreement(project: DisagreeingProject) throws {
        try Self.expectRoundTrips(project.files)
    }

    @Test("has one author and day to replace: the commonest, or else those of its first file")
    func days() {
        func file(_ day: String) -> String { "//\n//  Created by Bo on \(day).\n//\n\nlet a = 1\n" }

        #expect(
            HeaderAbstraction.commonLines(of: [file("6/2/26"), file("2/1/18")])
                == ["//  Created by Bo on 6/2/26."])
        #expect(
            HeaderAbstraction.commonLines(of: [file("6/2/26"), file("2/1/18"), file("2/1/18")])
                == ["//  Created by Bo on 2/1/18."])
    }

    @Test("stands below the folder that groups it, without being told")
    func group() {
        let pattern = PathPattern(parts: [
            .component([.literal("Views")]), .group,
            .component([.name(NameForms(.plain)), .literal("View.swift")]),
        ])

        #expect(
            OutputPath(ownFolder: nil, group: "Todos").template(of: pattern)
                == "Views/{% if group %}{{ group }}/{% else %}Todos/{% endif %}{{ feature }}View.swift"
        )
        #expect(
            OutputPath(ownFolder: nil).template(of: pattern)
                == "Views/{% if group %}{{ group }}/{% endif %}{{ feature }}View.swift")
    }

    private static func expectRoundTrips(_ files: [String: String]) throws {
        let project = LearnedProject(files: files)
        let style = try #require(try project.learn())
        let features = style.report.siblings.map { $0.folder ?? $0.name }
        #expect(!features.isEmpty)
        for (feature, sibling) in zip(features, style.report.siblings).prefix(2) {
            let request = LearningRequest(like: feature, keepsAll: true)
            let learned = try #require(try project.learn(request))
            let made = try project.generate(sibling.name, request: request)
            #expect(
                made.keys.sorted() == learned.report.files.map(\.exemplar.string).sorted(),
                "\(feature)")
            for path in made.keys.sorted() {
                #expect(made[path] == files[path], "\(path)")
            }
        }
    }
}
