import Testing

@testable import StyleLearning

@Suite("What is learned compiles")
struct CompilationTests {
    private static let projects: [CompiledProject] = [
        .viper, .table, .reactor, .ribs, .streams, .composable, .flux,
    ]

    @Test("beside the features that it is learned from, which disagree", arguments: projects)
    func compiles(project: CompiledProject) throws {
        let checker = try TypeChecker.shared.get()
        var files = project.files
        // Each feature that is followed gives one of its own, so that the compiler is asked once.
        for (name, followed) in zip(Self.names, [nil] + project.features.keys.sorted()) {
            var request = LearningRequest()
            request.like = followed
            let made = try LearnedProject(files: project.files).generate(name, request: request)
            #expect(!made.isEmpty)
            files.merge(made) { $1 }
        }
        let errors = try checker.errors(in: files, named: project.name)
        let blamed = files.filter { errors.contains($0.key.replacing("/", with: "+")) }
        #expect(errors.isEmpty, "\(errors)\n\(Self.text(of: blamed))")
    }

    private static let names = ["Profile", "Wallet", "Invoice", "Basket"]

    private static func text(of files: [String: String]) -> String {
        files.sorted { $0.key < $1.key }.map { "=== \($0.key)\n\($0.value)" }.joined(
            separator: "\n")
    }
}
