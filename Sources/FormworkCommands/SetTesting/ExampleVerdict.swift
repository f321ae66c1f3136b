import Diagnostics
import FileTree
import GitCommand
import TemplateManifest

/// What became of one example: how its output differs from the golden files.
struct ExampleVerdict: Sendable {
    /// A file that differs.
    struct Difference: Sendable {
        /// How the output differs from the golden file.
        enum Change: String, Sendable {
            /// The output has a file that isn't among the golden ones.
            case added
            /// The output lacks a golden file.
            case removed
            /// Both have the file, with other bytes.
            case changed
        }

        var path: RelativePath
        var change: Change
        /// From the golden file to the output.
        var diff: String
    }

    /// The set's id.
    var set: SetID
    /// The example.
    var example: Example
    /// The differences by path; none where the output is as expected.
    var differences: [Difference]
    /// Whether the output has become the golden files.
    var isRecorded = false

    /// Compares an example's output with its golden files.
    /// - Parameter folder: the golden folder, for the names in diffs.
    init(
        set: SetID, example: Example, folder: RelativePath, golden: [RelativePath: [UInt8]],
        output: [RelativePath: [UInt8]]
    ) {
        self.set = set
        self.example = example
        let paths = Set(golden.keys).union(output.keys).sorted()
        differences = paths.compactMap { path in
            let (old, new) = (golden[path], output[path])
            guard old != new else { return nil }
            let shown = (try? folder.appending(path)) ?? path
            let diff = UnifiedDiff(
                from: old.map { .init($0) }, to: new.map { .init($0) }, path: shown)
            return Difference(
                path: path, change: old == nil ? .added : new == nil ? .removed : .changed,
                diff: diff.text)
        }
    }

    /// What is wrong, as a finding; nil where nothing is.
    var finding: Diagnostic? {
        guard !differences.isEmpty, !isRecorded else { return nil }
        let count = differences.count == 1 ? "1 file" : "\(differences.count) files"
        return Diagnostic(
            .error, id: "set.example-differs",
            "the example '\(example.name)' of '\(set)' differs from its golden output in \(count)",
            at: example.location,
            fix: "correct the set, or take the new output over with --record")
    }

    /// The verdict in a line.
    var line: String {
        let name = "\(set) \(example.name)"
        if differences.isEmpty { return "\(name): as expected" }
        return isRecorded ? "\(name): recorded" : "\(name): differs"
    }

    /// The verdict as JSON.
    var json: JSONValue {
        .object([
            "set": .string(set.description), "name": .string(example.name),
            "result": .string(
                differences.isEmpty ? "identical" : isRecorded ? "recorded" : "different"),
            "files": .array(
                differences.map {
                    .object([
                        "path": .string($0.path.string), "change": .string($0.change.rawValue),
                        "diff": .string($0.diff),
                    ])
                }),
        ])
    }
}
