import Diagnostics
import TemplateManifest

/// What Formwork reads of a package: its sets, its changelog and what it builds on.
public struct PackageContents: Sendable, Hashable {
    /// The folder that holds the sets.
    public static let setsFolder = "TemplateSets"
    /// The changelog.
    public static let changelogName = "CHANGELOG.md"

    /// The files by their path in the package's folder.
    public var files: [String: PackageFile]

    /// Creates contents.
    public init(files: [String: PackageFile]) { self.files = files }

    /// The names of the sets' folders, in alphabetical order.
    public var setNames: [String] {
        let prefix = Self.setsFolder + "/"
        var names: Set<String> = []
        for path in files.keys where path.hasPrefix(prefix) {
            let parts = path.dropFirst(prefix.count).split(separator: "/", maxSplits: 1)
            // A file beside the sets belongs to none of them.
            if parts.count == 2, !parts[0].hasPrefix(".") { names.insert(String(parts[0])) }
        }
        return names.sorted()
    }

    /// The files of one set by their path in its folder; hidden ones are no part of it.
    public func files(ofSet name: String) -> [String: PackageFile] {
        let prefix = "\(Self.setsFolder)/\(name)/"
        var result: [String: PackageFile] = [:]
        for (path, file) in files where path.hasPrefix(prefix) {
            let own = String(path.dropFirst(prefix.count))
            if !own.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
                result[own] = file
            }
        }
        return result
    }

    /// The changelog's text; nil where there is none.
    public var changelog: String? {
        files[Self.changelogName].map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
