import ProjectScanning

/// Everything that a scan knows, for `scan --verbose`: what `ScanText` leaves out.
struct ScanDetails {
    private let facts: ProjectFacts
    private let resolution: ResolutionReport
    private let timing: ScanTiming

    /// Creates details.
    init(_ facts: ProjectFacts, resolution: ResolutionReport, timing: ScanTiming) {
        self.facts = facts
        self.resolution = resolution
        self.timing = timing
    }

    /// The text, with a final line end.
    var text: String {
        [architecture, set, targets, layout, features, habits, points, time]
            .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private var architecture: String {
        let verdict = facts.architecture
        return section(
            "Architecture: \(verdict.label.rawValue), \(ScanText.sureness(verdict.confidence))",
            verdict.ranking.map {
                "\($0.label.rawValue) \(ResolutionReport.percent($0.score))"
            }
                + verdict.evidence.map {
                    "\($0.path):\($0.line): \($0.what) [\($0.label.rawValue) \(Self.signed($0.weight))]"
                })
    }

    private var set: String {
        let (headline, reasons) = resolution.lines
        return section(headline, reasons)
    }

    private var targets: String {
        section(
            "Targets: \(facts.targets.count)",
            facts.targets.map { target in
                var parts = [
                    "\(target.name): \(target.kind.rawValue)", "\(target.manifest)",
                    "Swift \(target.swiftLanguageMode) mode",
                ]
                if target.defaultIsolation == .mainActor { parts.append("MainActor by default") }
                if let version = target.deploymentTarget { parts.append("iOS \(version)") }
                if target.isSynchronized { parts.append("takes new files by itself") }
                return (parts + target.folders.map { "folder \($0)" }).joined(separator: ", ")
            })
    }

    private var layout: String {
        let layout = facts.layout
        var lines = layout.featureRoots.map { "features in \($0)" }
        if let path = layout.featurePath { lines.append("a new one in \(path)") }
        lines += layout.testRoots.map { "tests in \($0)" }
        if let path = layout.testPath { lines.append("a new feature's tests in \(path)") }
        return section("Layout", lines)
    }

    private var features: String {
        section(
            "Features: \(facts.features.count)",
            facts.features.map { feature in
                let place = feature.path.map { "  \($0)" } ?? ""
                let label = feature.architecture.map { ", \($0.rawValue)" } ?? ""
                return "\(feature.name)\(place)  (\(feature.files.count) files, "
                    + "\(feature.tests.count) tests\(label))"
            })
    }

    private var habits: String {
        section(
            "Habits",
            facts.habits.readings.sorted { $0.key < $1.key }.map { name, reading in
                let counts = reading.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
                    .map { "\($0.key.isEmpty ? "(nothing)" : $0.key) \($0.value)" }
                let basis = counts.isEmpty ? "" : " of \(counts.joined(separator: ", "))"
                let source = reading.configuration ?? "counted"
                return "\(name): \(Self.text(reading.value)), "
                    + "\(ResolutionReport.percent(reading.confidence)) (\(source)\(basis))"
            })
    }

    private var points: String {
        section(
            "Integration points: \(facts.integrationPoints.count)",
            facts.integrationPoints.map { "\($0.path):\($0.line): \($0.kind.rawValue) \($0.name)" })
    }

    private var time: String {
        section(
            "Time",
            [
                "scan \(Self.milliseconds(timing.scan))",
                "choice of a set \(Self.milliseconds(timing.choice))",
                "git history \(Self.milliseconds(timing.history))"
                    + (timing.history == .zero ? ", since nothing hung on it" : ""),
            ])
    }

    private func section(_ title: String, _ lines: [String]) -> String {
        guard !lines.isEmpty else { return "" }
        return ([title] + lines.map { "  \(PrintableText.of($0))" }).joined(separator: "\n")
    }

    private static func text(_ value: HabitReading.Value) -> String {
        switch value {
        case .text(""): "nothing"
        case .text(let text): text.contains("\n") ? "text of several lines" : text
        case .flag(let flag): flag ? "yes" : "no"
        case .list(let list): list.joined(separator: ", ")
        case .none: "no clear habit"
        }
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        return "\(seconds * 1000 + attoseconds / 1_000_000_000_000_000) ms"
    }

    private static func signed(_ weight: Double) -> String {
        let tenths = Int((weight * 10).rounded())
        let text = tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
        return weight >= 0 ? "+\(text)" : text
    }
}
