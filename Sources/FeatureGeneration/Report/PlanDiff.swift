import Diagnostics
import FileTree
import GitCommand

/// A plan as a unified diff that `git apply` accepts.
public enum PlanDiff {
    /// The diff of every file that would change, conflicts included, and of the proposed edits.
    /// - Throws: `Failure` with exit code 69 where git is needed and missing.
    public static func text(of plan: GenerationPlan) throws(Failure) -> String {
        var result = ""
        for file in plan.files where file.action != .identical {
            if let existing = file.existing {
                result += try Git.diff(old: existing, new: file.bytes, path: file.path)
            } else {
                result += creation(of: file)
            }
        }
        for edit in plan.edits where edit.status == .proposed { result += edit.diff }
        return result
    }

    private static func creation(of file: PlannedFile) -> String {
        let mode = file.isExecutable ? "100755" : "100644"
        var text = "diff --git a/\(file.path) b/\(file.path)\nnew file mode \(mode)\n"
        if file.bytes.isEmpty { return text }
        text += "--- /dev/null\n+++ b/\(file.path)\n"
        if file.bytes.contains(0) { return text + "Binary file (\(file.bytes.count) bytes)\n" }
        let content = String(decoding: file.bytes, as: UTF8.self)
        var lines = content.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        let endsWithNewline = lines.last?.isEmpty ?? false
        if endsWithNewline { lines.removeLast() }
        text += "@@ -0,0 +1\(lines.count == 1 ? "" : ",\(lines.count)") @@\n"
        for line in lines { text += "+\(Substring(line))\n" }
        return endsWithNewline ? text : text + "\\ No newline at end of file\n"
    }
}
