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
        try failing(at: text) {
            try Expression(text.text, at: text.location, environment: environment)
                .evaluate(context)
        }
    }

    /// Whether an expression holds, as `if` sees it.
    /// - Throws: `Failure` with exit code 65 at the place in the manifest.
    static func isTrue(
        _ text: SourcedText, in context: [String: TemplateValue]
    ) throws(Failure) -> Bool {
        try failing(at: text) {
            try Expression(text.text, at: text.location, environment: environment)
                .isTrue(context)
        }
    }

    /// The text that a small template gives.
    /// - Throws: `Failure` with exit code 65 at the place in the manifest.
    static func text(
        _ text: SourcedText, in context: [String: TemplateValue]
    ) throws(Failure) -> String {
        try failing(at: text) {
            try Template(
                text.text, name: text.location?.path ?? "manifest", environment: environment,
                at: text.location
            )
            .renderString(context)
        }
    }

    private static func failing<Result>(
        at text: SourcedText, _ body: () throws -> Result
    ) throws(Failure) -> Result {
        do {
            return try body()
        } catch let failure as Failure {
            throw failure
        } catch let diagnostic as Diagnostic {
            throw Failure(.invalidInput, [diagnostic])
        } catch {
            throw Failure(
                .invalidInput, id: "manifest.expression", "'\(text.text)' can't be evaluated",
                at: text.location)
        }
    }
}
