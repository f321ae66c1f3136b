import FileTree
import TemplateManifest

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What was generated, from what, with which answers and the exact base bytes.
///
/// A feature has one receipt, a compressed file that the team commits: `undo` and later upgrades know from
/// it what a developer edited since.
public struct Receipt: Sendable, Equatable, Codable {
    /// The version of this form.
    public var schemaVersion = 1
    /// The feature's name.
    public var feature: String
    /// The parent's path below the feature root; nil at the root.
    public var group: String?
    /// The target that the feature went into; nil where no build system named one.
    public var target: String?
    /// The set.
    public var set: SetReference
    /// The version of Formwork that wrote the receipt.
    public var formwork: String
    /// Parameters as text, by name.
    public var values: [String: String]
    /// Options by id.
    public var options: [String: Bool]
    /// The names of the types, by role.
    public var names: [String: String]
    /// Why the feature can't be upgraded; nil where it can.
    public var notUpgradable: String?
    /// What isn't the same tomorrow or elsewhere.
    public var recorded: RecordedInputs
    /// What was taken from the project; nil in receipts of Formwork 0.1.
    public var surroundings: RecordedSurroundings?
    /// The files, in the order in which the set declares them.
    public var files: [File]
    /// The folders that the generation made, the outermost first.
    public var folders: [RelativePath] = []

    /// Whether only parts were added to a feature that was written by hand.
    public var isOfPartsOnly: Bool {
        names.isEmpty && files.contains { $0.scope == Scope.part.rawValue }
    }

    /// The set that a feature came from.
    public struct SetReference: Sendable, Equatable, Codable {
        /// The set's id.
        public var id: String
        /// Its version.
        public var version: String
        /// Where it was loaded from: `built-in`, `learned`, or a folder's path.
        public var origin: String

        /// Creates a reference.
        public init(id: String, version: String, origin: String) {
            self.id = id
            self.version = version
            self.origin = origin
        }
    }

    /// A generated file.
    public struct File: Sendable, Equatable, Codable {
        /// The file's stable id in the set.
        public var id: String
        /// The path from the project's root.
        public var path: RelativePath
        /// What the file is for.
        public var role: String
        /// Who shares the file: `feature` or `project`.
        public var scope: String
        /// Whether an executable bit is set.
        public var isExecutable: Bool
        /// Whether the generation made the file; false where one of the same content was there before.
        public var isOwn: Bool
        /// The bytes that were generated.
        public var base: StoredBytes
        /// What stood there before and was overwritten; nil where nothing did.
        public var replaced: StoredBytes?
        /// The version of the set that `base` comes from, where an upgrade left a conflict in the file; nil
        /// where it is the receipt's own.
        public var version: String?
        /// Whether an earlier generation made the file and the latest one didn't ask for it.
        public var isLeft: Bool?
        /// Where the set puts the file, where the user has given it another place; nil where that is `path`.
        public var setPath: RelativePath?

        /// Creates a file.
        public init(
            id: String, path: RelativePath, role: String, scope: String, isExecutable: Bool,
            isOwn: Bool, base: StoredBytes, replaced: StoredBytes? = nil
        ) {
            self.id = id
            self.path = path
            self.role = role
            self.scope = scope
            self.isExecutable = isExecutable
            self.isOwn = isOwn
            self.base = base
            self.replaced = replaced
        }
    }
}

/// Bytes in JSON: text as it is where it is UTF-8, base64 otherwise.
public struct StoredBytes: Sendable, Equatable, Codable {
    /// The bytes.
    public var bytes: [UInt8]

    /// Creates stored bytes.
    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    private enum CodingKeys: String, CodingKey {
        case text
        case base64
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            bytes = Array(text.utf8)
        } else {
            bytes = Array(try container.decode(Data.self, forKey: .base64))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding repairs what isn't UTF-8, so equality tells whether it was.
        if text.utf8.elementsEqual(bytes) {
            try container.encode(text, forKey: .text)
        } else {
            try container.encode(Data(bytes), forKey: .base64)
        }
    }
}
