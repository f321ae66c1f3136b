import Diagnostics

/// What a `Package.swift` says, read by its syntax and never run.
public struct SwiftPackage: Sendable, Hashable {
    /// A product that the package offers.
    public struct Product: Sendable, Hashable {
        /// The product's name.
        public var name: String
        /// `library`, `executable` or `plugin`.
        public var kind: String
        /// The names of its targets.
        public var targets: [String]
    }

    /// The version in `// swift-tools-version:`.
    public var toolsVersion: String
    /// The package's name; nil where the manifest computes it.
    public var name: String?
    /// The least version of each platform by its name, such as `iOS` to `17.0`.
    public var platforms: [String: String]
    /// The products.
    public var products: [Product]
    /// The targets whose names are known, in the manifest's order.
    public var targets: [SwiftPackageTarget]
    /// Folders of packages that it depends on by path, relative to its own.
    public var localDependencies: [String]
    /// The language mode that holds where a target states none.
    public var languageMode: String
    /// What reading left open, as notes.
    public var diagnostics: [Diagnostic]

    /// Reads a manifest.
    /// - Parameters:
    ///   - bytes: the content of `Package.swift`.
    ///   - path: the file as people should read it, for diagnostics.
    /// - Throws: `Failure(.invalidInput)` where the file declares no package.
    public init(parsing bytes: [UInt8], path: String) throws(Failure) {
        let text = String(decoding: bytes, as: UTF8.self)
        let evaluator = ManifestEvaluator(parsing: text)
        let stated = evaluator.global("package").call
        let found =
            stated?.name == "Package"
            ? stated
            : evaluator.globals.sorted { $0.key < $1.key }.lazy.compactMap(\.value.call)
                .first { $0.name == "Package" }
        guard let package = found else {
            throw Failure(
                .invalidInput, id: "swift-package.declaration",
                "the manifest declares no package that reading its syntax shows",
                at: SourceLocation(path: path, line: 1, column: 1))
        }
        let reader = SwiftPackageReader(
            package, toolsVersion: ToolsVersionComment.version(in: text))
        toolsVersion = reader.toolsVersion
        name = package["name"].string
        platforms = reader.platforms()
        products = reader.products()
        languageMode = reader.languageMode()
        targets = reader.targets()
        localDependencies = reader.localDependencies()
        diagnostics = reader.diagnostics(path: path, bytes: bytes)
    }

    /// The least iOS version, such as `17.0`; nil where the package states none.
    public var iOSDeploymentTarget: String? { platforms["iOS"] }

    /// The target of a name, or nil.
    public func target(named name: String) -> SwiftPackageTarget? {
        targets.first { $0.name == name }
    }
}
