import FileTree
import ProjectScanning

/// A feature that the project has, as one to learn from.
struct SiblingFeature: Sendable {
    /// The name that its files bear.
    var stem: String
    /// The folder below which features of its kind stand.
    var root: String
    /// The folders between the root and the feature's own; nil at the root.
    var group: String?
    /// The feature's own folder; nil where it has none.
    var folder: String?
    /// The files, tests among them.
    var files: [SiblingFile]

    /// The folder that holds the feature's own; nil where it has none, and empty at the project's root.
    var home: String? { folder.map { $0.slashParts.dropLast().joined(separator: "/") } }

    /// Whether the feature shows something: a flow that only leads from screen to screen doesn't.
    var hasScreen: Bool {
        files.contains { !$0.isTest && RoleNames.screenRoles.contains($0.role) }
    }

    /// Whether a file's name says that the feature shows something.
    var namesScreen: Bool {
        files.contains { file in
            let role = RoleNames.role(ofFile: file.path.name, isTest: file.isTest)
            return !file.isTest && RoleNames.screenRoles.contains(role)
        }
    }

    /// Whether its folder is a module's: it holds a manifest.
    var isModule: Bool {
        files.contains { file in
            file.path.parent?.string == folder
                && ["Package.swift", "Project.swift"].contains(file.path.name)
        }
    }

    /// The patterns of its files.
    var patterns: Set<String> { Set(files.map(\.pattern.key)) }

    /// The patterns of its sources that bear its name.
    var sourcePatterns: Set<String> {
        Set(files.filter { !$0.isTest }.map(\.pattern).filter(\.isNamed).map(\.key))
    }

    /// The patterns of its tests and of those files of its own folder that bear its name. What stands elsewhere may be
    /// of the subject rather than of the feature.
    var namedPatterns: Set<String> {
        let own = files.filter { file in
            folder == nil || file.isTest || file.isInside
        }
        return Set(own.map(\.pattern).filter(\.isNamed).map(\.key))
    }
}

/// A file of a feature that is learned from.
struct SiblingFile: Sendable {
    /// The file.
    var path: RelativePath
    /// Whether it belongs to the tests.
    var isTest: Bool
    /// Whether it stands in the feature's own folder.
    var isInside: Bool
    /// What it is for, such as `view`; `other` where nothing says so.
    var role: String
    /// The path without what belongs to one feature alone.
    var pattern: PathPattern
}
