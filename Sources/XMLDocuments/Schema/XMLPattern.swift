import CLibXML2

/// A regular expression of XML Schema: letters, classes, `( | ) * + ? {n,m}`, always for a whole text.
///
/// Matching is bounded: libxml2 gives up after a fixed number of steps back, so a pattern that
/// somebody else wrote can't hold the tool up, as one with nested repetitions could in other engines.
public final class XMLPattern: @unchecked Sendable {
    // A compiled expression is only read; each match has its own state (libxml2's xmlregexp.h).
    private let pointer: xmlRegexpPtr

    /// Compiles a pattern, or gives nil where the text isn't one.
    public init?(_ text: String) {
        guard text.utf8.count <= 1000, !text.utf8.contains(0) else { return nil }
        LibXMLInitialisation.ensure()
        // Without a handler libxml2 would print what is wrong; the setting is this thread's own.
        xmlSetStructuredErrorFunc(nil) { _, _ in }
        defer { xmlSetStructuredErrorFunc(nil, nil) }
        let compiled = text.withCString { characters in
            characters.withMemoryRebound(to: xmlChar.self, capacity: text.utf8.count + 1) {
                xmlRegexpCompile($0)
            }
        }
        guard let compiled else { return nil }
        pointer = compiled
    }

    deinit { xmlRegFreeRegexp(pointer) }

    /// Whether the whole text fits; false as well where the bound on steps is passed.
    public func matches(_ text: String) -> Bool {
        guard !text.utf8.contains(0) else { return false }
        xmlSetStructuredErrorFunc(nil) { _, _ in }
        defer { xmlSetStructuredErrorFunc(nil, nil) }
        return text.withCString { characters in
            characters.withMemoryRebound(to: xmlChar.self, capacity: text.utf8.count + 1) {
                xmlRegexpExec(pointer, $0) == 1
            }
        }
    }
}
