import Diagnostics

/// Why a document can't be read, with the byte offset of the place.
struct ReadingError: Error {
    var id: String
    var message: String
    var offset: Int
    var fix: String
    var notes: [(message: String, offset: Int)] = []

    func diagnostic(path: String, lines: LineTable) -> Diagnostic {
        Diagnostic(
            .error, id: id, message, at: lines.location(path: path, offset: offset),
            notes: notes.map { note in
                Diagnostic.Note(
                    note.message, at: lines.location(path: path, offset: note.offset))
            },
            fix: fix)
    }
}
