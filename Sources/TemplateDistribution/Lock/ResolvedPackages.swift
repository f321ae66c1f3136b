import Diagnostics
import FileTree
import ProjectConfiguration

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `Formwork.resolved` beside `Formwork.xml`: which commit of each package the project uses.
///
/// JSON with sorted keys and packages, so that two people who resolve alike get the same bytes. Teams
/// commit it.
public struct ResolvedPackages: Sendable, Hashable {
    /// The name of the file.
    public static let fileName = "Formwork.resolved"
    /// The greatest size of the file, in bytes.
    private static let maximumSize = 4 << 20

    /// The packages.
    public var packages: [LockedPackage]

    /// Creates a lock.
    public init(packages: [LockedPackage] = []) { self.packages = packages }

    /// Reads a project's lock.
    /// - Returns: nil where the project has none.
    /// - Throws: `Failure`: 65 where it isn't one, 69 where a newer Formwork wrote it, 74 where it can't be
    ///   read.
    public static func load(root: DirectoryRoot) throws(Failure) -> ResolvedPackages? {
        let path = try filePath()
        guard try root.kind(of: path) != .absent else { return nil }
        return try ResolvedPackages(bytes: try root.read(path, maximumSize: maximumSize).bytes)
    }

    /// The file's path in a project.
    public static func filePath() throws(Failure) -> RelativePath {
        do { return try RelativePath(validating: fileName) } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
    }

    /// Reads a lock's bytes.
    public init(bytes: [UInt8]) throws(Failure) {
        let data = Data(bytes)
        if let form = try? JSONDecoder().decode(LockForm.self, from: data), form.schemaVersion > 1 {
            throw Failure(
                .unavailable, id: "lock.newer",
                "\(Self.fileName) was written by a newer Formwork (form \(form.schemaVersion))",
                at: SourceLocation(path: Self.fileName), fix: "update Formwork")
        }
        guard let file = try? JSONDecoder().decode(LockFile.self, from: data) else {
            throw Self.damaged("it isn't the JSON that Formwork writes")
        }
        packages = []
        for entry in file.packages { packages.append(try entry.package()) }
    }

    /// The file's bytes.
    public func bytes() throws(Failure) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let sorted = packages.sorted {
            ($0.name, $0.address.description, $0.subfolder?.string ?? "")
                < ($1.name, $1.address.description, $1.subfolder?.string ?? "")
        }
        guard let data = try? encoder.encode(LockFile(packages: sorted.map(LockEntry.init))) else {
            throw Failure(.inputOutput, id: "lock.encode", "the lock can't be written as JSON")
        }
        return Array(data) + [0x0A]
    }

    fileprivate static func damaged(_ reason: String) -> Failure {
        Failure(
            .invalidInput, id: "lock.damaged", "\(fileName) can't be read: \(reason)",
            at: SourceLocation(path: fileName, line: 1, column: 1),
            fix: "restore it with git, or remove it and run 'formwork package resolve'")
    }
}

/// What every version of the file's form has.
private struct LockForm: Decodable {
    var schemaVersion: Int
}

private struct LockFile: Codable {
    var packages: [LockEntry]
    var schemaVersion = 1

    init(packages: [LockEntry]) { self.packages = packages }
}

private struct LockEntry: Codable {
    var name: String
    var url: String
    var path: String?
    var requirement: String?
    var version: String?
    var reference: String?
    var commit: String
    var tree: String

    init(_ package: LockedPackage) {
        name = package.name
        url = package.address.description
        path = package.subfolder?.string
        requirement = package.requirement
        version = package.version?.description
        reference = package.reference
        commit = package.commit
        tree = package.tree
    }

    /// The entry, every part of it checked: it goes to git.
    func package() throws(Failure) -> LockedPackage {
        let address: RepositoryAddress
        do { address = try RepositoryAddress(url) } catch {
            throw ResolvedPackages.damaged("'\(name)': \(error.message)")
        }
        var subfolder: RelativePath?
        if let path {
            do { subfolder = try RelativePath(validating: path) } catch {
                throw ResolvedPackages.damaged("'\(name)': \(error.message)")
            }
        }
        let version = self.version.flatMap { SemanticVersion($0) }
        guard Self.isHash(commit), Self.isHash(tree), (version == nil) == (self.version == nil)
        else { throw ResolvedPackages.damaged("'\(name)' has no valid version, commit or tree") }
        if let reference {
            let name = reference.split(separator: "/", maxSplits: 2).last.map(String.init) ?? ""
            guard reference == "refs/tags/\(name)" || reference == "refs/heads/\(name)",
                GitReferenceName.isValid(name)
            else { throw ResolvedPackages.damaged("'\(self.name)' has no valid reference") }
        }
        let package = LockedPackage(
            name: name, address: address, subfolder: subfolder, requirement: requirement,
            version: version, reference: reference, commit: commit, tree: tree)
        // Without its tag nothing would hold a version to a commit.
        guard package.tag.flatMap({ VersionTag($0) })?.version == version else {
            throw ResolvedPackages.damaged("'\(name)' names no tag of its version")
        }
        return package
    }

    private static func isHash(_ text: String) -> Bool {
        [40, 64].contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
