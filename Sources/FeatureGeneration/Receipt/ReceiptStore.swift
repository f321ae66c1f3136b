import Diagnostics
import FileTree

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Finds, reads and names the receipts of a project.
public struct ReceiptStore: Sendable {
    private let root: DirectoryRoot

    /// Creates a store for a project.
    public init(root: DirectoryRoot) { self.root = root }

    /// A receipt and the file that holds it.
    public struct Entry: Sendable, Equatable {
        /// The file.
        public var path: RelativePath
        /// The file's bytes.
        public var bytes: [UInt8]
        /// What it says.
        public var receipt: Receipt
    }

    /// Every receipt, in alphabetical order of its file's name.
    /// - Throws: `Failure` with exit code 65 for a receipt that is damaged.
    public func entries() throws(Failure) -> [Entry] {
        var entries: [Entry] = []
        for name in try fileNames() { entries.append(try entry(named: name)) }
        return entries
    }

    /// The receipts of features of a name, in alphabetical order of their files' names.
    public func entries(of feature: String) throws(Failure) -> [Entry] {
        var entries: [Entry] = []
        for name in try fileNames()
        where name == feature + Self.ending || name.hasPrefix(feature + "~") {
            let entry = try entry(named: name)
            if entry.receipt.feature == feature { entries.append(entry) }
        }
        return entries
    }

    /// The receipt of the feature of a name in a place; nil where there is none.
    func entry(
        of feature: FeatureName, group: String?, target: String?
    ) throws(Failure) -> Entry? {
        try entries(of: feature.description).first { entry in
            entry.receipt.group == group && entry.receipt.target == target
        }
    }

    /// The path for a feature's new receipt: numbered where another feature of that name has one.
    func path(forNew feature: FeatureName) throws(Failure) -> RelativePath {
        let taken = Set(try fileNames())
        var name = feature.description + Self.ending
        var number = 2
        while taken.contains(name) {
            name = "\(feature)~\(number)\(Self.ending)"
            number += 1
        }
        return try Self.path(name)
    }

    /// The file that tells git and its hosts how to treat receipts.
    static func attributesPath() throws(Failure) -> RelativePath {
        do { return try RelativePath(validating: ".formwork/.gitattributes") } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
    }

    /// The folders that receipts need, the outermost first.
    static func folders() throws(Failure) -> [RelativePath] {
        try attributesPath().ancestors.sorted() + path("x").ancestors.sorted()
    }

    /// What that file says: receipts are compressed, and no reviewer reads them.
    static let attributes = Array("*.gz binary -diff linguist-generated\n".utf8)

    /// A receipt as the file that holds it.
    static func encode(_ receipt: Receipt) throws(Failure) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(receipt), let bytes = Gzip.compress(Array(json)) else {
            throw Failure(
                .inputOutput, id: "receipt.encode",
                "the receipt of '\(receipt.feature)' can't be compressed")
        }
        return bytes
    }

    /// The removal of that file, for the last receipt that goes; nil where it isn't there, or was edited.
    func attributesRemoval() throws(Failure) -> FileOperation? {
        let path = try Self.attributesPath()
        guard try root.kind(of: path) == .file else { return nil }
        let bytes = try root.read(path).bytes
        return bytes == Self.attributes
            ? .remove(path, expected: ContentDigest(of: bytes)) : nil
    }

    private static let folder = ".formwork/receipts"
    private static let ending = ".json.gz"

    private static func path(_ name: String) throws(Failure) -> RelativePath {
        do { return try RelativePath(validating: "\(folder)/\(name)") } catch {
            throw Failure(.usage, [error.diagnostic()])
        }
    }

    private func fileNames() throws(Failure) -> [String] {
        let folder: RelativePath
        do { folder = try RelativePath(validating: Self.folder) } catch {
            throw Failure(.inputOutput, [error.diagnostic()])
        }
        switch try root.kind(of: folder) {
        case .absent: return []
        case .folder: break
        default: throw Self.damaged(folder, "receipts lie in a folder, and this isn't one")
        }
        let entries = try root.entries(of: folder).filter { $0.name.hasSuffix(Self.ending) }
        if let other = entries.first(where: { $0.kind != .file }) {
            throw Self.damaged(try Self.path(other.name), "the receipt isn't a file")
        }
        return entries.map(\.name)
    }

    private static func damaged(_ path: RelativePath, _ message: String) -> Failure {
        Failure(
            .invalidInput, id: "receipt.damaged", message,
            at: SourceLocation(path: path.string),
            fix: "restore it with 'git checkout -- \(path)', or remove it")
    }

    private func entry(named name: String) throws(Failure) -> Entry {
        let path = try Self.path(name)
        let bytes = try root.read(path).bytes
        let json = Gzip.expand(bytes).map { Data($0) }
        let form = json.flatMap { try? JSONDecoder().decode(ReceiptForm.self, from: $0) }
        if let version = form?.schemaVersion, version > 1 {
            throw Failure(
                .unavailable, id: "receipt.newer",
                "the receipt was made by a newer Formwork (form \(version))",
                at: SourceLocation(path: path.string), fix: "update Formwork")
        }
        guard let json, let receipt = try? JSONDecoder().decode(Receipt.self, from: json) else {
            throw Self.damaged(path, "the receipt can't be read")
        }
        do { _ = try FeatureName.parse(receipt.feature) } catch {
            throw Self.damaged(path, "the receipt's feature has a name that no feature can have")
        }
        return Entry(path: path, bytes: bytes, receipt: receipt)
    }
}

/// What every version of a receipt's form begins with.
private struct ReceiptForm: Decodable {
    var schemaVersion: Int
}
