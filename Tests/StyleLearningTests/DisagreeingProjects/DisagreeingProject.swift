import Foundation
import Testing

/// A project of features that are alike and disagree, written so that all of it compiles.
struct DisagreeingProject: CustomTestStringConvertible, Sendable {
    let name: String
    /// The features' files, with `{N}` and `{n}` for a feature's name and `<<key>>` for what is particular to it.
    let templates: [String: String]
    /// What is particular to each feature; a line of whose keys it has none is left out.
    let features: [String: [String: String]]
    /// Files that belong to no feature.
    var shared: [String: String] = [:]

    var testDescription: String { name }

    /// The files by their paths.
    var files: [String: String] {
        var result = shared
        for (feature, particulars) in features {
            for (path, template) in templates {
                let text = template.split(separator: "\n", omittingEmptySubsequences: false)
                    .compactMap { Self.line(String($0), particulars) }.joined(separator: "\n")
                result[Self.named(path, feature)] = Self.named(text, feature)
            }
        }
        return result
    }

    private static func named(_ text: String, _ feature: String) -> String {
        let lower = feature.prefix(1).lowercased() + feature.dropFirst()
        return text.replacing("{N}", with: feature).replacing("{n}", with: lower)
    }

    /// The line with what is particular in it, indented as the line is.
    private static func line(_ line: String, _ particulars: [String: String]) -> String? {
        guard let start = line.range(of: "<<"), let end = line.range(of: ">>") else { return line }
        let key = String(line[start.upperBound..<end.lowerBound])
        let head = line[..<start.lowerBound]
        guard let value = particulars[key] else {
            let rest = line[end.upperBound...]
            if head.allSatisfy({ $0 == " " }) && rest.isEmpty { return nil }
            let before = String(head.hasSuffix(", ") ? head.dropLast(2) : head)
            return Self.line(before + rest, particulars)
        }
        let indented =
            head.allSatisfy { $0 == " " }
            ? value.replacing("\n", with: "\n" + head) : value
        return Self.line(String(head) + indented + line[end.upperBound...], particulars)
    }
}
