import Diagnostics

extension JSONValue {
    /// A finding, with every key of schema version 1.
    init(_ diagnostic: Diagnostic) {
        self = .object([
            "severity": .string(diagnostic.severity.rawValue),
            "id": .string(diagnostic.id),
            "message": .string(diagnostic.message),
            "path": .optional(diagnostic.location?.path),
            "line": .optional(diagnostic.location?.line),
            "column": .optional(diagnostic.location?.column),
            "notes": .array(diagnostic.notes.map(JSONValue.init)),
            "fix": .optional(diagnostic.fix),
        ])
    }

    /// A remark on a finding.
    init(_ note: Diagnostic.Note) {
        self = .object([
            "message": .string(note.message),
            "path": .optional(note.location?.path),
            "line": .optional(note.location?.line),
            "column": .optional(note.location?.column),
        ])
    }
}
