/// A target of a Swift package.
public struct SwiftPackageTarget: Sendable, Hashable {
    /// What a target holds.
    public enum Kind: String, Sendable, Hashable {
        case regular
        case executable
        case test
        case macro
        case plugin
        case binary
        case system

        /// The kind that a function of `PackageDescription` makes.
        static func name(ofCall name: String) -> String {
            Kind(call: name)?.rawValue ?? Kind.regular.rawValue
        }

        init?(call name: String) {
            switch name {
            case "target", "Target": self = .regular
            case "executableTarget": self = .executable
            case "testTarget": self = .test
            case "macro": self = .macro
            case "plugin": self = .plugin
            case "binaryTarget": self = .binary
            case "systemLibrary": self = .system
            default: return nil
            }
        }
    }

    /// A dependency by name; `package` is nil for targets of the same package and for names alone.
    public struct Dependency: Sendable, Hashable {
        /// The target's or product's name.
        public var name: String
        /// The package of a product.
        public var package: String?
    }

    /// The target's name.
    public var name: String
    /// What it holds.
    public var kind: Kind
    /// The folder that the manifest states, relative to the package's.
    public var path: String?
    /// The files and folders below its folder that it takes, or nil for all.
    public var sources: [String]?
    /// The files and folders below its folder that it leaves out.
    public var exclude: [String]
    /// What it depends on.
    public var dependencies: [Dependency]
    /// How its code is compiled, with what the package as a whole states.
    public var compilation: SwiftCompilation
    /// Whether it is the package's only target with source files and the tools version is 5.9 or
    /// later: then its files may stand in `Sources` itself.
    public var mayFillSources: Bool
    /// Where its declaration begins in the manifest, in bytes.
    public var offset: Int

    /// The name under which its code is imported.
    public var moduleName: String { ModuleName.identifier(from: name) }

    /// The folders in which SwiftPM looks for the target, in its order: the stated one, or one
    /// named for the target below a conventional folder.
    public var candidateFolders: [String] {
        if let path { return [SlashPath.normalized(path)] }
        let parents =
            switch kind {
            case .test: ["Tests", "Sources", "Source", "src", "srcs"]
            case .plugin: ["Plugins"]
            default: ["Sources", "Source", "src", "srcs"]
            }
        return parents.map { "\($0)/\(name)" } + (mayFillSources ? ["Sources"] : [])
    }

    /// Whether a file of the target's folder belongs to it.
    /// - Parameter inner: the file's path below the target's folder.
    public func takes(_ inner: String) -> Bool {
        func isBelow(_ folder: String) -> Bool {
            let folder = SlashPath.normalized(folder)
            return folder.isEmpty || inner == folder || inner.hasPrefix(folder + "/")
        }
        if exclude.contains(where: isBelow) { return false }
        return sources?.contains(where: isBelow) ?? true
    }
}
