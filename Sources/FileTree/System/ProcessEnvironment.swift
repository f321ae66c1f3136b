#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What this process was started with.
///
/// Foundation tells the same, and takes a millisecond longer for it.
public enum ProcessEnvironment {
    /// The variables of this process.
    public static func variables() -> [String: String] {
        var variables: [String: String] = [:]
        var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        #if canImport(Darwin)
            next = _NSGetEnviron().pointee
        #else
            next = environ
        #endif
        while let place = next, let entry = place.pointee {
            let text = String(cString: entry)
            if let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) {
                variables[String(text[..<equals])] = String(
                    text[text.utf8.index(after: equals)...])
            }
            next = place + 1
        }
        return variables
    }

    /// The absolute path of the working folder; empty where it is gone.
    public static func workingFolder() -> String {
        guard let path = getcwd(nil, 0) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }
}
