import Diagnostics
import FileTree
import TemplateLanguage

/// The template of a feature's folder: `{{ feature }}` stands for its name.
public enum FeatureFolderTemplate {
    /// The folder of a feature.
    /// - Throws: `Failure(.invalidInput)` where the template or the path that it gives is broken.
    static func render(
        _ pattern: String, feature: some CustomStringConvertible
    ) throws(Failure) -> RelativePath {
        let text = try Failure.rendering(at: SourceLocation(path: "layout")) {
            try Template(pattern, name: "layout", environment: Environment())
                .renderString(["feature": .string(feature.description)])
        }
        do { return try RelativePath(validating: text) } catch {
            throw Failure(.invalidInput, [error.diagnostic()])
        }
    }

    /// What a generation would refuse in a template, tried with a name.
    public static func findings(in pattern: String) -> [Diagnostic] {
        do throws(Failure) {
            _ = try render(pattern, feature: "Example")
            return []
        } catch {
            return error.diagnostics
        }
    }
}
