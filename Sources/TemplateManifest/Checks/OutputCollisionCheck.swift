import Diagnostics
import FileTree
import XMLDocuments

/// Two files of one target whose outputs are one path, or two Swift files with one name, in any case
/// and Unicode form (decision 7, trap 2). Files whose conditions exclude each other may share one.
struct OutputCollisionCheck: ManifestCheck {
    /// A file with its output in a made-up feature.
    private struct Output {
        var file: FileDeclaration
        var path: RelativePath
    }

    func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        let set = manifest.composed
        let whole = set.files.filter { $0.scope != .part }
        // A part's files meet one another, and those of a whole feature bear another name.
        let parts = set.parts.map { part in
            set.files.filter { $0.scope == .part && part.files.contains($0.id) }
        }
        return ([whole] + parts).flatMap { findings(among: $0, in: set) }
    }

    private func findings(among files: [FileDeclaration], in set: TemplateSet) -> [Diagnostic] {
        let outputs = outputs(of: files, in: set)
        var byPath: [String: [Output]] = [:]
        var byName: [String: [Output]] = [:]
        var result: [Diagnostic] = []
        for output in outputs {
            let target = output.file.destination.rawValue
            let pathKey = "\(target) \(output.path.foldedKey)"
            let nameKey = "\(target) \(foldedName(output.path))"
            if let other = byPath[pathKey]?.first(where: { meets($0, output) }) {
                result.append(finding("write one file, '\(output.path)'", other, output))
            } else if output.path.fileExtension == "swift",
                output.file.alternativeOutput == nil,
                let other = byName[nameKey]?.first(where: {
                    $0.file.alternativeOutput == nil && meets($0, output)
                        && mayShareTarget($0, output)
                })
            {
                result.append(
                    finding(
                        "are both called '\(output.path.name)', which the Swift compiler refuses in "
                            + "one target", other, output))
            }
            byPath[pathKey, default: []].append(output)
            byName[nameKey, default: []].append(output)
        }
        return result
    }

    private func outputs(of files: [FileDeclaration], in set: TemplateSet) -> [Output] {
        var values = SampleContext.values(of: set)
        values[ManifestContext.parentName] = .dictionary([
            "feature": .string("Parent"), "names": values["names"] ?? .dictionary([:]),
        ])
        return files.compactMap { file in
            var inner = values
            if let variable = file.repetition?.variable { inner[variable] = .string(variable) }
            guard let text = SampleContext.text(file.output.text, inner),
                let path = try? RelativePath(validating: text)
            else { return nil }
            return Output(file: file, path: path)
        }
    }

    private func foldedName(_ path: RelativePath) -> String {
        (try? RelativePath(validating: path.name))?.foldedKey ?? path.name
    }

    private func meets(_ left: Output, _ right: Output) -> Bool {
        // Two files of one id are a finding of their own.
        left.file.id != right.file.id
            && !ConditionExclusion.exclude(left.file.condition?.text, right.file.condition?.text)
    }

    /// Below the project's root files of one feature may go to several targets, which the plan knows.
    private func mayShareTarget(_ left: Output, _ right: Output) -> Bool {
        !(left.file.isBelowProject && right.file.isBelowProject)
            || left.path.parent == right.path.parent
    }

    private func finding(_ what: String, _ first: Output, _ second: Output) -> Diagnostic {
        Diagnostic(
            .error, id: "manifest.output-collision",
            "'\(first.file.id)' and '\(second.file.id)' \(what)",
            at: second.file.output.location,
            notes: [.init("the other output is here", at: first.file.output.location)],
            fix: "change one output, or give the files conditions that exclude each other")
    }
}
