/// What a target of an Xcode project builds.
public enum XcodeProductKind: Sendable, Hashable {
    case application
    case watchApplication
    case appClip
    case unitTests
    case uiTests
    case framework
    case staticLibrary
    case dynamicLibrary
    case appExtension
    case commandLineTool
    case bundle
    /// A target that runs scripts or an outside build system and has no product of its own.
    case aggregate
    /// A product type that Formwork has no use for, as written in the project.
    case other(String)

    /// Reads `com.apple.product-type.…`.
    public init(productType: String) {
        let prefix = "com.apple.product-type."
        let name =
            productType.hasPrefix(prefix)
            ? String(productType.dropFirst(prefix.count)) : productType
        switch name {
        case "application", "application.messages": self = .application
        case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
            self = .watchApplication
        case "application.on-demand-install-capable": self = .appClip
        case "bundle.unit-test", "bundle.ocunit-test": self = .unitTests
        case "bundle.ui-testing": self = .uiTests
        case "framework", "framework.static", "framework.dynamic": self = .framework
        case "library.static": self = .staticLibrary
        case "library.dynamic": self = .dynamicLibrary
        case "tool": self = .commandLineTool
        case "bundle": self = .bundle
        case _ where name.contains("extension"), "xpc-service": self = .appExtension
        default: self = .other(productType)
        }
    }

    /// Reads the name of a product in Tuist's manifests, such as `app` or `unitTests`.
    init(tuistProduct name: String) {
        switch name {
        case "app": self = .application
        case "watch2App": self = .watchApplication
        case "appClip": self = .appClip
        case "unitTests": self = .unitTests
        case "uiTests": self = .uiTests
        case "framework", "staticFramework": self = .framework
        case "staticLibrary": self = .staticLibrary
        case "dynamicLibrary": self = .dynamicLibrary
        case "commandLineTool": self = .commandLineTool
        case "bundle": self = .bundle
        case _ where name.lowercased().hasSuffix("extension"): self = .appExtension
        default: self = .other(name)
        }
    }

    /// Whether the target holds tests.
    public var isTest: Bool { self == .unitTests || self == .uiTests }

    /// Whether the target is an app that a person starts.
    public var isApp: Bool { self == .application || self == .appClip || self == .watchApplication }

    /// Whether other targets import the target.
    public var isLibrary: Bool {
        self == .framework || self == .staticLibrary || self == .dynamicLibrary
    }

    /// Whether the target extends an app.
    public var isExtension: Bool { self == .appExtension }
}
