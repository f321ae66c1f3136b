import Diagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A folder outside the project that only this user can enter, and that goes away again.
public enum TemporaryFolder {
    /// Where temporary files belong: `$TMPDIR`, or `/tmp`.
    static var parent: String {
        guard let value = getenv("TMPDIR") else { return "/tmp" }
        let path = String(cString: value)
        return path.hasPrefix("/") ? path : "/tmp"
    }

    /// The path that mkstemp and mkdtemp complete: they put letters of their own for the six X.
    static var nameTemplate: [CChar] { Array("\(parent)/formwork-XXXXXX".utf8CString) }

    /// Makes a folder of a name that nobody can guess, with mode 700.
    /// - Throws: `Failure` with exit code 74 where none can be made.
    public static func make() throws(Failure) -> String {
        var template = nameTemplate
        guard mkdtemp(&template) != nil else {
            let words = String(cString: strerror(errno))
            throw Failure(
                .inputOutput, id: "git.temporary-folder",
                "can't make a temporary folder in '\(parent)': \(words)",
                fix: "set TMPDIR to a folder that you can write to")
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
