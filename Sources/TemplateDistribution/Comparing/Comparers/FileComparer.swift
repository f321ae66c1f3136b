import TemplateManifest

/// The files that a feature gets.
enum FileComparer {
    static func findings(_ old: TemplateSet, _ new: TemplateSet) -> [SetComparison.Finding] {
        SetComparison.pairs(old.files, new.files, by: \.id).flatMap {
            id, old, new -> [SetComparison.Finding] in
            switch (old, new) {
            case (_?, nil):
                [.init(weight: .breaking, kind: "file-removed", what: "the file '\(id)' is gone")]
            case (nil, let new?):
                [
                    .init(
                        weight: .addition, kind: "file-added",
                        what: "the file '\(id)' is new: \(new.output.text)")
                ]
            case (let old?, let new?): changes(old, new)
            case (nil, nil): []
            }
        }
    }

    private static func changes(
        _ old: FileDeclaration, _ new: FileDeclaration
    ) -> [SetComparison.Finding] {
        var found: [SetComparison.Finding] = []
        func breaking(_ kind: String, _ what: String) {
            found.append(.init(weight: .breaking, kind: kind, what: "the file '\(new.id)' \(what)"))
        }
        if old.role != new.role { breaking("file-role", "has the role '\(new.role)' now") }
        if old.output.text != new.output.text || old.destination != new.destination
            || old.isBelowProject != new.isBelowProject
        {
            breaking("file-output", "goes elsewhere: \(new.output.text)")
        }
        if old.scope != new.scope {
            breaking("file-scope", "is made once a \(new.scope.rawValue) now")
        }
        if old.condition?.text != new.condition?.text
            || old.repetition?.list.text != new.repetition?.list.text
        {
            breaking("file-condition", "is made in other cases")
        }
        return found
    }
}
