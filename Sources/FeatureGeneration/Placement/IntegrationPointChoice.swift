import ProjectScanning

extension ProjectFacts {
    /// The integration point of a kind that a feature of a target is wired into; nil where there is none.
    ///
    /// The scan puts its best guess first. A point of the feature's own target comes before others; how near
    /// the paths are says nothing, since a neighbouring feature's own route enum is nearer than the app's.
    func point(of kind: String, for choice: TargetChoice) -> IntegrationPoint? {
        let candidates = integrationPoints.filter { $0.kind.rawValue == kind }
        let own = candidates.first { point in choice.target?.holds(point.path) ?? true }
        return own ?? candidates.first
    }
}
