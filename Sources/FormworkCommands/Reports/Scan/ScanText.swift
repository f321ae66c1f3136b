import ProjectConfiguration
import ProjectScanning

/// The result of `scan` for people: one screen, the verdict first.
struct ScanText {
    private let facts: ProjectFacts
    private let resolution: ResolutionReport

    /// Creates a text.
    init(_ facts: ProjectFacts, resolution: ResolutionReport) {
        self.facts = facts
        self.resolution = resolution
    }

    /// The text, with a final line end.
    var text: String {
        [verdict, set, "", project, features, habits, points, evidence, unusual, overrides]
            .filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    private var verdict: String {
        let architecture = facts.architecture
        let name = PrintableText.of(facts.project.name)
        guard architecture.label != .unknown else {
            return "\(name): no architecture to be seen"
        }
        let label = architecture.label
        return
            "\(name): \(label.title) [\(label.rawValue)], \(Self.sureness(architecture.confidence))"
    }

    /// How sure something is, in words and in percent.
    static func sureness(_ confidence: Double) -> String {
        let word = confidence >= 0.75 ? "sure" : confidence >= 0.5 ? "fairly sure" : "not sure"
        return "\(word) (\(ResolutionReport.percent(confidence)))"
    }

    private var set: String {
        let (headline, reason) = resolution.sentence
        return TextBlock(title: "Set", lines: ["\(headline): \(reason)"], most: 3).text
    }

    private var project: String {
        let project = facts.project
        let kinds = project.kinds.map(\.rawValue).joined(separator: ", ")
        var parts = [
            kinds.isEmpty ? "no project file" : kinds, "module \(project.module)",
            "\(project.swiftFiles) Swift files", "Swift \(project.swiftLanguageMode) mode",
        ]
        if project.defaultIsolation == .mainActor { parts.append("MainActor by default") }
        if let version = project.deploymentTarget { parts.append("iOS \(version)") }
        return TextBlock(title: "Project", lines: [Self.list(parts)], most: 2).text
    }

    private var features: String {
        let layout = facts.layout
        var lines: [String] = []
        if let root = layout.featureRoots.first {
            let count = facts.features.count
            let path = layout.featurePath ?? ""
            let areInOne = facts.features.allSatisfy { $0.path?.hasPrefix(root) ?? true }
            let features = "\(count) \(count == 1 ? "feature" : "features")"
            let place =
                path == "\(root)/{{ feature }}" && areInOne
                ? ", each in a folder of its own"
                : path.isEmpty || path == root.string && areInOne ? "" : ", a new one in \(path)"
            lines.append((areInOne ? "\(features) in \(root)" : features) + place)
        }
        if facts.project.testFramework != .none {
            let place = layout.testPath.map { " in \($0)" } ?? ""
            lines.append("tests with \(facts.project.testFramework.rawValue)\(place)")
        }
        return TextBlock(title: "Features", lines: lines, most: 4).text
    }

    private var habits: String {
        guard facts.project.swiftFiles > 0 else { return "" }
        let wording = HabitWording(facts)
        let lines = [
            Self.list(wording.layout), Self.list(wording.declarations),
            Self.list(wording.names), wording.components ?? "",
        ]
        return TextBlock(title: "Habits", lines: lines.filter { !$0.isEmpty }, most: 6).text
    }

    private var points: String {
        let points = facts.integrationPoints
        guard !points.isEmpty else { return "" }
        var seen: Set<IntegrationPoint.Kind> = []
        let names = points.filter { seen.insert($0.kind).inserted }
            .map { "\($0.kind.rawValue) \($0.name)" }
        return TextBlock(title: "Wired in", lines: [Self.list(names)], most: 2).text
    }

    private var evidence: String {
        let fitting = facts.architecture.evidence.filter {
            $0.label == facts.architecture.label && $0.weight > 0
        }
        // One of each kind, and then more of the same.
        var kinds: Set<String> = []
        let first = fitting.filter { kinds.insert($0.what).inserted }
        var files = Set(first.map(\.path))
        let strongest = first + fitting.filter { files.insert($0.path).inserted }
        let width = TextBlock.columns - TextBlock.indent
        let lines = strongest.prefix(3).map { item in
            let tail = ":\(item.line) \(item.what)"
            return TextBlock.shortened(item.path.string, to: max(30, width - tail.count)) + tail
        }
        return TextBlock(title: "Evidence", lines: Array(lines), most: 3).text
    }

    private var unusual: String {
        let sentences = UnusualFinding.sentences(about: facts)
        return TextBlock(
            title: "Unusual", lines: sentences.isEmpty ? [] : [sentences.joined(separator: "; ")],
            most: 3
        ).text
    }

    private var overrides: String {
        TextBlock(
            title: "Differ",
            lines: [
                "\(ProjectConfiguration.fileName) overrides: <set>, <layout>, <naming> for suffixes, "
                    + "<style> and <header> for habits; .editorconfig for the indentation"
            ], most: 2
        ).text
    }

    private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
