import Diagnostics
import FileTree

/// A plan as a unified diff that `git apply` accepts.
public enum PlanDiff {
    /// Compares two contents of a file, as a unified diff with git's header.
    public typealias Comparison =
        (_ old: [UInt8], _ new: [UInt8], _ path: RelativePath) throws(Failure) -> String

    /// The diff of every file that would change, conflicts included, and of the proposed edits.
    /// - Parameters:
    ///   - plan: the plan.
    ///   - compare: compares what stands there with what would; asked for existing files only.
    public static func text(
        of plan: GenerationPlan, comparing compare: Comparison
    ) throws(Failure) -> String {
        var result = ""
        for file in plan.files where file.action != .identical {
            if let existing = file.existing {
                result += try compare(existing, file.bytes, file.path)
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
