import Diagnostics
import FileTree

extension PlanCheck {
    /// No two outputs that a case-insensitive or Unicode-folding file system takes for one (decision 7,
    /// trap 2), and no output that is another one's folder.
    static let foldedPaths = PlanCheck { draft in
        var byKey: [String: FileDraft] = [:]
        var findings: [PlanFinding] = []
        for file in draft.files {
            if let first = byKey[file.path.foldedKey] {
                findings.append(
                    PlanFinding(
                        Diagnostic(
                            .error, id: "plan.same-path",
                            first.path == file.path
                                ? "two files have the output '\(file.path)'"
                                : "'\(first.path)' and '\(file.path)' are one path where case or Unicode form doesn't count",
                            at: file.declaration.output.location ?? file.declaration.location,
                            notes: [
                                .init(
                                    "the other one is declared here",
                                    at: first.declaration.output.location
                                        ?? first.declaration.location)
                            ], fix: "give one of them another output")))
            } else {
                byKey[file.path.foldedKey] = file
            }
        }
        for file in draft.files {
            for folder in file.path.ancestors {
                guard let other = byKey[folder.foldedKey], other.path != file.path else { continue }
                findings.append(
                    PlanFinding(
                        Diagnostic(
                            .error, id: "plan.file-as-folder",
                            "'\(file.path)' needs a folder where '\(other.path)' is a file",
                            at: file.declaration.output.location ?? file.declaration.location,
                            fix: "give one of them another output")))
            }
        }
        return findings
    }
}
