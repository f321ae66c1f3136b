import Foundation
import Testing

@testable import StyleLearning

/// Learns the next feature of small projects and has the compiler check it with the project's own code.
@Suite("What was learned compiles")
struct LearnedCodeCompilesTests {
    @Test(
        "in a project of each architecture",
        arguments: ["TCA", "RIBs", "VIPER", "Redux", "MVC", "MVVM"])
    func compiles(project: String) throws {
        let root = TypeChecker.projects.appendingPathComponent(project)
        var files = try TypeChecker.sources(below: root)
        let made = try LearnedProject(files: files).generate("Reports")
        #expect(made.count > 1)
        for (path, text) in made {
            #expect(files[path] == nil)
            for name in ["{{", "fatalError(\"\")"] { #expect(!text.contains(name), "\(path)") }
        }
        files.merge(made) { old, _ in old }

        let complaints = try TypeChecker.shared.get().complaints(about: files)
        #expect(complaints == "", "\(complaints)\n\(made.values.joined(separator: "\n"))")
    }

    private static let disagreeing: [DisagreeingProject] = [
        .viper, .table, .reactor, .ribs, .streams, .composable, .flux,
    ]

    @Test("beside features that disagree, whichever of them is followed", arguments: disagreeing)
    func disagreement(project: DisagreeingProject) throws {
        var files = project.files
        // Each feature that is followed gives one of its own, so that the compiler is asked once.
        for (name, followed) in zip(Self.names, [nil] + project.features.keys.sorted()) {
            var request = LearningRequest()
            request.like = followed
            let made = try LearnedProject(files: project.files).generate(name, request: request)
            #expect(!made.isEmpty)
            files.merge(made) { $1 }
        }

        let complaints = try TypeChecker.shared.get().complaints(about: files)
        let blamed = files.filter { path, _ in
            path.split(separator: "/").last.map { complaints.contains($0) } ?? false
        }
        #expect(complaints == "", "\(complaints)\n\(Self.text(of: blamed))")
    }

    private static let names = ["Profile", "Wallet", "Invoice", "Basket"]

    private static func text(of files: [String: String]) -> String {
        files.sorted { $0.key < $1.key }.map { "=== \($0.key)\n\($0.value)" }
            .joined(separator: "\n")
    }
}
