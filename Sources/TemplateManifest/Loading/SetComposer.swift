/// Puts a set together with the one that it extends.
///
/// What the child declares replaces what has the same id in the parent; the rest is taken over, in
/// the parent's order, with the child's additions behind it. Sources overlay by path. Detection and
/// examples are the child's alone: a child that recognised its parent's projects would tie with it,
/// and its output differs from the parent's golden files.
enum SetComposer {
    /// The composed set; `child` where there is no parent.
    static func compose(_ child: TemplateSet, onto parent: TemplateSet?) -> TemplateSet {
        guard let parent else { return child }
        var result = child
        result.requirements.formwork = greater(
            child.requirements.formwork, parent.requirements.formwork)
        result.requirements.deploymentTarget =
            child.requirements.deploymentTarget ?? parent.requirements.deploymentTarget
        result.roles = merge(parent.roles, child.roles, by: \.role)
        result.parameters = merge(parent.parameters, child.parameters, by: \.name)
        result.options = merge(parent.options, child.options, by: \.id)
        result.derivedValues = merge(parent.derivedValues, child.derivedValues, by: \.name)
        result.files = merge(parent.files, child.files, by: \.id)
        result.integrationPoints = merge(
            parent.integrationPoints, child.integrationPoints, by: \.kind)
        if child.siblings.isEmpty {
            result.siblings = parent.siblings
            result.siblingGroup = parent.siblingGroup
        }
        result.layering.layers = merge(
            parent.layering.layers, child.layering.layers, by: \.id)
        if child.layering.outside == LayerPlaces() {
            result.layering.outside = parent.layering.outside
        }
        result.parts = merge(parent.parts, child.parts, by: \.id)
        if child.checklist.isEmpty { result.checklist = parent.checklist }
        if child.featurePackage == nil { result.featurePackage = parent.featurePackage }
        if child.notes.isEmpty { result.notes = parent.notes }
        if child.nextSteps.isEmpty { result.nextSteps = parent.nextSteps }
        result.sources = sources(of: child, onto: parent)
        return result
    }

    /// The sources of both. Where the child puts a file in the place of one of the parent's, that stays to be had
    /// as `<parent's id>/<path>`, so that a template can extend the very one whose place it takes, and
    /// replace single blocks of it.
    private static func sources(
        of child: TemplateSet, onto parent: TemplateSet
    ) -> [String: SetSource] {
        var sources = parent.sources
        for path in child.sources.keys {
            guard let replaced = parent.sources[path] else { continue }
            sources["\(parent.id)/\(path)"] = replaced
        }
        return sources.merging(child.sources) { _, own in own }
    }

    private static func greater(_ left: SemanticVersion?, _ right: SemanticVersion?)
        -> SemanticVersion?
    {
        guard let left, let right else { return left ?? right }
        return max(left, right)
    }

    /// The parent's elements, each replaced by all of the child's with its key, then the child's others.
    private static func merge<Element, Key: Hashable>(
        _ parent: [Element], _ child: [Element], by key: KeyPath<Element, Key>
    ) -> [Element] {
        let own = Dictionary(grouping: child) { $0[keyPath: key] }
        var placed: Set<Key> = []
        var result: [Element] = []
        for element in parent {
            guard let replacements = own[element[keyPath: key]] else {
                result.append(element)
                continue
            }
            if placed.insert(element[keyPath: key]).inserted {
                result.append(contentsOf: replacements)
            }
        }
        return result + child.filter { !placed.contains($0[keyPath: key]) }
    }
}
