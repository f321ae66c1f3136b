/// One finding: what is wrong, where, and the way out.
///
/// Every failure that Formwork reports is a diagnostic. It is printed like the compiler's
/// (`path:line:column: error: message`, the line, a caret), as JSON, or as a CI annotation.
public struct Diagnostic: Sendable, Hashable, Error {
    /// How much a finding weighs. Only an `error` makes a command fail.
    public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
        case error
        case warning
        case note
    }

    /// A further remark on a finding, with a place of its own where it has one.
    public struct Note: Sendable, Hashable {
        /// The remark, a sentence without a final stop.
        public var message: String
        /// The place that the remark speaks of.
        public var location: SourceLocation?

        /// Creates a note.
        public init(_ message: String, at location: SourceLocation? = nil) {
            self.message = message
            self.location = location
        }
    }

    /// How much the finding weighs.
    public var severity: Severity
    /// A stable name of the kind of finding, in lower case with dots, such as `manifest.duplicate-id`.
    public var id: String
    /// What is wrong: a sentence in lower case without a final stop.
    public var message: String
    /// The place, or nil where the finding is about no text.
    public var location: SourceLocation?
    /// Further remarks, such as the other place of a contradiction.
    public var notes: [Note]
    /// The way out: what to type or change.
    public var fix: String?

    /// Creates a finding.
    public init(
        _ severity: Severity = .error, id: String, _ message: String,
        at location: SourceLocation? = nil, notes: [Note] = [], fix: String? = nil
    ) {
        self.severity = severity
        self.id = id
        self.message = message
        self.location = location
        self.notes = notes
        self.fix = fix
    }
}

/// A place in a text, with the line that stands there so that it can be shown.
public struct SourceLocation: Sendable, Hashable {
    /// The file as people should read it: relative to the working folder or to the project.
    public var path: String
    /// The line, counted from 1; nil where the finding concerns the file as a whole.
    public var line: Int?
    /// The column, counted from 1 in UTF-8 bytes as the Swift compiler does; nil where unknown.
    public var column: Int?
    /// The text of that line without its line end; nil where it isn't known.
    public var lineText: String?

    /// Creates a place from its parts.
    public init(path: String, line: Int? = nil, column: Int? = nil, lineText: String? = nil) {
        self.path = path
        self.line = line
        self.column = column
        self.lineText = lineText
    }
}

/// A failure of a command: its findings and the exit code that they lead to.
public struct Failure: Error, Sendable {
    /// The findings, at least one of them an error.
    public var diagnostics: [Diagnostic]
    /// The process's exit code.
    public var exitCode: ExitCode

    /// Creates a failure.
    public init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
        self.exitCode = exitCode
        self.diagnostics = diagnostics
    }

    /// Creates a failure of one finding.
    public init(
        _ exitCode: ExitCode, id: String, _ message: String, at location: SourceLocation? = nil,
        notes: [Diagnostic.Note] = [], fix: String? = nil
    ) {
        self.init(
            exitCode,
            [Diagnostic(.error, id: id, message, at: location, notes: notes, fix: fix)])
    }
}
