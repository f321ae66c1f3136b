import Diagnostics

/// An `.xcconfig` file: assignments and includes in their order.
public struct XcodeConfigurationFile: Sendable, Hashable {
    /// One statement.
    public enum Statement: Sendable, Hashable {
        /// `NAME = value`.
        case assignment(BuildSettingAssignment)
        /// `#include "path"`; with `isOptional` (`#include?`) the file may be absent.
        case include(path: String, isOptional: Bool)
    }

    /// The statements in the order of the file.
    public private(set) var statements: [Statement] = []
    /// A warning for each line that isn't a statement; Xcode passes over such lines as well.
    public private(set) var diagnostics: [Diagnostic] = []

    /// Reads a file. Nothing makes it fail: what can't be read is named in `diagnostics`.
    /// - Parameters:
    ///   - bytes: the content.
    ///   - path: the file as people should read it, for diagnostics.
    public init(parsing bytes: [UInt8], path: String) {
        let text = String(
            decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...],
            as: UTF8.self)
        var pending = ""
        var number = 0
        for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            number += 1
            var line = Self.withoutComment(raw).trimmingSpace()
            if line.hasSuffix("\\") {
                line.removeLast()
                pending += line + " "
                continue
            }
            take(pending + line, number: number, path: path)
            pending = ""
        }
        if !pending.isEmpty { take(pending, number: number, path: path) }
    }

    /// `//` begins a comment anywhere in a line, inside quotes as well (documented by Xcode).
    private static func withoutComment(_ line: Substring) -> Substring {
        var index = line.startIndex
        while let slash = line[index...].firstIndex(of: "/") {
            let next = line.index(after: slash)
            if next < line.endIndex, line[next] == "/" { return line[..<slash] }
            index = next
        }
        return line
    }

    private mutating func take(_ text: String, number: Int, path: String) {
        let line = text.trimmingSpace()
        if line.isEmpty { return }
        if line.hasPrefix("#include") {
            var rest = line.dropFirst("#include".count)
            let isOptional = rest.first == "?"
            if isOptional { rest.removeFirst() }
            let name = rest.trimmingSpace()
            if name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") {
                statements.append(
                    .include(path: String(name.dropFirst().dropLast()), isOptional: isOptional))
                return
            }
        } else if let equals = Self.assignmentSign(in: line) {
            var value = line[line.index(after: equals)...].trimmingSpace()
            if value.hasSuffix(";") { value.removeLast() }
            let assignment = BuildSettingAssignment(key: String(line[..<equals]), value: value)
            if Self.isName(assignment.name) {
                statements.append(.assignment(assignment))
                return
            }
        }
        diagnostics.append(
            Diagnostic(
                .warning, id: "xcconfig.line", "this line is neither a setting nor an include",
                at: SourceLocation(path: path, line: number, column: 1, lineText: text)))
    }

    /// The first `=` outside the brackets of conditions.
    private static func assignmentSign(in line: String) -> String.Index? {
        var isInBrackets = false
        for index in line.indices {
            switch line[index] {
            case "[": isInBrackets = true
            case "]": isInBrackets = false
            case "=" where !isInBrackets: return index
            default: continue
            }
        }
        return nil
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_.-".contains($0) }
    }
}
