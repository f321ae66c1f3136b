import FileTree

/// The address of a git repository, of a kind that can't make git run anything (trap 13).
///
/// Allowed are `https://`, `ssh://` and `file://` urls, `user@host:path`, and paths. Everything else is
/// refused: git would take `ext::…` for a program, `--upload-pack=…` for an option, and `http` and
/// `git` tell nobody who answers.
public struct RepositoryAddress: Sendable, Hashable, CustomStringConvertible {
    /// How git reaches the repository.
    public enum Transport: String, Sendable, Hashable {
        /// `https://host/path`.
        case https
        /// `ssh://user@host/path` or `user@host:path`.
        case ssh
        /// `file:///path` or a path.
        case file

        /// The port that counts where an address names none.
        var ownPort: Int? {
            switch self {
            case .https: 443
            case .ssh: 22
            case .file: nil
            }
        }
    }

    /// The address as it was written.
    public let description: String
    /// How git reaches the repository.
    public let transport: Transport
    /// Host and path without scheme, user, the scheme's own port and `.git`, so that two ways to one
    /// repository are equal: `github.com/acme/templates`. Another port is another server, and stays. For a
    /// path it is the path.
    public let identity: String

    /// The longest address, in bytes.
    private static let maximumLength = 2048

    /// Checks an address.
    /// - Throws: why it is refused.
    public init(_ text: String) throws(AddressRefusal) {
        try Self.checkCharacters(text)
        description = text
        if let scheme = Self.scheme(of: text) {
            let parts = try URLParts(text, scheme: scheme)
            try Self.refuseDotSegments(parts.path)
            transport = parts.transport
            identity = Self.identity(host: parts.host, path: parts.path)
            return
        }
        if Self.isPath(text) {
            // A relative path is made absolute, and loses them, before anything is compared with it.
            if text.hasPrefix("/") { try Self.refuseDotSegments(text) }
            transport = .file
            identity = Self.withoutSlash(text)
            return
        }
        guard let short = try ShortForm(text) else { throw AddressRefusal.notAnAddress(text) }
        try Self.refuseDotSegments(short.path)
        transport = .ssh
        identity = Self.identity(host: short.host, path: short.path)
    }

    /// Whether the address is a path that counts from the project's root.
    public var isRelativePath: Bool { description.hasPrefix(".") }

    /// The address with a relative path made absolute.
    /// - Parameter folder: the absolute path of the folder from which it counts.
    public func resolved(against folder: String) -> RepositoryAddress {
        guard isRelativePath else { return self }
        var parts: [Substring] = []
        for component in "\(folder)/\(description)".split(separator: "/") {
            switch component {
            case ".": break
            case "..": _ = parts.popLast()
            default: parts.append(component)
            }
        }
        return RepositoryAddress(absolutePath: "/" + parts.joined(separator: "/"))
    }

    /// The address of an absolute path.
    public init(absolutePath path: String) {
        description = path
        transport = .file
        identity = Self.withoutSlash(path)
    }

    /// The last part of the path without `.git`, in the form of a package's name; nil where nothing is left.
    public var suggestedName: String? {
        let last = Self.withoutEnding(identity).split(separator: "/").last.map(String.init) ?? ""
        var name = ""
        for byte in last.lowercased().utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): name.append(Character(Unicode.Scalar(byte)))
            case UInt8(ascii: "0")...UInt8(ascii: "9") where !name.isEmpty:
                name.append(Character(Unicode.Scalar(byte)))
            case _ where !name.isEmpty && !name.hasSuffix("-"): name.append("-")
            default: break
            }
        }
        while name.hasSuffix("-") { name.removeLast() }
        return name.isEmpty ? nil : String(name.prefix(64))
    }

    private static func checkCharacters(_ text: String) throws(AddressRefusal) {
        if text.isEmpty { throw .empty }
        if text.hasPrefix("-") { throw .option }
        if text.utf8.count > maximumLength { throw .tooLong }
        if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
            throw .controlCharacter
        }
        if let helper = helper(of: text) { throw .helper(helper) }
    }

    /// Refuses paths that mean another place than their text says; git and servers read `%2e` as a dot and
    /// `%2F` as a slash.
    private static func refuseDotSegments(_ path: String) throws(AddressRefusal) {
        let plain = path.replacing("%2e", with: ".").replacing("%2E", with: ".")
            .replacing("%2f", with: "/").replacing("%2F", with: "/")
        let isDotted = plain.split(separator: "/").contains { $0 == "." || $0 == ".." }
        if isDotted { throw .dotSegment }
    }

    /// The program that git would run for `name::address` (gitremote-helpers(7)).
    private static func helper(of text: String) -> String? {
        let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return !name.isEmpty && text.dropFirst(name.count).hasPrefix("::") ? String(name) : nil
    }

    private static func scheme(of text: String) -> String? {
        let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        return !name.isEmpty && text.dropFirst(name.count).hasPrefix("://") ? String(name) : nil
    }

    private static func isPath(_ text: String) -> Bool {
        text.hasPrefix("/") || text.hasPrefix("./") || text.hasPrefix("../") || text == ".."
            || text == "."
    }

    private static func identity(host: String, path: String) -> String {
        let path = withoutSlash(path.hasPrefix("/") ? path : "/" + path)
        // On a disk `tools` and `tools.git` are two folders.
        return host.isEmpty ? path : host.lowercased() + withoutEnding(path)
    }

    private static func withoutSlash(_ path: String) -> String {
        var path = Substring(path)
        while path.utf8.count > 1, path.hasSuffix("/") { path = path.dropLast() }
        return String(path)
    }

    private static func withoutEnding(_ path: String) -> String {
        path.hasSuffix(".git") && !path.hasSuffix("/.git") ? String(path.dropLast(4)) : path
    }
}

/// The parts of `scheme://user@host:port/path`.
private struct URLParts {
    let transport: RepositoryAddress.Transport
    let host: String
    let path: String

    init(_ text: String, scheme: String) throws(AddressRefusal) {
        guard let transport = RepositoryAddress.Transport(rawValue: scheme) else {
            throw .scheme(scheme)
        }
        let rest = text.dropFirst(scheme.count + 3)
        let authority = rest.prefix { $0 != "/" }
        path = String(rest.dropFirst(authority.count))
        let user = authority.lastIndex(of: "@").map { authority[..<$0] }
        var place = user.map { authority.dropFirst($0.count + 1) } ?? authority
        if let user, user.hasPrefix("-") || place.hasPrefix("-") { throw .option }
        if place.hasPrefix("-") { throw .option }
        if text.contains(where: \.isWhitespace), transport != .file { throw .whiteSpace }
        if let user, user.contains(":") { throw .password }
        let ownPort = transport.ownPort.map { ":\($0)" }
        for suffix in [ownPort, ":"].compactMap({ $0 }) where place.hasSuffix(suffix) {
            place = place.dropLast(suffix.count)
        }
        if transport == .file ? !authority.isEmpty : place.isEmpty {
            throw .notAnAddress(text)
        }
        guard path.utf8.count > 1 else { throw .notAnAddress(text) }
        if text.contains("?") || text.contains("#") { throw .notAnAddress(text) }
        self.transport = transport
        host = String(place)
    }
}

/// The parts of `user@host:path`, the form that scp has.
private struct ShortForm {
    let host: String
    let path: String

    init?(_ text: String) throws(AddressRefusal) {
        guard let colon = text.firstIndex(of: ":"),
            let at = text[..<colon].lastIndex(of: "@")
        else { return nil }
        let user = text[..<at]
        let host = text[text.index(after: at)..<colon]
        let path = text[text.index(after: colon)...]
        if user.hasPrefix("-") || host.hasPrefix("-") || path.hasPrefix("-") { throw .option }
        if text.contains(where: \.isWhitespace) { throw .whiteSpace }
        guard !user.isEmpty, !user.contains("/"), !host.isEmpty, !host.contains("/"),
            !path.isEmpty, path != "/"
        else { return nil }
        self.host = String(host)
        self.path = String(path)
    }
}
