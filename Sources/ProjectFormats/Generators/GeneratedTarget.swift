/// A target as a generator's manifest (XcodeGen, Tuist) declares it; the generator turns it into
/// one of an Xcode project.
public struct GeneratedTarget: Sendable, Hashable {
    /// A folder, file or pattern that the target takes its sources from.
    public struct Source: Sendable, Hashable {
        /// The path or pattern, relative to the manifest's folder.
        public var path: String
        /// Patterns below the path that it leaves out.
        public var excludes: [String]
        /// Patterns below the path that it takes; empty for all.
        public var includes: [String]

        /// Creates a source.
        public init(path: String, excludes: [String] = [], includes: [String] = []) {
            self.path = path
            self.excludes = excludes
            self.includes = includes
        }
    }

    /// The target's name.
    public var name: String
    /// What it builds.
    public var kind: XcodeProductKind
    /// The platforms as written, such as `iOS`; empty where none is stated.
    public var platforms: [String]
    /// The least iOS version, such as `17.0`.
    public var iOSDeploymentTarget: String?
    /// Where its sources are.
    public var sources: [Source]
    /// The targets of the same project that it depends on.
    public var dependencies: [String]
    /// Build settings from the project's to the target's own.
    public var assignments: [BuildSettingAssignment]
    /// The `.xcconfig` file of the Debug configuration, relative to the manifest's folder.
    public var configurationFile: String?
    /// The line of its declaration, counted from 1.
    public var line: Int

    /// Whether a file belongs to the target.
    /// - Parameter file: relative to the manifest's folder.
    public func contains(_ file: String) -> Bool {
        sources.contains { $0.contains(file) }
    }

    /// The resolved settings of the target.
    /// - Parameter read: gives the content of an `.xcconfig` file by its path relative to the
    ///   manifest's folder, or nil where it is absent.
    public func settings(projectName: String = "", read: (String) -> [UInt8]?) -> BuildSettings {
        let builtIn = [
            ("TARGET_NAME", name), ("PROJECT_NAME", projectName), ("CONFIGURATION", "Debug"),
            ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ("IPHONEOS_DEPLOYMENT_TARGET", iOSDeploymentTarget ?? ""),
        ].map { BuildSettingAssignment(key: $0.0, value: $0.1) }
        let file = configurationFile.map {
            XcodeConfigurationIncludes(path: $0, read: read).assignments
        }
        return BuildSettings(builtIn + (file ?? []) + assignments)
    }
}

extension GeneratedTarget.Source {
    /// Whether a file belongs to this source.
    public func contains(_ file: String) -> Bool {
        let path = SlashPath.normalized(path)
        guard !path.contains(where: { "*?[{".contains($0) }) else {
            return PathPattern(path).matches(file)
                && !excludes.contains { PathPattern(SlashPath.normalized($0)).matches(file) }
        }
        if file == path { return true }
        guard let inner = SlashPath.relative(file, to: path) else { return false }
        func isNamed(by patterns: [String]) -> Bool {
            patterns.contains { PathPattern($0).matches(inner) || inner.hasPrefix($0 + "/") }
        }
        return !isNamed(by: excludes) && (includes.isEmpty || isNamed(by: includes))
    }

    /// The folder above everything that this source can hold.
    public var folder: String {
        let parts = SlashPath.normalized(path).split(separator: "/")
        let fixed = parts.prefix { part in !part.contains { "*?[{".contains($0) } }
        let isFile = fixed.count == parts.count && fixed.last?.hasSuffix(".swift") == true
        return fixed.dropLast(isFile ? 1 : 0).joined(separator: "/")
    }
}
