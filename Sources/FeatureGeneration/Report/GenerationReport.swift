import TemplateManifest

/// What people read of a generation: what was created, where the feature must be wired in, and what
/// comes next (seed document, procedure step 5).
public struct GenerationReport: Sendable {
    private let plan: GenerationPlan
    private let isDryRun: Bool
    private let isVerbose: Bool

    /// Creates a report.
    /// - Parameters:
    ///   - plan: the plan.
    ///   - isDryRun: whether nothing was written.
    ///   - isVerbose: whether all is listed, however long it gets.
    public init(plan: GenerationPlan, isDryRun: Bool, isVerbose: Bool = false) {
        self.plan = plan
        self.isDryRun = isDryRun
        self.isVerbose = isVerbose
    }

    /// How many places to wire a feature in at are shown, and how many lines of each.
    private static let most = (places: 6, lines: 7)

    /// The report for a terminal.
    public var text: String {
        var lines = [headline, ""]
        let width = plan.files.map { $0.action.rawValue.count }.max() ?? 0
        for file in plan.files {
            let action = file.action.rawValue
            let padding = String(repeating: " ", count: width - action.count)
            let targets =
                file.targets.count > 1 ? "  (\(file.targets.joined(separator: ", ")))" : ""
            lines.append("  \(action)\(padding)  \(file.path)\(targets)")
        }
        if !plan.edits.isEmpty {
            lines += ["", "Wire it in (nothing was edited):"]
            let shown = isVerbose ? plan.edits : Array(plan.edits.prefix(Self.most.places))
            for edit in shown { lines += textLines(of: edit) }
            let rest = plan.edits.count - shown.count
            if rest > 0 {
                lines.append(
                    "  and \(rest) more \(rest == 1 ? "place" : "places"), which --verbose lists")
            }
        }
        if !plan.checklist.isEmpty {
            lines += ["", "Checklist:"]
            lines += plan.checklist.map { "  \($0.isDone ? "[x]" : "[ ]") \($0.text)" }
        }
        if !plan.nextSteps.isEmpty {
            lines += ["", "Next:"]
            lines += plan.nextSteps.enumerated().map { "  \($0 + 1). \($1)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report for a pull request.
    public var markdown: String {
        var lines = [
            "## \(plan.feature)", "", headline, "", "| file | role | |", "| --- | --- | --- |",
        ]
        for file in plan.files {
            lines.append("| `\(file.path)` | \(file.role) | \(file.action.rawValue) |")
        }
        if !plan.edits.isEmpty {
            lines += ["", "### Integration points", ""]
            for edit in plan.edits { lines += markdownLines(of: edit) }
        }
        if !plan.checklist.isEmpty {
            lines += ["", "### Checklist", ""]
            lines += plan.checklist.map { "- [\($0.isDone ? "x" : " ")] \($0.text)" }
        }
        if !plan.nextSteps.isEmpty {
            lines += ["", "### Next", ""]
            lines += plan.nextSteps.enumerated().map { "\($0 + 1). \($1)" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var headline: String {
        let created = plan.files.filter { $0.action == .create || $0.action == .overwrite }.count
        let name = plan.part.map { "\($0.id) \($0.name) of \(plan.feature)" } ?? "\(plan.feature)"
        let subject = "\(name) (set \(plan.set.id) \(plan.set.version))"
        if isDryRun { return "Would create \(Self.files(created)) for \(subject)" }
        if created == 0 { return "\(subject) is there already, nothing to write" }
        return "Created \(Self.files(created)) for \(subject)"
    }

    private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

    private func textLines(of edit: PlannedEdit) -> [String] {
        guard let path = edit.path, let line = edit.line else {
            return ["  \(edit.kind): none was found in this project"]
        }
        let kind = edit.kind == PlannedEdit.mention ? "" : edit.kind + " "
        let siblings = edit.siblings.map { ", which names \($0) of its siblings" } ?? ""
        let place = "  \(path):\(line): \(kind)\(edit.name)\(siblings)"
        if edit.status == .present { return [place + " has it already"] }
        let all = edit.addition.split(separator: "\n", omittingEmptySubsequences: false)
        let isShort = isVerbose || all.count <= Self.most.lines + 1
        let shown = isShort ? all[...] : all.prefix(Self.most.lines)
        let rest = all.count - shown.count
        return [edit.isInLine ? "\(place): add to the line" : "\(place): add"]
            + shown.map { $0.isEmpty ? "" : "      \($0)" }
            + (rest > 0 ? ["      … \(rest) more lines"] : [])
    }

    private func markdownLines(of edit: PlannedEdit) -> [String] {
        guard let path = edit.path, let line = edit.line else {
            return ["- \(edit.kind): none was found in this project"]
        }
        let place = "- `\(path):\(line)` (\(edit.kind) `\(edit.name)`)"
        if edit.status == .present { return ["\(place): there already"] }
        return ["\(place): to add\(edit.isInLine ? " to the line" : "")", "", "  ```swift"]
            + edit.addition.split(separator: "\n", omittingEmptySubsequences: false).map {
                "  \($0)"
            }
            + ["  ```", ""]
    }
}
