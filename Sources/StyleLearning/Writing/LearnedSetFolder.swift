import FileTree
import TemplateManifest

/// A learned set as the files of its folder, which load into the very set again.
public struct LearnedSetFolder: Sendable {
    /// The folder of the example's expected output.
    public static let goldenFolder = "Examples/default"

    private let style: LearnedStyle

    /// Creates a folder of a set; see `files`.
    public init(_ style: LearnedStyle) { self.style = style }

    /// The files by their path in the folder: manifest, templates, documentation, and the example's output.
    /// - Parameters:
    ///   - example: a feature that was generated from the set.
    ///   - golden: the example's files by their path.
    public func files(example: Example, golden: [String: [UInt8]]) -> [String: [UInt8]] {
        var set = style.set
        set.examples = [example]
        var files = set.sources.mapValues(\.bytes)
        files[ManifestLoader.manifestName] = Array(ManifestWriter(set: set).text.utf8)
        files["README.md"] = Array(readme.utf8)
        for (path, bytes) in golden { files["\(Self.goldenFolder)/\(path)"] = bytes }
        return files
    }

    private var readme: String {
        let set = style.set
        let names = style.report.siblings.map(\.name).joined(separator: ", ")
        var lines = [
            "# \(set.title)", "", set.summary, "", "Learned from \(names).", "",
            "| file | held by | follows |", "| --- | --- | --- |",
        ]
        let count = style.report.siblings.count
        for file in style.report.files {
            let option = file.option.map { " (`--with \($0)`)" } ?? ""
            lines.append(
                "| `\(file.output)`\(option) | \(file.support) of \(count) | `\(file.exemplar)` |")
        }
        lines += ["", "    formwork generate Name --set \(set.id)", ""]
        if !set.parameters.isEmpty {
            lines += ["Values that nobody is asked for, and that `--value` gives:", ""]
            lines += set.parameters.map { "- `\($0.name)`: \($0.prompt)" } + [""]
        }
        lines += [
            "From here on the templates are yours: what they say is what new features get.", "",
        ]
        return lines.joined(separator: "\n")
    }
}
