import BuiltInTemplateSets
import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateManifest

/// Checks everything that a path stands for: sets, and a project's `Formwork.xml`.
struct PathValidation: Sendable {
    /// What became of a set or a configuration.
    struct Verdict: Sendable {
        /// What was checked, as people should read it.
        var path: String
        /// What was found.
        var findings: [Diagnostic]

        /// Whether nothing worse than a warning was found.
        var isValid: Bool { !findings.contains { $0.severity == .error } }
    }

    private let session: Session
    private let loader: ManifestLoader
    private let shipped: SetLibrary

    /// Creates a validation.
    init(_ session: Session) throws(Failure) {
        self.session = session
        shipped = try SetLibrary(root: nil)
        loader = try SetLibrary.makeLoader()
    }

    /// A validator of a path, where sets may extend those that ship with Formwork and those of the packages that
    /// the project around the path declares. Packages are read only where a set asks for one.
    private func validator(for path: String) -> ManifestValidator {
        let (session, shipped) = (session, shipped)
        return ManifestValidator(loader: loader) { id in
            let name = id.description
            if try shipped.names(name) { return try shipped.set(named: name).set }
            guard name.contains("/"), let root = Self.project(around: session.absolutePath(path))
            else { return nil }
            let library = try ProjectSets(root: root, in: session).library
            return try library.names(name) ? library.set(named: name).set : nil
        }
    }

    /// The nearest folder, from a path upwards, that holds a configuration.
    private static func project(around path: String) -> DirectoryRoot? {
        var folder = path
        while true {
            if let root = try? DirectoryRoot(path: folder), let entries = try? root.entries(),
                entries.contains(where: { $0.name == ProjectConfiguration.fileName })
            {
                return root
            }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    /// Checks a path.
    /// - Throws: `Failure` with the exit code `notFound` where there is no such path, or nothing to
    ///   check there; what is invalid is a finding.
    func verdicts(on path: String) throws(Failure) -> [Verdict] {
        var verdicts: [Verdict] = []
        if let report = try validator(for: path).validate(path) {
            verdicts += Self.verdicts(of: report)
        }
        if let configuration = try configuration(at: path) { verdicts.append(configuration) }
        if let policy = try policy(at: path) { verdicts.append(policy) }
        guard verdicts.isEmpty else { return verdicts }
        throw Failure(
            .notFound, id: "validate.nothing",
            "'\(path)' holds no \(ManifestLoader.manifestName) and no "
                + ProjectConfiguration.fileName,
            fix: "name a set's folder, a folder with TemplateSets, or a project with "
                + ProjectConfiguration.fileName)
    }

    /// The findings of each set: those of its own files.
    private static func verdicts(of report: ManifestValidator.Report) -> [Verdict] {
        var rest = report.diagnostics
        var verdicts = report.sets.map { folder in
            let prefix = folder == "." ? "" : "\(folder)/"
            let own = rest.filter { $0.location?.path.hasPrefix(prefix) ?? false }
            rest.removeAll { own.contains($0) }
            return Verdict(path: folder, findings: own)
        }
        // What belongs to no file is still said, and keeps the sets from counting as valid.
        if !verdicts.isEmpty { verdicts[0].findings += rest }
        return verdicts
    }

    private func configuration(at path: String) throws(Failure) -> Verdict? {
        guard let (root, shown) = try file(ProjectConfiguration.fileName, at: path) else {
            return nil
        }
        do throws(Failure) {
            let configuration = try ProjectSettings.configuration(at: ConfigurationPlace(for: root))
            let library = try SetLibrary(root: root)
            try ProjectSettings.checkPins(of: configuration, in: library, hasPackages: false)
            // What sets of packages declare isn't known before they are fetched.
            guard configuration.packages.isEmpty else { return Verdict(path: shown, findings: []) }
            let use = ConfigurationUse(
                configuration: configuration, sets: try library.all().map(\.set))
            return Verdict(path: shown, findings: use.findings)
        } catch {
            guard error.exitCode == .invalidInput else { throw error }
            return Verdict(path: shown, findings: error.diagnostics)
        }
    }

    /// The policy that an organisation distributes in a package or keeps in a project.
    private func policy(at path: String) throws(Failure) -> Verdict? {
        let name = OrganisationPolicy.fileName
        guard let (root, shown) = try file(name, at: path) else { return nil }
        do throws(Failure) {
            let bytes = try NamedFile("\(root.path)/\(name)", in: session).bytes()
            _ = try PolicyFindings.makeLoader().load(bytes: bytes, path: shown)
            return Verdict(path: shown, findings: [])
        } catch {
            guard error.exitCode == .invalidInput else { throw error }
            return Verdict(path: shown, findings: error.diagnostics)
        }
    }

    /// A file of a name that a path means, as itself or by its folder: the folder, and how people should read
    /// the file.
    private func file(
        _ name: String, at path: String
    ) throws(Failure) -> (root: DirectoryRoot, shown: String)? {
        var folder = path
        if path == name || path.hasSuffix("/\(name)") {
            folder = path == name ? "." : String(path.dropLast(name.count + 1))
        }
        guard let root = try? DirectoryRoot(path: session.absolutePath(folder)),
            try root.entries().contains(where: { $0.name == name })
        else { return nil }
        return (root, folder == "." ? name : "\(folder)/\(name)")
    }
}
