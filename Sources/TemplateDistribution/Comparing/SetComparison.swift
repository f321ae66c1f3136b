import TemplateManifest

/// Compares two versions of a set as its users see them.
public enum SetComparison {
    /// One question about two versions.
    typealias Comparer = @Sendable (_ old: TemplateSet, _ new: TemplateSet) -> [Finding]

    /// A change of a set before the set is named.
    struct Finding {
        var weight: SetChange.Weight
        var kind: String
        var what: String
    }

    /// The list of all questions. A new one is a new file and a line here.
    private static let all: [Comparer] = [
        ParameterComparer.findings,
        OptionComparer.findings,
        RoleComparer.findings,
        FileComparer.findings,
        PartComparer.findings,
        RequirementComparer.findings,
        SurroundingsComparer.findings,
        TemplateComparer.findings,
    ]

    /// The changes between two versions of a package's sets.
    /// - Parameters:
    ///   - old: the sets of the old version.
    ///   - new: the sets of the new one.
    /// - Returns: the changes set by set, the heaviest first.
    public static func changes(from old: [TemplateSet], to new: [TemplateSet]) -> [SetChange] {
        let before = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var changes: [SetChange] = []
        for id in Set(before.keys).union(after.keys).sorted() {
            let found: [Finding]
            switch (before[id], after[id]) {
            case (_?, nil):
                found = [Finding(weight: .breaking, kind: "set-removed", what: "the set is gone")]
            case (nil, _?):
                found = [Finding(weight: .addition, kind: "set-added", what: "the set is new")]
            case (let old?, let new?): found = all.flatMap { $0(old, new) }
            case (nil, nil): found = []
            }
            changes += found.enumerated().sorted { left, right in
                (right.element.weight, left.offset) < (left.element.weight, right.offset)
            }.map { finding in
                SetChange(
                    set: id.description, weight: finding.element.weight,
                    kind: finding.element.kind, what: finding.element.what)
            }
        }
        return changes
    }

    /// Pairs elements of two versions by their names.
    static func pairs<Element>(
        _ old: [Element], _ new: [Element], by name: (Element) -> String
    ) -> [(name: String, old: Element?, new: Element?)] {
        let before = Dictionary(old.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(new.map { (name($0), $0) }, uniquingKeysWith: { first, _ in first })
        return Set(before.keys).union(after.keys).sorted().map { ($0, before[$0], after[$0]) }
    }
}
