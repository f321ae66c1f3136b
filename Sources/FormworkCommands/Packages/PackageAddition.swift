import Diagnostics
import FileTree
import ProjectConfiguration
import TemplateDistribution

/// Makes the reference that `package add` writes of what was asked for.
struct PackageAddition {
    let order: PackageOrder
    let workspace: PackageWorkspace
    let catalog: PackageCatalog
    let session: Session

    /// The reference.
    /// - Throws: `Failure`: 64 for an address or a name that can't be, 65 where there is no version, 69
    ///   where the address can't be reached.
    func reference() throws(Failure) -> PackageReference {
        let place = try PackagePlace(
            order.address, wantsRepository: order.requirement != nil || order.subfolder != nil,
            root: workspace.root, in: session)
        switch place {
        case .folder(let path):
            let reference = PackageReference(
                name: try name(after: try? RepositoryAddress(path)), source: .folder(path))
            return try checked(reference)
        case .repository(let address):
            // What is declared already is found by its address as well.
            let known = workspace.configuration.packages.first { isSame($0, address) }
            let name =
                if let known, order.name == nil { known.name } else {
                    try name(after: address)
                }
            let requirement =
                if let asked = order.requirement { asked } else {
                    try newest(of: address)
                }
            var repository = PackageReference.Repository(
                address: address, requirement: requirement, subfolder: order.subfolder)
            // What is demanded of the tags stays.
            if case .repository(let other) = known?.source, requirement.namesVersions {
                repository.signers = other.signers
            }
            return try checked(PackageReference(name: name, source: .repository(repository)))
        }
    }

    private func isSame(_ reference: PackageReference, _ address: RepositoryAddress) -> Bool {
        guard case .repository(let other) = reference.source else { return false }
        return identity(other)
            == identity(
                .init(address: address, requirement: .branch(""), subfolder: order.subfolder))
    }

    private func identity(_ repository: PackageReference.Repository) -> PackageIdentity {
        PackageIdentity(
            address: repository.address.resolved(against: workspace.root.path),
            subfolder: repository.subfolder)
    }

    private func name(after address: RepositoryAddress?) throws(Failure) -> String {
        if let name = order.name { return name }
        let place = address?.resolved(against: workspace.root.path)
        guard let name = place?.suggestedName, name != SetIndex.builtInName else {
            throw PackageOrder.refusal(
                "no name for the package follows from '\(order.address)'", "give one with --name")
        }
        return name
    }

    /// A name stands for one package.
    private func checked(_ reference: PackageReference) throws(Failure) -> PackageReference {
        guard
            let known = workspace.configuration.packages.first(where: { $0.name == reference.name })
        else { return reference }
        let isSame =
            switch (known.source, reference.source) {
            case (.folder(let one), .folder(let other)): one == other
            case (.repository(let one), .repository(let other)): identity(one) == identity(other)
            default: false
            }
        guard isSame else {
            throw PackageOrder.refusal(
                "another package is called '\(reference.name)' already",
                "give another name with --name, or remove that one first")
        }
        return reference
    }

    /// The newest release and all that go with it, or the newest prerelease where there is nothing else.
    private func newest(
        of address: RepositoryAddress
    ) throws(Failure) -> PackageReference.Requirement {
        let place = address.resolved(against: workspace.root.path)
        let versions = try catalog.versions(of: place).map(\.tag.version)
        if let version = versions.first(where: \.prerelease.isEmpty) ?? versions.first {
            return .from(version)
        }
        throw Failure(
            .invalidInput, id: "package.no-version",
            "'\(address)' has no version tags such as 1.0.0",
            fix: "ask for a branch, such as --branch main, or have a version tagged")
    }
}
