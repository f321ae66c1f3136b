import ProjectScanning

/// The result of `scan` for people.
struct ScanText {
    private let facts: ProjectFacts
    private let resolution: ResolutionReport

    /// More pieces of evidence or features than this are counted, not listed.
    private static let listed = 8

    /// Creates a text.
    init(_ facts: ProjectFacts, resolution: ResolutionReport) {
        self.facts = facts
        self.resolution = resolution
    }

    /// The text, with a final line end.
    var text: String {
        ([project] + [architecture, layout, features, points, set].filter { !$0.isEmpty })
            .joined(separator: "\n\n") + "\n"
    }

    private var project: String {
        let project = facts.project
        let kinds = project.kinds.map(\.rawValue).joined(separator: ", ")
        var settings = ["Swift \(project.swiftLanguageMode) mode"]
        if project.defaultIsolation == .mainActor { settings.append("MainActor by default") }
        if let version = project.deploymentTarget { settings.append("iOS \(version)") }
        settings.append(
            project.testFramework == .none ? "no tests" : "tests: \(project.testFramework.rawValue)"
        )
        let indentation =
            project.indentation.style == .tabs ? "tabs" : "\(project.indentation.width) spaces"
        settings.append("indented by \(indentation)")
        if project.lineEnding == .crlf { settings.append("CRLF") }
        return section(
            "\(PrintableText.of(project.name))  (\(kinds.isEmpty ? "no project file" : kinds), module "
                + "\(project.module), \(project.swiftFiles) Swift files)",
            [settings.joined(separator: ", ")])
    }

    private var architecture: String {
        let verdict = facts.architecture
        let others = verdict.ranking.dropFirst().prefix(3)
            .map { "\($0.label.rawValue) \(percent($0.score))" }
        let evidence = verdict.evidence.map {
            "\($0.path):\($0.line): \($0.what) [\($0.label.rawValue) \(signed($0.weight))]"
        }
        return section(
            "Architecture: \(verdict.label.rawValue), \(percent(verdict.confidence)) sure"
                + (others.isEmpty ? "" : " (then \(others.joined(separator: ", ")))"),
            limited(evidence))
    }

    private var layout: String {
        let layout = facts.layout
        var lines = layout.featureRoots.map { "features in \($0)" }
        if let path = layout.featurePath { lines.append("a new one in \(path)") }
        if let path = layout.testPath { lines.append("its tests in \(path)") }
        return lines.isEmpty ? "" : section("Layout", lines)
    }

    private var features: String {
        guard !facts.features.isEmpty else { return "" }
        let lines = facts.features.map { feature in
            let place = feature.path.map { "  \($0)" } ?? ""
            return "\(feature.name)\(place)  (\(feature.files.count) files, "
                + "\(feature.tests.count) tests)"
        }
        return section("Features: \(facts.features.count)", limited(lines))
    }

    private var points: String {
        guard !facts.integrationPoints.isEmpty else { return "" }
        return section(
            "Integration points",
            limited(
                facts.integrationPoints.map {
                    "\($0.path):\($0.line): \($0.kind.rawValue) \($0.name)"
                }))
    }

    private var set: String {
        let (headline, reasons) = resolution.lines
        return section(headline, reasons)
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        ([title] + lines.map { "  \(PrintableText.of($0))" }).joined(separator: "\n")
    }

    private func limited(_ lines: [String]) -> [String] {
        lines.count <= Self.listed
            ? lines : lines.prefix(Self.listed) + ["… and \(lines.count - Self.listed) more"]
    }

    private func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

    private func signed(_ weight: Double) -> String {
        let tenths = Int((weight * 10).rounded())
        let text = tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
        return weight >= 0 ? "+\(text)" : text
    }
}
