import Diagnostics

/// The list of all checks of meaning. A new check is a new file and a line here.
enum ManifestChecks {
    static let all: [any ManifestCheck] = [
        SetIdentityCheck(),
        RepeatedSectionCheck(),
        DuplicateNameCheck(),
        ReservedNameCheck(),
        ReferenceCheck(),
        RoleCycleCheck(),
        ValueCycleCheck(),
        LayerCycleCheck(),
        ParameterTypeCheck(),
        ParameterDefaultCheck(),
        RepetitionCheck(),
        LearnedSetCheck(),
        TemplateFileCheck(),
        TemplateTextCheck(),
        TemplateCycleCheck(),
        ExpressionCheck(),
        TemplateCheck(),
        OutputPathCheck(),
        OutputCollisionCheck(),
        ExampleCheck(),
        UnusedDeclarationCheck(),
    ]

    /// Every finding of every check; one place has each message once.
    static func findings(in manifest: CheckedManifest) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return all.flatMap { $0.findings(in: manifest) }.filter { finding in
            var key = finding
            key.notes = []
            return seen.insert(key).inserted
        }
    }
}
