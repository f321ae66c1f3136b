/// The kinds of integration point that the scan looks for, as the schema and `scan` name them.
public enum IntegrationKind: String, Sendable, Hashable, CaseIterable {
    /// An enumeration with a case for each screen.
    case routeEnum = "route-enum"
    /// The view that the app shows first.
    case rootView = "root-view"
    /// A TabView with a tab for each area.
    case tabView = "tab-view"
    /// The object that owns navigation.
    case coordinator
    /// The place that builds the dependencies.
    case compositionRoot = "composition-root"
    /// `Package.swift`.
    case packageManifest = "package-manifest"
    /// An Xcode project that lists its files.
    case xcodeProject = "xcode-project"
    /// XcodeGen's `project.yml`.
    case xcodegenSpec = "xcodegen-spec"
    /// Tuist's `Project.swift`.
    case tuistManifest = "tuist-manifest"

    /// The name as a member of `points` and `pointNames` in templates: `route-enum` as `routeEnum`.
    public var memberName: String { Role(rawValue).memberName }
}
