import StyleLearning

/// What a set was learned from, for people.
struct LearningText {
    private let report: LearningReport
    private let others: [OtherFeatures]
    private let most: Most

    /// How much is listed; JSON has all of it.
    private struct Most {
        var names = 8
        var offers = 4
        var files = 3
        var declarations = 4
    }

    /// Creates the text of a report.
    /// - Parameters:
    ///   - others: where features stand that nothing was learned from.
    ///   - isVerbose: whether all is listed, however long it gets.
    init(_ report: LearningReport, others: [OtherFeatures], isVerbose: Bool) {
        self.report = report
        self.others = others
        let all = Int.max
        most = isVerbose ? Most(names: all, offers: all, files: all, declarations: all) : Most()
    }

    /// Lines that follow a report.
    var text: String {
        let sections = [made, offered, present, leftOut].filter { !$0.isEmpty }
        return sections.map { section in
            "\n" + section.map { PrintableText.of($0) + "\n" }.joined()
        }.joined()
    }

    private var count: Int { report.siblings.count }

    private var made: [String] {
        let names = listed(report.siblings.map(\.name), most: most.names)
        let place = OtherFeatures.folder(of: report).map { " in \($0)" } ?? ""
        let title =
            count == 1
            ? "Learned from \(names)\(place):" : "Learned from \(count) features\(place): \(names)"
        let files = report.files.filter { $0.option == nil }
        return [title] + files.map { "  \(support($0))  like \($0.exemplar)" } + elsewhere
    }

    /// Where other features are, and how to learn from them.
    private var elsewhere: [String] {
        guard !others.isEmpty else { return [] }
        let places = others.map { "\($0.folder) (\($0.count))" }
        return [
            "  Not from those in \(listed(places, most: most.files)): name a folder with --group, or features with --from"
        ]
    }

    private var offered: [String] {
        let files = report.files.filter { $0.option != nil }
        guard !files.isEmpty else { return [] }
        let rows = files.prefix(most.offers).map { file in
            "  \(support(file))  --with \(file.option ?? "")  like \(file.exemplar)"
        }
        return ["Not made unless asked for:"] + rows
            + Self.rest(files.count - rows.count, "more")
    }

    private var present: [String] {
        guard !report.present.isEmpty else { return [] }
        return ["Not made, since it is there already:"] + report.present.map { "  \($0)" }
    }

    /// A line for each file that something was left out of, those with the most first, and one for files that
    /// nothing was learned from.
    private var leftOut: [String] {
        let parts = report.leftOut.filter { !$0.isWholeFile }
        var names: [String: [String]] = [:]
        for omission in parts {
            let name = omission.path.name
            let what = Self.member(omission.what, of: name)
            if !(names[name]?.contains(what) ?? false) { names[name, default: []].append(what) }
        }
        let files = names.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
        let rows = files.prefix(most.files).map {
            "  \($0.key): \(listed($0.value, most: most.declarations))"
        }
        var lines: [String] = []
        if !rows.isEmpty {
            lines =
                [
                    count == 1
                        ? "Left out, since it is particular to \(report.siblings[0].name):"
                        : "Left out, since most of them have nothing like it:"
                ] + rows
                + Self.rest(
                    files.count - rows.count,
                    files.count == rows.count + 1 ? "more file" : "more files")
        }
        let whole = Set(report.leftOut.filter(\.isWholeFile).map(\.path.name)).sorted()
        if !whole.isEmpty {
            lines.append(
                "Not made, since nothing is left of them that a new feature could have: "
                    + listed(whole, most: most.declarations))
        }
        return lines
    }

    /// A member without the type that its file is named after.
    private static func member(_ what: String, of file: String) -> String {
        let type = file.prefix { $0 != "." && $0 != "+" } + "."
        return what.hasPrefix(type) ? String(what.dropFirst(type.count)) : what
    }

    private static func rest(_ count: Int, _ what: String) -> [String] {
        count > 0 ? ["  and \(count) \(what), which --verbose lists"] : []
    }

    private func support(_ file: LearningReport.File) -> String {
        let text = "\(file.support) of \(count)"
        let width = "\(count) of \(count)".count
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    private func listed(_ names: [String], most: Int) -> String {
        let shown = names.prefix(most).joined(separator: ", ")
        return names.count > most ? "\(shown) and \(names.count - most) more" : shown
    }
}
