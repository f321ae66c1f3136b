import Diagnostics
import FileTree
import ProjectConfiguration

/// Holds the tags of chosen versions against the signers that the project demands.
struct SignatureCheck {
    let rootPath: String
    let cache: PackageCache

    /// Refuses versions whose tags none of the demanded signers has signed.
    /// - Throws: a failure with exit code 65 that says why a signature doesn't count, 66 where there is no
    ///   file of signers.
    func check(
        _ locked: [LockedPackage], declaredAs references: [PackageReference]
    ) throws(Failure) {
        for reference in references {
            guard case .repository(let repository) = reference.source,
                let signers = repository.signers
            else { continue }
            let address = repository.address.resolved(against: rootPath)
            let wanted = repository.identity(from: rootPath)
            guard let entry = locked.first(where: { $0.identity(from: rootPath) == wanted }) else {
                continue
            }
            try check(entry.tag ?? "", at: address, signers: signers, reference)
        }
    }

    private func check(
        _ tag: String, at address: RepositoryAddress, signers: RelativePath,
        _ reference: PackageReference
    ) throws(Failure) {
        guard try DirectoryRoot(path: rootPath).kind(of: signers) == .file else {
            throw Failure(
                .notFound, id: "package.signers", "there is no file '\(signers)'",
                at: reference.location,
                fix:
                    "write the signers' names and public keys into it (ssh-keygen(1), ALLOWED SIGNERS)"
            )
        }
        let refusal = try cache.read(address) { (repository) throws(Failure) in
            try repository.refusal(ofTag: tag, signers: "\(rootPath)/\(signers)")
        }
        guard let reason = refusal ?? "the cache doesn't have the repository" else { return }
        throw Failure(
            .invalidInput, id: "package.signature",
            "the signature of the tag '\(tag)' of the package '\(reference.name)' doesn't count: \(reason)",
            at: reference.location,
            fix:
                "have one of those in '\(signers)' sign it with 'git tag -s', or ask for another version"
        )
    }
}
