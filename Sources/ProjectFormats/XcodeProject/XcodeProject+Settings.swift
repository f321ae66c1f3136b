extension XcodeProject {
    /// The resolved settings of a target.
    /// - Parameters:
    ///   - target: a target of this project.
    ///   - configuration: the configuration's name; without one, `Debug` where there is one, else
    ///     the first. Templates must fit the code that people work on.
    ///   - projectName: the project's name, for `$(PROJECT_NAME)`.
    ///   - files: the project's `.xcconfig` files.
    public func settings(
        of target: XcodeTarget, configuration: String? = nil, projectName: String = "",
        files: XcodeConfigurationFiles
    ) -> BuildSettings {
        let chosen = Self.choose(configuration, in: target.configurations)
        let name = chosen?.name ?? configuration ?? "Debug"
        let base = Self.choose(name, in: configurations)
        let builtIn = [
            ("TARGET_NAME", target.name), ("TARGETNAME", target.name),
            ("PROJECT_NAME", projectName), ("CONFIGURATION", name),
            ("PRODUCT_NAME", "$(TARGET_NAME)"),
            ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
        ].map { BuildSettingAssignment(key: $0.0, value: $0.1) }
        var assignments = builtIn
        for level in [base, chosen].compactMap(\.self) {
            if let file = level.baseConfiguration {
                assignments += files.assignments(of: file)
            }
            assignments += level.assignments
        }
        return BuildSettings(assignments, context: BuildSettings.Context(configuration: name))
    }

    private static func choose(_ name: String?, in configurations: [XcodeBuildConfiguration])
        -> XcodeBuildConfiguration?
    {
        configurations.first { $0.name == name }
            ?? configurations.first { $0.name.lowercased() == "debug" } ?? configurations.first
    }

    /// The targets that a test target tests: by the project's own statement, by its test host, or
    /// by its dependencies (apps before libraries). Empty where nothing says so.
    public func testedTargets(of test: XcodeTarget, settings: BuildSettings) -> [XcodeTarget] {
        if let id = test.testTargetID, let stated = targets.first(where: { $0.id == id }) {
            return [stated]
        }
        if let name = settings["TEST_TARGET_NAME"], let stated = target(named: name) {
            return [stated]
        }
        let hostParts = (settings["TEST_HOST"] ?? "").split(separator: "/").map(String.init)
        if let bundle = hostParts.last(where: { $0.hasSuffix(".app") }),
            let host = targets.first(where: {
                $0.kind.isApp && ($0.productFile == bundle || "\($0.name).app" == bundle)
            })
        {
            return [host]
        }
        let dependencies = test.dependencies.compactMap(target(named:))
        let apps = dependencies.filter(\.kind.isApp)
        return apps.isEmpty ? dependencies.filter(\.kind.isLibrary) : apps
    }
}

extension BuildSettings {
    /// The name under which the target's code is imported.
    public var moduleName: String? { self["PRODUCT_MODULE_NAME"] }

    /// The least iOS version, such as `17.0`.
    public var iOSDeploymentTarget: String? {
        self["IPHONEOS_DEPLOYMENT_TARGET"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the target is built for iOS.
    public var isIOS: Bool {
        if let platforms = self["SUPPORTED_PLATFORMS"], !platforms.isEmpty {
            return platforms.contains("iphoneos")
        }
        let sdk = self["SDKROOT"] ?? ""
        return sdk.isEmpty || sdk == "auto"
            ? iOSDeploymentTarget != nil : sdk.hasPrefix("iphoneos")
    }
}
