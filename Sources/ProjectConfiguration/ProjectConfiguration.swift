import Diagnostics
import FileTree

/// What a project says about Formwork in `Formwork.xml` at its root.
public struct ProjectConfiguration: Sendable, Hashable {
    /// The name of the file.
    public static let fileName = "Formwork.xml"

    /// The least version of Formwork that the team uses; nil where any does.
    public var requires: SemanticVersion?
    /// Which sets are used where.
    public var sets: [SetPin]
    /// Where features go, where the scan's answer isn't wanted.
    public var layouts: [LayoutOverride]
    /// How new features are written, where the scan's answer isn't wanted.
    public var styles: [StyleOverride]
    /// How the types of a role are named, where the scan's answer isn't wanted.
    public var namings: [NamingOverride]
    /// The comment at the head of new files, where the scan's answer isn't wanted.
    public var header: HeaderOverride?
    /// Values for parameters where the command line gives none.
    public var values: [ValueDefault]
    /// Options that are on or off where the command line says nothing.
    public var options: [OptionDefault]
    /// Template packages.
    public var packages: [PackageReference]
    /// What the organisation allows, which `formwork check` holds the project against.
    public var policies: [PolicyReference] = []

    /// Creates a configuration that says nothing.
    public init() {
        sets = []
        layouts = []
        styles = []
        namings = []
        values = []
        options = []
        packages = []
    }

    /// The set pinned for a folder: the one with the longest path that the folder is or lies in.
    /// - Parameter folder: a folder below the project's root; nil means the root itself.
    public func set(for folder: RelativePath?) -> SetPin? {
        Self.longest(sets, for: folder, \.path)
    }

    /// The layout for a folder: the one with the longest path that the folder is or lies in.
    /// - Parameter folder: a folder below the project's root; nil means the root itself.
    public func layout(for folder: RelativePath?) -> LayoutOverride? {
        Self.longest(layouts, for: folder, \.path)
    }

    /// The style for a folder: the one with the longest path that the folder is or lies in.
    /// - Parameter folder: a folder below the project's root; nil means the root itself.
    public func style(for folder: RelativePath?) -> StyleOverride? {
        Self.longest(styles, for: folder, \.path)
    }

    private static func longest<Entry>(
        _ entries: [Entry], for folder: RelativePath?, _ path: KeyPath<Entry, RelativePath?>
    ) -> Entry? {
        let fitting = entries.filter { entry in
            guard let own = entry[keyPath: path] else { return true }
            return folder.map { $0.hasPrefix(own) } ?? false
        }
        return fitting.max { left, right in
            (left[keyPath: path]?.components.count ?? 0)
                < (right[keyPath: path]?.components.count ?? 0)
        }
    }
}

/// The set that a part of a project uses.
public struct SetPin: Sendable, Hashable {
    /// The set's id; `package/id` for a set of a package.
    public var id: String
    /// The folder below which the set is used; nil means the whole project.
    public var path: RelativePath?
    /// The place of the pin.
    public var location: SourceLocation?

    /// Creates a pin.
    public init(id: String, path: RelativePath? = nil, location: SourceLocation? = nil) {
        self.id = id
        self.path = path
        self.location = location
    }
}

/// Where features go in a part of a project; nil leaves the answer to the scan.
public struct LayoutOverride: Sendable, Hashable {
    /// The folder that holds features.
    public var featureRoot: RelativePath?
    /// The folder that holds their tests.
    public var testRoot: RelativePath?
    /// A feature's folder below `featureRoot`, a template with `{{ feature }}`.
    public var featurePath: String?
    /// A feature's test folder below `testRoot`, a template with `{{ feature }}`.
    public var testPath: String?
    /// The folder below which the layout is used; nil means the whole project.
    public var path: RelativePath?
    /// The place of the override.
    public var location: SourceLocation?

    /// Creates an override that changes nothing yet.
    public init(path: RelativePath? = nil, location: SourceLocation? = nil) {
        self.path = path
        self.location = location
    }
}

/// A value for a parameter.
public struct ValueDefault: Sendable, Hashable {
    /// The parameter's name.
    public var name: String
    /// The value as it would stand on the command line.
    public var value: String
    /// The place of the default.
    public var location: SourceLocation?

    /// Creates a default.
    public init(name: String, value: String, location: SourceLocation? = nil) {
        self.name = name
        self.value = value
        self.location = location
    }
}

/// Whether an option is on.
public struct OptionDefault: Sendable, Hashable {
    /// The option's id.
    public var id: String
    /// Whether it is on.
    public var isEnabled: Bool
    /// The place of the default.
    public var location: SourceLocation?

    /// Creates a default.
    public init(id: String, isEnabled: Bool, location: SourceLocation? = nil) {
        self.id = id
        self.isEnabled = isEnabled
        self.location = location
    }
}
