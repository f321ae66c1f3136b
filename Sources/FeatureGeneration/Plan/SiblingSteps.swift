import FileTree
import ProjectScanning

/// What a developer does after a feature was made like others: how its files get into the build, and where it is named.
struct SiblingSteps {
    let draft: PlanDraft
    let files: [PlannedFile]
    let edits: [PlannedEdit]

    /// How many files or places a step names.
    private static let most = 3

    /// The steps, the first thing to do first.
    var all: [String] { build + [wiring] }

    // MARK: - The build

    private var build: [String] {
        let kinds = draft.facts.project.kinds
        if let registration = FileTargets.step(files) { return [registration] }
        if let target = newTarget { return [target] }
        var steps: [String] = []
        if !draft.registers, kinds.contains(.xcodegen) {
            steps.append("Run 'xcodegen generate', so that the project learns of the new files")
        }
        if !draft.registers, kinds.contains(.tuist) {
            steps.append("Run 'tuist generate', so that the project learns of the new files")
        }
        if kinds.contains(.bazel) {
            steps.append(
                "Name the new files in the BUILD file above them, where its sources aren't a glob")
        }
        return steps
    }

    /// What is to be done for a target of the feature's own; nil where another holds its files.
    private var newTarget: String? {
        guard draft.choice.isNew else { return nil }
        let sources = draft.files.filter { $0.isSwift && !$0.isTest && !$0.isBuildDescription }
        let isHeld = sources.contains { file in
            draft.facts.targets.contains { target in
                !target.isTest && target.folders.contains { file.path.hasPrefix($0) }
            }
        }
        guard !isHeld else { return nil }
        if let own = draft.files.first(where: \.isBuildDescription) {
            return own.path.name == "Package.swift"
                ? "Let the targets that use it depend on the new package, '\(own.path)'"
                : "Run 'tuist generate', so that the project learns of the new module"
        }
        let manifest = FeatureModulePattern(draft.facts)?.sibling.manifest.string
        return
            "Add a target for the new folder to \(manifest ?? "the package manifest"), like those of the other features"
    }

    // MARK: - Where it is named

    private var wiring: String {
        let feature = draft.request.feature
        let named = places(of: edits.filter { $0.siblings != nil && $0.status == .proposed })
        if !named.isEmpty { return "Name \(feature) where its siblings are named: \(named)" }
        let points = draft.facts.integrationPoints.filter { Self.showing.contains($0.kind) }
        let own = points.filter { draft.choice.target?.holds($0.path) ?? true }
        let shown = (own.isEmpty ? points : own).prefix(Self.most).map {
            "\($0.name) (\($0.path):\($0.line))"
        }
        guard !shown.isEmpty else { return "Show \(feature) from the app's navigation" }
        return "Show \(feature) from the app's navigation: " + shown.joined(separator: ", ")
    }

    private static let showing: Set<IntegrationPoint.Kind> = [
        .routeEnum, .coordinator, .tabView, .rootView, .compositionRoot,
    ]

    /// The places, a file once with all of its lines.
    private func places(of edits: [PlannedEdit]) -> String {
        var files: [(path: String, lines: [String])] = []
        for edit in edits {
            guard let path = edit.path?.string, let line = edit.line else { continue }
            if files.last?.path == path {
                files[files.count - 1].lines.append("\(line)")
            } else {
                files.append((path, ["\(line)"]))
            }
        }
        let rest = files.count - Self.most
        return files.prefix(Self.most).map { "\($0.path):\($0.lines.joined(separator: ","))" }
            .joined(separator: "; ")
            + (rest > 0 ? " and in \(rest) more \(rest == 1 ? "file" : "files")" : "")
    }
}
