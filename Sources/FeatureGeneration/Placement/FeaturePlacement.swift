import Diagnostics
import FileTree
import ProjectScanning
import TemplateLanguage

/// The folders that a feature goes into.
struct FeaturePlacement: Sendable, Equatable {
    /// The folder of the feature's source files.
    var sourceFolder: RelativePath
    /// The folder of the feature's tests.
    var testFolder: RelativePath
    /// The folder of the target that holds features; nil for the project's root.
    var moduleFolder: RelativePath?
    /// The parent's path below the feature root; nil at the root.
    var group: String?
    /// Whether the feature has the source folder for itself.
    var ownsSourceFolder: Bool
    /// Whether the feature has the test folder for itself.
    var ownsTestFolder: Bool

    /// Finds the folders: those of the project's layout where it has one, otherwise those of the seed document.
    /// - Parameters:
    ///   - feature: the feature's name.
    ///   - group: the parent folder's name, or its path below a feature root.
    ///   - facts: what the scan learned.
    ///   - choice: the target that the feature goes into.
    /// - Throws: `Failure` with exit code 64 for a group that isn't a path, or 65 for a layout that
    ///   isn't one.
    init(
        feature: FeatureName, group requestedGroup: String?, facts: ProjectFacts,
        choice: TargetChoice
    ) throws(Failure) {
        let layout = facts.layout
        let patterns = Self.patterns(layout: layout, facts: facts, choice: choice)
        let group = try requestedGroup.map { (text) throws(Failure) in
            try Self.resolveGroup(text, facts: facts)
        }
        self.group = group
        let isTemplate = layout.isTemplate
        func holdsName(_ text: some StringProtocol) -> Bool {
            FeatureFolderTemplate.holdsName(text, isTemplate: isTemplate)
        }
        let source = Self.insert(group: group, into: patterns.source, before: holdsName)
        let mirrorsGroups = Self.testsMirrorGroups(facts)
        let tests = Self.insert(
            group: mirrorsGroups ? group : nil, into: patterns.tests, before: holdsName)
        sourceFolder = try FeatureFolderTemplate.render(
            source, feature: feature, isTemplate: isTemplate)
        testFolder = try FeatureFolderTemplate.render(
            tests, feature: feature, isTemplate: isTemplate)
        let folder = sourceFolder
        moduleFolder =
            choice.target?.folders.first { folder.hasPrefix($0) }
            ?? Self.listedFolder(of: choice.target) ?? layout.featureRoots.first?.parent
            ?? folder.parent
        ownsSourceFolder = holdsName(source)
        ownsTestFolder = holdsName(tests)
    }

    private static let placeholder = FeatureFolderTemplate.placeholder

    /// The folders as patterns with `{{ feature }}`.
    private static func patterns(
        layout: LayoutFacts, facts: ProjectFacts, choice: TargetChoice
    ) -> (source: String, tests: String) {
        // The folders that the seed document names, for a repository that has nothing yet.
        var source = "Sources/Features/\(placeholder)"
        var tests = "Tests/FeaturesTests/\(placeholder)"
        if let folder = choice.target?.folders.first ?? listedFolder(of: choice.target) {
            source = "\(folder)/Features/\(placeholder)"
        } else if !facts.files.isEmpty, choice.target == nil {
            tests = "Tests/\(choice.module)Tests/\(placeholder)"
        }
        if let folder = choice.testTarget?.folders.first ?? listedFolder(of: choice.testTarget) {
            tests = "\(folder)/\(placeholder)"
        } else if let target = choice.target, target.projectKind == .swiftpm {
            tests = "Tests/\(target.name)Tests/\(placeholder)"
        }
        if let known = layout.featurePath,
            isInside(known, choice.target, choice, isTemplate: layout.isTemplate)
        {
            source = known
        } else if let root = layout.featureRoots.first(where: { root in
            choice.target?.folders.contains { root.hasPrefix($0) } ?? false
        }) {
            source = layout.hasFeatureFolders ? "\(root)/\(placeholder)" : "\(root)"
        }
        if let known = layout.testPath,
            isInside(known, choice.testTarget, choice, isTemplate: layout.isTemplate)
        {
            tests = known
        }
        return (source, tests)
    }

    /// Whether a pattern may be used: always, unless the user named a target that it lies outside of.
    private static func isInside(
        _ pattern: String, _ target: TargetFacts?, _ choice: TargetChoice, isTemplate: Bool
    ) -> Bool {
        guard choice.isRequested else { return true }
        guard let target else { return false }
        let fixed = pattern.components { mark in
            FeatureFolderTemplate.holdsName(mark, isTemplate: isTemplate)
        }
        guard let folder = try? RelativePath(validating: fixed) else { return false }
        return target.folders.contains { folder.hasPrefix($0) }
            || target.listedFiles.contains { $0.hasPrefix(folder) }
    }

    /// The deepest folder that holds every file that a target names one by one.
    private static func listedFolder(of target: TargetFacts?) -> RelativePath? {
        target.flatMap { RelativePath.commonFolder(holding: $0.listedFiles) }
    }

    /// The group's path below the feature root.
    private static func resolveGroup(
        _ text: String, facts: ProjectFacts
    ) throws(Failure) -> String {
        let path: RelativePath
        do { path = try RelativePath(typed: text) } catch {
            throw Failure(.usage, [error.diagnostic()])
        }
        return facts.group(named: path.string)
    }

    /// Whether tests of grouped features stand in folders named after the groups.
    private static func testsMirrorGroups(_ facts: ProjectFacts) -> Bool {
        let grouped = facts.features.filter { $0.group != nil && !$0.tests.isEmpty }
        guard !grouped.isEmpty else { return facts.layout.testPath?.contains(placeholder) ?? true }
        let mirrored = grouped.filter { feature in
            let group = "/" + (feature.group ?? "") + "/"
            return feature.tests.contains { "/\($0.path)".contains(group) }
        }
        return mirrored.count * 2 >= grouped.count
    }

    /// Puts the group before the component that holds the feature's name, or at the end of a flat layout.
    private static func insert(
        group: String?, into pattern: String, before holdsName: (String) -> Bool
    ) -> String {
        guard let group else { return pattern }
        var components = pattern.split(separator: "/").map(String.init)
        let index = components.firstIndex(where: holdsName) ?? components.endIndex
        components.insert(group, at: index)
        return components.joined(separator: "/")
    }
}

extension String {
    /// The leading path components that come before the first one of a kind, joined.
    fileprivate func components(before isEnd: (Substring) -> Bool) -> String {
        split(separator: "/").prefix { !isEnd($0) }.joined(separator: "/")
    }
}
