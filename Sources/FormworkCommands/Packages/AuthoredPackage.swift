import Diagnostics
import FileTree
import GitCommand
import ProjectConfiguration
import TemplateDistribution
import TemplateManifest

/// A package in the repository of its authors: its versions, and what is in the work tree.
struct AuthoredPackage {
    /// One state of the package.
    struct State {
        /// What people call it: a tag, or the work tree.
        var title: String
        /// The version; nil for the work tree.
        var version: SemanticVersion?
        /// Its sets, by their plain ids.
        var sets: [TemplateSet]
        /// The changelog; nil where there is none.
        var changelog: Changelog?
        /// What is doubtful about the sets.
        var warnings: [Diagnostic]
    }

    /// The name under which the package's own sets are loaded.
    private static let ownName = "this"

    /// The folder that holds `TemplateSets`.
    let root: DirectoryRoot
    /// The versions that are tagged, the newest first.
    let versions: [PackageVersion]
    /// The version that the checked-out commit has; nil where it has none.
    let current: SemanticVersion?

    private let repository: BareRepository?
    private let subfolder: RelativePath?
    private let access: PackageAccess

    /// Opens a package.
    /// - Parameters:
    ///   - option: what `--project` says; nil where it wasn't given.
    ///   - subfolder: the package's folder below that.
    /// - Throws: `Failure`: 66 where there is no package.
    init(_ option: String?, subfolder: RelativePath?, in session: Session) throws(Failure) {
        let top = try ProjectLocator(session).project(option)
        root =
            if let subfolder { try DirectoryRoot(path: "\(top.path)/\(subfolder)") } else { top }
        access = PackageAccess(session, isOffline: false)
        let holdsSets = try root.entries().contains {
            $0.name == PackageContents.setsFolder && $0.kind == .folder
        }
        guard holdsSets else {
            throw Failure(
                .notFound, id: "package.no-sets",
                "'\(root.path)' holds no \(PackageContents.setsFolder), so it is no package",
                fix: "name the package's folder with --project or --path")
        }
        let git = try Git.locate().forPackages(mayAsk: false)
        repository = try git.repository(of: root.path)
        self.subfolder =
            if let top = try git.topLevel(of: root.path) {
                try Self.way(from: top, to: root.path, git: git)
            } else { nil }
        let versions = PackageVersion.all(in: try repository?.references() ?? [])
        self.versions = versions
        let head = try repository?.objects(["HEAD^{commit}"]).first ?? nil
        current = head.flatMap { head in
            versions.first { $0.commit == head.id }?.tag.version
        }
    }

    /// The package's folder below the top of its work tree.
    private static func way(
        from top: String, to folder: String, git: Git
    ) throws(Failure) -> RelativePath? {
        let prefix = try git.run(in: folder, ["rev-parse", "--show-prefix"]).text
        guard !prefix.isEmpty else { return nil }
        do { return try RelativePath(typed: prefix) } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
    }

    /// The state at a version.
    /// - Throws: `Failure`: 66 where it isn't tagged, 65 where something in it is invalid.
    func state(at version: SemanticVersion) throws(Failure) -> State {
        guard let repository, let known = versions.first(where: { $0.tag.version == version })
        else { throw unknown(version) }
        let name = known.tag.name
        let reading = try PackageReader(repository, name: name)
            .read(commit: known.commit, subfolder: subfolder)
        guard let reading else {
            throw Failure(
                .inputOutput, id: "package.no-commit",
                "the commit of the tag '\(name)' can't be read",
                fix: "run 'git fsck'")
        }
        let package = LoadedPackage(
            name: Self.ownName, title: name, version: version,
            store: .contents(reading.contents, displayPath: name))
        return try state(
            package, title: name, version: version,
            configuration: reading.contents.files[ProjectConfiguration.fileName]?.bytes,
            changelog: reading.contents.changelog)
    }

    /// The state of the work tree.
    func workTree() throws(Failure) -> State {
        let package = LoadedPackage(
            name: Self.ownName, title: "the work tree",
            store: .folder(root.path, displayPath: ""))
        let changelog = try bytes(of: PackageContents.changelogName)
        return try state(
            package, title: "the work tree", version: nil,
            configuration: try bytes(of: ProjectConfiguration.fileName),
            changelog: changelog.map { String(decoding: $0, as: UTF8.self) })
    }

    private func state(
        _ package: LoadedPackage, title: String, version: SemanticVersion?,
        configuration: [UInt8]?, changelog: String?
    ) throws(Failure) -> State {
        var others = ProjectPackages()
        if let configuration {
            let declared = try ProjectSettings.makeLoader()
                .load(bytes: configuration, path: ProjectConfiguration.fileName)
            others = try access.packages(of: declared, root: root)
        }
        let library = try SetLibrary(root: nil, packages: others.adding(package))
        var state = State(
            title: title, version: version, sets: [], changelog: changelog.map { Changelog($0) },
            warnings: library.warnings)
        var findings: [Diagnostic] = []
        for name in try package.setNames() where SetID(name) != nil {
            do throws(Failure) {
                var loaded = try library.set(named: "\(Self.ownName)/\(name)")
                loaded.set.id = SetID(name) ?? loaded.set.id
                state.sets.append(loaded.set)
                state.warnings += loaded.warnings
            } catch {
                findings += error.diagnostics
            }
        }
        guard findings.isEmpty else { throw Failure(.invalidInput, findings) }
        return state
    }

    private func bytes(of name: String) throws(Failure) -> [UInt8]? {
        let path: RelativePath
        do { path = try RelativePath(validating: name) } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
        guard try root.kind(of: path) == .file else { return nil }
        return try root.read(path, maximumSize: 4 << 20).bytes
    }

    private func unknown(_ version: SemanticVersion) -> Failure {
        let names = versions.map(\.tag.version.description)
        return Failure(
            .notFound, id: "package.no-version", "no tag names the version \(version)",
            fix: names.isEmpty
                ? "tag the version: git tag \(version)"
                : "name one of: \(names.prefix(8).joined(separator: ", "))")
    }
}
