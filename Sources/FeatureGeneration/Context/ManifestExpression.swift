import Diagnostics
import TemplateLanguage
import TemplateManifest

/// Evaluates what a manifest writes as expression or as a small template.
enum ManifestExpression {
    /// Made once: building the table of filters costs more than evaluating a condition.
    private static let environment = Environment()

    /// The value of an expression.
    /// - Throws: `Failure` with exit code 65 at the place in the manifest.
    static func value(
        _ text: SourcedText, in context: [String: TemplateValue]
    ) throws(Failure) -> TemplateValue {
        try Failure.rendering(at: text.location) {
            try Expression(text.text, at: text.location, environment: environment)
                .evaluate(context)
        }
    }

    /// Whether an expression holds, as `if` sees it.
    /// - Throws: `Failure` with exit code 65 at the place in the manifest.
    static func isTrue(
        _ text: SourcedText, in context: [String: TemplateValue]
    ) throws(Failure) -> Bool {
        try Failure.rendering(at: text.location) {
            try Expression(text.text, at: text.location, environment: environment)
                .isTrue(context)
        }
    }

    /// The text that a small template gives.
    /// - Throws: `Failure` with exit code 65 at the place in the manifest.
    static func text(
        _ text: SourcedText, in context: [String: TemplateValue]
    ) throws(Failure) -> String {
        try Failure.rendering(at: text.location) {
            try Template(
                text.text, name: text.location?.path ?? "manifest", environment: environment,
                at: text.location
            )
            .renderString(context)
        }
    }
}
