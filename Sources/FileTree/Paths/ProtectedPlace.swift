/// A place that belongs to git, Xcode, SwiftPM or Formwork itself, where no template may write.
///
/// (Decision 6, trap 19.)
public enum ProtectedPlace: String, Sendable, Hashable, CaseIterable {
    /// The repository's own data: `.git`.
    case git
    /// Formwork's receipts and state: `.formwork`, and its transaction's folder.
    case formwork
    /// SwiftPM's settings and build products: `.swiftpm` and `.build`.
    case swiftpm
    /// An Xcode project: `*.xcodeproj`.
    case xcodeProject
    /// An Xcode workspace: `*.xcworkspace`.
    case xcodeWorkspace
    /// A package's manifest or lock: `Package.swift`, `Package@swift-5.9.swift`, `Package.resolved`.
    case packageManifest

    /// The protected place that a path is or lies in, in any case and Unicode form; nil where none.
    public static func holding(_ path: RelativePath) -> ProtectedPlace? {
        let components = path.components
        for (index, component) in components.enumerated() {
            let folded = PathFolding.foldForgivingly(component)
            if let place = place(ofComponent: folded) { return place }
            if index == components.count - 1, isPackageManifest(folded) { return .packageManifest }
        }
        return nil
    }

    /// What people call the place.
    public var title: String {
        switch self {
        case .git: "git's own folder"
        case .formwork: "Formwork's own folder"
        case .swiftpm: "SwiftPM's own folder"
        case .xcodeProject: "an Xcode project"
        case .xcodeWorkspace: "an Xcode workspace"
        case .packageManifest: "a package manifest"
        }
    }

    private static func place(ofComponent folded: String) -> ProtectedPlace? {
        switch folded {
        // `git~1` is the short name that NTFS gives to `.git`.
        case ".git", "git~1": .git
        case ".formwork", TransactionFolder.name: .formwork
        case ".swiftpm", ".build": .swiftpm
        default:
            if folded.hasSuffix(".xcodeproj") {
                .xcodeProject
            } else if folded.hasSuffix(".xcworkspace") {
                .xcodeWorkspace
            } else {
                nil
            }
        }
    }

    private static func isPackageManifest(_ folded: String) -> Bool {
        folded == "package.swift" || folded == "package.resolved"
            || (folded.hasPrefix("package@swift-") && folded.hasSuffix(".swift"))
    }
}
