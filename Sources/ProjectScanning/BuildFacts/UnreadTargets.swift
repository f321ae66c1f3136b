import Diagnostics
import ProjectFormats

/// What to say where helpers compute the targets of many manifests in a way that reading doesn't show.
enum UnreadTargets {
    /// The most manifests that are named.
    private static let mostNamed = 5

    /// Makes one note of the notes of all such manifests; other findings stay as they are.
    static func gather(_ findings: [Diagnostic]) -> [Diagnostic] {
        let unread = findings.filter { $0.id == TuistProject.unreadTargets }
        guard unread.count > 1, var note = unread.first else { return findings }
        note.message =
            "targets of \(unread.count) Tuist manifests can't be told from their syntax, "
            + "so that they are left out"
        note.notes = unread.dropFirst().prefix(mostNamed).map {
            Diagnostic.Note("the same here", at: $0.location)
        }
        let place = findings.firstIndex { $0.id == TuistProject.unreadTargets } ?? 0
        var rest = findings.filter { $0.id != TuistProject.unreadTargets }
        rest.insert(note, at: min(place, rest.count))
        return rest
    }
}
