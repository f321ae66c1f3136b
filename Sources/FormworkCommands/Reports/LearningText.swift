import StyleLearning

/// What a set was learned from, for people.
enum LearningText {
    /// How many things that were left out are listed; JSON has all of them.
    private static let maximumOmissions = 8

    /// Lines that follow a report.
    static func text(_ report: LearningReport) -> String {
        let names = report.siblings.map(\.name).joined(separator: ", ")
        var lines = ["", "Learned from \(names):"]
        let count = report.siblings.count
        for file in report.files {
            let option = file.option.map { ", with --with \($0)" } ?? ""
            lines.append("  \(file.support) of \(count)  like \(file.exemplar)\(option)")
        }
        if !report.leftOut.isEmpty {
            lines += ["", "Left out, as particular to the features that were followed:"]
            lines += report.leftOut.prefix(maximumOmissions).map {
                "  \($0.what)  (\($0.path.name))"
            }
            let rest = report.leftOut.count - maximumOmissions
            if rest > 0 { lines.append("  and \(rest) more, which --json lists") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
