import Diagnostics

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Violations that a project has agreed to live with for now: by rule, file and symbol, so that moving lines
/// about changes nothing.
public struct Baseline: Sendable, Equatable, Codable {
    /// A violation as a baseline knows it.
    public struct Entry: Sendable, Hashable, Codable, Comparable {
        /// The rule, such as `import`.
        public var rule: String
        /// The file's path from the project's root.
        public var path: String
        /// The module or type that is named.
        public var symbol: String

        /// Creates an entry.
        public init(rule: String, path: String, symbol: String) {
            self.rule = rule
            self.path = path
            self.symbol = symbol
        }

        /// Creates the entry of a violation.
        public init(_ violation: Violation) {
            self.init(
                rule: violation.rule.rawValue, path: violation.path.string,
                symbol: violation.symbol)
        }

        public static func < (left: Entry, right: Entry) -> Bool {
            (left.path, left.rule, left.symbol) < (right.path, right.rule, right.symbol)
        }
    }

    /// The version of this form.
    public var schemaVersion = 1
    /// The violations, sorted and each once.
    public var violations: [Entry]

    /// The baseline of some violations.
    public init(_ violations: [Violation]) {
        self.violations = Set(violations.map { Entry($0) }).sorted()
    }

    /// Creates a baseline of entries.
    public init(entries: some Sequence<Entry>) { violations = Set(entries).sorted() }

    /// Reads a baseline.
    /// - Parameter path: the file as people should read it.
    /// - Throws: `Failure` with exit code 65 where the bytes aren't a baseline, 69 where a newer Formwork
    ///   wrote it.
    public static func read(_ bytes: [UInt8], path: String) throws(Failure) -> Baseline {
        guard let baseline = try? JSONDecoder().decode(Baseline.self, from: Data(bytes)) else {
            throw Failure(
                .invalidInput, id: "baseline.invalid", "the file isn't a baseline of 'check'",
                at: SourceLocation(path: path),
                fix: "write it anew with --write-baseline")
        }
        guard baseline.schemaVersion <= 1 else {
            throw Failure(
                .unavailable, id: "baseline.newer",
                "the baseline was made by a newer Formwork (form \(baseline.schemaVersion))",
                at: SourceLocation(path: path), fix: "update Formwork")
        }
        return baseline
    }

    /// The baseline as a file: one entry a few lines, so that a change of one shows as such.
    /// - Throws: `Failure` with exit code 74 where it can't be written as JSON.
    public func bytes() throws(Failure) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            throw Failure(.inputOutput, id: "baseline.encode", "the baseline can't be written")
        }
        return Array(data) + [0x0A]
    }

    /// The violations that aren't in the baseline.
    public func unknown(among found: [Violation]) -> [Violation] {
        let known = Set(violations)
        return found.filter { !known.contains(Entry($0)) }
    }

    /// Entries that stand for no violation any more.
    /// - Parameters:
    ///   - found: every violation of the project.
    ///   - isChecked: whether a path was checked at all.
    public func gone(_ found: [Violation], where isChecked: (String) -> Bool) -> [Entry] {
        let present = Set(found.map { Entry($0) })
        return violations.filter { isChecked($0.path) && !present.contains($0) }
    }
}
