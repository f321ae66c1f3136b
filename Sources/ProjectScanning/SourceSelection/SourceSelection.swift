import FileTree

/// Which of a project's files are its own Swift sources.
struct SourceSelection {
    /// The Swift files to read.
    var sources: [RelativePath] = []
    /// How many Swift files were left out, by reason.
    var leftOut: [String: Int] = [:]

    /// The project's own Swift sources in ascending order; with samples where they count.
    static func own(of files: [RelativePath]) -> [RelativePath] {
        if countsSamples(among: files) {
            return SourceSelection(files: files, keepsSamples: true).sources
        }
        let sources = SourceSelection(files: files).sources
        return sources.isEmpty
            ? SourceSelection(files: files, keepsSamples: true).sources : sources
    }

    /// Whether samples count: where apps begin in them and nowhere else, they alone show how features
    /// are built.
    static func countsSamples(among files: [RelativePath]) -> Bool {
        let starts = files.filter { path in
            // The endings of files in which apps begin.
            path.hasSuffix("App.swift") || path.hasSuffix("AppDelegate.swift")
                || path.hasSuffix("SceneDelegate.swift")
        }
        func isOwn(_ path: RelativePath, keepsSamples: Bool) -> Bool {
            reason(folder: path.parent?.string ?? "", keepsSamples: keepsSamples) == nil
        }
        return !starts.contains { isOwn($0, keepsSamples: false) }
            && starts.contains { isOwn($0, keepsSamples: true) }
    }

    /// Selects among the files of a project; the order of `files` doesn't matter.
    /// - Parameters:
    ///   - files: paths below the scan's root, which no rule looks at itself.
    ///   - keepsSamples: whether samples count, as they do where there is nothing else.
    init(files: [RelativePath], keepsSamples: Bool = false) {
        // A folder's verdict is asked for once, not once a file.
        var folder: RelativePath?
        var verdict: String?
        var names: [String: String] = [:]
        for path in files where path.hasSuffix(".swift") {
            let parent = path.parent
            if parent != folder {
                folder = parent
                verdict = Self.reason(
                    folder: parent?.string ?? "", keepsSamples: keepsSamples, known: &names)
            }
            let reason = verdict ?? Self.reason(file: path)
            if let reason {
                leftOut[reason, default: 0] += 1
            } else {
                sources.append(path)
            }
        }
        sources.sort()
    }

    /// Why the files of a folder are left out; nil where they aren't.
    static func reason(folder: String, keepsSamples: Bool = false) -> String? {
        var names: [String: String] = [:]
        return reason(folder: folder, keepsSamples: keepsSamples, known: &names)
    }

    /// - Parameter known: the reasons that folders' names were found to give, empty for none.
    private static func reason(
        folder: String, keepsSamples: Bool, known: inout [String: String]
    ) -> String? {
        for component in folder.utf8.split(separator: Byte.slash) {
            let name = String(Substring(component))
            let reason = known[name] ?? Self.reason(name: name, keepsSamples: keepsSamples) ?? ""
            if known[name] == nil { known[name] = reason }
            if !reason.isEmpty { return reason }
        }
        return nil
    }

    private static func reason(name: String, keepsSamples: Bool) -> String? {
        ExclusionRules.all.first { rule in
            !(keepsSamples && rule.isAboutSamples) && rule.folder(name)
        }?.reason
    }

    private static func reason(file path: RelativePath) -> String? {
        // Names of one word and `.swift`, which nearly all are, fall under no rule.
        var text = path.string
        let marks = text.withUTF8 { bytes in
            bytes.dropLast(".swift".utf8.count).reversed().first { byte in
                byte == Byte.slash || byte == Byte.dot || byte == UInt8(ascii: "+")
                    || byte == Byte.underscore || byte == Byte.openBrace
            }
        }
        guard let marks, marks != Byte.slash else { return nil }
        let name = path.name
        return ExclusionRules.all.first { $0.file(name) }?.reason
    }

    /// Whether the comment at a file's head says that a program writes it again and again.
    ///
    /// What a template laid out once for a person, who goes on from there, is that person's own: such
    /// heads tell who created the file, and generators don't.
    static func isGenerated(head: [String]) -> Bool {
        func has(_ marks: [BytePattern]) -> Bool {
            head.prefix(20).contains { line in
                var line = line
                return line.withUTF8 { bytes in
                    marks.contains { $0.firstPlace(in: bytes) != nil }
                }
            }
        }
        if has(GeneratedMarks.certain) { return true }
        return has(GeneratedMarks.weak) && !has(GeneratedMarks.byPeople)
    }
}

/// What generators write into the heads of files.
enum GeneratedMarks {
    /// No person edits a file that says so.
    static let certain = [
        "automatically generated", "auto-generated", "autogenerated", "@generated", "do not edit",
        "do not modify",
    ].map { BytePattern($0, ignoresCase: true) }

    /// Templates that lay out a file once say so as well.
    static let weak = [
        "generated using", "this file was generated", "this file is generated",
        "code generated by", "generated by", "generated from",
    ].map { BytePattern($0, ignoresCase: true) }

    /// What heads of people's files say.
    static let byPeople = [BytePattern("created by ", ignoresCase: true)]
}
