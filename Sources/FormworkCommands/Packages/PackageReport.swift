import Diagnostics
import TemplateDistribution

/// What people and programs read of packages and of what a resolution changed.
enum PackageReport {
    /// A resolved package as JSON.
    static func json(_ package: ResolvedPackage) -> JSONValue {
        var members = members(of: package.locked)
        members["requiredBy"] = .strings(package.requesters)
        members["sets"] = .strings(package.snapshot.contents.setNames)
        return .object(members)
    }

    /// The members of a locked package's object.
    static func members(of locked: LockedPackage) -> [String: JSONValue] {
        [
            "name": .string(locked.name), "url": .string(locked.address.description),
            "path": .optional(locked.subfolder?.string),
            "requirement": .optional(locked.requirement),
            "version": .optional(locked.version?.description),
            "reference": .optional(locked.reference), "commit": .string(locked.commit),
            "tree": .string(locked.tree),
        ]
    }

    /// A change as JSON.
    static func json(_ change: LockChange) -> JSONValue {
        .object([
            "name": .string(change.name), "from": .optional(change.before?.title),
            "to": .optional(change.after?.title),
            "changelog": .array(
                change.releases.map {
                    .object([
                        "version": .optional($0.version?.description),
                        "heading": .string($0.heading), "text": .string($0.text),
                    ])
                }),
        ])
    }

    /// The changes for people, each with what the changelog says.
    static func text(_ changes: [LockChange]) -> String {
        changes.map(text).joined()
    }

    private static func text(_ change: LockChange) -> String {
        let what =
            switch (change.before?.title, change.after?.title) {
            case (nil, let new?): "+ \(change.name) \(new)"
            case (let old?, nil): "- \(change.name) \(old)"
            case (let old?, let new?) where old == new:
                "~ \(change.name) \(new): \(change.before?.commit.prefix(12) ?? "") → \(change.after?.commit.prefix(12) ?? "")"
            case (let old, let new): "~ \(change.name) \(old ?? "") → \(new ?? "")"
            }
        var lines = [what]
        for release in change.releases {
            lines += ["", "    \(release.heading)"]
            lines += release.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.isEmpty ? "" : "    \($0)" }
        }
        if !change.releases.isEmpty { lines.append("") }
        return lines.map { PrintableText.of($0) + "\n" }.joined()
    }

    /// A table of cells, columns aligned.
    static func table(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { index, cell in
                index == row.count - 1
                    ? cell : cell + String(repeating: " ", count: widths[index] - cell.count)
            }
            return PrintableText.of(cells.joined(separator: "  ")) + "\n"
        }.joined()
    }
}
