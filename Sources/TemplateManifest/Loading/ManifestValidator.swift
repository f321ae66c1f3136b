import Diagnostics
import FileTree

/// Finds the sets that a path stands for and validates them, for `formwork validate PATH…`.
///
/// A path may be a set's folder, a `TemplateSets` folder, a package's or project's root, a manifest,
/// or a template of a set.
public struct ManifestValidator: Sendable {
    /// The folder that holds sets in a package or project.
    public static let setsFolder = "TemplateSets"

    /// What a validation saw.
    public struct Report: Sendable {
        /// The folders of the sets, as people should read them.
        public var sets: [String]
        /// Every finding, set by set, each in the order of the text.
        public var diagnostics: [Diagnostic]
    }

    private let loader: ManifestLoader
    private let outside: @Sendable (SetID) throws -> TemplateSet?

    /// Creates a validator.
    /// - Parameters:
    ///   - loader: loads each set.
    ///   - outside: gives sets that stand elsewhere, such as the shipped ones.
    public init(
        loader: ManifestLoader,
        outside: @escaping @Sendable (SetID) throws -> TemplateSet? = { _ in nil }
    ) {
        self.loader = loader
        self.outside = outside
    }

    /// Validates what a path stands for.
    /// - Parameter path: absolute, or relative to the working folder.
    /// - Returns: the report; nil where there is no set at the path, which may be a project with only
    ///   a `Formwork.xml`, or no project at all.
    /// - Throws: `Failure(.notFound)` where nothing stands at the path, `Failure(.inputOutput)` where
    ///   it can't be read.
    public func validate(_ path: String) throws(Failure) -> Report? {
        let path = Self.plain(path)
        switch try Self.kind(of: path) {
        case .absent:
            throw Failure(
                .notFound, id: "validate.not-found", "there is no '\(path)'",
                fix: "name a set's folder, a TemplateSets folder, a package or a project")
        case .folder:
            return try validate(folder: path)
        default:
            guard let folder = try Self.setFolder(around: path) else { return nil }
            return try report(on: [folder])
        }
    }

    private func validate(folder: String) throws(Failure) -> Report? {
        if try Self.isSet(folder) { return try report(on: [folder]) }
        let below = Self.join(folder, Self.setsFolder)
        let parent = try Self.kind(of: below) == .folder ? below : folder
        let isNamedSo = parent == below || Self.lastComponent(folder) == Self.setsFolder
        let sets = try Self.sets(in: parent, all: isNamedSo)
        return sets.isEmpty ? nil : try report(on: sets)
    }

    /// Validates folders; their neighbours are loaded as well where sets extend them.
    private func report(on folders: [String]) throws(Failure) -> Report {
        var members: [SetGroupLoader.Member] = []
        for folder in folders { members.append(try Self.member(folder)) }
        let neighbours = Neighbours(folders: folders)
        let outcomes = SetGroupLoader(loader: loader) { [outside] id in
            if let member = try neighbours.member(id) {
                let group = SetGroupLoader(loader: self.loader) { next in
                    try next == id ? nil : outside(next)
                }
                return try group.load([member])[0].result.get().set
            }
            return try outside(id)
        }.load(members)
        return Report(sets: folders, diagnostics: outcomes.flatMap(\.diagnostics))
    }

    /// The sets beside those that are validated.
    private struct Neighbours: Sendable {
        let folders: [String]

        func member(_ id: SetID) throws(Failure) -> SetGroupLoader.Member? {
            for folder in folders {
                let beside = ManifestValidator.join(
                    ManifestValidator.parent(of: folder), id.description)
                if try ManifestValidator.isSet(beside) {
                    return try ManifestValidator.member(beside)
                }
            }
            return nil
        }
    }
}

/// How folders of sets lie.
extension ManifestValidator {
    fileprivate static func member(_ folder: String) throws(Failure) -> SetGroupLoader.Member {
        let displayRoot = folder == "." ? "" : folder
        let contents = try SetFolderReader.contents(of: folder, displayRoot: displayRoot)
        return SetGroupLoader.Member(
            folderName: try folderName(of: folder), displayRoot: displayRoot,
            origin: .folder(folder),
            files: contents.files, findings: contents.findings)
    }

    /// The name of a folder, also where the path says `.` or `..`.
    private static func folderName(of folder: String) throws(Failure) -> String {
        let name = lastComponent(folder)
        guard name == "." || name == ".." || name.isEmpty else { return name }
        return lastComponent(try FolderPath.absolute(folder))
    }

    fileprivate static func isSet(_ folder: String) throws(Failure) -> Bool {
        try kind(of: join(folder, ManifestLoader.manifestName)) == .file
    }

    /// The folders below a parent that hold a manifest; with `all`, every folder counts, so that a
    /// missing manifest is said.
    private static func sets(in parent: String, all: Bool) throws(Failure) -> [String] {
        var result: [String] = []
        for entry in try DirectoryRoot(path: parent).entries()
        where entry.kind == .folder && !entry.name.hasPrefix(".") {
            let folder = join(parent, entry.name)
            let isIncluded = all ? true : try isSet(folder)
            if isIncluded { result.append(folder) }
        }
        return result
    }

    /// The set's folder that a manifest or template lies in.
    private static func setFolder(around file: String) throws(Failure) -> String? {
        guard file.hasSuffix(".stencil") || lastComponent(file) == ManifestLoader.manifestName
        else { return nil }
        var folder = parent(of: file)
        for _ in 0..<8 {
            if try isSet(folder) { return folder }
            if folder == "." || folder == "/" { return nil }
            folder = parent(of: folder)
        }
        return nil
    }

    private static func kind(of path: String) throws(Failure) -> EntryKind {
        try FolderPath.kind(of: path)
    }

    fileprivate static func join(_ folder: String, _ name: String) -> String {
        if folder == "." { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    fileprivate static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return path == "." ? ".." : "." }
        if lastComponent(path) == ".." { return path + "/.." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func lastComponent(_ path: String) -> String {
        path.split(separator: "/").last.map(String.init) ?? path
    }

    /// The path without `./` in front and `/` at the end.
    private static func plain(_ path: String) -> String {
        var path = Substring(path)
        while path.count > 1, path.last == "/" { path = path.dropLast() }
        while path.count > 2, path.hasPrefix("./") { path = path.dropFirst(2) }
        return String(path)
    }
}
