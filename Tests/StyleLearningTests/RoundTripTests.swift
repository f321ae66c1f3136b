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

    @Test("keeps the days of its files where none of them is commoner than the others")
    func days() throws {
        func file(_ name: String, _ day: String) -> String {
            "//\n//  Created by Bo on \(day).\n//\n\nfinal class \(name) {}\n"
        }
        let files = [
            "App/Scenes/Login/LoginView.swift": file("LoginView", "2/3/19"),
            "App/Scenes/Login/LoginModel.swift": file("LoginModel", "4/5/20"),
            "App/Scenes/Orders/OrdersView.swift": file("OrdersView", "2/3/19"),
            "App/Scenes/Orders/OrdersModel.swift": file("OrdersModel", "2/3/19"),
        ]
        let made = try LearnedProject(files: files).generate(
            "Login", request: LearningRequest(like: "Login", keepsAll: true))

        for path in made.keys.sorted() { #expect(made[path] == files[path], "\(path)") }
        #expect(made.count == 2)
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
