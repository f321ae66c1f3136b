import TemplateManifest

/// Writes the manifest of a feature's own package.
///
/// A template can't: a manifest is a program that SwiftPM runs (decision 6, trap 19).
struct PackageManifestWriter {
    let form: PackageForm
    /// The least iOS version that the set's code runs on; nil where it names none.
    let leastTarget: String?
    /// Whether the package has tests.
    let hasTests: Bool

    /// The file's id and role in reports and receipts.
    static let id = "package-manifest"

    /// The manifest, indented by four spaces; the first line is the tools version, as SwiftPM wants it.
    var text: String {
        var lines = [
            "// swift-tools-version: 6.0", "import PackageDescription", "",
            "let layers = [\(quoted(form.targets.map(\.name)))]", "",
            "let package = Package(", "    name: \"\(form.name)\",",
            "    platforms: [.iOS(.v\(platform)), .macOS(.v14)],",
            "    products: [.library(name: \"\(form.name)\", targets: layers)],",
            "    targets: [",
        ]
        for target in form.targets {
            let uses =
                target.dependencies.isEmpty
                ? "" : ", dependencies: [\(quoted(target.dependencies))]"
            lines.append("        .target(name: \"\(target.name)\"\(uses)),")
        }
        if hasTests {
            lines += [
                "        .testTarget(", "            name: \"\(form.testTarget)\",",
                "            dependencies: [\(quoted(form.targets.map(\.name)))]),",
            ]
        }
        let mode = form.choice.swiftLanguageMode == "5" ? "v5" : "v6"
        lines += ["    ],", "    swiftLanguageModes: [.\(mode)]", ")"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func quoted(_ names: [String]) -> String {
        names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    /// The major iOS version: the project's, where the set can run on it.
    private var platform: Int {
        let own = Self.major(form.choice.deploymentTarget) ?? 0
        return max(own, Self.major(leastTarget) ?? 17)
    }

    private static func major(_ version: String?) -> Int? {
        version?.split(separator: ".").first.flatMap { Int($0) }
    }
}
