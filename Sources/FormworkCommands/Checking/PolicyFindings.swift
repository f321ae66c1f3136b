import BuiltInTemplateSets
import Diagnostics
import FeatureGeneration
import FileTree
import ProjectConfiguration
import TemplateDistribution
import TemplateManifest

/// What the policies of a project's organisation don't allow.
struct PolicyFindings {
    private let project: ScannedProject
    private let receipts: [Receipt]

    /// Creates a check of a project.
    /// - Parameter receipts: what was generated.
    init(_ project: ScannedProject, receipts: [Receipt]) {
        self.project = project
        self.receipts = receipts
    }

    /// A loader with the schema that ships with Formwork.
    static func makeLoader() throws(Failure) -> PolicyLoader {
        try PolicyLoader(schema: BuiltInTemplateSets.schema(named: PolicyLoader.schemaName) ?? [])
    }

    /// Everything that isn't allowed.
    /// - Throws: `Failure`: 65 where a policy is invalid, 66 where it isn't there.
    func all() throws(Failure) -> [Diagnostic] {
        let references = project.configuration.policies
        guard !references.isEmpty else { return [] }
        let loader = try Self.makeLoader()
        var findings: [Diagnostic] = []
        for reference in references {
            let file = try file(of: reference)
            let policy = try loader.load(bytes: file.bytes, path: file.path)
            findings += PolicyCheck(policy).findings(sets: sets, packages: packages)
        }
        return findings
    }

    private func file(
        of reference: PolicyReference
    ) throws(Failure) -> (bytes: [UInt8], path: String) {
        switch reference.source {
        case .file(let path):
            return (
                try bytes(of: path, in: folder),
                project.configurationPlace?.displayPath(of: path) ?? path
            )
        case .package(let name):
            guard let place = project.packages.declared[name] else { break }
            switch project.packages.packages[place].store {
            case .contents(let contents, let shown):
                guard let file = contents.files[OrganisationPolicy.fileName] else { break }
                return (file.bytes, "\(shown)/\(OrganisationPolicy.fileName)")
            case .folder(let path, let shown):
                let root = try DirectoryRoot(path: path)
                return (
                    try bytes(of: OrganisationPolicy.fileName, in: root),
                    "\(shown)/\(OrganisationPolicy.fileName)"
                )
            }
        }
        throw Failure(
            .notFound, id: "policy.missing",
            "the package has no \(OrganisationPolicy.fileName) at its root",
            at: reference.location, fix: "name another package, or a file with 'path'")
    }

    private func bytes(of path: String, in root: DirectoryRoot) throws(Failure) -> [UInt8] {
        let relative: RelativePath
        do { relative = try RelativePath(typed: path) } catch {
            throw Failure(.invalidInput, [error.diagnostic()])
        }
        return try root.read(relative, maximumSize: 4 << 20).bytes
    }

    /// The folder from which the configuration's paths count.
    private var folder: DirectoryRoot { project.configurationPlace?.folder ?? project.root }

    /// The packages that the project declares.
    private var packages: [PolicyCheck.PackageUse] {
        project.configuration.packages.map { reference in
            let loaded = loaded(reference.name)
            return PolicyCheck.PackageUse(
                name: reference.name, address: address(of: reference.name),
                version: loaded?.version, location: reference.location)
        }
    }

    /// The sets that are pinned, and those of generated features.
    private var sets: [PolicyCheck.SetUse] {
        let pins = project.configuration.sets.map { pin in
            let set = try? project.library.set(named: pin.id).set
            return PolicyCheck.SetUse(
                id: pin.id, version: set?.version,
                source: source(of: set?.id.description ?? pin.id),
                user: "the pin", location: pin.location,
                renewal: "take a newer version of the package, or pin another set")
        }
        let features = receipts.map { receipt in
            PolicyCheck.SetUse(
                id: receipt.set.id, version: SemanticVersion(receipt.set.version),
                source: source(of: receipt.set.id), user: "the feature '\(receipt.feature)'",
                location: receipt.files.first.map { SourceLocation(path: $0.path.string) },
                renewal: "run 'formwork upgrade \(receipt.feature)'")
        }
        return pins + features
    }

    private func source(of id: String) -> PolicyCheck.SetUse.Source {
        let parts = id.split(separator: "/").map(String.init)
        if parts.count == 2 {
            return parts[0] == SetIndex.builtInName ? .builtIn : .package(address(of: parts[0]))
        }
        let isOwn = project.library.hasOwnSet(id)
        return !isOwn && BuiltInTemplateSets.setIDs.contains(id) ? .builtIn : .project
    }

    private func loaded(_ name: String) -> LoadedPackage? {
        project.packages.declared[name].map { project.packages.packages[$0] }
    }

    private func address(of name: String) -> RepositoryAddress? {
        loaded(name)?.address?.resolved(against: folder.path)
    }
}
