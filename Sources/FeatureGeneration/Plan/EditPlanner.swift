import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// Proposes the edits of existing files that a feature asks for. Nothing is edited without consent
/// (decision 10).
struct EditPlanner {
    let root: DirectoryRoot
    let draft: PlanDraft
    /// What else is proposed.
    let proposals: [EditProposal]

    /// The edits, in the order in which the set declares them, and those that are proposed otherwise behind them.
    func edits() throws(Failure) -> [PlannedEdit] {
        var edits: [PlannedEdit] = []
        for declaration in draft.set.integrationPoints {
            if let condition = declaration.condition,
                try !ManifestExpression.isTrue(condition, in: draft.context)
            {
                continue
            }
            let addition = try ManifestExpression.text(declaration.addition, in: draft.context)
            edits.append(try edit(kind: declaration.kind, addition: addition))
        }
        for proposal in proposals where isReachable(proposal.path) {
            edits.append(try edit(proposal))
        }
        return edits
    }

    /// Whether a file may speak of the feature: those of other apps and extensions don't.
    private func isReachable(_ path: RelativePath) -> Bool {
        guard let own = draft.choice.target, !own.holds(path) else { return true }
        let programs: Set<TargetFacts.Kind> = [.app, .appExtension, .executable]
        return !draft.facts.targets.contains { programs.contains($0.kind) && $0.holds(path) }
    }

    private func edit(_ proposal: EditProposal) throws(Failure) -> PlannedEdit {
        let host = HostText(try root.read(proposal.path).bytes)
        let isPresent = !proposal.isInLine && host.holds(proposal.addition)
        let isOpen = proposal.isInLine || proposal.addition.contains("…")
        return PlannedEdit(
            path: proposal.path, kind: proposal.kind, status: isPresent ? .present : .proposed,
            line: proposal.line, name: proposal.name, addition: proposal.addition,
            diff: isPresent || isOpen
                ? ""
                : host.diff(
                    inserting: proposal.addition, afterLine: proposal.line, path: proposal.path,
                    addsComma: proposal.needsComma),
            isInLine: proposal.isInLine, siblings: proposal.siblings)
    }

    private func edit(kind: String, addition: String) throws(Failure) -> PlannedEdit {
        guard let point = draft.facts.point(of: kind, for: draft.choice) else {
            return PlannedEdit(
                path: nil, kind: kind, status: .notFound, line: nil, name: "",
                addition: addition, diff: "")
        }
        let bytes = try root.read(point.path).bytes
        let host = HostText(bytes)
        let isPresent = host.holds(addition)
        let diff =
            isPresent || point.kind != .routeEnum
            ? "" : host.diff(inserting: addition, afterLine: point.line, path: point.path)
        return PlannedEdit(
            path: point.path, kind: kind, status: isPresent ? .present : .proposed,
            line: point.line, name: point.name, addition: addition, diff: diff)
    }
}

/// The text of a file that is to be edited.
struct HostText {
    private let lines: [Substring]
    private let text: String
    private let ending: String

    /// Reads a file's bytes.
    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        self.text = text
        ending = text.utf8.firstIndex(of: 0x0D) == nil ? "" : "\r"
        // Characters would take CRLF for one, so the lines are found among the scalars.
        let parts = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        lines = parts.map { part in
            Substring(part.last == "\r" ? part.dropLast() : part[part.startIndex...])
        }
    }

    /// Whether each line of a text stands in the file already, white space at its ends apart; what comments
    /// tell the reader needn't.
    func holds(_ addition: String) -> Bool {
        let present = Set(lines.map { Self.trimmed($0) })
        let wanted = addition.split(whereSeparator: \.isNewline).map { Self.trimmed($0) }
            .filter { !$0.hasPrefix("//") }
        return !wanted.isEmpty && wanted.allSatisfy(present.contains)
    }

    /// A unified diff that adds lines behind a line, indented as that line is.
    /// - Parameters:
    ///   - addition: the lines.
    ///   - line: counted from 1.
    ///   - path: the file.
    ///   - addsComma: whether that line gets a comma at its end.
    func diff(
        inserting addition: String, afterLine line: Int, path: RelativePath, addsComma: Bool = false
    ) -> String {
        guard line >= 1, line <= lines.count else { return "" }
        // Where a comment ends the line, only a person knows where the comma goes.
        guard !addsComma || lines[line - 1].firstRange(of: "//") == nil else { return "" }
        let indent = lines[line - 1].prefix { $0 == " " || $0 == "\t" }
        let added = addition.split(whereSeparator: \.isNewline).map { "+\(indent)\($0)\(ending)" }
        let hasFinalNewline = lines.last?.isEmpty ?? true
        let count = hasFinalNewline ? lines.count - 1 : lines.count
        let first = max(1, line - 2)
        let last = min(count, line + 3)
        var before = lines[(first - 1)..<line].map { " \($0)\(ending)" }
        let replaced =
            addsComma ? ["-\(lines[line - 1])\(ending)", "+\(lines[line - 1]),\(ending)"] : []
        if addsComma { before.removeLast() }
        let after = lines[line..<max(line, last)].map { " \($0)\(ending)" }
        let old = before.count + after.count + (addsComma ? 1 : 0)
        let header =
            "@@ -\(first),\(old) +\(first),\(old + added.count) @@"
        return (["--- a/\(path)", "+++ b/\(path)", header] + before + replaced + added + after)
            .joined(separator: "\n") + "\n"
    }

    private static func trimmed(_ line: Substring) -> Substring {
        var rest = line
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }
}
