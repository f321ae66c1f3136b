import Diagnostics
import FileTree

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads and writes the upgrade that waits for its user.
struct UnfinishedUpgradeStore {
    private let root: DirectoryRoot

    init(root: DirectoryRoot) { self.root = root }

    /// Where it is kept.
    static func path() throws(Failure) -> RelativePath {
        do { return try RelativePath(validating: ".formwork/upgrade.json.gz") } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
    }

    /// The upgrade with the file's bytes; nil where none waits.
    /// - Throws: `Failure` with exit code 65 where the file is damaged.
    func read() throws(Failure) -> (upgrade: UnfinishedUpgrade, bytes: [UInt8])? {
        let path = try Self.path()
        guard try root.kind(of: path) == .file else { return nil }
        let bytes = try root.read(path).bytes
        let json = Gzip.expand(bytes, limit: 512 << 20).map { Data($0) }
        let form = json.flatMap { try? JSONDecoder().decode(UpgradeForm.self, from: $0) }
        if let version = form?.schemaVersion, version > 1 {
            throw Failure(
                .unavailable, id: "upgrade.newer",
                "the upgrade was begun by a newer Formwork (form \(version))",
                at: SourceLocation(path: path.string), fix: "update Formwork")
        }
        guard let json,
            let upgrade = try? JSONDecoder().decode(UnfinishedUpgrade.self, from: json)
        else {
            throw Failure(
                .invalidInput, id: "upgrade.damaged",
                "what an upgrade has left to settle can't be read",
                at: SourceLocation(path: path.string),
                fix: "restore it with 'git checkout -- \(path)'; where it never was committed, "
                    + "compare the project with your version control and remove it")
        }
        return (upgrade, bytes)
    }

    /// The upgrade as the file that holds it.
    static func encode(_ upgrade: UnfinishedUpgrade) throws(Failure) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(upgrade), let bytes = Gzip.compress(Array(json)) else {
            throw Failure(
                .inputOutput, id: "upgrade.encode",
                "what is left to settle of the upgrade can't be written down")
        }
        return bytes
    }
}

/// What every version of the form begins with.
private struct UpgradeForm: Decodable {
    var schemaVersion: Int
}

/// An upgrade that waits for its user, in the way of other commands.
public enum OpenUpgrade {
    /// Refuses to work on a project in which an upgrade waits.
    /// - Throws: `Failure` with exit code 1 that names the files.
    public static func refuse(_ root: DirectoryRoot) throws(Failure) {
        guard let (upgrade, _) = try UnfinishedUpgradeStore(root: root).read() else { return }
        let files = upgrade.conflicts.map { "'\($0.path)'" }.joined(separator: ", ")
        throw Failure(
            .findings, id: "upgrade.open",
            "an upgrade waits for you" + (files.isEmpty ? "" : " to settle \(files)"),
            fix: "finish it with 'formwork upgrade --continue', or put everything back with "
                + "'formwork upgrade --abort'")
    }
}
