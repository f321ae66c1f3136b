import Diagnostics
import XMLDocuments

/// A feature's path that doesn't tell features apart, or that leaves its root.
enum FeaturePathCheck {
    static func findings(in document: XMLDocument) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for element in document.root.children(named: "layout") {
            for name in ["featurePath", "testPath"] {
                guard let value = element[name] else { continue }
                let parts = value.split(separator: "/", omittingEmptySubsequences: false)
                let leaves = parts.contains("..") || value.hasPrefix("/") || value.hasPrefix("~")
                // Tests may share one folder; sources of two features must not.
                let isShared = name == "featurePath" && !value.contains("{{")
                guard leaves || isShared else { continue }
                result.append(
                    Diagnostic(
                        .error, id: "configuration.feature-path",
                        leaves
                            ? "'\(name)' leaves its root"
                            : "'\(name)' is the same folder for every feature",
                        at: document.place(of: name, in: element),
                        fix: "write a path with the feature's name in it, such as {{ feature }}"))
            }
        }
        return result
    }
}
