#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A path below some folder, which can't leave it by its spelling.
///
/// It has no empty, `.` or `..` component, doesn't begin with `/` or `~`, holds no NUL or other
/// control character, and is in Unicode's composed form (NFC), so that one file has one spelling.
/// `a..b.swift` is fine. Equality is Unicode's canonical one. (Decision 7, traps 1 and 2.)
public struct RelativePath: Sendable, Hashable {
    /// The path with `/` between its components.
    public let string: String

    /// The longest component, in UTF-8 bytes: `NAME_MAX` of the file systems in use.
    public static let maximumComponentLength = 255
    /// The longest path, in UTF-8 bytes: `PATH_MAX` on Linux.
    public static let maximumLength = 4096

    /// Checks a path and composes it.
    /// - Parameter text: the path; `/` separates components on every system.
    /// - Throws: why the path is refused.
    public init(validating text: String) throws(PathRefusal) {
        if let plain = Self.plainASCII(text) {
            string = plain
            return
        }
        let composed = CanonicalComposition.compose(text)
        try Self.check(composed)
        string = composed
    }

    /// Checks a path that a person typed: `./` in front and `/` at the end are dropped first.
    /// - Throws: why the path is refused.
    public init(typed text: String) throws(PathRefusal) {
        var rest = Substring(text)
        while rest.utf8.starts(with: "./".utf8), rest.utf8.count > 2 { rest = rest.dropFirst(2) }
        while rest.utf8.last == UInt8(ascii: "/"), rest.utf8.count > 1 { rest = rest.dropLast() }
        try self.init(validating: String(rest))
    }

    private init(unchecked string: String) {
        self.string = string
    }

    /// The components from the outermost folder to the name; at least one.
    public var components: [String] { string.slashParts }

    /// The last component.
    public var name: String {
        guard let slash = string.lastSlash else { return string }
        return String(string[string.utf8.index(after: slash)...])
    }

    /// Whether the last component is an ASCII name, which takes no text of its own to find out.
    public func isNamed(_ name: StaticString) -> Bool {
        guard hasSuffix(name) else { return false }
        let before = string.utf8.dropLast(name.utf8CodeUnitCount).last
        return before == nil || before == UInt8(ascii: "/")
    }

    /// Whether the path ends with an ASCII text.
    public func hasSuffix(_ ending: StaticString) -> Bool {
        let length = ending.utf8CodeUnitCount
        return string.withBytes { bytes in
            guard bytes.count >= length, let start = bytes.baseAddress else { return false }
            return memcmp(start + (bytes.count - length), ending.utf8Start, length) == 0
        }
    }

    /// What follows the last dot of the name; nil where there is none, or only a leading one.
    public var fileExtension: String? {
        let name = name
        return name.extensionDot.map { String(name[name.utf8.index(after: $0)...]) }
    }

    /// The name without its extension.
    public var stem: String {
        let name = name
        return name.extensionDot.map { String(name[..<$0]) } ?? name
    }

    /// The folder that holds the entry; nil where that is the root itself.
    public var parent: RelativePath? {
        guard let slash = string.lastSlash else { return nil }
        return RelativePath(unchecked: String(string[..<slash]))
    }

    /// The folders above the entry, the outermost first.
    public var ancestors: [RelativePath] {
        var found: [RelativePath] = []
        var next = parent
        while let folder = next {
            found.append(folder)
            next = folder.parent
        }
        return found.reversed()
    }

    /// The deepest folder that each of some folders is or lies in; nil where that is the root, or of none.
    public static func commonFolder(of folders: some Sequence<RelativePath>) -> RelativePath? {
        var common: RelativePath?
        for folder in folders {
            guard var shared = common else {
                common = folder
                continue
            }
            while !folder.hasPrefix(shared) {
                guard let parent = shared.parent else { return nil }
                shared = parent
            }
            common = shared
        }
        return common
    }

    /// The deepest folder that holds every one of some files; nil where that is the root, or of none.
    public static func commonFolder(holding files: some Sequence<RelativePath>) -> RelativePath? {
        var folders: [RelativePath] = []
        for file in files {
            guard let folder = file.parent else { return nil }
            folders.append(folder)
        }
        return commonFolder(of: folders)
    }

    /// The path of an entry below this one.
    /// - Parameter text: a relative path of one or more components.
    /// - Throws: why the result would be refused.
    public func appending(_ text: String) throws(PathRefusal) -> RelativePath {
        let below = try RelativePath(validating: text)
        return try appending(below)
    }

    /// The path of an entry below this one.
    /// - Throws: a refusal where the result would be too long.
    public func appending(_ below: RelativePath) throws(PathRefusal) -> RelativePath {
        let joined = "\(string)/\(below.string)"
        guard joined.utf8.count <= Self.maximumLength else {
            throw PathRefusal(path: joined, reason: .tooLong)
        }
        return RelativePath(unchecked: joined)
    }

    /// Whether this is `folder` or lies below it.
    public func hasPrefix(_ folder: RelativePath) -> Bool {
        string.withBytes { mine in
            folder.string.withBytes { outer in
                guard mine.begins(with: outer) else { return false }
                return mine.count == outer.count || mine[outer.count] == UInt8(ascii: "/")
            }
        }
    }

    /// The path as seen from `folder`; nil where it doesn't lie below it.
    public func relative(to folder: RelativePath) -> RelativePath? {
        guard hasPrefix(folder), string.utf8.count > folder.string.utf8.count else { return nil }
        let rest = string.utf8.dropFirst(folder.string.utf8.count + 1)
        return RelativePath(unchecked: String(decoding: rest, as: UTF8.self))
    }

    /// The key under which two paths are one file on a Mac: without case and Unicode form.
    ///
    /// Two outputs with one key can't both exist on a case-insensitive file system (trap 2).
    public var foldedKey: String {
        PathFolding.fold(string)
    }
}

extension RelativePath {
    /// The text itself where it is printable ASCII that needs no further thought; nil otherwise.
    private static func plainASCII(_ text: String) -> String? {
        var copy = text
        let isPlain = copy.withUTF8 { bytes in
            guard let first = bytes.first, first != UInt8(ascii: "~"), bytes.count <= 255 else {
                return false
            }
            var startsComponent = true
            for byte in bytes {
                if byte < 0x20 || byte >= 0x7F { return false }
                if byte == UInt8(ascii: "/") {
                    if startsComponent { return false }
                    startsComponent = true
                } else {
                    if startsComponent, byte == UInt8(ascii: ".") { return false }
                    startsComponent = false
                }
            }
            return !startsComponent
        }
        return isPlain ? copy : nil
    }

    private static func check(_ text: String) throws(PathRefusal) {
        func refuse(_ reason: PathRefusal.Reason) -> PathRefusal {
            PathRefusal(path: text, reason: reason)
        }
        let bytes = text.utf8
        guard let first = bytes.first else { throw refuse(.empty) }
        for scalar in text.unicodeScalars where PathRefusal.isControl(scalar) {
            throw refuse(.controlCharacter(scalar))
        }
        if first == UInt8(ascii: "/") { throw refuse(.absolute) }
        if first == UInt8(ascii: "~") { throw refuse(.home) }
        if bytes.count > maximumLength { throw refuse(.tooLong) }
        if bytes.last == UInt8(ascii: "/") { throw refuse(.trailingSlash) }
        let slash = UInt8(ascii: "/")
        for component in bytes.split(separator: slash, omittingEmptySubsequences: false) {
            if component.isEmpty { throw refuse(.emptyComponent) }
            if component.elementsEqual("..".utf8) { throw refuse(.leavesFolder) }
            if component.elementsEqual(".".utf8) { throw refuse(.dotComponent) }
            if component.count > maximumComponentLength { throw refuse(.componentTooLong) }
        }
    }

}

extension String {
    /// Calls something with the text's bytes; unlike `withUTF8` without a copy of the text, which would be counted as
    /// one more holder of it and as one less again.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        // A text that a framework of Apple's holds.
        var copy = self
        return copy.withUTF8(body)
    }

    /// The texts between slashes, none of them empty.
    ///
    /// A scan asks this of every path several times, and `split`, which looks for characters, takes ten times as long.
    public var slashParts: [String] {
        withBytes { bytes in
            var parts: [String] = []
            var start = 0
            for index in 0...bytes.count
            where index == bytes.count || bytes[index] == UInt8(ascii: "/") {
                if index > start {
                    let part = UnsafeBufferPointer(rebasing: bytes[start..<index])
                    parts.append(String(decoding: part, as: UTF8.self))
                }
                start = index + 1
            }
            return parts
        }
    }

    /// The dot before a name's extension; nil where nothing stands before it or behind it.
    fileprivate var extensionDot: Index? {
        let place = withBytes { bytes -> Int? in
            guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot > 0, dot < bytes.count - 1
            else { return nil }
            return dot
        }
        return place.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// Where the last `/` stands; nil where there is none.
    ///
    /// A scan asks this of every path several times, and `utf8.lastIndex(of:)` takes ten times as long.
    public var lastSlash: Index? {
        let place = withBytes { bytes in bytes.lastIndex(of: UInt8(ascii: "/")) }
        return place.map { utf8.index(startIndex, offsetBy: $0) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the bytes begin with others.
    public func begins(with other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count >= other.count else { return false }
        guard let start = baseAddress, let place = other.baseAddress, !other.isEmpty else {
            return true
        }
        return memcmp(start, place, other.count) == 0
    }
}

extension RelativePath: Comparable {
    /// Orders by Unicode scalars, which is the same on every system and in every locale.
    public static func < (left: RelativePath, right: RelativePath) -> Bool {
        left.string < right.string
    }
}

extension RelativePath: CustomStringConvertible {
    /// The path as it is shown to people.
    public var description: String { string }
}

extension RelativePath: Codable {
    /// Reads a path that was written as a string, and checks it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        do throws(PathRefusal) {
            try self.init(validating: text)
        } catch {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: error.message)
        }
    }

    /// Writes the path as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(string)
    }
}
