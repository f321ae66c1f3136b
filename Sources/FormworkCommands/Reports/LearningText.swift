import StyleLearning

/// What a set was learned from, for people.
struct LearningText {
    private let report: LearningReport

    /// How many names, files or declarations are listed; JSON has all of them.
    private static let most = 8

    /// Creates the text of a report.
    init(_ report: LearningReport) { self.report = report }

    /// Lines that follow a report.
    var text: String {
        let sections = [made, offered, present, leftOut].filter { !$0.isEmpty }
        return sections.map { section in
            "\n" + section.map { PrintableText.of($0) + "\n" }.joined()
        }.joined()
    }

    private var count: Int { report.siblings.count }

    private var made: [String] {
        let names = Self.listed(report.siblings.map(\.name))
        let title =
            count == 1 ? "Learned from \(names):" : "Learned from \(count) features: \(names)"
        let files = report.files.filter { $0.option == nil }
        return [title] + files.map { "  \(support($0))  like \($0.exemplar)" }
    }

    private var offered: [String] {
        let files = report.files.filter { $0.option != nil }
        guard !files.isEmpty else { return [] }
        let rows = files.prefix(Self.most).map { file in
            "  \(support(file))  --with \(file.option ?? "")  like \(file.exemplar)"
        }
        let rest = files.count - Self.most
        return ["Not made unless asked for, since fewer than half have it:"] + rows
            + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    private var present: [String] {
        guard !report.present.isEmpty else { return [] }
        return ["Not made, since it is there already:"] + report.present.map { "  \($0)" }
    }

    /// A line for each file that something was left out of, those with the most first.
    private var leftOut: [String] {
        guard !report.leftOut.isEmpty else { return [] }
        var names: [String: [String]] = [:]
        for omission in report.leftOut {
            names[omission.path.name, default: []].append(omission.what)
        }
        let files = names.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let rows = files.prefix(Self.most).map { "  \($0.key): \(Self.listed($0.value, most: 4))" }
        let rest = files.count - Self.most
        return ["Left out, as particular to one feature:"] + rows
            + (rest > 0 ? ["  and of \(rest) more files, which --json lists"] : [])
    }

    private func support(_ file: LearningReport.File) -> String {
        let text = "\(file.support) of \(count)"
        let width = "\(count) of \(count)".count
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private static func listed(_ names: [String], most: Int = most) -> String {
        let shown = names.prefix(most).joined(separator: ", ")
        return names.count > most ? "\(shown) and \(names.count - most) more" : shown
    }
}
