import Diagnostics
import FileTree
import TemplateLanguage

/// The template of a feature's folder: `{{ feature }}` stands for its name.
public enum FeatureFolderTemplate {
    /// What stands for the feature's name where nothing else is a tag.
    static let placeholder = "{{ feature }}"

    /// The folder of a feature.
    /// - Parameter isTemplate: whether any tag may stand in the pattern; otherwise braces are folders' names.
    /// - Throws: `Failure(.invalidInput)` where the template or the path that it gives is broken.
    static func render(
        _ pattern: String, feature: some CustomStringConvertible, isTemplate: Bool = true
    ) throws(Failure) -> RelativePath {
        guard isTemplate else {
            return try path(pattern.replacing(placeholder, with: feature.description))
        }
        let text = try Failure.rendering(at: SourceLocation(path: "layout")) {
            try Template(pattern, name: "layout", environment: Environment())
                .renderString(["feature": .string(feature.description)])
        }
        return try path(text)
    }

    /// Whether a part of a pattern holds the feature's name.
    static func holdsName(_ text: some StringProtocol, isTemplate: Bool) -> Bool {
        text.contains(isTemplate ? "{{" : placeholder)
    }

    private static func path(_ text: String) throws(Failure) -> RelativePath {
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
