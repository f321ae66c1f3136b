/// A file that ships inside the binary.
public struct EmbeddedResource: Sendable {
    /// The path from the package's root, with `/`, such as `TemplateSets/mvvm-observable/template-set.xml`.
    public let path: String
    /// Whether the file had an executable bit when it was embedded.
    public let isExecutable: Bool
    private let text: StaticString
    private let isBase64: Bool

    init(path: String, isExecutable: Bool, text: StaticString) {
        self.path = path
        self.isExecutable = isExecutable
        self.text = text
        self.isBase64 = false
    }

    init(path: String, isExecutable: Bool, base64: StaticString) {
        self.path = path
        self.isExecutable = isExecutable
        self.text = base64
        self.isBase64 = true
    }

    /// The file's bytes.
    public var bytes: [UInt8] {
        let stored = text.withUTF8Buffer { Array($0) }
        return isBase64 ? Base64.decode(stored) : stored
    }
}

/// The template sets and schemas that ship inside the binary.
public enum BuiltInTemplateSets {
    /// Every embedded file, in alphabetical order of its path.
    public static var resources: [EmbeddedResource] { embeddedResources }

    /// The files of one set, with paths relative to the set's folder.
    /// - Parameter id: the set's id, which is its folder's name.
    public static func files(ofSet id: String) -> [(path: String, resource: EmbeddedResource)] {
        let prefix = "TemplateSets/\(id)/"
        return resources.filter { $0.path.hasPrefix(prefix) }
            .map { (String($0.path.dropFirst(prefix.count)), $0) }
    }

    /// The ids of the shipped sets, in alphabetical order.
    public static var setIDs: [String] {
        resources.compactMap { resource in
            let parts = resource.path.split(separator: "/")
            guard parts.count == 3, parts[0] == "TemplateSets", parts[2] == "template-set.xml"
            else { return nil }
            return String(parts[1])
        }
    }

    /// A shipped schema's bytes, or nil where there is none of that name.
    /// - Parameter name: the file's name, such as `template-set-1.xsd`.
    public static func schema(named name: String) -> [UInt8]? {
        resources.first { $0.path == "schemas/\(name)" }?.bytes
    }
}

/// The standard alphabet of RFC 4648, as the embedding tool writes it.
private enum Base64 {
    static func decode(_ characters: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var buffer: UInt32 = 0
        var bits = 0
        for character in characters {
            let value: UInt32
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(character) - 65
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(character) - 71
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(character) + 4
            case UInt8(ascii: "+"): value = 62
            case UInt8(ascii: "/"): value = 63
            default: continue
            }
            buffer = (buffer << 6) | value
            bits += 6
            if bits >= 8 {
                bits -= 8
                result.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
            }
        }
        return result
    }
}
