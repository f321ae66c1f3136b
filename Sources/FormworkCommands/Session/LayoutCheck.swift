import Diagnostics
import FeatureGeneration
import ProjectConfiguration

/// Refuses the paths of `<layout>` that no feature can have: `validate` and all other commands ask the same.
enum LayoutCheck {
    /// Every finding, at the element's place.
    static func findings(in configuration: ProjectConfiguration) -> [Diagnostic] {
        configuration.layouts.flatMap { layout in
            findings("featurePath", layout.featurePath, layout)
                + findings("testPath", layout.testPath, layout)
        }
    }

    private static func findings(
        _ name: String, _ pattern: String?, _ layout: LayoutOverride
    ) -> [Diagnostic] {
        guard let pattern else { return [] }
        return FeatureFolderTemplate.findings(in: pattern).map { finding in
            Diagnostic(
                finding.severity, id: "configuration.feature-path",
                "'\(name)' can't be followed: \(finding.message)", at: layout.location,
                fix: finding.fix
                    ?? "write a path with the feature's name in it, such as {{ feature }}")
        }
    }
}
