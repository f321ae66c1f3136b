import Diagnostics
import FileTree
import ProjectScanning
import TemplateManifest

/// A feature that the project has, generated or written by hand.
public struct ExistingFeature: Sendable, Equatable {
    /// The feature's name.
    public var name: FeatureName
    /// The parent's path below the feature root; nil at the root.
    public var group: String?
    /// The target that holds it; nil where no build system names one.
    public var target: String?
    /// The feature's folder; nil where its files are spread over layers.
    public var folder: RelativePath?
    /// Its source files with their roles.
    public var files: [FeatureFacts.RoledFile]
    /// Its test files with their roles.
    public var tests: [FeatureFacts.RoledFile]
    /// The names of its types by role.
    public var names: [String: String]
    /// What is recorded of its generation; nil for a feature that was written by hand.
    public var receipt: Receipt?

    /// Whether the feature itself was generated, and not only parts of it.
    var isGenerated: Bool { receipt.map { !$0.isOfPartsOnly } ?? false }

    /// The part of a path that stands for the feature is found by its name.
    func folders(of role: Role, isTest: Bool) -> [RelativePath] {
        (isTest ? tests : files).filter { $0.role == role.description }.compactMap(\.path.parent)
    }
}

/// Finds a feature by its name among what was generated and what the scan found.
public struct ExistingFeatureFinder: Sendable {
    private let facts: ProjectFacts
    private let receipts: [Receipt]

    /// Creates a finder.
    public init(facts: ProjectFacts, receipts: [Receipt]) {
        self.facts = facts
        self.receipts = receipts
    }

    /// The feature.
    /// - Parameters:
    ///   - text: its name as typed; a trailing `View` may stand behind it.
    ///   - group: its group, needed where several features have that name.
    ///   - target: its target, needed where several features have that name.
    /// - Throws: `Failure`: 66 with the nearest name where there is no such feature, 64 where several are.
    public func find(
        _ text: String, group: String? = nil, target: String? = nil
    ) throws(Failure) -> ExistingFeature {
        var found = candidates(named: text, group: group, target: target)
        if found.isEmpty, text.hasSuffix("View") {
            found = candidates(named: String(text.dropLast(4)), group: group, target: target)
        }
        guard let first = found.first else { throw unknown(text) }
        guard found.count == 1 else { throw Self.ambiguous(text, found) }
        return first
    }

    private func unknown(_ text: String) -> Failure {
        let known = Set(facts.features.map(\.name) + receipts.map(\.feature)).sorted()
        let shown = known.prefix(12).joined(separator: ", ") + (known.count > 12 ? " …" : "")
        return Failure(
            .notFound, id: "part.unknown-feature", "the project has no feature '\(text)'",
            fix: SpellingSuggestion.question(for: text, in: known)
                ?? (known.isEmpty
                    ? "generate the feature first: 'formwork generate \(text)'"
                    : "name one of: \(shown)"))
    }

    private static func ambiguous(_ text: String, _ found: [ExistingFeature]) -> Failure {
        let places = found.map { feature in
            let words = [
                feature.group.map { "--group \($0)" }, feature.target.map { "--target \($0)" },
            ].compactMap(\.self)
            return words.isEmpty
                ? "the one at '\(feature.folder?.string ?? ".")'" : words.joined(separator: " ")
        }
        return Failure(
            .usage, id: "part.ambiguous-feature", "\(found.count) features are called '\(text)'",
            fix: "say which one: \(Set(places).sorted().joined(separator: ", or "))")
    }

    private func candidates(
        named name: String, group: String?, target: String?
    ) -> [ExistingFeature] {
        guard let feature = try? FeatureName.parse(name).name, feature.description == name else {
            return []
        }
        var result: [ExistingFeature] = []
        var scanned = facts.features.filter { $0.name == name }
        for receipt in receipts where receipt.feature == name {
            let own = Set(receipt.files.map(\.path))
            let place = scanned.firstIndex { fact in
                (fact.files + fact.tests).contains { own.contains($0.path) }
            }
            result.append(existing(feature, receipt, place.map { scanned.remove(at: $0) }))
        }
        result += scanned.map { existing(feature, nil, $0) }
        return result.filter { found in
            (group == nil || found.group == group
                || found.group?.hasSuffix("/\(group ?? "")") == true)
                && (target == nil || found.target == target)
        }
    }

    private func existing(
        _ name: FeatureName, _ receipt: Receipt?, _ scanned: FeatureFacts?
    ) -> ExistingFeature {
        let tests = Set(facts.files.filter(\.isTest).map(\.path))
        let there = Set(facts.files.map(\.path))
        // A receipt knows the roles of its set; the scan knows what was added since.
        let recorded = (receipt?.files ?? [])
            .filter { $0.scope != Scope.project.rawValue && there.contains($0.path) }
            .map { FeatureFacts.RoledFile(path: $0.path, role: $0.role) }
        let known = Set(recorded.map(\.path))
        let files =
            recorded.filter { !tests.contains($0.path) }
            + (scanned?.files ?? []).filter { !known.contains($0.path) }
        let own =
            recorded.filter { tests.contains($0.path) }
            + (scanned?.tests ?? []).filter { !known.contains($0.path) }
        // What a part is called says nothing of how the feature names its types.
        let parts = Set(
            (receipt?.files ?? []).filter { $0.scope == Scope.part.rawValue }.map(\.path))
        let named = FeatureTypeNames(facts: facts, feature: name.description)
            .names(in: files.filter { !parts.contains($0.path) })
        return ExistingFeature(
            name: name, group: receipt == nil ? scanned?.group : receipt?.group,
            target: receipt == nil ? target(of: files) : receipt?.target,
            folder: scanned?.path
                ?? (scanned == nil
                    ? RelativePath.commonFolder(holding: files.map(\.path)) : nil),
            files: files, tests: own, names: named.merging(receipt?.names ?? [:]) { $1 },
            receipt: receipt)
    }

    private func target(of files: [FeatureFacts.RoledFile]) -> String? {
        guard let path = files.first?.path else { return nil }
        return facts.targets.first { !$0.isTest && $0.holds(path) }?.name
    }
}
