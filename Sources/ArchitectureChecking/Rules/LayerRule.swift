import Diagnostics
import TemplateManifest

/// What a rule looks at: one file with what it names.
struct RuleSubject {
    /// The file.
    let file: CheckedFile
    /// What the file names.
    let references: FileReferences
    /// What its layer may do.
    let judge: LayerJudge
    /// What names stand for.
    let resolver: TypeResolver
    /// The layers of the project's own modules under the same rules.
    let moduleLayers: [String: Set<String>]
    /// The set's id.
    let set: String
    /// Finds places in the file.
    let lines: LineTable

    /// A violation at a byte of the file.
    func violation(
        _ rule: Violation.Rule, symbol: String, usedLayer: String?, offset: Int,
        _ words: (message: String, fix: String), declaration: SourceLocation? = nil
    ) -> Violation {
        Violation(
            rule: rule, layer: judge.layer.id, symbol: symbol, usedLayer: usedLayer,
            path: file.path,
            location: lines.location(path: file.path.string, offset: offset), set: set,
            message: words.message, declaration: declaration, fix: words.fix)
    }
}

/// One rule about what a layer's code may name.
protocol LayerRule: Sendable {
    /// Every place at which a file breaks the rule, in any order.
    func violations(in subject: RuleSubject) -> [Violation]
}

/// The list of all rules. A new rule is a new file and a line here.
enum LayerRuleList {
    static let all: [any LayerRule] = [ImportRule(), FrameworkTypeRule(), LayerUseRule()]
}
