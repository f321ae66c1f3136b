/// Which types are used where an app navigates.
struct NavigationUse {
    private let project: IntegrationPointFinder

    /// How many files are read at most.
    private static let mostFiles = 60
    /// Endings of the names of files that navigate, whatever framework does it for them.
    private static let navigating = [
        "Coordinator", "Router", "Navigator", "FlowController", "Navigation",
    ]
    private static let interfaces: Set<String> = [
        "SwiftUI", "UIKit", "AppKit", "ComposableArchitecture",
    ]

    init(_ project: IntegrationPointFinder) { self.project = project }

    /// How much speaks for some types: 2 for those that a file with a navigation stack names, 1 for those
    /// that a coordinator's file does.
    func evidence(for names: Set<String>) -> [String: Int] {
        guard !names.isEmpty else { return [:] }
        var evidence: [String: Int] = [:]
        for file in project.sources.lazy.filter(navigates).prefix(Self.mostFiles) {
            guard let bytes = project.contents(file.path) else { continue }
            let holdsStack = file.outline.mentions.contains(.navigation)
            // The enum's own declaration is no use of it.
            let own = Set(file.outline.declarations.map { TypeTable.bareName($0.name) })
            let wanted = holdsStack ? names : names.subtracting(own)
            for name in TypeWords.occurring(wanted, in: bytes) {
                evidence[name] = max(evidence[name] ?? 0, holdsStack ? 2 : 1)
            }
        }
        return evidence
    }

    private func navigates(_ file: SourceFile) -> Bool {
        if file.outline.mentions.contains(.navigation) { return true }
        if project.navigationOwners.files.contains(file.path) { return true }
        return Self.navigating.contains(where: file.base.hasSuffix)
            && file.outline.imports.contains { Self.interfaces.contains($0.module) }
    }
}
