import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// Generates a set's examples into an empty project, with fixed inputs, so that their output can be compared.
public struct ExampleGeneration: Sendable {
    /// What stands in for the day and the author of a generation.
    public static let recorded = RecordedInputs(date: "2025-01-31", author: "Example")
    /// The name of the empty project.
    public static let projectName = "Example"

    private let set: TemplateSet
    private let emptyFolder: DirectoryRoot

    /// Creates a generation.
    /// - Parameters:
    ///   - set: the set.
    ///   - emptyFolder: a folder without anything in it; nothing is written there.
    public init(_ set: TemplateSet, in emptyFolder: DirectoryRoot) {
        self.set = set
        self.emptyFolder = emptyFolder
    }

    /// The files of an example by their paths.
    /// - Throws: `Failure` as `PlanBuilder.plan`.
    public func files(of example: Example) throws(Failure) -> [RelativePath: [UInt8]] {
        let facts = try ProjectScanner(
            ProjectInMemory([:]), folderName: Self.projectName, threads: 1
        ).scan().facts
        var request = GenerationRequest(
            feature: try FeatureName.parse(example.feature).name, recorded: Self.recorded)
        request.values = example.values
        request.with = example.options
        request.without = example.optionsOff
        let plan = try PlanBuilder(set: set, facts: facts, root: emptyFolder).plan(request)
        return Dictionary(
            plan.files.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    /// The files that an example should give, by their paths.
    /// - Throws: `Failure` with exit code 65 where the golden folder isn't a path.
    public func golden(of example: Example) throws(Failure) -> [RelativePath: [UInt8]] {
        let prefix = try Self.folder(of: example).string + "/"
        var files: [RelativePath: [UInt8]] = [:]
        for (path, source) in set.sources where path.hasPrefix(prefix) {
            guard let own = try? RelativePath(validating: String(path.dropFirst(prefix.count)))
            else { continue }
            files[own] = source.bytes
        }
        return files
    }

    /// The folder of an example's expected output in the set's folder.
    /// - Throws: `Failure` with exit code 65 where it isn't a path.
    public static func folder(of example: Example) throws(Failure) -> RelativePath {
        do { return try RelativePath(typed: example.golden) } catch {
            throw Failure(.invalidInput, [error.diagnostic(at: example.location)])
        }
    }
}
